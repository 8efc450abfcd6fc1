"""Databases of every earlier schema, as real hosts left them, opened by this one."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import JournalError
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.table.seats.seats import Patience
from ssh_host.admission.identity import identity_of_key
from ssh_host.archive.archive import Archive
from ssh_host.store.database import StoreError
from ssh_host.store.database_schema import MIGRATIONS
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.camp import ENTER, camp, new_key
from tests.ssh_host.house import visiting
from tests.ssh_host.store.journals import game_ids
from tests.temple import CATALOGUE

OLD = Path(__file__).parent / "old"
SCHEMAS = range(1, len(MIGRATIONS) + 1)


@pytest.fixture
def store(tmp_path: Path, request: pytest.FixtureRequest) -> Store:
    shutil.copy(OLD / f"schema-{request.param}.sqlite3", tmp_path / FILE_NAME)
    return Store.open(tmp_path / FILE_NAME)


@pytest.mark.parametrize("store", SCHEMAS, indirect=True)
def test_everything_is_there_after_an_upgrade(store: Store) -> None:
    player = store.players.find("cy")
    assert player is not None
    assert (player.name, player.settings) == ("Cy", b'{"language":"fr"}')
    ((challenge, won, rank),) = store.results.history("ani")
    assert (challenge, won, rank.names, rank.duration_ms) == ("", False, ("Ani", "Bo"), 600_000)
    assert store.bans.is_banned("address", "192.0.2.9")
    assert store.results.has_tried("2026-11-16", "ani")
    assert store.results.has_tried("2026-11-16", "bo")
    finished, running = game_ids(store)
    assert not store.games.is_running(finished)
    assert store.games.is_running(running)
    assert len(store.games.journal(finished)) > 30
    store.players.greet("new", "New")
    store.close()


@pytest.mark.parametrize("store", [1], indirect=True)
def test_games_of_the_first_format_are_kept_and_set_aside(store: Store) -> None:
    archive = Archive(store, CATALOGUE, HandClockwork(), Patience())
    assert archive.found_again() == []
    finished, running = game_ids(store)
    assert store.games.is_running(running)
    recording = archive.recordings.recording(finished)
    assert len(recording.entries) > 30
    assert recording.header.setup.seats[1].name == "Bo"
    with pytest.raises(JournalError, match="played by rules 0"):
        Replay(recording, CATALOGUE)
    store.close()


@pytest.mark.parametrize("version", SCHEMAS[:-1])
def test_a_copy_is_made_before_the_first_change(tmp_path: Path, version: int) -> None:
    old = OLD / f"schema-{version}.sqlite3"
    shutil.copy(old, tmp_path / FILE_NAME)
    Store.open(tmp_path / FILE_NAME).close()
    (copy,) = tmp_path.glob(f"{FILE_NAME}-schema-*")
    assert copy.name == f"{FILE_NAME}-schema-{version}"
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as kept, closing(sqlite3.connect(old)) as before:
        assert list(kept.iterdump()) == list(before.iterdump())
        assert kept.execute("PRAGMA user_version").fetchone() == (version,)
    Store.open(tmp_path / FILE_NAME).close()
    assert list(tmp_path.glob(f"{FILE_NAME}-schema-*")) == [copy], "nothing is copied twice"


def test_nothing_is_changed_where_no_copy_can_be_made(tmp_path: Path) -> None:
    shutil.copy(OLD / "schema-3.sqlite3", tmp_path / FILE_NAME)
    (tmp_path / f"{FILE_NAME}-schema-3").mkdir()
    with pytest.raises(StoreError, match="Nothing was changed"):
        Store.open(tmp_path / FILE_NAME)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as kept:
        assert kept.execute("PRAGMA user_version").fetchone() == (3,)
    assert not list(tmp_path.glob("*.part"))


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    Store.open(tmp_path / FILE_NAME).close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as newer:
        newer.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    with pytest.raises(StoreError, match="Install that version"):
        Store.open(tmp_path / FILE_NAME)


async def test_a_player_is_told_whose_game_was_set_aside(tmp_path: Path) -> None:
    shutil.copy(OLD / "schema-1.sqlite3", tmp_path / FILE_NAME)
    key = new_key()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as old, old:
        player = identity_of_key(key).player
        old.execute("UPDATE tables SET setup = replace(setup, '\"cy\"', ?)", (f'"{player}"',))
    async with camp(tmp_path) as home:
        home.hosted_lobby.find_again()
        async with visiting(home, "cy", key) as cy:
            await cy.until_sees("Enter the temple")
            cy.type(ENTER)
            await cy.until_sees("This version can’t continue your game BDPP. It’s kept")
