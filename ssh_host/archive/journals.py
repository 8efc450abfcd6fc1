"""Journals: where the journals of games in progress are stored, in this process or in a cluster."""

from collections.abc import Callable
from typing import Protocol

from escape_tui.engine.state import Millis
from ssh_host.store.group_commit import JournalRows
from ssh_host.store.store import Store


class Pages(Protocol):
    """The destination of one game's journal lines. When the game continues, people may have seen a time that
    is *shown_ahead_ms* later than the last line."""

    @property
    def shown_ahead_ms(self) -> Millis: ...

    def write(self, line: bytes) -> None: ...

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call *then* once every line so far is durable; at once if they already are."""


class Journals(Protocol):
    """Stores the journals of games in progress."""

    def begun(self, game_id: str) -> Pages:
        """The journal of a new game."""

    def continued(self, game_id: str, written: int) -> Pages:
        """The journal of a restored game, which has *written* lines already."""

    def finished(self, game_id: str, then: Callable[[], None]) -> None:
        """Nothing more will be written to *game_id*'s journal; call *then* once it can be read from the
        store."""


class StoredJournals:
    """Journals as rows of the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def begun(self, game_id: str) -> Pages:
        return self.continued(game_id, 0)

    def continued(self, game_id: str, written: int) -> Pages:
        return JournalRows(self._store.writer, game_id, written)

    def finished(self, game_id: str, then: Callable[[], None]) -> None:
        """The rows stay in the database."""
        self._store.when_kept(then)
