"""One process becomes workers and one process again: players, results, games, bans and the key stay."""

import asyncio
import shutil
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import cast

import asyncssh
import pytest

from escape_tui.scene.words.words import Words
from ssh_host.admission.identity import identity_of_key
from ssh_host.config.config import ConfigError
from ssh_host.data.data_folder import Keeper, begin_move, keeper_of
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.camp import ENTER, new_key
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import House, connected, visiting

OLD = Path(__file__).parents[2] / "store" / "old" / "schema-6.sqlite3"
ANI, RUDE = new_key(), new_key()
#: Tables whose rows must be the same after every move.
KEPT = (
    "results",
    "team",
    "progress",
    "daily_tries",
    "names",
    "bans",
    "ban_notes",
    "packed_journals",
    "studies",
    "ladder",
    "achievements",
)


def rows(database: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as opened:
        kept = {table: sorted(opened.execute(f"SELECT * FROM {table}").fetchall()) for table in KEPT}
        # A visit writes the settings of the visitor.
        others = "SELECT player, name, settings FROM players WHERE player != ?"
        kept["players"] = sorted(opened.execute(others, (identity_of_key(ANI).player,)).fetchall())
        return kept


async def require_shut_out(home: Cluster) -> None:
    """The banned key can't come in, and is told why."""
    async with asyncio.timeout(20), connected(cast(House, home), "rude", RUDE) as connection:
        said = await connection.run(encoding="utf-8")
    assert (said.exit_status, str(said.stdout).strip()) == (1, Words().say("gate-banned"))


async def require_at_the_table(home: Cluster) -> None:
    """The running game goes on, with the same seat."""
    async with visiting(cast(House, home), "ani", ANI) as ani:
        await ani.until(lambda: ani.sees("Enter the temple") or ani.sees("Story"), "the menu or the game")
        if not ani.sees("Story"):
            ani.type(ENTER)
            await ani.until_sees("Story")


async def fingerprint(home: Cluster) -> str:
    key = await asyncssh.get_server_host_key("127.0.0.1", home.port)
    assert key is not None
    return key.get_fingerprint()


async def test_one_process_becomes_workers_and_one_process_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    shutil.copy(OLD, data / FILE_NAME)
    async with cluster_of_processes(tmp_path, workers=0) as one:
        shown = await fingerprint(one)
        async with visiting(cast(House, one), "ani", ANI) as ani:
            await to_lobby(ani)
            await alone_in_a_game(ani)
    store = Store.open(data / FILE_NAME)
    store.bans.ban("key", identity_of_key(RUDE).player, "rude words")
    running = {table.game_id for table in store.games.running()}
    store.close()
    before = rows(data / FILE_NAME)
    assert all(before[table] for table in ("results", "team", "bans", "players"))

    async with cluster_of_processes(tmp_path, workers=1) as several:
        await require_shut_out(several)
        assert await fingerprint(several) == shown
        await require_at_the_table(several)
        assert keeper_of(data) is Keeper.STREAMS
    async with cluster_of_processes(tmp_path, workers=1) as several:
        await require_shut_out(several)
        await require_at_the_table(several)

    async with cluster_of_processes(tmp_path, workers=0) as one:
        await require_shut_out(one)
        assert await fingerprint(one) == shown
        await require_at_the_table(one)
    assert keeper_of(data) is Keeper.DATABASE
    assert rows(data / FILE_NAME) == before
    store = Store.open(data / FILE_NAME)
    assert {table.game_id for table in store.games.running()} == running
    store.close()
    assert len(list(data.glob("before-*"))) == 2, "both earlier forms are set aside"


async def test_a_folder_with_both_is_refused_with_what_to_type(tmp_path: Path) -> None:
    data = tmp_path / "data"
    Store.open(data / FILE_NAME).close()
    (data / "nats" / "jetstream").mkdir(parents=True)
    for workers in ("0", "1"):
        command = (sys.executable, "-m", "escape_tui.cli", "host", "--workers", workers, "--port", "0")
        process = await asyncio.create_subprocess_exec(
            *command, "--data", str(data), stderr=asyncio.subprocess.PIPE
        )
        _, said = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 2
        assert b"Keep one of them" in said
        assert f"mv {data / FILE_NAME}".encode() in said


async def test_a_cluster_refuses_a_folder_with_a_database(tmp_path: Path) -> None:
    Store.open(tmp_path / FILE_NAME).close()
    command = (sys.executable, "-m", "escape_tui.cli", "worker", "--cluster", "nats://127.0.0.1:1")
    process = await asyncio.create_subprocess_exec(
        *command, "--data", str(tmp_path), stderr=asyncio.subprocess.PIPE
    )
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2
    assert b"type: escape-temple cluster import" in said


def test_an_interrupted_move_leaves_the_database_in_charge(tmp_path: Path) -> None:
    Store.open(tmp_path / FILE_NAME).close()
    (tmp_path / "nats" / "jetstream").mkdir(parents=True)
    with pytest.raises(ConfigError, match="Keep one of them"):
        keeper_of(tmp_path)
    begin_move(tmp_path)
    assert keeper_of(tmp_path) is Keeper.DATABASE
    (tmp_path / FILE_NAME).unlink()
    assert keeper_of(tmp_path) is Keeper.STREAMS


async def test_a_move_that_was_killed_is_done_again(tmp_path: Path) -> None:
    data = tmp_path / "data"
    store = Store.open(data / FILE_NAME)
    store.bans.ban("key", identity_of_key(RUDE).player)
    store.close()
    (data / "nats" / "jetstream" / "half").mkdir(parents=True)
    begin_move(data)
    async with cluster_of_processes(tmp_path, workers=1) as several:
        await require_shut_out(several)
    await eventually(lambda: keeper_of(data) is Keeper.STREAMS)
