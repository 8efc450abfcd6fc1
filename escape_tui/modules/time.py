"""Time chambers: prohibitions for everybody, and tasks against a running timer."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.chance import shuffled
from escape_tui.engine.dice import die_to_lose
from escape_tui.engine.effect import Command, Effect, Event, Question, RuleError, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Cost
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Millis, Moment, Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.modules.toll import (
    VOLUNTEER,
    KeepDice,
    Toll,
    TollPaid,
    VolunteerDie,
    keep_dice,
    toll,
    volunteer_die,
    ways_to_answer,
)
from escape_tui.rules.dice import AsideLost, DieReturned, DieSetAside, FreeDice, recalled
from escape_tui.rules.exploring import Laid
from escape_tui.rules.gems import DepotFilled, GemCommand
from escape_tui.rules.moving import AdventurersSwapped, BarredBy, Entered, IsSafe, Transport
from escape_tui.rules.paying import companions, payment
from escape_tui.rules.setup import Expansion, Preparation

GREEN = "green"
BLUE = "blue"

#: The most time chambers that a table may choose.
FEWEST, MOST = 2, 4

#: How many players lose a die if the torches were not lit (time.torch).
TORCH_PAYERS = 2

PROHIBITION = "time.prohibition"
SACRIFICE = "time.sacrifice"

#: The chambers that ask for icons while their timer runs, by rule.
DEMANDS: Mapping[ChamberId, str] = {"torch": "time.torch", "lava-dice": "time.lava", "lava-gems": "time.lava"}


class MeetDemand(Command, frozen=True):
    """time.torch, time.lava — pay together what the chamber asks for next."""


class TimerRunsOut(Moment, frozen=True):
    chamber: ChamberId


class Timed(Struct, frozen=True):
    """A time chamber discovered by *by*; *step* is its present prohibition or task."""

    chamber: ChamberId
    timer: str
    by: PlayerId | None
    step: int = 0


class TimersInPlay(Part, frozen=True):
    """The chambers whose timers run, those that wait for a timer, and the owners of dice in the sacrifice
    chamber."""

    running: tuple[Timed, ...] = ()
    waiting: tuple[Timed, ...] = ()
    sacrificed: tuple[PlayerId, ...] = ()

    def stands(self, chamber: ChamberId) -> Timed | None:
        """*chamber* at its present step, if its timer runs."""
        return next((timed for timed in self.running if timed.chamber == chamber), None)

    def next_for(self, timer: str) -> Timed | None:
        """time.queue — the chamber that has waited longest for *timer*."""
        return next((timed for timed in self.waiting if timed.timer == timer), None)

    def is_in_use(self, timer: str) -> bool:
        return any(timed.timer == timer for timed in self.running)


class TimerAwaited(Event, frozen=True):
    """time.queue — the timer is in use, so *chamber* waits."""

    chamber: ChamberId
    timer: str
    by: PlayerId | None

    def apply(self, state: State) -> State:
        timers = state.part(TimersInPlay)
        waiting = (*timers.waiting, Timed(self.chamber, self.timer, self.by))
        return state.with_part(replace(timers, waiting=waiting))


class TimerStarted(Event, frozen=True):
    chamber: ChamberId
    timer: str
    by: PlayerId | None
    until: Millis

    def apply(self, state: State) -> State:
        timers = state.part(TimersInPlay)
        started = Timed(self.chamber, self.timer, self.by)
        waiting = tuple(timed for timed in timers.waiting if timed != started)
        running = state.with_part(replace(timers, running=(*timers.running, started), waiting=waiting))
        return running.with_deadline(self.until, TimerRunsOut(self.chamber))


class TimerTurned(Event, frozen=True):
    """time.prohibition — the timer of *chamber* is turned over for the lower prohibition."""

    chamber: ChamberId
    until: Millis

    def apply(self, state: State) -> State:
        return _one_step_on(state, self.chamber).with_deadline(self.until, TimerRunsOut(self.chamber))


class DemandMet(Event, frozen=True):
    player: PlayerId
    chamber: ChamberId

    def apply(self, state: State) -> State:
        return _one_step_on(state, self.chamber)


class TimerStopped(Event, frozen=True):
    """The chamber is finished and its timer free."""

    chamber: ChamberId
    timer: str

    def apply(self, state: State) -> State:
        timers = state.part(TimersInPlay)
        running = tuple(timed for timed in timers.running if timed.chamber != self.chamber)
        return state.with_part(replace(timers, running=running)).without_deadline(TimerRunsOut(self.chamber))


class DieOfferedUp(DieSetAside, frozen=True):
    """time.sacrifice — a die of *player* is in the sacrifice chamber."""

    def apply(self, state: State) -> State:
        timers = state.part(TimersInPlay)
        given = replace(timers, sacrificed=(*timers.sacrificed, self.player))
        return DieSetAside.apply(self, state).with_part(given)


class DieTakenBack(DieReturned, frozen=True):
    """time.sacrifice — *player* came back for their die."""

    def apply(self, state: State) -> State:
        return _without_sacrifice(DieReturned.apply(self, state), self.player)


class SacrificeLost(AsideLost, frozen=True):
    """time.sacrifice — *player* did not come back for their die in time."""

    def apply(self, state: State) -> State:
        return _without_sacrifice(AsideLost.apply(self, state), self.player)


def meet_demand(game: Game, command: MeetDemand) -> Iterator[Event]:
    """time.torch, time.lava — in the chamber, while its timer runs, adventurers pool for what it asks."""
    here = game.state.place_of(command.player)
    require(here in DEMANDS, "time.timers", reason="elsewhere")
    timers = game.state.part(TimersInPlay)
    timed = timers.stands(here)
    is_waiting = any(waiting.chamber == here for waiting in timers.waiting)
    require(timed is not None, DEMANDS[here], reason="waiting" if is_waiting else "over")
    assert timed is not None
    require(tasks_left(game, timed), DEMANDS[here], reason="done")
    pool = companions(game, command.player)
    yield payment(game, command, demand(game, timed), DEMANDS[here], pool)
    yield DemandMet(command.player, here)


def demand(game: Game, timed: Timed) -> Cost:
    """What *timed* asks for next."""
    return game.catalogue.tiles[timed.chamber].asks[timed.step]


def timer_runs_out(game: Game, moment: TimerRunsOut) -> Iterator[Event]:
    """time.prohibition, time.sacrifice, time.torch, time.lava — the next prohibition, or the penalty."""
    timed = game.state.part(TimersInPlay).stands(moment.chamber)
    assert timed is not None
    if timed.step + 1 < len(game.catalogue.tiles[timed.chamber].prohibits):
        yield TimerTurned(timed.chamber, game.state.now + duration(game, timed.timer))
        return
    if timed.timer == BLUE:
        yield from PENALTIES[timed.chamber](game, timed)
    yield from _over(game, timed)


def duration(game: Game, timer: str) -> Millis:
    """time.timers — how long *timer* runs."""
    numbers = game.catalogue.numbers
    return numbers.green_timer_ms if timer == GREEN else numbers.blue_timer_ms


def _sacrifices_lost(game: Game, timed: Timed) -> Iterator[Event]:
    """time.sacrifice — dice that are still there are lost for good."""
    for player in game.state.part(TimersInPlay).sacrificed:
        yield SacrificeLost(player, SACRIFICE)


def _torches_missed(game: Game, timed: Timed) -> Iterator[Event]:
    """time.torch — two players lose a die each."""
    if tasks_left(game, timed):
        yield from toll(game, TORCH_PAYERS, "time.torch", timed.by, is_one_each=True)


def _dice_burned(game: Game, timed: Timed) -> Iterator[Event]:
    """time.lava — a die for every task left."""
    if dice := tasks_left(game, timed):
        yield from toll(game, dice, "time.lava", timed.by, is_one_each=False)


def _gems_buried(game: Game, timed: Timed) -> Iterator[Event]:
    """time.lava — a gem more in the depot for every task left."""
    if gems := tasks_left(game, timed):
        yield DepotFilled(gems, "time.lava")


#: What happens when the blue timer of a chamber ends.
PENALTIES: Mapping[ChamberId, Callable[[Game, Timed], Iterator[Event]]] = {
    "sacrifice": _sacrifices_lost,
    "torch": _torches_missed,
    "lava-dice": _dice_burned,
    "lava-gems": _gems_buried,
}


class Prohibition(Effect):
    """time.prohibition — what is prohibited now, for everyone."""

    forbids = (GemCommand, FreeDice, Transport)
    adjusts = (BarredBy,)

    def __init__(self, timed: Timed) -> None:
        self.timed = timed

    def forbid(self, game: Game, command: Command) -> None:
        match command:
            case GemCommand():
                self._require_allowed(game, "gems")
            case FreeDice():
                self._require_allowed(game, "golden-masks")
            case Transport():
                self._require_allowed(game, "movement")

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case BarredBy(chamber=chamber) if self._prohibited(game) == "start" and game.ask(IsSafe(chamber)):
                return PROHIBITION
        return answer

    def _prohibited(self, game: Game) -> str:
        return game.catalogue.tiles[self.timed.chamber].prohibits[self.timed.step]

    def _require_allowed(self, game: Game, what: str) -> None:
        require(self._prohibited(game) != what, PROHIBITION, reason=what, chamber=self.timed.chamber)


class TimeChambers(Expansion):
    id = "time"
    chapter = (
        "time.setup",
        "time.timers",
        "time.queue",
        "time.prohibition",
        "time.sacrifice",
        "time.torch",
        "time.lava",
        "time.volunteer",
        "time.who-pays",
        "time.pause",
    )
    rules = {MeetDemand: meet_demand, VolunteerDie: volunteer_die, KeepDice: keep_dice}
    moments = {TimerRunsOut: timer_runs_out}
    choices = {VOLUNTEER: ways_to_answer}
    reacts_to = (Laid, TimerStarted, TollPaid, Entered, AdventurersSwapped)

    def refuse(self, setup: Setup) -> RuleError | None:
        """time.setup — two, three or four of them."""
        if _agreed(setup) in range(FEWEST, MOST + 1):
            return None
        return RuleError("time.setup", reason="count", fewest=FEWEST, most=MOST)

    def gather(self, preparation: Preparation) -> None:
        """time.setup — at random, shuffled in before the exit."""
        chambers = [tile.id for tile in preparation.catalogue.tiles_of(self.id)]
        drawn = shuffled(preparation.draw, self.id, chambers)
        preparation.late += drawn[: int(_agreed(preparation.setup))]

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(TimersInPlay())
        preparation.add_part(Toll())

    def effects(self, state: State) -> Iterator[Effect]:
        for timed in state.part(TimersInPlay).running:
            if timed.timer == GREEN:
                yield Prohibition(timed)

    def react(self, game: Game, event: Event) -> Iterator[Event]:
        match event:
            case Laid(tile=tile, by=by) if game.catalogue.tiles[tile].kind == self.id:
                yield from _discovered(game, tile, by)
            case TollPaid():
                yield from _next_started(game, BLUE)
            case TimerStarted(chamber="sacrifice" as chamber):
                yield from _sacrificed(game, chamber)
            case Entered(player=player, chamber="sacrifice"):
                yield from _taken_back(game, player)
            case AdventurersSwapped():
                yield from _back_to_those_in(game, "sacrifice")

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        if game.state.adventurers[player].chamber in DEMANDS:
            yield MeetDemand(player)
        if choice := game.state.choice(player, VOLUNTEER):
            yield from ways_to_answer(game, choice)


def _agreed(setup: Setup) -> int | str:
    return setup.options.get(TimeChambers.id, FEWEST)


def _discovered(game: Game, chamber: ChamberId, by: PlayerId | None) -> Iterator[Event]:
    """time.timers, time.queue — discovering the chamber starts the timer, or waits for it."""
    timer = GREEN if game.catalogue.tiles[chamber].prohibits else BLUE
    if not is_free(game.state, timer):
        yield TimerAwaited(chamber, timer, by)
    else:
        yield TimerStarted(chamber, timer, by, game.state.now + duration(game, timer))


def _over(game: Game, timed: Timed) -> Iterator[Event]:
    """time.queue — the next chamber starts at the instant at which the timer is free."""
    yield TimerStopped(timed.chamber, timed.timer)
    yield from _next_started(game, timed.timer)


def is_free(state: State, timer: str) -> bool:
    """time.queue — whether a chamber may start *timer*: not before the dice of the last one are paid."""
    has_toll = timer == BLUE and state.part(Toll).dice > 0
    return not has_toll and not state.part(TimersInPlay).is_in_use(timer)


def _next_started(game: Game, timer: str) -> Iterator[Event]:
    """time.queue — the chamber that has waited longest for *timer* starts, if it is free."""
    following = game.state.part(TimersInPlay).next_for(timer)
    if following is not None and is_free(game.state, timer):
        until = game.state.now + duration(game, following.timer)
        yield TimerStarted(following.chamber, following.timer, following.by, until)


def _sacrificed(game: Game, chamber: ChamberId) -> Iterator[Event]:
    """time.sacrifice — everyone inside gives a die; adventurers in the chamber get it back at once."""
    for adventurer in tuple(game.state.inside):
        yield from recalled(game, adventurer.player)
        if dice := game.state.adventurers[adventurer.player].dice:
            yield DieOfferedUp(adventurer.player, die_to_lose(dice), SACRIFICE)
    yield from _back_to_those_in(game, chamber)


def _back_to_those_in(game: Game, chamber: ChamberId) -> Iterator[Event]:
    """time.sacrifice — a player in the chamber gets the die back, no matter how they came."""
    for adventurer in tuple(game.state.present_in(chamber)):
        yield from _taken_back(game, adventurer.player)


def _taken_back(game: Game, player: PlayerId) -> Iterator[Event]:
    if player not in game.state.part(TimersInPlay).sacrificed:
        return
    yield DieTakenBack(player, SACRIFICE)


def tasks_left(game: Game, timed: Timed) -> int:
    return len(game.catalogue.tiles[timed.chamber].asks) - timed.step


def _one_step_on(state: State, chamber: ChamberId) -> State:
    timers = state.part(TimersInPlay)
    running = tuple(
        replace(timed, step=timed.step + 1) if timed.chamber == chamber else timed for timed in timers.running
    )
    return state.with_part(replace(timers, running=running))


def _without_sacrifice(state: State, player: PlayerId) -> State:
    timers = state.part(TimersInPlay)
    left = tuple(other for other in timers.sacrificed if other != player)
    return state.with_part(replace(timers, sacrificed=left))
