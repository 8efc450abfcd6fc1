"""The operator's commands on a cluster, running and stopped, as on one process."""

import asyncio
import sys
from pathlib import Path

from ssh_host.admission.identity import identity_of_key
from ssh_host.data_folder import Keeper, keeper_of
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.processes import cluster_of_processes
from tests.ssh_host.cluster.run.test_taking_over import RUDE, require_shut_out

PLAYER = identity_of_key(RUDE).player
OTHER = identity_of_key(new_key()).player


async def typed(data: Path, *words: str) -> tuple[int, str]:
    """Exit status and output of `escape-temple` with *words*."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "escape_tui.cli", *words, "--data", str(data)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await asyncio.wait_for(process.communicate(), 120)
    return process.returncode or 0, said.decode()


async def test_bans_and_backups_work_on_a_running_and_a_stopped_cluster(tmp_path: Path) -> None:
    data, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    store = Store.open(data / FILE_NAME)
    store.ban("key", PLAYER)
    store.ban("key", OTHER)
    store.close()
    async with cluster_of_processes(tmp_path, workers=1) as cluster:
        status, said = await typed(data, "unban")
        assert (status, PLAYER in said, OTHER in said) == (0, True, True)
        assert (await typed(data, "unban", OTHER))[0] == 0
        assert (await typed(data, "backup", str(tmp_path / "running")))[0] == 0
        await require_shut_out(cluster)
        status, said = await typed(data, "restore", str(tmp_path / "running"))
        assert (status, "another server already uses" in said) == (2, True)

    status, said = await typed(data, "unban")
    assert (status, PLAYER in said, OTHER in said) == (0, True, False)
    assert (await typed(data, "backup", str(tmp_path / "stopped")))[0] == 0
    for backup in ("running", "stopped"):
        assert (await typed(elsewhere, "restore", str(tmp_path / backup)))[0] == 0
        store = Store.open(elsewhere / FILE_NAME)
        assert [ban.value for ban in store.bans()] == [PLAYER]
        store.close()
        assert (elsewhere / "host_key").read_bytes() == (data / "host_key").read_bytes()

    status, said = await typed(data, "restore", str(tmp_path / "stopped"))
    assert (status, "previous data is in" in said) == (0, True)
    assert keeper_of(data) is Keeper.DATABASE, "the next start takes the restored data over"
    async with cluster_of_processes(tmp_path, workers=1) as cluster:
        await require_shut_out(cluster)
