"""The state of a cluster as an operator reads it."""

from pathlib import Path

import pytest

from ssh_host.cluster.status import lines, print_status
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby, worker_with_a_table
from tests.ssh_host.house import visiting


async def test_it_names_gates_workers_and_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with house_of_many(tmp_path) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        worker = home.workers[worker_with_a_table(home)]
        (code,) = worker.lobby.tables
        gate = home.gates["g1"]
        await eventually(lambda: any("game" in line for line in lines(gate.hearing, gate.directory)))
        await print_status(home.config("g1"))
        printed = capsys.readouterr().out
        assert "gate   g1: 1 visits" in printed
        assert all(f"worker {other.name}: " in printed for other in home.workers.values())
        assert f"{code}: game {worker.hosted_lobby.archive.game_id(worker.lobby.tables[code])}" in printed
