"""The tempo: how often those who look on are shown what is new, while the machine keeps up with it."""

from collections.abc import Callable
from time import process_time

Millis = int

#: Twelve frames a second, rounded up so that there are never thirteen.
FRAME_MS: Millis = -(-1000 // 12)
#: A busy host shows at least so many frames a second: keys come first.
SLOWEST_MS: Millis = 250

#: Up to this part of a core everybody gets every frame.
CALM = 0.35
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
            self.frame_ms = round(min(SLOWEST_MS, FRAME_MS * max(1.0, load / CALM)))
        self._looked_at, self._had_worked = now, worked
