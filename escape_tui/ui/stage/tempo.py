"""The tempo: how often those who look on are shown what is new, while the machine keeps up with it."""

from collections.abc import Callable
from time import process_time

Millis = int

#: Twelve frames a second, rounded up so that there are never thirteen.
FRAME_MS: Millis = -(-1000 // 12)
#: However busy the host is, friends' dice are never shown later than this; keys are answered at once anyway.
SLOWEST_MS: Millis = 400

#: Between these parts of a core the tempo stays as it is; above it slows down, below it comes back.
CALM, BUSY = 0.45, 0.55
_STEP = 1.25
_LOOK_EVERY_MS: Millis = 1_000


class Tempo:
    """The time between two frames, longer the busier this process is; one for all tables.

    *worked* gives the seconds of CPU that the process has used.
    """

    def __init__(self, worked: Callable[[], float] = process_time) -> None:
        self.frame_ms = FRAME_MS
        self._worked = worked
        self._looked_at: Millis | None = None
        self._had_worked = 0.0

    def look(self, now: Millis) -> None:
        """Set the time between frames by how busy the last second was."""
        if self._looked_at is not None and now - self._looked_at < _LOOK_EVERY_MS:
            return
        worked = self._worked()
        if self._looked_at is not None:
            load = (worked - self._had_worked) * 1000 / (now - self._looked_at)
            if load > BUSY:
                self.frame_ms = min(SLOWEST_MS, round(self.frame_ms * _STEP))
            elif load < CALM:
                self.frame_ms = max(FRAME_MS, round(self.frame_ms / _STEP))
        self._looked_at, self._had_worked = now, worked
