"""Unanswered keys: a worker that draws nothing for anybody after a key may be frozen."""

from collections.abc import Callable

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Alarm, Clockwork

#: A worker that has not answered a key for this long is asked whether it is alive.
SLOW_MS: Millis = 100


class UnansweredKeys:
    """Watches one worker for all sessions of a gate; calls *on_silence* when a key gets no answer.

    Many keys cause no output, but a worker that sends output to any session is alive, so one timer for all
    sessions is enough.
    """

    def __init__(self, clockwork: Clockwork, on_silence: Callable[[], object]) -> None:
        self._clockwork = clockwork
        self._on_silence = on_silence
        #: When the first unanswered key was pressed; `None` after anything was drawn.
        self._pressed_at: Millis | None = None
        self._timer: Alarm | None = None

    def pressed(self) -> None:
        """Record that somebody pressed a key."""
        if self._pressed_at is None:
            self._pressed_at = self._clockwork.now()
            if self._timer is None:
                self._look_at(self._pressed_at + SLOW_MS)

    def answered(self) -> None:
        """Record that the worker has drawn something."""
        self._pressed_at = None

    def _look_at(self, when: Millis) -> None:
        self._timer = self._clockwork.ring_at(when, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._pressed_at is None:
            return
        slow_at = self._pressed_at + SLOW_MS
        if slow_at > self._clockwork.now():
            self._look_at(slow_at)
        else:
            self._pressed_at = None
            self._on_silence()
