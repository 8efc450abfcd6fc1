"""One bad row never stops a start: whatever stands in it, the rest is there."""

import sqlite3
from contextlib import suppress
from pathlib import Path

import pytest

from escape_tui.hub.record import JournalError
from ssh_host.store import FILE_NAME
from tests.ssh_host.test_archive import Reopened

COLUMNS = {
    "players": ("name", "settings", "first_seen", "last_seen"),
    "tables": ("setup", "opened_at", "is_running"),
    "journals": ("seq", "ms", "entry"),
    "results": ("challenge", "players", "won", "score", "duration_ms", "day", "summary", "finished_at"),
    "team": ("player", "name"),
    "progress": ("challenge", "players", "won_at"),
    "daily_tries": ("day", "player"),
    "bans": ("kind", "value", "until", "reason"),
}
DAMAGES: tuple[object, ...] = (b"\xff\xfe\x00", "nonsense", -(2**62), 0.5)


def damage(folder: Path, table: str, column: str, value: object) -> None:
    """Put *value* into *column* of one row of *table*."""
    database = sqlite3.connect(folder / FILE_NAME)
    key = {"journals": "seq = 2", "tables": "table_id = (SELECT max(table_id) FROM tables)"}.get(table, "1")
    first = f"SELECT {column} FROM {table} WHERE {key} LIMIT 1"
    database.execute(f"UPDATE {table} SET {column} = ? WHERE {key} AND {column} IS ({first})", (value,))
    database.commit()
    database.close()


@pytest.mark.parametrize("value", DAMAGES, ids=["bytes", "words", "number", "fraction"])
@pytest.mark.parametrize(
    ("table", "column"), [(table, column) for table, columns in COLUMNS.items() for column in columns]
)
def test_a_host_starts_whatever_stands_in_a_row(
    tmp_path: Path, table: str, column: str, value: object
) -> None:
    host = Reopened(tmp_path)
    finished = host.playing("ani", "bo")
    host.clock.turn(600_000)
    host.lobby.stand_up("ani")
    host.lobby.stand_up("bo")
    host.playing("cy")
    host.store.claim_try("2026-11-16", "ani")
    host.store.ban("key", "dee")
    assert finished.live is not None
    host.store.close()
    damage(tmp_path, table, column, value)

    again = Reopened(tmp_path)
    for name in ("ani", "bo", "cy"):
        again.store.greet(name, name)
        player = again.store.player(name)
        assert player is None or isinstance(player.name, str)
        for challenge, _, rank in again.store.history(name):
            assert isinstance(challenge, str)
            assert all(isinstance(who, str) for who in rank.names)
        again.store.won_challenges(name)
    assert all(isinstance(ban.value, str) for ban in again.store.bans())
    for game in again.store.table_ids():
        with suppress(JournalError):
            again.archive.recording(game)
    again.store.leaderboard("", 2)
    again.playing("eve")
    again.store.close()
