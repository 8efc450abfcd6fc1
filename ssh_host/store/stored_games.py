"""Games in the database: their set-ups, and their journals, which are packed when a game is over."""

import contextlib
import lzma
import sqlite3
import time
from typing import NamedTuple

import msgspec

from ssh_host.store.database import Database
from ssh_host.store.group_commit import JOURNAL_LINE, Statement, connect

#: Rows of a journal deleted by one statement.
_FORGOTTEN_AT_ONCE = 500

#: The finished games that still have a row a line. Only these are visited, however many are packed.
_UNPACKED = """
WITH RECURSIVE written (game) AS (
    SELECT min(table_id) FROM journals
    UNION ALL
    SELECT (SELECT min(table_id) FROM journals WHERE table_id > game) FROM written WHERE game IS NOT NULL
)
SELECT game FROM written JOIN tables ON table_id = game WHERE NOT is_running LIMIT ?
"""
_ROWS = "SELECT seq, entry FROM journals WHERE table_id = ? ORDER BY seq"


class JournalRow(NamedTuple):
    """One line of a journal. A damaged row may hold anything as its *entry*, or have a wrong number."""

    seq: int
    entry: bytes


def packed(rows: list[JournalRow]) -> bytes:
    """*rows* in about a sixth of their size; the compressor lets other threads run."""
    return lzma.compress(msgspec.msgpack.encode(rows))


def unpacked(content: bytes) -> list[JournalRow]:
    """The inverse of `packed`."""
    return msgspec.msgpack.decode(lzma.decompress(content), type=list[JournalRow])


class RunningTable(NamedTuple):
    game_id: str
    setup: bytes


class StoredGames(Database):
    """Every game that was begun here."""

    def open_table(self, game_id: str, setup: bytes) -> None:
        """Note that the game *game_id* plays *setup*, so that it is found again after a crash."""
        self._write(
            "INSERT INTO tables (table_id, setup, opened_at, is_running) VALUES (?, ?, ?, 1)",
            game_id,
            setup,
            int(time.time()),
        )

    def close_table(self, game_id: str) -> None:
        self._write("UPDATE tables SET is_running = 0 WHERE table_id = ?", game_id)

    def running_tables(self) -> list[RunningTable]:
        rows = self._read("SELECT table_id, setup FROM tables WHERE is_running ORDER BY opened_at, table_id")
        return [RunningTable(*row) for row in rows]

    def table_ids(self) -> list[str]:
        """Every game there is a journal of, the oldest first."""
        return [row[0] for row in self._read("SELECT table_id FROM tables ORDER BY opened_at, table_id")]

    def is_running(self, game_id: str) -> bool:
        found = self._read("SELECT is_running FROM tables WHERE table_id = ?", game_id)
        return bool(found and found[0][0])

    def setup(self, game_id: str) -> bytes | None:
        """The set-up that *game_id* played, finished or not."""
        found = self._read("SELECT setup FROM tables WHERE table_id = ?", game_id)
        return found[0][0] if found else None

    def append(self, game_id: str, seq: int, ms: int, entry: bytes) -> None:
        """Write one line of the journal of *game_id*."""
        self.writer.write(Statement(JOURNAL_LINE, (game_id, seq, ms, entry)))

    def journal(self, game_id: str) -> list[JournalRow]:
        """The lines of *game_id*. It may be called in another thread."""
        try:
            # A journal may be long, and other readers must not wait for it.
            with contextlib.closing(connect(self._path, self._durability)) as connection:
                return _journal(connection, game_id)
        except (sqlite3.DatabaseError, lzma.LZMAError, msgspec.MsgspecError) as error:
            self._say_unreadable(error)
            return []

    def first_line(self, game_id: str) -> list[bytes]:
        """The line with which the journal of *game_id* begins, if there is one."""
        return [row.entry for row in self.journal(game_id)[:1]]

    def journals_to_pack(self, most: int) -> list[tuple[str, bytes]]:
        """Up to *most* finished games with their journals, packed. Call it in another thread."""
        try:
            with contextlib.closing(connect(self._path, self._durability)) as connection:
                games = [game for (game,) in connection.execute(_UNPACKED, (most,))]
                return [(game, packed(_journal(connection, game))) for game in games]
        except sqlite3.DatabaseError:
            # A damaged page is no reason to stop; the reader of that page reports it.
            return []

    def keep_packed(self, game_id: str, journal: bytes) -> None:
        """Keep the packed *journal* of the finished game *game_id* instead of its lines."""
        self.writer.write(
            Statement("INSERT OR REPLACE INTO packed_journals VALUES (?, ?)", (game_id, journal)),
            Statement("DELETE FROM journals WHERE table_id = ?", (game_id,)),
        )

    def forget_table(self, game_id: str) -> None:
        """Drop the game *game_id* and its journal, a piece at a time: others write, too."""
        found = self._read("SELECT count(*) FROM journals WHERE table_id = ?", game_id)
        for _ in range(0, found[0][0] if found else 0, _FORGOTTEN_AT_ONCE):
            self._write(
                "DELETE FROM journals WHERE table_id = ?1 AND seq IN"
                " (SELECT seq FROM journals WHERE table_id = ?1 ORDER BY seq DESC LIMIT ?2)",
                game_id,
                _FORGOTTEN_AT_ONCE,
            )
        self.writer.write(
            Statement("DELETE FROM packed_journals WHERE table_id = ?", (game_id,)),
            Statement("DELETE FROM analyses WHERE table_id = ?", (game_id,)),
            Statement("DELETE FROM tables WHERE table_id = ?", (game_id,)),
        )


def _journal(connection: sqlite3.Connection, game_id: str) -> list[JournalRow]:
    """The rows of *game_id*; where there are none any more, it was packed."""
    rows = [JournalRow(*row) for row in connection.execute(_ROWS, (game_id,))]
    if rows:
        return rows
    found = connection.execute("SELECT lines FROM packed_journals WHERE table_id = ?", (game_id,)).fetchone()
    return unpacked(found[0]) if found else []
