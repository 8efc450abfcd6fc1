"""One bad row or page never stops a start: whatever stands in it, the rest is there."""

import asyncio
import shutil
import sqlite3
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from escape_tui.hub.record.record import JournalError
from ssh_host.store.store import FILE_NAME
from tests.ssh_host.archive.test_archive import Reopened
from tests.ssh_host.house import until
from tests.ssh_host.store.journals import game_ids

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
PAGE_BYTES = 4_096
#: What a game is kept by.
GAMES = ("tables", "tables_running", "journals")
DAMAGES: tuple[object, ...] = (b"\xff\xfe\x00", "nonsense", -(2**62), 0.5)


def damage(folder: Path, table: str, column: str, value: object) -> None:
    """Put *value* into *column* of one row of *table*."""
    database = sqlite3.connect(folder / FILE_NAME)
    key = {"journals": "seq = 2", "tables": "table_id = (SELECT max(table_id) FROM tables)"}.get(table, "1")
    first = f"SELECT {column} FROM {table} WHERE {key} LIMIT 1"
    database.execute(f"UPDATE {table} SET {column} = ? WHERE {key} AND {column} IS ({first})", (value,))
    database.commit()
    database.close()


def pages(folder: Path) -> list[tuple[str, int]]:
    """Where each table and each index begins."""
    database = sqlite3.connect(folder / FILE_NAME)
    found = database.execute("SELECT name, rootpage FROM sqlite_master WHERE rootpage").fetchall()
    database.close()
    return found


def spoil(folder: Path, page: int) -> None:
    with (folder / FILE_NAME).open("r+b") as file:
        file.seek((page - 1) * PAGE_BYTES)
        file.write(b"\xa5" * PAGE_BYTES)


def with_games(folder: Path) -> Reopened:
    """A host at which a game was played and another one is."""
    host = Reopened(folder)
    host.playing("ani", "bo")
    host.clock.turn(600_000)
    host.lobby.stand_up("ani")
    host.lobby.stand_up("bo")
    host.playing("cy")
    host.store.results.claim_try("2026-11-16", "ani")
    host.store.bans.ban("key", "dee")
    return host


async def test_a_host_starts_whatever_page_is_spoilt_and_only_what_is_on_it_is_not_kept(
    tmp_path: Path,
) -> None:
    """Each table and each index in turn; a game that cannot be kept is not shown."""
    (tmp_path / "whole").mkdir()
    with_games(tmp_path / "whole").store.close()
    found = pages(tmp_path / "whole")
    assert len(found) > len(COLUMNS)
    for name, page in found:
        folder = tmp_path / name
        shutil.copytree(tmp_path / "whole", folder)
        spoil(folder, page)
        again = Reopened(folder)
        again.store.write_beside(asyncio.get_running_loop())
        kept = list[str]()
        again.playing("eve")
        again.store.when_kept(partial(kept.append, name))
        await until(lambda store=again.store, kept=kept: store.trouble or kept)  # type: ignore[misc]
        assert (name in GAMES, "malformed" in again.store.trouble) in ((True, True), (False, False)), name
        again.store.results.history("ani")
        again.store.bans.present()
        again.store.close()


@pytest.mark.parametrize("value", DAMAGES, ids=["bytes", "words", "number", "fraction"])
@pytest.mark.parametrize(
    ("table", "column"), [(table, column) for table, columns in COLUMNS.items() for column in columns]
)
def test_a_host_starts_whatever_stands_in_a_row(
    tmp_path: Path, table: str, column: str, value: object
) -> None:
    with_games(tmp_path).store.close()
    damage(tmp_path, table, column, value)

    again = Reopened(tmp_path)
    for name in ("ani", "bo", "cy"):
        again.store.players.greet(name, name)
        player = again.store.players.find(name)
        assert player is None or isinstance(player.name, str)
        for challenge, _, rank in again.store.results.history(name):
            assert isinstance(challenge, str)
            assert all(isinstance(who, str) for who in rank.names)
        again.store.results.won_challenges(name)
    assert all(isinstance(ban.value, str) for ban in again.store.bans.present())
    for game in game_ids(again.store):
        with suppress(JournalError):
            again.archive.recordings.recording(game)
    again.store.results.leaderboard("", 2)
    again.playing("eve")
    again.store.close()
