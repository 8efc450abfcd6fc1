"""Journals: where the lines of running games are kept, by this host alone or by a cluster."""

from collections.abc import Callable
from typing import Protocol

from ssh_host.store.group_commit import JournalRows
from ssh_host.store.store import Store


class Pages(Protocol):
    """Where the lines of one game's journal go."""

    def write(self, line: bytes) -> None: ...

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call *then* once every line so far is kept for good, at once if it is."""


class Journals(Protocol):
    """Whoever keeps the journals of games while they are played."""

    def begun(self, game_id: str) -> Pages:
        """The journal of a new game."""

    def continued(self, game_id: str, written: int) -> Pages:
        """The journal of a game that was found again with so many lines *written*."""

    def finished(self, game_id: str) -> None:
        """Nothing more will be written into the journal of *game_id*."""


class StoredJournals:
    """Journals as rows of the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def begun(self, game_id: str) -> Pages:
        return self.continued(game_id, 0)

    def continued(self, game_id: str, written: int) -> Pages:
        return JournalRows(self._store.writer, game_id, written)

    def finished(self, game_id: str) -> None:
        """The rows stay where they are."""
