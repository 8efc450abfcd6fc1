"""Positions: every state of a recorded game, with what led to it."""

from bisect import bisect_right
from collections.abc import Iterator

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.unanalysable import NotAnalysable, Unfit
from escape_tui.hub.record.record import JournalError, Recording
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.modules.box import RULES_VERSION

#: A shorter game is not worth an analysis.
SHORTEST_MS: Millis = 60_000


class Position(Struct, frozen=True):
    """A recorded *state*, the *events* that led to it, and the *command* that caused them; `None` if only
    time passed."""

    state: State
    events: tuple[Event, ...] = ()
    command: Command | None = None

    @property
    def at(self) -> Millis:
        """The time of the position, by the game's clock."""
        return max(0, self.state.elapsed)


Positions = tuple[Position, ...]


def positions(recording: Recording, catalogue: Catalogue) -> Positions:
    """All positions of a finished game; raises `NotAnalysable` if the recording can't be analysed."""
    found = walked(recording, catalogue)
    if (reason := unfit_end(found[-1].state)) is not None:
        raise NotAnalysable(reason)
    return found


def walked(recording: Recording, catalogue: Catalogue) -> Positions:
    """All positions of *recording* as far as it was written, from the beginning of the game."""
    if (reason := misfit(recording)) is not None:
        raise NotAnalysable(reason)
    try:
        found = tuple(_walk(Replay(recording, catalogue)))
    except (Drift, JournalError) as error:
        raise NotAnalysable(Unfit.DAMAGED) from error
    if not found:
        raise NotAnalysable(Unfit.UNFINISHED)
    return found


def misfit(recording: Recording) -> Unfit | None:
    """Why *recording* can't be analysed, as far as its first line says."""
    if recording.header.setup.soundtrack is None:
        return Unfit.NO_CLOCK
    if recording.estranged:
        is_old = recording.header.rules != RULES_VERSION
        return Unfit.OTHER_RULES if is_old else Unfit.OTHER_EDITION
    return None


def collapse_of(recording: Recording, catalogue: Catalogue) -> Millis:
    """When the temple of *recording* would have collapsed, by the game's clock."""
    setup = recording.header.setup
    assert setup.soundtrack is not None
    return catalogue.chosen(setup.options).soundtracks[setup.soundtrack].collapse_ms


def unfit_end(state: State) -> Unfit | None:
    """Why a game that was recorded until *state* can't be analysed."""
    if state.ending is None:
        return Unfit.UNFINISHED
    return Unfit.TOO_SHORT if state.ending.at < SHORTEST_MS else None


def moment(found: Positions, at: Millis) -> int:
    """The one of *found* at the time *at*; raises `NotAnalysable` after the last."""
    if at > found[-1].at:
        raise NotAnalysable(Unfit.UNFINISHED if found[-1].state.ending is None else Unfit.AFTER_END)
    return max(0, bisect_right(found, at, key=lambda position: position.at) - 1)


def _walk(replay: Replay) -> Iterator[Position]:
    for entry in replay.recording.entries:
        yield from _passing(replay, entry.at)
        step = replay.step()
        if replay.state.has_begun:
            yield Position(replay.state, step.events, step.command)
    yield from _passing(replay, replay.last_at())


def _passing(replay: Replay, to: Millis) -> Iterator[Position]:
    """The events of the deadlines until *to*, deadline by deadline."""
    game = replay.game
    while game.state.ending is None and (due := game.next_deadline()) is not None and due <= to:
        events = game.advance(due)
        if game.state.has_begun:
            yield Position(game.state, events)
