"""Clockwork: the time that a table lives by, real or wound by hand."""

import asyncio
from collections.abc import Callable
from heapq import heappop, heappush
from itertools import count
from typing import Protocol
from weakref import WeakSet

from escape_tui.engine.state import Millis


class Alarm(Protocol):
    def cancel(self) -> None:
        """Do not ring after all."""


class Clockwork(Protocol):
    def now(self) -> Millis:
        """Milliseconds since some moment in the past."""

    def seconds(self) -> float:
        """The same, in seconds and their fractions."""

    def ring_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        """Call *action* as soon as `now()` is *when* or later."""

    def ring_soon(self, action: Callable[[], None]) -> Alarm:
        """Call *action* once everybody else has had a turn."""

    def takes_turn(self) -> bool:
        """Whether nobody else has asked this since everybody had a turn: long work is done one a turn."""


class LoopClockwork:
    """The clock of the running event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop | None = None) -> None:
        self._loop = loop or asyncio.get_running_loop()

    def now(self) -> Millis:
        return int(self._loop.time() * 1000)

    def seconds(self) -> float:
        return self._loop.time()

    def ring_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        # A millisecond late at the most, never early: a deadline must have come when it rings.
        return self._loop.call_at((when + 1) / 1000, action)

    def ring_soon(self, action: Callable[[], None]) -> Alarm:
        return self._loop.call_soon(action)

    def takes_turn(self) -> bool:
        if self._loop in _TAKEN:
            return False
        _TAKEN.add(self._loop)
        self._loop.call_soon(_TAKEN.discard, self._loop)
        return True


#: The loops whose turn somebody has taken.
_TAKEN: WeakSet[asyncio.AbstractEventLoop] = WeakSet()


class HandClockwork:
    """A clock that goes only when somebody turns it."""

    def __init__(self) -> None:
        self._now = 0
        self._numbers = count()
        self._alarms: list[tuple[Millis, int, _HandAlarm]] = []

    def now(self) -> Millis:
        return self._now

    def seconds(self) -> float:
        return self._now / 1000

    def ring_at(self, when: Millis, action: Callable[[], None]) -> Alarm:
        alarm = _HandAlarm(action)
        heappush(self._alarms, (when, next(self._numbers), alarm))
        return alarm

    def ring_soon(self, action: Callable[[], None]) -> Alarm:
        return self.ring_at(self._now, action)

    def takes_turn(self) -> bool:
        return True

    def turn(self, millis: Millis) -> None:
        """Let *millis* pass and ring what is due on the way."""
        until = self._now + millis
        while self._alarms and self._alarms[0][0] <= until:
            when, _, alarm = heappop(self._alarms)
            self._now = max(self._now, when)
            alarm.ring()
        self._now = until


class _HandAlarm:
    def __init__(self, action: Callable[[], None]) -> None:
        self._action: Callable[[], None] | None = action

    def cancel(self) -> None:
        self._action = None

    def ring(self) -> None:
        if self._action is not None:
            self._action()
