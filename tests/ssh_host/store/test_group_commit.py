"""Changes of the database: in order, in groups, beside the loop, and never lost while the disk is full."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from ssh_host.config.config import Durability
from ssh_host.store import group_commit as writing
from ssh_host.store.group_commit import JOURNAL_LINE, Statement, WriterBeside, commit_histogram
from ssh_host.store.store import FILE_NAME, Store
from ssh_host.store.stored_results import Outcome
from tests.ssh_host.house import until
from tests.ssh_host.store.journals import append


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    opened = Store.open(tmp_path / FILE_NAME)
    opened.write_beside(asyncio.get_running_loop())
    yield opened
    opened.close()


def lines_in(path: Path) -> int:
    with sqlite3.connect(path) as other:
        count = other.execute("SELECT count(*) FROM journals").fetchone()[0]
    other.close()
    return int(count)


class FullDisk:
    """Stands between the writer and the disk, which is full until somebody makes room."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_full = True
        #: The try that fails once more after that.
        self.full_at: int | None = None
        self.tries = 0
        self._commit: Callable[..., None] = writing._commit
        monkeypatch.setattr(writing, "_commit", self.commit)
        monkeypatch.setattr(writing, "_TRY_AGAIN_SECONDS", 0.01)

    def commit(self, connection: sqlite3.Connection, changes: Any) -> None:
        self.tries += 1
        if self.is_full or self.tries == self.full_at:
            raise sqlite3.OperationalError("database or disk is full")
        self._commit(connection, changes)


async def test_what_is_said_to_be_kept_is_in_the_file(store: Store, tmp_path: Path) -> None:
    found: list[int] = []
    for seq in range(40):
        append(store, "T1", seq, 0, b"roll")
        store.when_kept(lambda: found.append(lines_in(tmp_path / FILE_NAME)))
    assert found == [], "nothing is kept while the loop has not turned"
    await until(lambda: len(found) == 40)
    assert all(there > number for number, there in enumerate(found))
    assert found == sorted(found)


async def test_with_nothing_to_write_everything_is_kept_already(store: Store) -> None:
    called: list[bool] = []
    store.when_kept(lambda: called.append(True))
    assert called


async def test_what_comes_together_is_written_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = FullDisk(monkeypatch)
    append(store, "T1", 0, 0, b"roll")
    await until(lambda: disk.tries)
    for seq in range(1, 200):
        append(store, "T1", seq, 0, b"roll")
    disk.is_full, before = False, disk.tries
    await until(lambda: len(store.games.journal("T1")) == 200)
    assert disk.tries - before <= 3


