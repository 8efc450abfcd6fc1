"""Journals of finished games are packed: nothing of them is lost, and they take little room."""

import lzma
import sqlite3
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as some

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.record.packed_journal import JournalRow, packed, unpacked
from escape_tui.hub.record.record import Journal, deflated, read_lines
from escape_tui.hub.record.replay import Replay
from ssh_host.archive.tidying import expired, forget
from ssh_host.config.config import Data
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.analysis.recorded import lines
from tests.hub.record.recorded import play_recorded
from tests.ssh_host.store.journals import append, game_ids
from tests.temple import CATALOGUE

#: What a finished game of four may take.
MOST_BYTES = 22_000
#: Parts that are kept apart, what stands around them, and ends of lines.
PARTS = some.sampled_from((b"0123456789ab", b"abc", deflated(b"a state"), b"AAAA"))
PIECES = PARTS | some.sampled_from((b'},"', b'",[', b'"packed":"', b'"}\n', b"\n", b"\r"))

#: What packing and unpacking it may take of memory, at most.
MOST_MEMORY = 8_000_000


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path / FILE_NAME)
    yield store
    store.close()


def numbered(entries: Iterable[bytes]) -> list[JournalRow]:
    return [JournalRow(number, entry) for number, entry in enumerate(entries)]


def played(store: Store, game: str, entries: Iterable[bytes], *, is_over: bool = True) -> None:
    store.games.open(game, b"{}")
    for row in numbered(entries):
        append(store, game, row.seq, 0, row.entry)
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
    written: list[bytes] = []
    setup = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:4]))
    play_recorded(setup, 4, CATALOGUE, Journal(written.append))
    played(store, "G", written)
    ((_, journal),) = store.games.journals_to_pack(10)
    assert len(journal) < MOST_BYTES
    store.games.keep_packed("G", journal)
    assert rows_left(store) == 0
    found = [row.entry for row in store.games.journal("G")]
    assert found == written
    assert store.games.first_line("G") == written[:1]
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
    rows = numbered(lines())
    del rows[7]
    assert unpacked(packed(rows)) == rows


@example([b'},"",[\n', b'},"0123456789ab",[\n'])
@given(some.lists(some.lists(PIECES, max_size=12).map(b"".join), max_size=6))
@settings(deadline=None)
def test_any_lines_come_out_as_they_were_packed(entries: list[bytes]) -> None:
    assert unpacked(packed(numbered(entries))) == numbered(entries)


def test_a_journal_packed_in_the_first_format_is_read() -> None:
    rows = numbered(lines())
    assert unpacked(lzma.compress(msgspec.msgpack.encode(rows))) == rows


DAMAGES = {
    "something else": lambda journal: b"\0",
    "cut off": lambda journal: journal[:-40],
    "a bit turned": lambda journal: journal[:2000] + bytes([journal[2000] ^ 1]) + journal[2001:],
    "of a later format": lambda journal: lzma.compress(msgspec.msgpack.encode({"format": 3})),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_packed_journal_that_was_damaged_is_reported_and_nothing_else_suffers(
    store: Store, caplog: pytest.LogCaptureFixture, damage: Callable[[bytes], bytes]
) -> None:
    played(store, "T1", lines())
    ((_, journal),) = store.games.journals_to_pack(1)
    store.games.keep_packed("T1", damage(journal))
    assert store.games.journal("T1") == []
    assert "database not readable" in caplog.text


def test_a_row_that_is_not_bytes_does_not_stop_the_packing(store: Store) -> None:
    played(store, "T1", [b"setup", b"roll"])
    played(store, "T2", [b"setup", b"roll"])
    with sqlite3.connect(store.path) as database:
        database.execute("UPDATE journals SET entry = 'text' WHERE table_id = 'T1' AND seq = 1")
    database.close()
    assert pack(store) == 2
    assert [row.entry for row in store.games.journal("T2")] == [b"setup", b"roll"]


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
    rows = numbered(lines())
    tracemalloc.start()
    try:
        assert unpacked(packed(rows)) == rows
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_MEMORY
