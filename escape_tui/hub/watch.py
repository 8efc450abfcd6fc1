"""Watching: how news of a game waits for those who look on, and what those find who come later."""

import logging
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from escape_tui.engine.effect import Event
from escape_tui.engine.state import Millis, State
from escape_tui.rules.dice import Held, Landed, Released, Rolled
from escape_tui.rules.paying import Paid

#: How many events a watcher who does not look may miss before the oldest are forgotten.
REMEMBERED_EVENTS = 256

#: How much of its story is kept for those who come later.
REMEMBERED_STORY = 300

#: Events too frequent to be part of the story.
PASSING = (Rolled, Landed, Held, Released, Paid)

_log = logging.getLogger(__name__)


class Remembered(NamedTuple):
    """Something that happened, by the game's clock, and the state right after the news of it."""

    number: int
    at: Millis
    event: Event
    state: State


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
        self._past: deque[Remembered] = deque(maxlen=REMEMBERED_STORY)

    @property
    def past(self) -> tuple[Remembered, ...]:
        """The story so far, for those who come later; empty where nobody keeps it."""
        return tuple(self._past)

    def watch(self, wake: Callable[[], None]) -> Watch:
        """Look on: *wake* is called whenever something has changed, and must return at once."""
        watch = Watch(wake)
        self._watches.append(watch)
        return watch

    def unwatch(self, watch: Watch) -> None:
        if watch in self._watches:
            self._watches.remove(watch)

    def _keep(self, events: tuple[Event, ...], state: State) -> None:
        """Keep *events*, which led to *state*, for those who come later and may see *state*."""
        for event in events:
            if not isinstance(event, PASSING):
                number = self._past[-1].number + 1 if self._past else 1
                self._past.append(Remembered(number, state.elapsed, event, state))

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Let everybody who looks on know that *events* happened, or that something else changed."""
        for watch in tuple(self._watches):
            watch.tell(events)
