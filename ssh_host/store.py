"""Everything that outlives the host, in one SQLite file."""

import contextlib
import sqlite3
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from ssh_host.schema import MIGRATIONS

FILE_NAME = "temple.sqlite3"

#: With so many pages in its log a database that nobody tidies tidies itself: 80 MB.
_UNTIDY_PAGES = 20_000

#: A public key's fingerprint, or the hash of a guest's resume code.
PlayerKey = str


class StoreError(Exception):
    """A database that cannot be used; its text is one sentence."""


class JournalRow(NamedTuple):
    seq: int
    ms: int
    entry: bytes


class RunningTable(NamedTuple):
    table_id: str
    setup: bytes


class Player(NamedTuple):
    name: str
    settings: bytes
    first_seen: int
    last_seen: int


class Outcome(NamedTuple):
    """How a game ended: *score* counts upwards, *day* is set for a ranked try at the daily temple."""

    table_id: str
    challenge: str
    won: bool
    score: int
    duration_ms: int
    team: tuple[tuple[PlayerKey, str], ...]
    day: str = ""
    summary: bytes = b""


class Rank(NamedTuple):
    names: tuple[str, ...]
    score: int
    duration_ms: int
    finished_at: int
    table_id: str


class Ban(NamedTuple):
    kind: str
    value: str
    until: int
    reason: str


