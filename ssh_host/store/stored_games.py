"""Games in the database: their setups, and their journals, which are compressed when a game is over."""

import contextlib
import lzma
import sqlite3
import time
from typing import NamedTuple

import msgspec

from escape_tui.hub.record.packed_journal import JournalRow, packed, unpacked
from ssh_host.store.database import Database
from ssh_host.store.group_commit import Statement

#: Rows of a journal deleted by one statement.
_FORGOTTEN_AT_ONCE = 500

#: Finished games whose journals are still rows. The query visits only these, however many are packed.
_UNPACKED = """
WITH RECURSIVE written (game) AS (
    SELECT min(table_id) FROM journals
    UNION ALL
    SELECT (SELECT min(table_id) FROM journals WHERE table_id > game) FROM written WHERE game IS NOT NULL
)
SELECT game FROM written JOIN tables ON table_id = game WHERE NOT is_running LIMIT ?
"""
_UNREADABLE = (sqlite3.DatabaseError, lzma.LZMAError, msgspec.MsgspecError)
_ROWS = "SELECT seq, entry FROM journals WHERE table_id = ? ORDER BY seq"


class RunningTable(NamedTuple):
    game_id: str
    setup: bytes


class StoredGames:
    """All games that were started here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def open(self, game_id: str, setup: bytes) -> None:
        """Store that the game *game_id* plays *setup*, so that it can be restored after a crash."""
        self._database.write(
            "INSERT INTO tables (table_id, setup, opened_at, is_running) VALUES (?, ?, ?, 1)",
            game_id,
            setup,
            int(time.time()),
        )

    def close(self, game_id: str) -> None:
        self._database.write("UPDATE tables SET is_running = 0 WHERE table_id = ?", game_id)

    def running(self) -> list[RunningTable]:
        sql = "SELECT table_id, setup FROM tables WHERE is_running ORDER BY opened_at, table_id"
        rows = self._database.read(sql)
        return [RunningTable(*row) for row in rows]

    def is_running(self, game_id: str) -> bool:
        found = self._database.read("SELECT is_running FROM tables WHERE table_id = ?", game_id)
        return bool(found and found[0][0])

    def is_race_running(self, race: str) -> bool:
        """Whether a game of the race with the id *race* is still in progress."""
        setup = "CAST(setup AS TEXT)"
        of_race = f"CASE WHEN json_valid({setup}) THEN {setup} ->> '$.race.id' END = ?"
        return bool(self._database.read(f"SELECT 1 FROM tables WHERE is_running AND {of_race}", race))

    def setup(self, game_id: str) -> bytes | None:
        """The setup of *game_id*, finished or not."""
        found = self._database.read("SELECT setup FROM tables WHERE table_id = ?", game_id)
        return found[0][0] if found else None

    def journal(self, game_id: str) -> list[JournalRow]:
        """The journal lines of *game_id*. May be called in another thread."""
        try:
            # Use a connection of its own: a journal may be long, and other readers must not wait for it.
            with contextlib.closing(self._database.connect()) as connection:
                return _journal(connection, game_id)
        except _UNREADABLE as error:
            self._database.say_unreadable(error)
            return []

    def first_line(self, game_id: str) -> list[bytes]:
        """The first line of the journal of *game_id*, if there is one."""
        return [row.entry for row in self.journal(game_id)[:1]]

    def journals_to_pack(self, most: int) -> list[tuple[str, bytes]]:
        """Up to *most* finished games with their journals, packed. Call it in another thread."""
        try:
            with contextlib.closing(self._database.connect()) as connection:
                games = [game for (game,) in connection.execute(_UNPACKED, (most,))]
                return [(game, packed(_journal(connection, game))) for game in games]
        except _UNREADABLE:
            # A damaged page must not stop the server; the code that reads it reports it.
            return []

    def keep_packed(self, game_id: str, journal: bytes) -> None:
        """Replace the lines of the finished game *game_id* by the packed *journal*."""
        self._database.writer.write(
            Statement("INSERT OR REPLACE INTO packed_journals VALUES (?, ?)", (game_id, journal)),
            Statement("DELETE FROM journals WHERE table_id = ?", (game_id,)),
        )

    def forget(self, game_id: str) -> None:
        """Delete the game *game_id* and its journal in small steps, so that other writes don't wait."""
        found = self._database.read("SELECT count(*) FROM journals WHERE table_id = ?", game_id)
        for _ in range(0, found[0][0] if found else 0, _FORGOTTEN_AT_ONCE):
            self._database.write(
                "DELETE FROM journals WHERE table_id = ?1 AND seq IN"
                " (SELECT seq FROM journals WHERE table_id = ?1 ORDER BY seq DESC LIMIT ?2)",
                game_id,
                _FORGOTTEN_AT_ONCE,
            )
        self._database.writer.write(
            Statement("DELETE FROM packed_journals WHERE table_id = ?", (game_id,)),
            Statement("DELETE FROM analyses WHERE table_id = ?", (game_id,)),
            Statement("DELETE FROM studies WHERE table_id = ?", (game_id,)),
            Statement("DELETE FROM tables WHERE table_id = ?", (game_id,)),
        )


def _journal(connection: sqlite3.Connection, game_id: str) -> list[JournalRow]:
    """The rows of *game_id*: those that are packed, and what was written after that."""
    found = connection.execute("SELECT lines FROM packed_journals WHERE table_id = ?", (game_id,)).fetchone()
    before = unpacked(found[0]) if found else []
    return before + [JournalRow(*row) for row in connection.execute(_ROWS, (game_id,))]
