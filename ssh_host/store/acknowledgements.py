"""Acknowledgements: who waits until everything written so far is durable."""

import logging
from collections import deque
from collections.abc import Callable

from ssh_host.monitoring.log import happened

Then = Callable[[], None]


class Acknowledgements:
    """Counts what was given to a writer and what it has kept, and calls back in that order."""

    def __init__(self) -> None:
        self.kept = self._given = 0
        self._waiting: deque[tuple[int, Then]] = deque()
        self._is_given_up = False

    def give(self) -> None:
        """One more change was given to the writer."""
        self._given += 1

    def when_kept(self, then: Then) -> None:
        """Call *then* once everything given so far is kept; at once if it already is."""
        if self.kept == self._given and not self._waiting:
            then()
        elif not self._is_given_up:
            self._waiting.append((self._given, then))

    def keep(self, changes: int) -> None:
        """The next *changes* are durable."""
        self.kept += changes
        while self._waiting and self._waiting[0][0] <= self.kept:
            _, then = self._waiting.popleft()
            try:
                then()
            except Exception as error:
                happened("unhandled error", logging.ERROR, error, why="after writing")

    def give_up(self) -> None:
        """Nothing more will be kept."""
        self._is_given_up = True
        self._waiting.clear()
