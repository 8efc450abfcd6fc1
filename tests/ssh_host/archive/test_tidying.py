"""What a host keeps only for a while."""

import sqlite3
import time
from pathlib import Path

import pytest

from ssh_host.archive.tidying import Expired, expired, forget
from ssh_host.config.config import Data
from ssh_host.store.store import FILE_NAME, Store
from ssh_host.store.stored_results import Outcome
from tests.ssh_host.store.journals import append, game_ids

DAY = 86_400


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Games played 0, 100, 200 … days ago, the first still running, and guests who came then."""
    store = Store.open(tmp_path / FILE_NAME)
    for number in range(6):
        store.games.open(f"T{number}", b"set-up")
        for seq in range(3):
            append(store, f"T{number}", seq, 0, b"roll")
        if number:
            store.games.close(f"T{number}")
            store.results.record(Outcome(f"T{number}", "", True, 0, 1000, (("SHA256:kim", "Kim"),)))
        store.players.greet(f"guest:{number}", "Guest")
        store.players.greet(f"SHA256:{number}", "Key")
    database = sqlite3.connect(tmp_path / FILE_NAME)
    now = int(time.time())
    for number in range(6):
        then = now - number * 100 * DAY
        database.execute("UPDATE tables SET opened_at = ? WHERE table_id = ?", (then, f"T{number}"))
        database.execute("UPDATE players SET last_seen = ? WHERE player LIKE ?", (then, f"%:{number}"))
    database.commit()
    database.close()
    return store


def games(store: Store, data: Data, playing: frozenset[str] = frozenset()) -> set[str]:
    """What is left after so many steps as it takes."""
    for _ in range(9):
        forget(store, expired(store.path, data, most=2), playing)
    return set(game_ids(store))


def test_journals_and_guests_go_after_a_year_and_results_stay(store: Store) -> None:
    assert games(store, Data()) == {"T0", "T1", "T2", "T3"}
    assert store.games.journal("T5") == []
    assert len(store.games.journal("T3")) == 3
    assert store.players.find("guest:4") is None
    assert store.players.find("guest:3") is not None
    assert store.players.find("SHA256:5") is not None
    assert len(store.results.history("SHA256:kim")) == 5
    store.close()


def test_only_the_last_games_are_kept_where_that_is_wanted(store: Store) -> None:
    assert games(store, Data(keep_games=2)) == {"T0", "T1", "T2"}
    store.close()


def test_everything_is_kept_for_ever_where_that_is_wanted(store: Store) -> None:
    assert len(games(store, Data(keep_days=0))) == 6
    store.close()


def test_a_game_that_is_played_stays_whatever_the_clock_says(store: Store) -> None:
    with sqlite3.connect(store.path) as database:
        database.execute("UPDATE tables SET is_running = 1")
    database.close()
    assert games(store, Data(), frozenset({"T5"})) == {"T0", "T1", "T2", "T3", "T5"}
    store.close()


def test_a_long_journal_goes_in_pieces_and_its_beginning_last(store: Store) -> None:
    for seq in range(3, 1_300):
        append(store, "T5", seq, 0, b"roll")
    left: list[list[int]] = []
    write = store.write

    def watched(sql: str, *values: object) -> None:
        write(sql, *values)
        left.append([row.seq for row in store.games.journal("T5")])

    store.write = watched  # type: ignore[method-assign]
    store.games.forget("T5")
    assert [len(seqs) for seqs in left] == [800, 300, 0]
    assert all(seqs == [*range(len(seqs))] for seqs in left)
    store.close()


def test_nothing_is_expired_in_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "nonsense").write_bytes(b"nonsense" * 999)
    assert expired(tmp_path / "nonsense", Data()) == Expired((), ())
