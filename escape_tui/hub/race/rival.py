"""Rivals: what a table may know of another team in its race."""

from enum import StrEnum

from msgspec import Struct

from escape_tui.engine.state import Millis, State


class RivalState(StrEnum):
    WAITING = "waiting"
    READY = "ready"
    RUNNING = "running"
    PAUSED = "paused"
    ESCAPED = "escaped"
    BURIED = "buried"
    #: There are no reports: its people left, or its server process is being replaced.
    GONE = "gone"


class Progress(Struct, frozen=True):
    """The progress of a team: *gems* that still block the exit, *chambers* found, people *out*."""

    gems: int = 0
    chambers: int = 0
    out: int = 0


class Rival(Struct, frozen=True):
    """Another team of a race, without its map and dice."""

    name: str
    state: RivalState
    people: int = 0
    progress: Progress = Progress()
    #: Its clock: *elapsed_ms* of *collapse_ms* when the port's clock was at *since*; `None` if it is stopped.
    #: A recorded game uses the clock of this table.
    elapsed_ms: Millis = 0
    collapse_ms: Millis | None = None
    since: Millis | None = None
    #: Whether it is a recorded game.
    is_recorded: bool = False
    #: The id of its game, once that is over.
    game: str = ""

    @property
    def is_over(self) -> bool:
        return self.state in (RivalState.ESCAPED, RivalState.BURIED)

    @property
    def is_playing(self) -> bool:
        return self.state in (RivalState.RUNNING, RivalState.PAUSED)

    def seconds_left(self, now: Millis) -> int | None:
        """The time left on its clock when the port's clock is at *now*; `None` if it has no clock of its
        own."""
        if self.collapse_ms is None or (self.is_recorded and not self.is_over):
            return None
        elapsed = self.elapsed_ms + (0 if self.since is None else now - self.since)
        return max(0, -(-(self.collapse_ms - max(0, elapsed)) // 1000))


def progress_of(state: State) -> Progress:
    """The progress of the team in *state*; the start chamber doesn't count as found."""
    out = sum(who.escaped_at is not None for who in state.adventurers)
    return Progress(state.depot, len(state.temple.chambers) - 1, out)
