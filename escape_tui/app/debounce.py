"""Debounce: tells a screen about changes, in its own context and no more often than it can draw."""

import asyncio
import contextvars
from collections import deque
from collections.abc import Callable
from weakref import WeakKeyDictionary

#: Changes that come closer together than this are drawn together.
TOGETHER_SECONDS = 0.08


class Debounce:
    """Calls *action* once, a moment after the first of several calls; needs a running loop.

    When many screens hear of one change, each draws in its own iteration of the loop: everybody's keys are
    handled in between.
    """

    def __init__(self, action: Callable[[], None], seconds: float = TOGETHER_SECONDS) -> None:
        self._action = action
        self._seconds = seconds
        # A change is made in another App's context, but the action must run in ours.
        self._context = contextvars.copy_context()
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._is_closed = False

    def __call__(self) -> None:
        if self._timer is None and not self._is_closed:
            self._timer = self._loop.call_later(self._seconds, _take_a_turn, self)

    def close(self) -> None:
        self._is_closed = True
        if self._timer is not None:
            self._timer.cancel()

    def ring(self) -> None:
        self._timer = None
        if not self._is_closed:
            self._context.run(self._action)


#: Debounced actions that are due, in the order in which they run.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, deque[Debounce]] = WeakKeyDictionary()


def _take_a_turn(debounce: Debounce) -> None:
    loop = asyncio.get_running_loop()
    waiting = _turns.setdefault(loop, deque())
    waiting.append(debounce)
    if len(waiting) == 1:
        loop.call_soon(_let_one_draw, loop, waiting)


def _let_one_draw(loop: asyncio.AbstractEventLoop, waiting: deque[Debounce]) -> None:
    try:
        waiting[0].ring()
    finally:
        waiting.popleft()
        if waiting:
            loop.call_soon(_let_one_draw, loop, waiting)
