"""Workers are replaced one by one while people play: nobody loses a connection or a game."""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.soak.cluster.journals import audited
from tests.ssh_host.cluster.processes import cluster_of_processes
from tests.ssh_host.cluster.test_faults import players

pytestmark = pytest.mark.soak

PEOPLE = 3


async def test_a_rolling_upgrade_loses_no_connection_and_no_game(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path) as cluster, AsyncExitStack() as stack:
        clients = await players(stack, cluster, PEOPLE)
        before = cluster.workers()
        command = (sys.executable, "-m", "escape_tui.cli", "upgrade", "--data", str(tmp_path / "data"))
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        printed, _ = await asyncio.wait_for(process.communicate(), 240)
        assert "2 workers were replaced." in printed.decode()
        for client in clients:
            await client.until_sees("You can")
            assert not client.is_closed, "somebody lost the line"
        assert not set(before.values()) & set(cluster.workers().values()), "an old worker is still there"
        bus = await cluster.bus()
        books = await audited(bus)
        await bus.close()
    assert books.stale == 0
    assert books.drifts == ()
    assert books.games == PEOPLE
