"""Everything that outlives the host, in one SQLite file."""

import asyncio
import contextlib
import json
import logging
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from escape_tui.scene.lobby.visitor_services import Board
from ssh_host.config import Durability
from ssh_host.log import happened
from ssh_host.schema import MIGRATIONS
from ssh_host.writing import Statement, Writer, WriterBeside, WriterHere, connect

FILE_NAME = "temple.sqlite3"


def _text(column: str) -> str:
    """*column* as text, whatever a damaged row holds."""
    return f"CAST({column} AS TEXT)"


def _number(column: str) -> str:
    return f"CAST({column} AS INTEGER)"


#: What a line of a list of games says.
_RANK = f"{_number('score')}, {_number('duration_ms')}, {_number('finished_at')}, {_text('table_id')}"

#: What is told of one player is told of so many of their last games: nobody waits for a longer list.
MOST_GAMES = 2_000
_LAST_GAMES = "WITH own AS (SELECT result FROM team WHERE player = ?1 ORDER BY result DESC LIMIT ?2)"

_JOURNAL_LINE = "INSERT INTO journals VALUES (?, ?, ?, ?)"

#: So many lines of a journal are forgotten in one go.
_FORGOTTEN_AT_ONCE = 500

#: A public key's fingerprint, or the hash of a guest's resume code.
PlayerKey = str


class StoreError(Exception):
    """A database that cannot be used; its text is one sentence."""


class JournalRow(NamedTuple):
    seq: int
    ms: int
    entry: bytes


class RunningTable(NamedTuple):
    game_id: str
    setup: bytes


class Player(NamedTuple):
    name: str
    settings: bytes
    first_seen: int
    last_seen: int


class Outcome(NamedTuple):
    """How a game ended: *score* counts upwards, *day* is set for a ranked try at the daily temple."""

    game_id: str
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
    game_id: str


class Ban(NamedTuple):
    kind: str
    value: str
    until: int
    reason: str


