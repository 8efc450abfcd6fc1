"""The totem: dice that show masks, stacked with a steady hand."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import StackIcon
from escape_tui.engine.dice import Die, DieState
from escape_tui.engine.effect import Command, Effect, Event, Question, require
from escape_tui.engine.game import Game
from escape_tui.engine.icon import Icon
from escape_tui.engine.named import Named, NamedDice
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Part, State
from escape_tui.engine.temple import ChamberId
from escape_tui.rules.dice import DiceToRecall, DieReturned, DieSetAside
from escape_tui.rules.gems import GemCommand, GemsActivated, PaidOtherwise
from escape_tui.rules.setup import Expansion, Preparation

TOTEM_CHAMBER: ChamberId = "totem-chamber"

STACK, GEMS, LEAVE = "totem.stack", "totem.gems", "totem.leave"

#: The period of the marker: it passes the middle every 1.2 seconds.
SWING_MS: Millis = 2_400
#: Where the marker turns back; the middle is 0.
SWING_ENDS = 100
#: Distances from the middle: up to which a die stays, and from which the whole stack falls. With a standard
#: deviation of 150 ms, two of three attempts succeed.
STAYS_WITHIN = 25
FALLS_BEYOND = 75
#: The maximum age of the picture by which a player lays a die. Falsely claiming the best moment in that time
#: also succeeds only two times in three.
OLDEST_PICTURE_MS: Millis = 500
#: The error of an automatic hand: uniform, so that two of three attempts succeed.
HAND_STRAYS = 38

#: The stream of chance for automatic hands.
STREAM = "totem"


class Hit(StrEnum):
    """How close to the middle a die was laid."""

    STAYS = "stays"
    SLIPS = "slips"
    TOPPLES = "topples"


class Stacked(Struct, frozen=True):
    """A die on the stack: its owner, and the mask that it shows."""

    player: PlayerId
    face: Icon


class Totem(Part, frozen=True):
    """The stacked dice, from the bottom to the top."""

    stack: tuple[Stacked, ...] = ()

    def has(self, player: PlayerId) -> bool:
        return any(die.player == player for die in self.stack)

    def of(self, player: PlayerId) -> tuple[Stacked, ...]:
        """The dice of *player*, the topmost first."""
        return tuple(die for die in reversed(self.stack) if die.player == player)


class StackDie(Command, frozen=True):
    """totem.stack — lay your *die* on the stack, where the marker is.

    *seen_at* is the game's clock (`state.elapsed`) in the last picture that reached the player: a screen
    draws the marker at `marker_at(state.elapsed)`, remembers that clock for each picture it sends, and names
    that of the last one known to be on the player's screen when the key comes. The present clock is not what
    the player saw. A picture older than `OLDEST_PICTURE_MS` is refused, and nothing falls. `None` is for
    players without a screen: the position is random.
    """

    die: int
    seen_at: Millis | None = None

    def names(self, state: State) -> tuple[Named, ...]:
        return (NamedDice(self.player, (self.die,)),)


class CashStack(GemCommand, frozen=True):
    """totem.gems — activate the gems of the stack."""


class DieLaid(Event, frozen=True):
    """*player* lays the die at *place* on the stack; further events tell the result."""

    player: PlayerId
    place: int


class DieStacked(DieSetAside, frozen=True):
    """The die stays on the stack."""

    def apply(self, state: State) -> State:
        laid = Stacked(self.player, state.adventurers[self.player].dice[self.place].face)
        return super().apply(state).with_part(Totem((*state.part(Totem).stack, laid)))


class DieSlipped(Event, frozen=True):
    """The die falls and has to be rolled again."""

    player: PlayerId
    place: int

    def apply(self, state: State) -> State:
        owner = state.adventurers[self.player].with_dice((self.place,), DieState.SPENT)
        return state.with_adventurer(owner)


class StackFell(Event, frozen=True):
    """*player* missed badly: all stacked dice fall."""

    player: PlayerId


class DieUnstacked(DieReturned, frozen=True):
    """The topmost die of *player* leaves the stack, spent; if it *is_locked*, unchanged."""

    is_locked: bool = False

    def apply(self, state: State) -> State:
        stack = state.part(Totem).stack
        place = max(place for place, die in enumerate(stack) if die.player == self.player)
        back = super().apply(state).with_part(Totem(stack[:place] + stack[place + 1 :]))
        if not self.is_locked:
            return back
        owner = back.adventurers[self.player]
        return back.with_adventurer(replace(owner, dice=(*owner.dice[:-1], Die(Icon.BLACK, DieState.LOCKED))))


def marker_at(elapsed: Millis) -> int:
    """The position of the marker when the game's clock shows *elapsed*."""
    quarter = SWING_MS // 4
    phase = (elapsed + quarter) % SWING_MS
    along = phase if phase <= 2 * quarter else SWING_MS - phase
    return (along - quarter) * SWING_ENDS // quarter


def hit_at(place: int) -> Hit:
    """The result of laying a die when the marker is at *place*."""
    away = abs(place)
    if away <= STAYS_WITHIN:
        return Hit.STAYS
    return Hit.SLIPS if away <= FALLS_BEYOND else Hit.TOPPLES


def can_be_stacked(die: Die) -> bool:
    """Whether *die* shows a mask that can be stacked: a golden one, or a locked black one."""
    return die.is_locked or (die.is_ready and die.face is Icon.GOLDEN)