async def test_a_full_disk_loses_nothing_says_why_and_goes_on_when_there_is_room(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk, told, kept = FullDisk(monkeypatch), list[str](), list[int]()
    store.on_trouble.append(told.append)
    for seq in range(3):
        append(store, "T1", seq, 0, b"roll")
        store.when_kept(lambda seq=seq: kept.append(seq))  # type: ignore[misc]
    await until(lambda: disk.tries > 3)
    assert kept == []
    assert "disk is full" in store.trouble
    assert len(told) == 1
    disk.is_full = False
    await until(lambda: kept == [0, 1, 2])
    assert [row.seq for row in store.games.journal("T1")] == [0, 1, 2]
    assert store.trouble == ""
    assert told[1:] == [""]


async def test_who_changes_something_reads_it_at_once_though_the_disk_is_full(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    store.players.greet("kim", "Kim")
    store.players.rename("kim", "Kimberly")
    store.players.save_settings("kim", b"{}")
    store.bans.ban("key", "lee")
    store.results.claim_try("2030-01-01", "kim")
    assert store.results.has_tried("2030-01-01", "kim")
    player = store.players.find("kim")
    assert player is not None
    assert (player.name, player.settings) == ("Kimberly", b"{}")
    assert store.bans.is_banned("key", "lee")
    disk.is_full = False
    done: list[bool] = []
    store.when_kept(lambda: done.append(True))
    await until(lambda: done)
    assert store.players.find("kim") == player
    assert store.results.has_tried("2030-01-01", "kim")


async def test_a_host_that_stops_with_a_full_disk_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store.open(tmp_path / FILE_NAME)
    store.write_beside(asyncio.get_running_loop())
    FullDisk(monkeypatch)
    append(store, "T1", 0, 0, b"roll")
    store.close()
    assert lines_in(tmp_path / FILE_NAME) == 0


async def test_a_database_that_is_moved_away_is_noticed_and_taken_up_when_it_is_back(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "_TRY_AGAIN_SECONDS", 0.01)
    path = tmp_path / FILE_NAME
    path.rename(tmp_path / "elsewhere")
    append(store, "T1", 0, 0, b"roll")
    await until(lambda: store.trouble)
    path.write_bytes(b"")
    await asyncio.sleep(0.05)
    assert "moved or replaced" in store.trouble
    (tmp_path / "elsewhere").rename(path)
    await until(lambda: not store.trouble)
    assert lines_in(path) == 1


async def test_a_change_that_contradicts_what_is_written_harms_no_other(store: Store) -> None:
    for seq in (0, 1, 1, 2):
        append(store, "T1", seq, 0, b"roll")
    done: list[bool] = []
    store.when_kept(lambda: done.append(True))
    await until(lambda: done)
    assert [row.seq for row in store.games.journal("T1")] == [0, 1, 2]


@pytest.mark.parametrize("value", ["half a \ud800letter", 2**64, object()])
async def test_a_value_that_no_column_takes_stops_no_other(store: Store, value: Any) -> None:
    append(store, "T1", 0, 0, b"roll")
    store.write("INSERT INTO journals VALUES (?, ?, ?, ?)", "T1", value, 0, b"never")
    append(store, "T1", 2, 0, b"roll")
    kept: list[bool] = []
    store.when_kept(lambda: kept.append(True))
    await until(lambda: kept)
    assert [row.seq for row in store.games.journal("T1")] == [0, 2]


async def test_a_disk_that_fills_up_among_changes_that_are_refused_loses_and_doubles_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = FullDisk(monkeypatch)
    append(store, "T1", 0, 0, b"roll")
    await until(lambda: disk.tries)
    for seq in (1, 1, 2, 3):
        append(store, "T1", seq, 0, b"roll")
    store.results.record(Outcome("T1", "base", True, 1, 1000, (("kim", "Kim"),)))
    disk.full_at = 5
    disk.is_full, disk.tries = False, 0
    kept: list[bool] = []
    store.when_kept(lambda: kept.append(True))
    await until(lambda: kept)
    assert disk.full_at in range(disk.tries)
    assert [row.seq for row in store.games.journal("T1")] == [0, 1, 2, 3]
    assert len(store.results.history("kim")) == 1
    assert store.trouble == ""


async def test_what_is_asked_to_be_said_while_others_are_told_waits_for_its_turn(store: Store) -> None:
    heard: list[str] = []

    def first() -> None:
        heard.append("first")
        store.when_kept(lambda: heard.append("third"))

    append(store, "T1", 0, 0, b"roll")
    store.when_kept(first)
    store.when_kept(lambda: heard.append("second"))
    await until(lambda: len(heard) == 3)
    assert heard == ["first", "second", "third"]


async def test_what_breaks_after_writing_stops_no_other(store: Store) -> None:
    def breaks() -> None:
        raise RuntimeError("my screen is gone")

    done: list[bool] = []
    append(store, "T1", 0, 0, b"roll")
    store.when_kept(breaks)
    store.when_kept(lambda: done.append(True))
    await until(lambda: done)


@pytest.mark.parametrize(("durability", "level"), [(Durability.DISK, 2), (Durability.PROCESS, 1)])
def test_durability_says_what_a_commit_survives(tmp_path: Path, durability: Durability, level: int) -> None:
    connection = writing.connect(tmp_path / FILE_NAME, durability)
    assert connection.execute("PRAGMA synchronous").fetchone() == (level,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    loop = asyncio.new_event_loop()
    yield loop
    loop.close()


def test_the_log_begins_again_when_it_is_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages, page = 50, 4_096
    assert writing._UNTIDY_PAGES * page == pytest.approx(20_000_000, rel=0.05)
    monkeypatch.setattr(writing, "_UNTIDY_PAGES", pages)
    path, log = tmp_path / FILE_NAME, tmp_path / f"{FILE_NAME}-wal"
    store = Store.open(path)
    connection = writing.connect(path, Durability.PROCESS)
    for number in range(400):
        writing._commit(connection, [(Statement(JOURNAL_LINE, ("T1", number, 0, bytes(2_000))),)])
    assert log.stat().st_size < 1.3 * pages * page
    connection.close()
    store.close()


def test_a_loop_that_is_gone_is_not_told(tmp_path: Path, loop: asyncio.AbstractEventLoop) -> None:
    path = tmp_path / FILE_NAME
    Store.open(path).close()
    writer = WriterBeside(path, Durability.DISK, loop, commit_histogram())
    loop.close()
    writer.write(Statement("INSERT INTO journals VALUES ('T1', 0, 0, x'')"))
    writer.close()
    assert lines_in(path) == 1
