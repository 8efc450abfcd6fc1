"""The state of a cluster as an operator reads it."""

import socket
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from escape_tui import __version__
from escape_tui.scene.words.words import Words
from ssh_host.admission.identity import host_key
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.gate.gate import Gate
from ssh_host.cluster.run import cluster_metrics
from ssh_host.cluster.run.cluster_metrics import in_slot, show_metrics
from ssh_host.cluster.run.cluster_status import lines, print_status
from ssh_host.config.config import ConfigError, MetricsOptions, load
from ssh_host.web.pages.game_pages import games_page
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby, worker_with_a_table
from tests.ssh_host.house import connected, visiting


async def test_it_names_gates_workers_and_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with house_of_many(tmp_path) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        worker = home.workers[worker_with_a_table(home)]
        (code,) = worker.lobby.tables
        gate = home.gates["g1"]
        await eventually(lambda: any("game" in line for line in lines(gate.members, gate.directory)))
        await print_status(home.config("g1"))
        printed = capsys.readouterr().out
        assert f"gate   g1: 1 sessions, version {__version__}" in printed
        assert all(f"worker {other.name}: " in printed for other in home.workers.values())
        assert f"{code}: game {worker.hosted_lobby.archive.game_id(worker.lobby.tables[code])}" in printed


async def test_a_process_whose_metrics_port_is_taken_waits_for_it_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_metrics, "_AGAIN_SECONDS", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        flags = {"metrics.enabled": True, "metrics.port": port}
        async with house_of_many(tmp_path, 1, flags) as home:
            (worker,) = home.workers.values()
            shown: list[int] = []

            def serve(settings: MetricsOptions) -> None:
                if not shown and "metrics port not free yet" not in caplog.text:
                    raise ConfigError("taken")
                shown.append(settings.port)
                if len(shown) == 1:
                    monkeypatch.setattr(type(worker.host.metrics), "port", port)

            monkeypatch.setattr(worker.host.metrics, "serve", serve)
            await show_metrics(worker.host)
            assert shown == [port]
            told = generate_latest(worker.host.metrics.registry).decode()
    assert "metrics port not free yet" in caplog.text
    assert "escape_bus_up 1.0" in told
    assert 'escape_heard{kind="worker"} 1.0' in told
    assert "escape_tables_taken_total 0.0" in told


def test_each_process_has_a_port_of_its_own() -> None:
    slots = ("", "w1", "w2", "w2+3", "worker-host-4")
    config = load(None, {"metrics.port": 9100})
    assert [in_slot(config, slot).metrics.port for slot in slots] == [9100, 9101, 9102, 9102, 9104]
    assert in_slot(load(None, {"metrics.port": 0}), "w2").metrics.port == 0, "any free port"


async def test_a_gate_lists_the_public_games_of_all_workers(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        ((code, _),) = home.workers["w1"].lobby.tables.items()
        games = home.gates["g1"].host.hosted.public_games
        await eventually(lambda: [table.code for table in games.tables()] == [code])
        page = games_page(home.gates["g1"].host, "<!-- games -->", Words("en"))
        assert f"/watch/{code}" in page
        assert ".svg" not in page, "a gate has no game to draw"


async def test_a_refused_export_complains_beside_the_file(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home, connected(home, key=new_key()) as connection:
        finished = await connection.run("export NOSUCH", check=False)
        assert finished.stdout == ""
        assert finished.stderr
        assert finished.exit_status == 1


async def test_a_gate_with_another_host_key_is_refused(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home:
        config = home.config("stranger")
        host_key(config.data_folder)
        gate = Gate(config, home.gates["g1"].bus, "stranger")
        with pytest.raises(ClusterTrouble, match="is not the cluster's"):
            await gate.open()