def stack_die(game: Game, command: StackDie) -> Iterator[Event]:
    """totem.stack — the die stays near the middle; otherwise it falls, and after a bad miss all do."""
    player, place = command.player, command.die
    require(game.state.place_of(player) == TOTEM_CHAMBER, STACK, reason="elsewhere")
    require(game.state.temple.chambers[TOTEM_CHAMBER].gems == 0, "base.gem-once")
    dice = game.state.adventurers[player].dice
    require(0 <= place < len(dice), STACK, reason="unknown")
    require(can_be_stacked(dice[place]), STACK, reason="no-mask")
    require(len(game.state.part(Totem).stack) < highest(game.catalogue), STACK, reason="full")
    _require_picture(game.state.elapsed, command.seen_at)
    yield DieLaid(player, place)
    hit = hit_at(_aim(game) if command.seen_at is None else marker_at(command.seen_at))
    if hit is Hit.STAYS:
        yield DieStacked(player, place, STACK)
        return
    yield DieSlipped(player, place)
    if hit is Hit.TOPPLES:
        yield StackFell(player)
        yield from _taken_down(game.state, STACK)


def cash_stack(game: Game, command: CashStack) -> Iterator[Event]:
    """totem.gems — as many as the height of the stack allows, once; then all dice come back spent."""
    require(game.state.place_of(command.player) == TOTEM_CHAMBER, GEMS, reason="elsewhere")
    require(game.state.temple.chambers[TOTEM_CHAMBER].gems == 0, "base.gem-once")
    stacked = len(game.state.part(Totem).stack)
    _require_height(game, stacked)
    require(game.state.depot > 0, "base.gem-bounded")
    gems = max(icon.gems for icon in icons(game.catalogue) if icon.dice <= stacked)
    owners = dict.fromkeys(die.player for die in game.state.part(Totem).stack)
    helpers = tuple(owner for owner in owners if owner != command.player)
    yield GemsActivated(command.player, min(gems, game.state.depot), TOTEM_CHAMBER, helpers)
    yield from _taken_down(game.state, GEMS)


def icons(catalogue: Catalogue) -> tuple[StackIcon, ...]:
    return catalogue.tiles[TOTEM_CHAMBER].stacks


def lowest(catalogue: Catalogue) -> int:
    """The height of the lowest stack that counts."""
    return min(icon.dice for icon in icons(catalogue))


def highest(catalogue: Catalogue) -> int:
    """The height of the highest stack that counts."""
    return max(icon.dice for icon in icons(catalogue))


class _StandingStack(Effect):
    def react(self, game: Game, event: Event) -> Iterator[Event]:
        """totem.leave — when a player leaves the chamber in any way, their dice go with them, black ones
        locked."""
        return _left_behind(game)


_STANDING = _StandingStack()


class TotemChamber(Expansion):
    id = "totem"
    chapter = (
        "totem.stack",
        "totem.gems",
        "totem.leave",
    )
    rules = {StackDie: stack_die, CashStack: cash_stack}
    adjusts = (PaidOtherwise, DiceToRecall)

    def gather(self, preparation: Preparation) -> None:
        preparation.late.append(TOTEM_CHAMBER)

    def equip(self, preparation: Preparation) -> None:
        preparation.add_part(Totem())

    def effects(self, state: State) -> Iterable[Effect]:
        return (_STANDING,) if state.part(Totem).stack else ()

    def adjust(self, game: Game, question: Question[Any], answer: Any) -> Any:
        match question:
            case PaidOtherwise(_, chamber) if chamber == TOTEM_CHAMBER:
                _require_height(game, len(game.state.part(Totem).stack))
                return tuple(_taken_down(game.state, GEMS))[: lowest(game.catalogue)]
            case DiceToRecall(player):
                return (*answer, *map(_taken_back, game.state.part(Totem).of(player)))
        return answer

    def offers(self, game: Game, player: PlayerId) -> Iterator[Command]:
        me = game.state.adventurers[player]
        if me.chamber == TOTEM_CHAMBER and is_standing(game.state):
            for place, die in enumerate(me.dice):
                if can_be_stacked(die):
                    yield StackDie(player, place)
            yield CashStack(player)


def _left_behind(game: Game) -> Iterator[Event]:
    for player in dict.fromkeys(die.player for die in game.state.part(Totem).stack):
        if game.state.adventurers[player].chamber != TOTEM_CHAMBER:
            # This is asked again after each die, so the others may be gone by now.
            while game.state.part(Totem).has(player):
                yield _taken_back(game.state.part(Totem).of(player)[0])


def is_standing(state: State) -> bool:
    return TOTEM_CHAMBER in state.temple and state.temple.chambers[TOTEM_CHAMBER].gems == 0


def _taken_down(state: State, rule: str) -> Iterator[Event]:
    for die in reversed(state.part(Totem).stack):
        yield DieUnstacked(die.player, rule)


def _require_height(game: Game, stacked: int) -> None:
    lacking = lowest(game.catalogue) - stacked
    require(lacking <= 0, GEMS, reason="too-low", stacked=stacked, lacking=lacking)


def _taken_back(die: Stacked) -> DieUnstacked:
    """totem.leave — *die* in its owner's hand again."""
    return DieUnstacked(die.player, LEAVE, is_locked=die.face is Icon.BLACK)


def _require_picture(elapsed: Millis, seen_at: Millis | None) -> None:
    """totem.stack — the picture must not be in the future, nor too old."""
    if seen_at is not None:
        require(seen_at <= elapsed, STACK, reason="not-yet")
        require(elapsed - seen_at <= OLDEST_PICTURE_MS, STACK, reason="too-old")


def _aim(game: Game) -> int:
    """totem.stack — the random position of a die from a player without a screen."""
    return game.draw(STREAM, 2 * HAND_STRAYS + 1) - HAND_STRAYS
