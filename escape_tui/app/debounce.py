"""Debounce: how a screen hears of what others did, in its own context and not more often than it can draw."""

import asyncio
import contextvars
from collections.abc import Callable

#: Changes that come closer together than this are drawn together.
TOGETHER_SECONDS = 0.08


class Debounce:
    """Calls *action* a moment after the first of several calls; needs a running loop."""

    def __init__(self, action: Callable[[], None], seconds: float = TOGETHER_SECONDS) -> None:
        self._action = action
        self._seconds = seconds
        # Whoever changes something runs in his own App's context: the action must find ours.
        self._context = contextvars.copy_context()
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    def __call__(self) -> None:
        if self._timer is None and not self._is_closed:
            self._timer = self._loop.call_later(self._seconds, self._ring, context=self._context)

    def close(self) -> None:
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()

    def _ring(self) -> None:
        self._timer = None
        self._action()