class Store:
    """The database of one host. What is read is there at once, what is written a moment later: `write_beside`
    lets a thread do that, and `when_kept` says when. Without it everything is written where it is called."""

    def __init__(self, connection: sqlite3.Connection, path: Path, durability: Durability) -> None:
        self._db = connection
        self._path = path
        self._durability = durability
        self._writer: Writer = WriterHere(connection)
        #: Players as they will be once everything is written.
        self._changed: dict[PlayerKey, Player] = {}
        self._tries: set[tuple[str, str]] = set()
        self._names_claimed: dict[str, PlayerKey] = {}
        self._bans = self._written_bans()
        self._ban_changes = 0

    @classmethod
    def open(cls, path: Path, durability: Durability = Durability.DISK) -> "Store":
        """The store in the file at *path*, made or migrated where needed; raises `StoreError`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _for_its_owner_only(path)
            connection = connect(path, durability)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from None
        except sqlite3.Error as error:
            raise StoreError(f"The database {path} cannot be used: {error}.") from None
        try:
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            _migrate(connection, path)
            return cls(connection, path, durability)
        except sqlite3.Error as error:
            connection.close()
            raise StoreError(f"The database {path} cannot be used: {error}.") from None
        except StoreError:
            connection.close()
            raise

    def write_beside(self, loop: asyncio.AbstractEventLoop) -> None:
        """From now on a thread writes, so that *loop* waits for no disk."""
        self.write_by(WriterBeside(self._path, self._durability, loop))

    def write_by(self, writer: Writer) -> None:
        """From now on *writer* writes."""
        self._writer = writer

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call *then* once everything written so far is kept for good, at once if it is."""
        self._writer.when_kept(then)

    @property
    def trouble(self) -> str:
        """Why nothing can be written just now, in a sentence; empty while all is well."""
        return self._writer.trouble

    def on_trouble(self, listener: Callable[[str], None]) -> None:
        """Tell *listener* whenever `trouble` changes."""
        self._writer.on_trouble = listener

    @property
    def path(self) -> Path:
        return self._path

    def tidy(self) -> None:
        """Bring what was written from the log into the file, or do it the next time. It may be called in
        another thread."""
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(self._path, timeout=2)) as connection,
        ):
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        self._writer.close()
        self._db.close()

    def _write(self, sql: str, *values: object) -> None:
        self._writer.write(Statement(sql, values))

    def _read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that *sql* asks for; of a damaged page there are none, and that is said."""
        try:
            return self._db.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            self._say_unreadable(error)
            return []

    def _say_unreadable(self, error: sqlite3.DatabaseError) -> None:
        happened("cannot read", logging.ERROR, error, database=str(self._path))

    # Players

    def greet(self, player: PlayerKey, name: str) -> None:
        """Remember that *player* is here; a new one is called *name*."""
        now = int(time.time())
        known = self.player(player) or Player(name, b"", now, now)
        self._change(
            player,
            known._replace(last_seen=now),
            "INSERT INTO players (player, name, first_seen, last_seen) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (player) DO UPDATE SET last_seen = excluded.last_seen",
            (player, name, now, now),
        )

    def player(self, player: PlayerKey) -> Player | None:
        if (changed := self._changed.get(player)) is not None:
            return changed
        found = self._read(
            f"SELECT {_text('name')}, CAST(settings AS BLOB), {_number('first_seen')}, {_number('last_seen')}"
            " FROM players WHERE player = ?",
            player,
        )
        return Player(*found[0]) if found else None

    def was_visited(self) -> bool:
        """Whether anybody was ever here."""
        return bool(self._read("SELECT 1 FROM players LIMIT 1"))

    def rename(self, player: PlayerKey, name: str) -> None:
        if (known := self.player(player)) is not None:
            sql = "UPDATE players SET name = ? WHERE player = ?"
            self._change(player, known._replace(name=name), sql, (name, player))

    def owner_of_name(self, likeness: str) -> PlayerKey | None:
        """Whose names are those that look like *likeness*."""
        if (claimed := self._names_claimed.get(likeness)) is not None:
            return claimed
        found = self._read("SELECT player FROM names WHERE likeness = ?", likeness)
        return str(found[0][0]) if found else None

    def claim_name(self, likeness: str, player: PlayerKey) -> None:
        self._names_claimed[likeness] = player
        self._write("INSERT OR IGNORE INTO names VALUES (?, ?)", likeness, player)
        self.when_kept(lambda: self._name_is_written(likeness))

    def _name_is_written(self, likeness: str) -> None:
        self._names_claimed.pop(likeness, None)

    def settings(self, player: PlayerKey) -> bytes:
        found = self.player(player)
        return found.settings if found else b""

    def save_settings(self, player: PlayerKey, settings: bytes) -> None:
        if (known := self.player(player)) is not None:
            sql = "UPDATE players SET settings = ? WHERE player = ?"
            self._change(player, known._replace(settings=settings), sql, (settings, player))

    def forget_player(self, player: PlayerKey) -> None:
        """Drop what is known of *player* who is not here; results keep the name they had."""
        if player not in self._changed:
            self._write("DELETE FROM players WHERE player = ?", player)

    def _change(self, key: PlayerKey, player: Player, sql: str, values: tuple[object, ...]) -> None:
        """Write by *sql* what makes *key* the *player*, who is that already for everybody who asks."""
        self._changed[key] = player
        self._write(sql, *values)
        self.when_kept(lambda: self._is_written(key, player))

    def _is_written(self, key: PlayerKey, player: Player) -> None:
        if self._changed.get(key) is player:
            del self._changed[key]

    # Journals

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
        self._writer.write(Statement(_JOURNAL_LINE, (game_id, seq, ms, entry)))

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

    # Results

    def record(self, outcome: Outcome) -> None:
        """Keep *outcome* for its players, the leaderboard and the challenge book."""
        now, players = int(time.time()), len(outcome.team)
        team = [
            Statement("INSERT INTO team VALUES ((SELECT max(result) FROM results), ?, ?, ?)", (place, *who))
            for place, who in enumerate(outcome.team)
        ]
        win = "INSERT OR IGNORE INTO progress VALUES (?, ?, ?, ?)"
        progress = [
            Statement(win, (player, outcome.challenge, players, now))
            for player, _ in outcome.team
            if outcome.won
        ]
        self._writer.write(_result(outcome, now), *team, *progress)

    def leaderboard(self, challenge: str, players: int, most: int = 20, day: str = "") -> list[Rank]:
        """The best won games of *challenge* with *players* players, on *day* for the daily temple."""
        rows = self._read(
            f"SELECT result, {_RANK} FROM results"
            " WHERE challenge = ? AND players = ? AND day = ? AND won"
            " ORDER BY score DESC, duration_ms, finished_at LIMIT ?",
            challenge,
            players,
            day,
            most,
        )
        return [Rank(self._names(row[0]), *row[1:]) for row in rows]

    def filled(self, boards: Sequence[Board]) -> tuple[Board, ...]:
        """Those of *boards* on which somebody stands."""
        asked = json.dumps(boards)
        rows = self._read(
            "SELECT key FROM json_each(?) WHERE EXISTS (SELECT 1 FROM results"
            " WHERE challenge = value ->> 0 AND players = value ->> 1 AND day = value ->> 2 AND won)",
            asked,
        )
        return tuple(boards[row[0]] for row in rows)

    def rank(self, game_id: str) -> tuple[int, int]:
        """The place of a won game among the best of its kind, from 1, and the best time there; zeros for a
        game that is on no list."""
        found = self._read(
            "SELECT 1 + count(better.result), min(own.duration_ms, coalesce(min(better.duration_ms),"
            " own.duration_ms)) FROM results AS own LEFT JOIN results AS better"
            " ON better.challenge = own.challenge AND better.players = own.players"
            " AND better.day = own.day AND better.won"
            " AND (better.score, -better.duration_ms) > (own.score, -own.duration_ms)"
            " WHERE own.table_id = ? AND own.won AND own.challenge != 'free' GROUP BY own.result",
            game_id,
        )
        return (found[0][0], found[0][1]) if found else (0, 0)

    def _names(self, result: int) -> tuple[str, ...]:
        rows = self._read(f"SELECT {_text('name')} FROM team WHERE result = ? ORDER BY place", result)
        return tuple(row[0] for row in rows)

    def history(self, player: PlayerKey, most: int = 20) -> list[tuple[str, bool, Rank]]:
        """The last games of *player*: challenge, whether it was won, and the line of a leaderboard."""
        rows = self._read(
            f"SELECT {_text('challenge')}, won, results.result, {_RANK} FROM team"
            " CROSS JOIN results USING (result) WHERE player = ? ORDER BY team.result DESC LIMIT ?",
            player,
            most,
        )
        return [(row[0], bool(row[1]), Rank(self._names(row[2]), *row[3:])) for row in rows]

    def wins_and_defeats(self, player: PlayerKey) -> tuple[bool, ...]:
        """Whether each of the last games of *player* was won, the latest one last."""
        rows = self._read(
            f"{_LAST_GAMES} SELECT won FROM own CROSS JOIN results USING (result) ORDER BY result",
            player,
            MOST_GAMES,
        )
        return tuple(bool(row[0]) for row in rows)

    def companions(self, player: PlayerKey, most: int) -> tuple[tuple[str, int], ...]:
        """With whom *player* played most often, by their latest name, and how often."""
        rows = self._read(
            f"{_LAST_GAMES} SELECT other.name, count(*) AS games, max(other.result)"
            " FROM own CROSS JOIN team AS other USING (result) WHERE other.player != ?1"
            " GROUP BY other.player ORDER BY games DESC, max(other.result) DESC LIMIT ?3",
            player,
            MOST_GAMES,
            most,
        )
        return tuple((row[0], row[1]) for row in rows)

    def won_challenges(self, player: PlayerKey) -> set[tuple[str, int]]:
        """The challenges *player* has won, each with the number of players."""
        rows = self._read(
            f"SELECT {_text('challenge')}, {_number('players')} FROM progress WHERE player = ?", player
        )
        return {(challenge, players) for challenge, players in rows}

    def has_tried(self, day: str, player: PlayerKey) -> bool:
        """Whether *player* has had their try at the temple of *day*."""
        written = "SELECT 1 FROM daily_tries WHERE day = ? AND player = ?"
        return (day, player) in self._tries or bool(self._read(written, day, player))

    def claim_try(self, day: str, player: PlayerKey) -> None:
        """*player* has their try at the temple of *day* now, and no other."""
        claim = (day, player)
        self._tries.add(claim)
        self._write("INSERT OR IGNORE INTO daily_tries VALUES (?, ?)", *claim)
        self.when_kept(lambda: self._tries.discard(claim))

    # Bans

    def ban(self, kind: str, value: str, reason: str = "", seconds: int = 0) -> None:
        """Shut out *value*, a `key` or an `address`, for *seconds*; 0 is for good."""
        until = int(time.time()) + seconds if seconds else 0
        self._ban_changes += 1
        self._bans[kind, value] = Ban(kind, value, until, reason)
        self._write("INSERT OR REPLACE INTO bans VALUES (?, ?, ?, ?)", kind, value, until, reason)

    def lift_ban(self, kind: str, value: str) -> None:
        self._ban_changes += 1
        self._bans.pop((kind, value), None)
        self._write("DELETE FROM bans WHERE kind = ? AND value = ?", kind, value)

    def bans(self) -> list[Ban]:
        return [ban for ban in self._bans.values() if self.is_banned(ban.kind, ban.value)]

    def is_banned(self, kind: str, value: str) -> bool:
        ban = self._bans.get((kind, value))
        return ban is not None and (ban.until == 0 or ban.until > time.time())

    def look_for_bans(self) -> None:
        """Learn what another process of this machine changed about the bans."""
        changes = self._ban_changes

        def look() -> None:
            # What was changed here meanwhile is not written yet.
            if changes == self._ban_changes:
                self._bans = self._written_bans()

        self.when_kept(look)

    def _written_bans(self) -> dict[tuple[str, str], Ban]:
        rows = self._read(
            f"SELECT {_text('kind')}, {_text('value')}, {_number('until')}, {_text('reason')} FROM bans"
        )
        return {(row[0], row[1]): Ban(*row) for row in rows}


def _result(outcome: Outcome, now: int) -> Statement:
    return Statement(
        "INSERT INTO results"
        " (table_id, challenge, players, won, score, duration_ms, day, summary, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            outcome.game_id,
            outcome.challenge,
            len(outcome.team),
            outcome.won,
            outcome.score,
            outcome.duration_ms,
            outcome.day,
            outcome.summary,
            now,
        ),
    )


def _for_its_owner_only(path: Path) -> None:
    """Whatever the folder allows: there are people's keys in it. Its log gets the same rights."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"The database {path} was written by a newer version of this program.")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN;{script};PRAGMA user_version={number};COMMIT;")
