"""The operator's commands on a cluster, running and stopped, as on one process."""

import asyncio
import json
import signal
from pathlib import Path

from typer.testing import CliRunner

from escape_tui.cli.commands import app
from ssh_host.admission.identity import identity_of_key
from ssh_host.data.data_folder import Keeper, keeper_of
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.analysis.recorded import lines
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.nats import eventually, free_port, nats_server
from tests.ssh_host.cluster.processes import cluster_of_processes
from tests.ssh_host.cluster.run.test_taking_over import RUDE, require_shut_out
from tests.ssh_host.store.journals import finished_game

PLAYER = identity_of_key(RUDE).player
GAME = "0011223344"
OTHER = identity_of_key(new_key()).player
SETTINGS = "[limits]\nqueue = {}\n[metrics]\nenabled = true\nport = {}\n"


async def typed(data: Path, *words: str) -> tuple[int, str]:
    """Exit status and output of `escape-temple` with *words*."""
    ended = await asyncio.to_thread(CliRunner().invoke, app, [*words, "--data", str(data)])
    assert ended.exception is None or isinstance(ended.exception, SystemExit), ended.exception
    return ended.exit_code, ended.output


async def done(data: Path, *words: str) -> str:
    status, said = await typed(data, *words)
    assert status == 0, said
    return said


async def test_the_commands_work_on_a_running_and_on_a_stopped_cluster(tmp_path: Path) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    store = Store.open(data / FILE_NAME)
    finished_game(store, GAME, lines())
    store.bans.ban("key", OTHER)
    store.close()
    port = free_port()
    async with cluster_of_processes(tmp_path, 1, SETTINGS.format(7, port)) as cluster:
        await done(data, "ban", PLAYER, "--for", "7d", "--reason", "rude words")
        await require_shut_out(cluster)
        await done(data, "unban", OTHER)
        (ban,) = json.loads(await done(data, "bans", "--json"))
        assert (ban["value"], ban["by"], ban["reason"]) == (PLAYER, "the host's user", "rude words")
        assert ban["until"] - ban["banned_at"] == 7 * 86_400
        assert json.loads(await done(data, "admin", "sessions", "--json")) == []
        assert await done(data, "admin", "announce", "Tea", "is", "ready") == "announced Tea is ready\n"
        status, said = await typed(data, "admin", "fly")
        assert (status, "There is no admin command 'fly'" in said) == (2, True)
        assert "worker w1-" in await done(data, "cluster", "status")
        assert "a server is running" in (await typed(data, "doctor", "--port", str(cluster.port)))[1]
        journal = await done(data, "journal", GAME)
        assert (await done(data, "export", GAME)).startswith('{"version"')
        await done(data, "backup", str(tmp_path / "running"))
        status, said = await typed(data, "restore", str(tmp_path / "running"))
        assert (status, "Another server already uses" in said) == (2, True)

        (tmp_path / "config.toml").write_text(SETTINGS.format(9, port))
        await done(data, "admin", "reload")
        await eventually(lambda: changed(cluster.said(), "limits.queue") >= {"w1", "gate"})
        (tmp_path / "config.toml").write_text(SETTINGS.format(11, port))
        cluster.signal(signal.SIGHUP)
        await eventually(lambda: cluster.said().count('"key":"limits.queue"') == 4)
        (tmp_path / "config.toml").write_text(SETTINGS.format(-1, port))
        cluster.signal(signal.SIGHUP)
        await eventually(lambda: cluster.said().count("settings not reloaded") == 3)
        assert "Traceback" not in cluster.said()

    (ban,) = json.loads(await done(data, "bans", "--json"))
    assert ban["value"] == PLAYER
    await done(data, "ban", "192.0.2.7")
    await done(data, "unban", "192.0.2.7")
    assert await done(data, "journal", GAME) == journal
    assert "workers' data is readable" in (await typed(data, "doctor", "--port", "0"))[1]
    for words in (("cluster", "status"), ("admin", "sessions")):
        status, said = await typed(data, *words)
        assert (status, "is running in" in said) == (2, True)
    await done(data, "backup", str(tmp_path / "stopped"))
    for backup in ("running", "stopped"):
        await done(elsewhere, "restore", str(tmp_path / backup))
        store = Store.open(elsewhere / FILE_NAME)
        assert [ban.value for ban in store.bans.present()] == [PLAYER]
        store.close()
        assert (elsewhere / "host_key").read_bytes() == (data / "host_key").read_bytes()

    assert "previous data is in" in await done(data, "restore", str(tmp_path / "stopped"))
    assert keeper_of(data) is Keeper.DATABASE, "the next start takes the restored data over"


def changed(log: str, key: str) -> set[str]:
    """The processes whose log says that *key* changed."""
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    return {line["process"].partition("-")[0] for line in lines if line.get("key") == key}


async def test_a_database_is_imported_into_a_cluster_with_servers_of_its_own(tmp_path: Path) -> None:
    data = tmp_path / "data"
    store = Store.open(data / FILE_NAME)
    store.bans.ban("key", PLAYER, "rude words")
    store.close()
    async with nats_server(tmp_path) as server:
        config = tmp_path / "config.toml"
        config.write_text(
            f'[cluster]\nservers = ["{server.plan.address}"]\ntoken = "{server.plan.token}"\n',
            encoding="utf-8",
        )
        common = ("--config", str(config))
        assert "has taken over" in await done(data, "cluster", "import", *common)
        assert keeper_of(data) is not Keeper.DATABASE
        assert list(data.glob("before-workers-*/temple.sqlite3")), "the database is set aside"
        (ban,) = json.loads(await done(data, "bans", "--json", *common))
        assert (ban["value"], ban["reason"]) == (PLAYER, "rude words")
        status, said = await typed(data, "cluster", "import", *common)
        assert (status, "There is no database" in said) == (2, True)
        Store.open(data / FILE_NAME).close()
        status, said = await typed(data, "cluster", "import", *common)
        assert (status, "only an empty one can take over" in said) == (2, True)
        assert (data / FILE_NAME).exists()
