"""Watching: how news of a game waits for those who look on."""

import logging
from collections import deque
from collections.abc import Callable

from escape_tui.engine.effect import Event

#: How many events a watcher who does not look may miss before the oldest are forgotten.
REMEMBERED_EVENTS = 256

_log = logging.getLogger(__name__)


class Watch:
    """Someone looking on: what has happened since he last looked, bounded; he never slows the game."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._events: deque[Event] = deque(maxlen=REMEMBERED_EVENTS)

    def tell(self, events: tuple[Event, ...]) -> None:
        """Remember *events* and wake the one who looks on; if he breaks, nobody else does."""
        self._events.extend(events)
        try:
            self._wake()
        except Exception:
            _log.exception("somebody who looks on a game could not be woken")

    def take(self) -> tuple[Event, ...]:
        """The events since the last look."""
        taken = tuple(self._events)
        self._events.clear()
        return taken


class Watched:
    """Something that people look on."""

    def __init__(self) -> None:
        self._watches: list[Watch] = []

    def watch(self, wake: Callable[[], None]) -> Watch:
        """Look on: *wake* is called whenever something has changed, and must return at once."""
        watch = Watch(wake)
        self._watches.append(watch)
        return watch

    def unwatch(self, watch: Watch) -> None:
        if watch in self._watches:
            self._watches.remove(watch)

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Let everybody who looks on know that *events* happened, or that something else changed."""
        for watch in tuple(self._watches):
            watch.tell(events)
