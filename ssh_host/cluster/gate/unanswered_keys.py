"""Unanswered keys: a worker that draws nothing for anybody after a key may be frozen."""

import asyncio
from collections.abc import Callable

#: A worker that has not answered a key for this long is asked whether it is alive.
SLOW_SECONDS = 0.1


class UnansweredKeys:
    """Watches one worker for all sessions of a gate; calls *on_silence* when a key gets no answer.

    Many keys cause no output, but a worker that sends output to any session is alive, so one timer for all
    sessions is enough.
    """

    def __init__(self, on_silence: Callable[[], object]) -> None:
        #: When the first unanswered key was pressed; 0 after anything was drawn.
        self.pressed_at = 0.0
        self._on_silence = on_silence
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None

    def pressed(self) -> None:
        """Record that somebody pressed a key."""
        if not self.pressed_at:
            self.pressed_at = self._loop.time()
            if self._timer is None:
                self._timer = self._loop.call_later(SLOW_SECONDS, self._look)

    def _look(self) -> None:
        self._timer = None
        if not self.pressed_at:
            return
        left = self.pressed_at + SLOW_SECONDS - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._look)
        else:
            self.pressed_at = 0.0
            self._on_silence()
