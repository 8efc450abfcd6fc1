"""Watching: how news of a game waits for those who look on."""

from collections import deque
from collections.abc import Callable

from escape_tui.engine.effect import Event

#: How many events a watcher who does not look may miss before the oldest are forgotten.
REMEMBERED_EVENTS = 256


class Watch:
    """Someone looking on: what has happened since he last looked, bounded; he never slows the game."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._events: deque[Event] = deque(maxlen=REMEMBERED_EVENTS)

    def tell(self, events: tuple[Event, ...]) -> None:
        self._events.extend(events)
        self._wake()

    def take(self) -> tuple[Event, ...]:
        """The events since the last look."""
        taken = tuple(self._events)
        self._events.clear()
        return taken
