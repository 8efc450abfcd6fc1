"""Journals of finished games are packed: nothing of them is lost, and they take little room."""

import sqlite3
import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.record.packed_journal import JournalRow, packed, unpacked
from escape_tui.hub.record.record import Journal, read_lines
from escape_tui.hub.record.replay import Replay
from ssh_host.archive.tidying import expired, forget
from ssh_host.config.config import Data
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.record.recorded import play_recorded
from tests.ssh_host.store.journals import append, game_ids
from tests.temple import CATALOGUE

#: What a finished game of four may take.
MOST_BYTES = 34_000


#: What packing and unpacking it may take of memory, at most.
MOST_MEMORY = 8_000_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path / FILE_NAME)
    yield store
    store.close()


def played(store: Store, game: str, lines: list[bytes], *, is_over: bool = True) -> None:
    store.games.open(game, b"{}")
    for seq, line in enumerate(lines):
        append(store, game, seq, 0, line)
    if is_over:
        store.games.close(game)


def pack(store: Store, most: int = 10) -> int:
    found = store.games.journals_to_pack(most)
    for game, journal in found:
        store.games.keep_packed(game, journal)
    return len(found)


def rows_left(store: Store) -> int:
    with sqlite3.connect(store.path) as database:
        (count,) = database.execute("SELECT count(*) FROM journals").fetchone()
    database.close()
    return int(count)


def test_a_whole_game_is_small_when_it_is_packed_and_replays_to_its_digests(store: Store) -> None:
    lines: list[bytes] = []
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:4]))
    play_recorded(setup, 4, CATALOGUE, Journal(lines.append))
    played(store, "G", lines)
    ((_, journal),) = store.games.journals_to_pack(10)
    assert len(journal) < MOST_BYTES
    store.games.keep_packed("G", journal)
    assert rows_left(store) == 0
    found = [row.entry for row in store.games.journal("G")]
    assert found == lines
    assert store.games.first_line("G") == lines[:1]
    replay = Replay(read_lines(found, CATALOGUE, "G"), CATALOGUE)
    assert replay.game.state.ending is None


def test_only_finished_games_are_packed_and_a_few_at_a_time(store: Store) -> None:
    for number in range(5):
        played(store, f"T{number}", [b"roll"] * 3, is_over=number != 2)
    assert [pack(store, 3), pack(store, 3), pack(store, 3)] == [3, 1, 0]
    assert [row.entry for row in store.games.journal("T2")] == [b"roll"] * 3
    assert rows_left(store) == 3


def test_lines_that_are_written_after_a_game_was_packed_follow_the_others(store: Store) -> None:
    played(store, "G", [b"setup", b"roll"])
    assert pack(store) == 1
    append(store, "G", 2, 0, b"left")
    assert [row.entry for row in store.games.journal("G")] == [b"setup", b"roll", b"left"]
    assert pack(store) == 1
    assert rows_left(store) == 0
    assert [row.entry for row in store.games.journal("G")] == [b"setup", b"roll", b"left"]


def test_a_journal_with_a_hole_is_kept_with_its_hole() -> None:
    rows = [JournalRow(0, b"setup"), JournalRow(2, b"roll")]
    assert unpacked(packed(rows)) == rows


def test_a_packed_journal_that_was_damaged_is_reported_and_nothing_else_suffers(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    played(store, "T1", [b"roll"])
    pack(store)
    with sqlite3.connect(store.path) as database:
        database.execute("UPDATE packed_journals SET lines = x'00'")
    database.close()
    assert store.games.journal("T1") == []
    assert "database not readable" in caplog.text


def test_forgetting_a_packed_game_leaves_nothing(store: Store) -> None:
    played(store, "T1", [b"roll"])
    pack(store)
    forget(store, expired(store.path, Data(keep_games=0, keep_days=1)), frozenset())
    store.games.forget("T1")
    assert store.games.journal("T1") == []
    assert game_ids(store) == []


def test_pages_of_forgotten_games_go_back_to_the_disk(store: Store) -> None:
    for number in range(20):
        played(store, f"T{number}", [bytes(2_000)] * 50)
    store.tidy()
    before = store.path.stat().st_size
    for number in range(20):
        store.games.forget(f"T{number}")
    for _ in range(5):
        store.tidy()
    assert store.path.stat().st_size < before / 2


def test_packing_takes_little_memory() -> None:
    rows = [JournalRow(number, b"%d a line of a journal" % number * 10) for number in range(800)]
    tracemalloc.start()
    try:
        assert unpacked(packed(rows)) == rows
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_MEMORY
