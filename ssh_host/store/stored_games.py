"""Games as the database knows them: their set-ups and the lines of their journals."""

import contextlib
import sqlite3
import time
from typing import NamedTuple

from ssh_host.store.database import Database
from ssh_host.store.group_commit import JOURNAL_LINE, Statement, connect

#: So many lines of a journal are forgotten in one go.
_FORGOTTEN_AT_ONCE = 500


class JournalRow(NamedTuple):
    seq: int
    ms: int
    entry: bytes


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
        sql = "SELECT seq, ms, entry FROM journals WHERE table_id = ? ORDER BY seq"
        try:
            # It may be long, and who else reads must not wait for it.
            with contextlib.closing(connect(self._path, self._durability)) as connection:
                return [JournalRow(*row) for row in connection.execute(sql, (game_id,))]
        except sqlite3.DatabaseError as error:
            self._say_unreadable(error)
            return []

    def first_line(self, game_id: str) -> list[bytes]:
        """The line with which the journal of *game_id* begins, if there is one."""
        rows = self._read("SELECT entry FROM journals WHERE table_id = ? ORDER BY seq LIMIT 1", game_id)
        return [row[0] for row in rows]

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
        self._write("DELETE FROM tables WHERE table_id = ?", game_id)
