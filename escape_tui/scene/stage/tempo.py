"""The tempo: how often those who look on are shown what is new, while the machine keeps up with it."""

from collections.abc import Callable

Millis = int

#: Twelve frames a second, rounded up so that there are never thirteen.
FRAME_MS: Millis = -(-1000 // 12)
#: However busy the host is, friends' dice are never shown later than this; keys are answered at once anyway.
SLOWEST_MS: Millis = 600

#: Between these parts of a core the tempo stays as it is; above it slows down, below it comes back. Above
#: the last one it falls to the slowest at once: keys already wait.
CALM, BUSY, FULL = 0.74, 0.84, 0.95
_SLOWER, _FASTER = 1.5, 1.25
_LOOK_EVERY_MS: Millis = 500


class Tempo:
    """The time between two frames: always the same, or, once it has to `keep_up`, longer the busier the
    process is. One for all tables."""

    def __init__(self) -> None:
        self.frame_ms = FRAME_MS
        self._worked: Callable[[], float] | None = None
        self._looked_at: Millis | None = None
        self._had_worked = 0.0

    def keep_up(self, worked: Callable[[], float]) -> None:
        """Follow the load from now on; *worked* gives the seconds of CPU that the process has used."""
        self._worked = worked

    def hold(self) -> None:
        """Twelve frames a second again, whatever it costs."""
        self.frame_ms, self._worked, self._looked_at = FRAME_MS, None, None

    @property
    def is_slow(self) -> bool:
        return self.frame_ms >= 2 * FRAME_MS

    def look(self, now: Millis) -> None:
        """Set the time between frames by how busy the last moment was."""
        is_early = self._looked_at is not None and now - self._looked_at < _LOOK_EVERY_MS
        if self._worked is None or is_early:
            return
        worked = self._worked()
        if self._looked_at is not None:
            load = (worked - self._had_worked) * 1000 / (now - self._looked_at)
            if load > FULL:
                self.frame_ms = SLOWEST_MS
            elif load > BUSY:
                self.frame_ms = min(SLOWEST_MS, round(self.frame_ms * _SLOWER))
            elif load < CALM:
                self.frame_ms = max(FRAME_MS, round(self.frame_ms / _FASTER))
        self._looked_at, self._had_worked = now, worked
