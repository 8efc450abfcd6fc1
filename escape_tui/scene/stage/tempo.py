"""The tempo: how often those who look on are shown what is new, while the machine keeps up with it."""

from collections.abc import Callable

Millis = int

#: Twelve frames a second, rounded up so that there are never thirteen.
FRAME_MS: Millis = -(-1000 // 12)
#: However busy the host is, friends' dice are never shown later than this; keys are answered at once anyway.
SLOWEST_MS: Millis = 600

#: So much of a core may be used; what keys and newcomers leave of it is for frames, but never less than that.
AIM, LEAST_FOR_FRAMES = 0.94, 0.05
#: How much the last moment counts: a newcomer, who is dear, must not slow everybody down for long.
_LATEST = 0.4
_LOOK_EVERY_MS: Millis = 500


class Tempo:
    """The time between two frames: always the same, or, once it has to `keep_up`, just so long that drawing
    fits into what other work leaves of a core. One for all tables."""

    def __init__(self) -> None:
        self.frame_ms = FRAME_MS
        self._worked: Callable[[], float] | None = None
        self._looked_at: Millis | None = None
        self._had_worked = self._drawing = self._rounds = 0.0
        #: Of a core: what other work takes, and the milliseconds in which everybody is shown one frame.
        self._other = self._round_ms = 0.0

    def keep_up(self, worked: Callable[[], float]) -> None:
        """Follow the load from now on; *worked* gives the seconds of CPU that the process has used."""
        self._worked = worked

    def hold(self) -> None:
        """Twelve frames a second again, whatever it costs."""
        self.frame_ms, self._worked, self._looked_at = FRAME_MS, None, None

    def drew(self, seconds: float, waited: Millis) -> None:
        """A table was drawn for so long, which had *waited* since it was drawn before."""
        self._drawing += seconds
        # What is drawn half as often counts twice: that is how long everybody takes once.
        self._rounds += seconds * min(waited, 2 * self.frame_ms)

    @property
    def is_slow(self) -> bool:
        return self.frame_ms >= 2 * FRAME_MS

    def look(self, now: Millis) -> None:
        """Set the time between frames by how long they took of late, and by what else was to be done."""
        is_early = self._looked_at is not None and now - self._looked_at < _LOOK_EVERY_MS
        if self._worked is None or is_early:
            return
        worked = self._worked()
        if self._looked_at is not None:
            self._follow(worked - self._had_worked, (now - self._looked_at) / 1000)
        self._looked_at, self._had_worked = now, worked
        self._drawing = self._rounds = 0.0

    def _follow(self, worked: float, seconds: float) -> None:
        frames = self._drawing / seconds
        self._other += _LATEST * (max(0.0, worked / seconds - frames) - self._other)
        self._round_ms += _LATEST * (self._rounds / seconds - self._round_ms)
        room = max(LEAST_FOR_FRAMES, AIM - self._other)
        self.frame_ms = max(FRAME_MS, min(SLOWEST_MS, round(self._round_ms / room)))