class Store:
    """The database of one host. Every call is synchronous, and written when it returns."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._db = connection
        self._path = path

    @classmethod
    def open(cls, path: Path) -> "Store":
        """The store in the file at *path*, made or migrated where needed; raises `StoreError`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            connection = sqlite3.connect(path, isolation_level=None, timeout=2)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from None
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=NORMAL")
            connection.execute("PRAGMA foreign_keys=ON")
            # Tidying up waits for the disk: `tidy` does it, and whoever waits for that need not be a table.
            connection.execute(f"PRAGMA wal_autocheckpoint={_UNTIDY_PAGES}")
            _migrate(connection, path)
        except sqlite3.Error as error:
            connection.close()
            raise StoreError(f"The database {path} cannot be used: {error}.") from None
        except StoreError:
            connection.close()
            raise
        return cls(connection, path)

    def tidy(self) -> None:
        """Bring what was written from the log into the file, or do it the next time. It may be called in
        another thread."""
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(self._path, timeout=2)) as connection,
        ):
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        self._db.close()

    # Players

    def greet(self, player: PlayerKey, name: str) -> None:
        """Remember that *player* is here; a new one is called *name*."""
        now = int(time.time())
        self._db.execute(
            "INSERT INTO players (player, name, first_seen, last_seen) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (player) DO UPDATE SET last_seen = excluded.last_seen",
            (player, name, now, now),
        )

    def player(self, player: PlayerKey) -> Player | None:
        found = self._db.execute(
            "SELECT name, settings, first_seen, last_seen FROM players WHERE player = ?", (player,)
        ).fetchone()
        return Player(*found) if found else None

    def rename(self, player: PlayerKey, name: str) -> None:
        self._db.execute("UPDATE players SET name = ? WHERE player = ?", (name, player))

    def settings(self, player: PlayerKey) -> bytes:
        found = self.player(player)
        return found.settings if found else b""

    def save_settings(self, player: PlayerKey, settings: bytes) -> None:
        self._db.execute("UPDATE players SET settings = ? WHERE player = ?", (settings, player))

    # Journals

    def open_table(self, table_id: str, setup: bytes) -> None:
        """Note that the table *table_id* plays *setup*, so that it is found again after a crash."""
        self._db.execute(
            "INSERT INTO tables (table_id, setup, opened_at, is_running) VALUES (?, ?, ?, 1)",
            (table_id, setup, int(time.time())),
        )

    def close_table(self, table_id: str) -> None:
        self._db.execute("UPDATE tables SET is_running = 0 WHERE table_id = ?", (table_id,))

    def running_tables(self) -> list[RunningTable]:
        rows = self._db.execute(
            "SELECT table_id, setup FROM tables WHERE is_running ORDER BY opened_at, table_id"
        )
        return [RunningTable(*row) for row in rows]

    def table_ids(self) -> list[str]:
        """Every game there is a journal of, the oldest first."""
        rows = self._db.execute("SELECT table_id FROM tables ORDER BY opened_at, table_id")
        return [row[0] for row in rows]

    def is_running(self, table_id: str) -> bool:
        found = self._db.execute("SELECT is_running FROM tables WHERE table_id = ?", (table_id,)).fetchone()
        return found is not None and bool(found[0])

    def setup(self, table_id: str) -> bytes | None:
        """The set-up that *table_id* played, finished or not."""
        found = self._db.execute("SELECT setup FROM tables WHERE table_id = ?", (table_id,)).fetchone()
        return found[0] if found else None

    def append(self, table_id: str, seq: int, ms: int, entry: bytes) -> None:
        """Write one line of the journal of *table_id*; it survives the end of this process at once."""
        self._db.execute("INSERT INTO journals VALUES (?, ?, ?, ?)", (table_id, seq, ms, entry))

    def journal(self, table_id: str) -> list[JournalRow]:
        rows = self._db.execute(
            "SELECT seq, ms, entry FROM journals WHERE table_id = ? ORDER BY seq", (table_id,)
        )
        return [JournalRow(*row) for row in rows]

    def forget_table(self, table_id: str) -> None:
        """Drop the table *table_id* and its journal."""
        with self._db:
            self._db.execute("BEGIN")
            self._db.execute("DELETE FROM journals WHERE table_id = ?", (table_id,))
            self._db.execute("DELETE FROM tables WHERE table_id = ?", (table_id,))

    # Results

    def record(self, outcome: Outcome) -> int:
        """Keep *outcome* for its players, the leaderboard and the challenge book; gives its number."""
        with self._db:
            self._db.execute("BEGIN")
            number = self._insert_result(outcome)
            for place, (player, name) in enumerate(outcome.team):
                self._db.execute("INSERT INTO team VALUES (?, ?, ?, ?)", (number, place, player, name))
            if outcome.won:
                self._db.executemany(
                    "INSERT OR IGNORE INTO progress VALUES (?, ?, ?, ?)",
                    [
                        (player, outcome.challenge, len(outcome.team), int(time.time()))
                        for player, _ in outcome.team
                    ],
                )
        return number

    def _insert_result(self, outcome: Outcome) -> int:
        added = self._db.execute(
            "INSERT INTO results"
            " (table_id, challenge, players, won, score, duration_ms, day, summary, finished_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                outcome.table_id,
                outcome.challenge,
                len(outcome.team),
                outcome.won,
                outcome.score,
                outcome.duration_ms,
                outcome.day,
                outcome.summary,
                int(time.time()),
            ),
        )
        assert added.lastrowid is not None
        return added.lastrowid

    def leaderboard(self, challenge: str, players: int, most: int = 20, day: str = "") -> list[Rank]:
        """The best won games of *challenge* with *players* players, on *day* for the daily temple."""
        rows = self._db.execute(
            "SELECT result, score, duration_ms, finished_at, table_id FROM results"
            " WHERE challenge = ? AND players = ? AND day = ? AND won"
            " ORDER BY score DESC, duration_ms, finished_at LIMIT ?",
            (challenge, players, day, most),
        ).fetchall()
        return [Rank(self._names(row[0]), *row[1:]) for row in rows]

    def _names(self, result: int) -> tuple[str, ...]:
        rows = self._db.execute("SELECT name FROM team WHERE result = ? ORDER BY place", (result,))
        return tuple(row[0] for row in rows)

    def history(self, player: PlayerKey, most: int = 20) -> list[tuple[str, bool, Rank]]:
        """The last games of *player*: challenge, whether it was won, and the line of a leaderboard."""
        rows = self._db.execute(
            "SELECT challenge, won, result, score, duration_ms, finished_at, table_id FROM results"
            " JOIN team USING (result) WHERE player = ? ORDER BY result DESC LIMIT ?",
            (player, most),
        ).fetchall()
        return [(row[0], bool(row[1]), Rank(self._names(row[2]), *row[3:])) for row in rows]

    def won_challenges(self, player: PlayerKey) -> set[tuple[str, int]]:
        """The challenges *player* has won, each with the number of players."""
        rows = self._db.execute("SELECT challenge, players FROM progress WHERE player = ?", (player,))
        return {(challenge, players) for challenge, players in rows}

    def claim_daily_try(self, day: str, team: Iterable[PlayerKey]) -> bool:
        """Whether this *team* has its ranked try of *day* still before it; takes the try."""
        added = self._db.execute(
            "INSERT OR IGNORE INTO daily_tries VALUES (?, ?)", (day, "\n".join(sorted(team)))
        )
        return added.rowcount == 1

    # Bans

    def ban(self, kind: str, value: str, reason: str = "", seconds: int = 0) -> None:
        """Shut out *value*, a `key` or an `address`, for *seconds*; 0 is for good."""
        until = int(time.time()) + seconds if seconds else 0
        self._db.execute("INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)", (kind, value, until, reason))

    def lift_ban(self, kind: str, value: str) -> None:
        self._db.execute("DELETE FROM bans WHERE kind = ? AND value = ?", (kind, value))

    def bans(self) -> list[Ban]:
        rows = self._db.execute(
            "SELECT kind, value, until, reason FROM bans WHERE until = 0 OR until > ?", (time.time(),)
        )
        return [Ban(*row) for row in rows]

    def is_banned(self, kind: str, value: str) -> bool:
        return (
            self._db.execute(
                "SELECT 1 FROM bans WHERE kind = ? AND value = ? AND (until = 0 OR until > ?)",
                (kind, value, time.time()),
            ).fetchone()
            is not None
        )


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"The database {path} was written by a newer version of this program.")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN;{script};PRAGMA user_version={number};COMMIT;")
