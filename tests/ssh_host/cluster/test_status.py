"""The state of a cluster as an operator reads it."""

import socket
from pathlib import Path

import pytest

from ssh_host.cluster.gate import Gate
from ssh_host.cluster.processes import show_metrics
from ssh_host.cluster.status import lines, print_status
from ssh_host.cluster.trouble import ClusterTrouble
from ssh_host.identity import host_key
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


async def test_a_process_whose_metrics_port_is_taken_goes_on_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        flags = {"metrics.enabled": True, "metrics.port": taken.getsockname()[1]}
        async with house_of_many(tmp_path, 1, flags) as home:
            (worker,) = home.workers.values()
            show_metrics(worker.host)
    assert "no metrics" in caplog.text


async def test_a_gate_with_another_host_key_is_refused(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home:
        config = home.config("stranger")
        host_key(config.data_folder)
        gate = Gate(config, home.gates["g1"].bus, "stranger")
        with pytest.raises(ClusterTrouble, match="is not the one of the cluster"):
            await gate.open()
