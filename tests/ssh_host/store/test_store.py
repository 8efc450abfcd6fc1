"""What outlives the host."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from escape_tui.hub.record.packed_journal import JournalRow
from escape_tui.scene.lobby.visitor_services import Board
from ssh_host.store.database import StoreError
from ssh_host.store.database_schema import MIGRATIONS
from ssh_host.store.store import FILE_NAME, Store
from ssh_host.store.stored_games import RunningTable
from ssh_host.store.stored_results import Outcome
from tests.ssh_host.store.journals import append

KIM, LEE = "SHA256:kim", "SHA256:lee"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store.open(tmp_path / FILE_NAME)
    yield opened
    opened.close()


def won(score: int, team: tuple[str, ...] = (KIM,), day: str = "") -> Outcome:
    return Outcome("T1", "base", True, score, 1000, tuple((player, player[-3:]) for player in team), day)


def test_players_keep_their_name_and_settings(store: Store) -> None:
    store.players.greet(KIM, "Kim")
    store.players.save_settings(KIM, b"{}")
    store.players.greet(KIM, "other")
    found = store.players.find(KIM)
    assert found is not None
    assert (found.name, found.settings) == ("Kim", b"{}")
    store.players.rename(KIM, "Kimberly")
    assert store.players.find(KIM) != found
    assert store.players.settings(LEE) == b""


def test_a_leaderboard_is_for_one_challenge_and_number_of_players(store: Store) -> None:
    store.results.record(won(5))
    store.results.record(won(9))
    store.results.record(won(7, (KIM, LEE)))
    store.results.record(won(20)._replace(won=False))
    assert [rank.score for rank in store.results.leaderboard("base", 1)] == [9, 5]
    assert store.results.leaderboard("base", 2)[0].names == ("kim", "lee")
    assert store.results.won_challenges(LEE) == {("base", 2)}
    assert [win for _, win, _ in store.results.history(KIM)] == [False, True, True, True]


def test_a_record_beats_every_other_game_of_its_kind(store: Store) -> None:
    for game, took in (("T1", 9_000), ("T2", 8_000), ("T3", 8_500), ("T4", 8_000)):
        store.results.record(won(1)._replace(game_id=game, duration_ms=took))
        # Nobody has been there before, it is faster, it is slower, it is no faster.
        assert store.results.record_ms(game) == (8_000 if game == "T2" else 0)
    store.results.record(won(1, (KIM, LEE))._replace(game_id="T5", duration_ms=1))
    assert store.results.record_ms("T5") == 0


def test_the_lists_with_somebody_on_them_are_found_with_one_question(store: Store) -> None:
    store.results.record(won(5))
    store.results.record(won(7, (KIM, LEE)))
    store.results.record(won(8, day="2030-01-01"))
    boards = [
        Board("base", players, day) for players in (1, 2, 3) for day in ("", "2030-01-01", "2030-01-02")
    ]
    asked = list[str]()
    store._db.set_trace_callback(asked.append)
    assert store.results.filled(boards) == (
        Board("base", 1),
        Board("base", 1, "2030-01-01"),
        Board("base", 2),
    )
    assert len([sql for sql in asked if sql.startswith("SELECT")]) == 1


def test_of_somebody_who_played_very_often_the_last_games_are_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ssh_host.store.stored_results.MOST_GAMES", 3)
    store.results.record(won(1, (KIM, LEE)))
    for score in range(4):
        store.results.record(won(score)._replace(won=score % 2 == 0))
    assert store.results.wins_and_defeats(KIM) == (False, True, False)
    assert store.results.companions(KIM, 5) == ()
    assert len(store.results.history(KIM, most=2)) == 2


@pytest.mark.parametrize(
    ("ask", "index"),
    [
        (lambda store: store.results.history(KIM), "team_player"),
        (lambda store: store.results.wins_and_defeats(KIM), "team_player"),
        (lambda store: store.results.companions(KIM, 5), "team_player"),
        (lambda store: store.results.rank("T1"), "results_game"),
        (lambda store: store.results.leaderboard("base", 1), "results_ranked"),
        (lambda store: store.results.filled([Board("base", 1)]), "results_ranked"),
    ],
)
def test_no_page_of_the_record_reads_the_whole_of_it(
    store: Store, ask: Callable[[Store], object], index: str
) -> None:
    store.results.record(won(5))
    asked = list[str]()
    store._db.set_trace_callback(asked.append)
    ask(store)
    store._db.set_trace_callback(None)
    plan = [row[3] for sql in asked for row in store._db.execute(f"EXPLAIN QUERY PLAN {sql}")]
    assert any(index in step for step in plan)
    assert not [step for step in plan if step.startswith("SCAN") and step.split()[1] in ("results", "team")]


def test_a_person_has_one_try_a_day(store: Store) -> None:
    store.results.claim_try("2030-01-01", KIM)
    assert store.results.has_tried("2030-01-01", KIM)
    assert not store.results.has_tried("2030-01-01", LEE)
    assert not store.results.has_tried("2030-01-02", KIM)


def test_bans_hold_and_are_lifted(store: Store) -> None:
    store.bans.ban("key", KIM, "rude")
    store.bans.ban("address", "192.0.2.1", seconds=-5)
    assert store.bans.is_banned("key", KIM)
    assert not store.bans.is_banned("address", "192.0.2.1")
    assert [ban.value for ban in store.bans.present()] == [KIM]
    store.bans.lift("key", KIM)
    assert not store.bans.is_banned("key", KIM)


def test_a_table_is_forgotten_with_its_journal(store: Store) -> None:
    store.games.open("T1", b"set-up")
    append(store, "T1", 1, 10, b"roll")
    assert store.games.running() == [RunningTable("T1", b"set-up")]
    store.games.close("T1")
    assert store.games.running() == []
    assert store.games.setup("T1") == b"set-up"
    store.games.forget("T1")
    assert (store.games.journal("T1"), store.games.setup("T1")) == ([], None)


def test_a_journal_survives_the_death_of_its_host(tmp_path: Path) -> None:
    script = (
        "import os, sys, pathlib; from ssh_host.store.store import Store\n"
        "from tests.ssh_host.store.journals import append\n"
        "store = Store.open(pathlib.Path(sys.argv[1]))\n"
        "store.games.open('T1', b'set-up')\n"
        "for seq in range(50): append(store, 'T1', seq, seq * 10, b'roll')\n"
        "os.kill(os.getpid(), 9)\n"
    )
    path = tmp_path / FILE_NAME
    dead = subprocess.run(
        [sys.executable, "-c", script, str(path)], cwd=Path(__file__).parents[3], check=False
    )
    assert dead.returncode == -9
    store = Store.open(path)
    assert store.games.journal("T1")[-1] == JournalRow(49, b"roll")
    assert len(store.games.journal("T1")) == 50
    assert [table.game_id for table in store.games.running()] == ["T1"]
    store.close()


def test_a_broken_file_is_said_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(b"this is no database" * 100)
    with pytest.raises(StoreError, match="cannot be used"):
        Store.open(path)


@pytest.mark.parametrize("mode", [0o700, 0o755])
def test_the_database_is_for_its_owner_only_whatever_the_folder(tmp_path: Path, mode: int) -> None:
    tmp_path.chmod(mode)
    path = tmp_path / FILE_NAME
    path.touch(0o644)
    store = Store.open(path)
    store.players.greet(KIM, "Kim")
    assert {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()} == {
        FILE_NAME: 0o600,
        f"{FILE_NAME}-wal": 0o600,
        f"{FILE_NAME}-shm": 0o600,
    }
    store.close()


@pytest.mark.parametrize("table", ["players", "results", "bans", "journals"])
def test_a_damaged_page_is_read_as_nothing_and_the_rest_as_it_is(tmp_path: Path, table: str) -> None:
    path = tmp_path / FILE_NAME
    store = Store.open(path)
    store.players.greet(KIM, "Kim")
    store.bans.ban("key", LEE)
    store.games.open("T1", b"set-up")
    append(store, "T1", 0, 0, b"roll")
    store.results.record(won(5))
    store.close()
    damage(path, table)
    store = Store.open(path)
    is_lost = {
        "players": store.players.find(KIM) is None,
        "results": store.results.leaderboard("base", 1) == [],
        "bans": store.bans.present() == [],
        "journals": store.games.journal("T1") == [],
    }
    assert is_lost == {name: name == table for name in is_lost}
    assert [running.game_id for running in store.games.running()] == ["T1"]
    store.close()


def damage(path: Path, table: str) -> None:
    """Spoil the page on which *table* begins."""
    database = sqlite3.connect(path)
    (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    (size,) = database.execute("PRAGMA page_size").fetchone()
    database.close()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)


def test_a_file_of_the_future_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    future = sqlite3.connect(path)
    future.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    future.close()
    with pytest.raises(StoreError, match="newer version"):
        Store.open(path)


def test_an_unwritable_folder_is_said() -> None:
    with pytest.raises(StoreError, match="cannot be opened"):
        Store.open(Path("/proc/temple") / FILE_NAME)


def test_a_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        Store.open(tmp_path / "file" / FILE_NAME)
