"""Parts of a cluster that are cut off, closed or of another kind: the rest goes on with their tables."""

import asyncio
from pathlib import Path

import pytest

from escape_tui.modules.box import RULES_VERSION
from ssh_host.cluster.membership.directory import TableNotice
from ssh_host.cluster.worker import handover
from ssh_host.cluster.worker import worker as worker_module
from ssh_host.ssh import ssh_door
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby, worker_with_a_table
from tests.ssh_host.cluster.test_server_faults import rolled
from tests.ssh_host.house import House, visiting


async def test_a_worker_cut_off_from_the_bus_stands_still_and_another_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_module, "_LAST_LINES_SECONDS", 0.1)
    async with house_of_many(tmp_path) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        name = worker_with_a_table(home)
        cut_off = home.workers[name]
        (table,) = cut_off.lobby.tables.values()
        other = next(worker for worker in home.workers.values() if worker is not cut_off)
        await cut_off.bus.client.close()
        await eventually(lambda: table.code in other.lobby.tables, 30)
        await eventually(lambda: bool(other.host.sessions), 30)
        await client.until_sees("─ Story")
        taken = other.lobby.tables[table.code]
        assert taken.live is not None
        async with asyncio.timeout(60):
            await rolled(client, taken.live, 1)
        assert not client.is_closed
        assert table.live is not None
        assert table.live.report.deeds[0].rolls == 0, "who is cut off shows nothing new"


async def test_a_worker_taken_for_dead_gives_up_its_table_without_writing_to_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with house_of_many(tmp_path, flags={"tables.bot_holds_after_seconds": 300}) as home:
        async with visiting(home, "ann", new_key()) as ann:
            await to_lobby(ann)
            await alone_in_a_game(ann)
        owner = home.workers[worker_with_a_table(home)]
        (table,) = owner.lobby.tables.values()
        await eventually(lambda: table.live is not None and table.live.is_paused)
        other = next(worker for worker in home.workers.values() if worker is not owner)
        other.members.miss(owner.name)
        await eventually(lambda: table.code in other.lobby.tables, 30)
        await eventually(lambda: "game lost to another worker" in caplog.messages, 30)
        assert not owner.lobby.tables


async def test_whoever_comes_by_another_gate_finds_the_kept_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ssh_door, "_CLOSE_SECONDS", 0.1)
    key = new_key()
    async with house_of_many(tmp_path, 1) as home:
        second = await home.start_gate("g2")
        await eventually(lambda: bool(second.members.here("worker")), 30)
        async with visiting(House(second.host), "ann", key) as ann:
            await to_lobby(ann)
            await alone_in_a_game(ann)
            await home.gates.pop("g2").close()
            await second.bus.close()
        async with visiting(home, "ann", key) as ann:
            await ann.until_sees("─ Story")


async def test_tables_come_back_after_the_whole_cluster_has_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_SETTLED_SECONDS", 0.1)
    key = new_key()
    async with house_of_many(tmp_path, 1) as home:
        async with visiting(home, "ann", key) as ann:
            await to_lobby(ann)
            await alone_in_a_game(ann)
            (code,) = home.workers["w1"].lobby.tables
            await home.stop_worker("w1")
        later = await home.start_worker("w2")
        await eventually(lambda: code in later.lobby.tables, 30)
        async with visiting(home, "ann", key) as ann:
            await ann.until_sees("─ Story")


async def test_a_worker_of_other_rules_takes_no_table_and_says_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with house_of_many(tmp_path, 1) as home:
        (worker,) = home.workers.values()
        await worker.directory.orphan(TableNotice("gone", "BCDF", game="g", rules=RULES_VERSION + 1))
        await eventually(lambda: "table needs another rules version" in caplog.messages, 30)
        assert not worker.lobby.tables
