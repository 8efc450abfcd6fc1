"""Databases of every earlier schema, as real hosts left them, opened by this one."""

import shutil
from pathlib import Path

import pytest

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import JournalError
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.table.seats import Patience
from ssh_host.store.archive import Archive
from ssh_host.store.database_schema import MIGRATIONS
from ssh_host.store.store import FILE_NAME, Store
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
    player = store.player("cy")
    assert player is not None
    assert (player.name, player.settings) == ("Cy", b'{"language":"fr"}')
    ((challenge, won, rank),) = store.history("ani")
    assert (challenge, won, rank.names, rank.duration_ms) == ("", False, ("Ani", "Bo"), 600_000)
    assert store.is_banned("address", "192.0.2.9")
    assert store.has_tried("2026-11-16", "ani")
    assert store.has_tried("2026-11-16", "bo")
    finished, running = game_ids(store)
    assert not store.is_running(finished)
    assert store.is_running(running)
    assert len(store.journal(finished)) > 30
    store.greet("new", "New")
    store.close()


@pytest.mark.parametrize("store", [1], indirect=True)
def test_games_of_the_first_format_are_kept_and_set_aside(store: Store) -> None:
    archive = Archive(store, CATALOGUE, HandClockwork(), Patience())
    assert archive.found_again() == []
    finished, running = game_ids(store)
    assert store.is_running(running)
    recording = archive.recording(finished)
    assert len(recording.entries) > 30
    assert recording.header.setup.seats[1].name == "Bo"
    with pytest.raises(JournalError, match="played by rules 0"):
        Replay(recording, CATALOGUE)
    store.close()
