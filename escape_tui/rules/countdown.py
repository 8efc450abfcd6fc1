"""Countdown: "Escape!", the gongs, the slamming doors and the collapse."""

from collections.abc import Iterator

from msgspec.structs import replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.content.printed import Soundtrack
from escape_tui.engine.effect import Command, Event, Module, Question, Reply, RuleError
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, State
from escape_tui.rules.dice import loss
from escape_tui.rules.moving import IsSafe

SECOND_MS = 1_000


class EscapeSounds(Moment, frozen=True):
    pass


class GongSounds(Moment, frozen=True):
    gong: int


class SecondTicks(Moment, frozen=True):
    gong: int
    seconds_left: int


class DoorSlams(Moment, frozen=True):
    slam: int


class TempleCollapses(Moment, frozen=True):
    pass


class DiceTakenBySlam(Question[int], frozen=True):
    """How many dice the slam takes from *player*."""

    player: PlayerId

    def plain(self, game: Game) -> int:
        return 0 if game.ask(IsSafe(game.state.place_of(self.player))) else 1


class Begun(Event, frozen=True):
    """base.start-together — "Escape!": the clock runs for all."""

    def apply(self, state: State) -> State:
        return replace(state, has_begun=True)


class Gonged(Event, frozen=True):
    gong: int
    #: When the countdown ends.
    until: Millis


class Ticked(Event, frozen=True):
    """clock.cues — one of the last ten seconds of a countdown."""

    gong: int
    seconds_left: int


class LoseAllBySlam(Question[tuple[PlayerId, ...]], frozen=True):
    """The players for whom everybody loses if the door slams now: they must be in a start chamber, and are
    not."""

    def plain(self, game: Game) -> tuple[PlayerId, ...]:
        return ()


class Slammed(Event, frozen=True):
    """The door has slammed; players outside have lost their dice already."""

    slam: int


class SlamPassed(Event, frozen=True):
    """The door has slammed and dice were lost: whatever lasts until the slam ends now."""

    slam: int


class Collapsed(Event, frozen=True):
    pass


def begin(game: Game, moment: EscapeSounds) -> Iterator[Event]:
    yield Begun()


def gong(game: Game, moment: GongSounds) -> Iterator[Event]:
    """clock.three-countdowns"""
    ends_with = TempleCollapses() if moment.gong == 3 else DoorSlams(moment.gong)
    until = game.state.due(ends_with)
    assert until is not None
    yield Gonged(moment.gong, until)


def tick(game: Game, moment: SecondTicks) -> Iterator[Event]:
    yield Ticked(moment.gong, moment.seconds_left)


def slam(game: Game, moment: DoorSlams) -> Iterator[Event]:
    """clock.slam, clock.slam-escaped — players inside who are not safe lose a die, then play on."""
    for adventurer in tuple(game.state.inside):
        for _ in range(game.ask(DiceTakenBySlam(adventurer.player))):
            yield from loss(game, adventurer.player, "clock.slam")
    yield Slammed(moment.slam)
    if game.state.ending is None:
        yield SlamPassed(moment.slam)


def collapse(game: Game, moment: TempleCollapses) -> Iterator[Event]:
    """clock.ten-minutes, end.lose"""
    yield Collapsed()
    yield Ended(False, "end.lose")


class Countdown(Module):
    """clock.three-countdowns, base.start-together — and nobody acts before the start, after the end, or
    outside."""

    id = "countdown"
    moments = {
        EscapeSounds: begin,
        GongSounds: gong,
        SecondTicks: tick,
        DoorSlams: slam,
        TempleCollapses: collapse,
    }

    def forbid(self, game: Game, command: Command) -> None:
        state = game.state
        if not command.is_action:
            return
        if state.ending is not None:
            raise RuleError(state.ending.rule, reason="over")
        if not state.has_begun:
            raise RuleError("base.start-together")
        has_escaped = state.adventurers[command.player].escaped_at is not None
        if has_escaped and not isinstance(command, Reply):
            raise RuleError("base.escape", reason="outside")


def with_soundtrack(state: State, catalogue: Catalogue) -> State:
    """*state* with every beat of its soundtrack set; clock.practice — none without one."""
    begins = catalogue.numbers.count_in_ms
    counting_in = replace(state, started_at=begins).with_deadline(begins, EscapeSounds())
    if state.setup.soundtrack is None:
        return counting_in
    track = catalogue.soundtracks[state.setup.soundtrack]
    for at, moment in _beats(track, catalogue.numbers.last_call_ms):
        counting_in = counting_in.with_deadline(begins + at, moment)
    return counting_in


def _beats(track: Soundtrack, last_call_ms: Millis) -> Iterator[tuple[Millis, Moment]]:
    ends: tuple[tuple[Millis, Moment], ...] = (
        (track.slams_ms[0], DoorSlams(1)),
        (track.slams_ms[1], DoorSlams(2)),
        (track.collapse_ms, TempleCollapses()),
    )
    for number, (gong_at, (ends_at, ends_with)) in enumerate(zip(track.gongs_ms, ends, strict=True), start=1):
        yield gong_at, GongSounds(number)
        for seconds in range(last_call_ms // SECOND_MS, 0, -1):
            yield ends_at - seconds * SECOND_MS, SecondTicks(number, seconds)
        yield ends_at, ends_with
