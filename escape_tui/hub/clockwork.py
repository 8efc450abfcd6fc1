"""Clockwork: the clock of a table, real or advanced by hand."""

import asyncio
from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Protocol
from weakref import WeakKeyDictionary

from escape_tui.engine.state import Millis


class Alarm(Protocol):
    def cancel(self) -> None:
        """Don't ring."""


class Clockwork(Protocol):
    def now(self) -> Millis:
        """Milliseconds since an arbitrary moment."""

    def seconds(self) -> float:
        """The same in seconds, with fractions."""

    def ring_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        """Call *action* as soon as `now()` is *when* or later."""

    def ring_soon(self, action: Callable[[], None]) -> Alarm:
        """Call *action* after the callbacks that are waiting now."""

    def ring_in_turn(self, action: Callable[[], None]) -> Alarm:
        """The same, but at most one such *action* in each iteration of the event loop: for long work."""


class LoopClockwork:
    """The clock of the running event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = loop or asyncio.get_running_loop()

    def now(self) -> Millis:
        return int(self._loop.time() * 1000)

    def seconds(self) -> float:
        return self._loop.time()

    def ring_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        # At most a millisecond late, never early: the deadline must have passed when it rings.
        return self._loop.call_at((when + 1) / 1000, action)

    def ring_soon(self, action: Callable[[], None]) -> Alarm:
        return self._loop.call_soon(action)

    def ring_in_turn(self, action: Callable[[], None]) -> Alarm:
        waiting = _WAITING.setdefault(self._loop, deque())
        alarm = _Bell(action)
        waiting.append(alarm)
        if len(waiting) == 1:
            self._loop.call_soon(self._give_turn, waiting)
        return alarm

    def _give_turn(self, waiting: "deque[_Bell]") -> None:
        alarm = waiting.popleft()
        if waiting:
            self._loop.call_soon(self._give_turn, waiting)
        if alarm.action is not None:
            alarm.action()


#: Actions waiting for `ring_in_turn`, by loop.
_WAITING: WeakKeyDictionary[asyncio.AbstractEventLoop, "deque[_Bell]"] = WeakKeyDictionary()


class HandClockwork:
    """A clock that runs only when turned by hand."""

    def __init__(self) -> None:
        self._now = 0
        self._numbers = count()
        self._alarms: list[tuple[Millis, int, _Bell]] = []

    def now(self) -> Millis:
        return self._now

    def seconds(self) -> float:
        return self._now / 1000

    def ring_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        alarm = _Bell(action)
        heappush(self._alarms, (when, next(self._numbers), alarm))
        return alarm

    def ring_soon(self, action: Callable[[], None]) -> Alarm:
        return self.ring_at(self._now, action)

    def ring_in_turn(self, action: Callable[[], None]) -> Alarm:
        return self.ring_soon(action)

    def turn(self, millis: Millis) -> None:
        """Let *millis* pass and ring the alarms that are due."""
        until = self._now + millis
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heappop(self._alarms)
            self._now = max(self._now, when)
            if alarm.action is not None:
                alarm.action()
        self._now = until


class _Bell:
    def __init__(self, action: Callable[[], None]) -> None:
        self.action: Callable[[], None] | None = action

    def cancel(self) -> None:
        self.action = None
