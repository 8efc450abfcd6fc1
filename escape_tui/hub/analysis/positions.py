"""Positions: every state that a recorded game went through, with what led to it."""

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

#: A game shorter than this has no course worth telling.
SHORTEST_MS: Millis = 60_000


class Position(Struct, frozen=True):
    """A *state* on record, and the *events* by which the one before became it: because of *command*, or by
    themselves when time passed."""

    state: State
    events: tuple[Event, ...] = ()
    command: Command | None = None

    @property
    def at(self) -> Millis:
        """When it was, by the game's clock."""
        return max(0, self.state.elapsed)


Positions = tuple[Position, ...]


def positions(recording: Recording, catalogue: Catalogue) -> Positions:
    """All of a finished game; raises `NotAnalysable` for a recording that is no use."""
    found = walked(recording, catalogue)
    ending = found[-1].state.ending
    if ending is None:
        raise NotAnalysable(Unfit.UNFINISHED)
    if ending.at < SHORTEST_MS:
        raise NotAnalysable(Unfit.TOO_SHORT)
    return found


def walked(recording: Recording, catalogue: Catalogue) -> Positions:
    """All of *recording* as far as it was written, from when the game began."""
    if recording.header.setup.soundtrack is None:
        raise NotAnalysable(Unfit.NO_CLOCK)
    if recording.estranged:
        is_old = recording.header.rules != RULES_VERSION
        raise NotAnalysable(Unfit.OTHER_RULES if is_old else Unfit.OTHER_EDITION)
    try:
        found = tuple(_walk(Replay(recording, catalogue)))
    except (Drift, JournalError) as error:
        raise NotAnalysable(Unfit.DAMAGED) from error
    if not found:
        raise NotAnalysable(Unfit.UNFINISHED)
    return found


def moment(found: Positions, at: Millis) -> int:
    """Which of the positions *found* the game was in at *at*; raises `NotAnalysable` after the end."""
    if at > found[-1].at:
        raise NotAnalysable(Unfit.AFTER_END)
    return max(0, bisect_right(found, at, key=lambda position: position.at) - 1)


def _walk(replay: Replay) -> Iterator[Position]:
    for entry in replay.recording.entries:
        yield from _passing(replay, entry.at)
        step = replay.step()
        if replay.state.has_begun:
            yield Position(replay.state, step.events, step.command)
    yield from _passing(replay, replay.last_at())


def _passing(replay: Replay, to: Millis) -> Iterator[Position]:
    """The events that time alone brought until *to*, one deadline after another."""
    game = replay.game
    while game.state.ending is None and (due := game.next_deadline()) is not None and due <= to:
        events = game.advance(due)
        if game.state.has_begun:
            yield Position(game.state, events)
