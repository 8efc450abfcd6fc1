"""Journals in a store, as tests write and list them."""

from collections.abc import Iterable

from ssh_host.store.group_commit import JOURNAL_LINE, Statement
from ssh_host.store.store import Store


def append(store: Store, game_id: str, seq: int, ms: int, entry: bytes) -> None:
    """Append a line to the journal of *game_id*."""
    store.writer.write(Statement(JOURNAL_LINE, (game_id, seq, ms, entry)))


def finished_game(store: Store, game_id: str, lines: Iterable[bytes]) -> None:
    """Write a finished game with the journal *lines*."""
    store.games.open(game_id, b"{}")
    for number, line in enumerate(lines):
        append(store, game_id, number, 0, line)
    store.games.close(game_id)


def game_ids(store: Store) -> list[str]:
    """Every game with a journal, the oldest first."""
    return [row[0] for row in store.read("SELECT table_id FROM tables ORDER BY opened_at, table_id")]
