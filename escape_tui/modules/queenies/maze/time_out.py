"""The time out: a treasure that stops the clock."""

from collections.abc import Iterator

from escape_tui.engine.effect import Command, Event, require
from escape_tui.engine.game import Game
from escape_tui.engine.happenings import ClockResumed, ClockStopped
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, Moment, State
from escape_tui.modules.treasures import Treasure, TreasureUsed, UseTreasure
from escape_tui.rules.calling import Talk
from escape_tui.rules.ending.surrender import Surrender
from escape_tui.rules.presence import ComeBack, StepAway

TIME_OUT = "maze.time-out"


class UseTimeOut(UseTreasure, frozen=True):
    """maze.time-out — stop the clock."""

    card = "time-out"


class EndTimeOut(Command, frozen=True):
    """maze.time-out — start the clock again."""

    is_action = False


class TimeOutEnds(Moment, frozen=True):
    pass


class TimeOutCalled(Event, frozen=True):
    player: PlayerId
    until: Millis

    def apply(self, state: State) -> State:
        return state.with_deadline(self.until, TimeOutEnds(), is_outside=True)


class TimeOutEnded(Event, frozen=True):
    """*player* ended it; `None`: its time is over."""

    player: PlayerId | None

    def apply(self, state: State) -> State:
        return state.without_deadline(TimeOutEnds())


#: Allowed while the clock is stopped.
ALWAYS_ALLOWED = (Talk, StepAway, ComeBack, EndTimeOut, Surrender)


def is_time_out(state: State) -> bool:
    return state.stopped_at is not None


def end_time_out(game: Game, command: EndTimeOut) -> Iterator[Event]:
    """maze.time-out — any player may end it."""
    require(is_time_out(game.state), TIME_OUT, reason="none")
    yield TimeOutEnded(command.player)
    yield ClockResumed()


def time_out_ends(game: Game, moment: TimeOutEnds) -> Iterator[Event]:
    yield TimeOutEnded(None)
    yield ClockResumed()


class TimeOut(Treasure):
    """maze.time-out — the clock stops, with all deadlines of the temple; talking goes on."""

    command = UseTimeOut
    rules = {EndTimeOut: end_time_out}
    moments = {TimeOutEnds: time_out_ends}

    def forbid(self, game: Game, command: Command) -> None:
        if is_time_out(game.state):
            require(isinstance(command, ALWAYS_ALLOWED), TIME_OUT, reason="standing-still")

    def use(self, game: Game, command: UseTimeOut) -> Iterator[Event]:
        yield TreasureUsed(command.player, command.card)
        yield TimeOutCalled(command.player, game.state.now + game.catalogue.numbers.time_out_ms)
        yield ClockStopped()
