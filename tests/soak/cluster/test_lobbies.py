"""Workers die: nobody is shown a table of theirs for long."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Members
from tests.soak.cluster.figures import held, spread
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_cluster import to_lobby
from tests.ssh_host.house import House, visiting

pytestmark = pytest.mark.soak

TIMES = 6
GONE_SECONDS = 2.5


async def test_a_dead_or_frozen_workers_tables_leave_every_lobby_soon(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path, 3) as cluster:
        home = cast(House, SimpleNamespace(port=cluster.port))
        bus = await cluster.bus()
        members = Members(bus)
        directory = Directory(bus, members)
        await members.start()
        await directory.start()
        async with visiting(home, "ann", new_key()) as ann:
            await to_lobby(ann)
            ann.type(b"o")
            await ann.until_sees("I’m ready")
            seconds = [await _gone(cluster, directory, is_frozen=bool(time % 2)) for time in range(TIMES)]
            assert not ann.is_closed
            await ann.until_sees("I’m ready")
        members.stop()
        await bus.close()
    print(spread("tables of a dead worker are listed for", seconds))
    held("tables of a dead worker leave every lobby, at most", max(seconds), GONE_SECONDS)


async def _gone(cluster: Cluster, directory: Directory, *, is_frozen: bool) -> float:
    """Kill or freeze the owner of the only table; how long that table is still said to be there."""
    await eventually(lambda: len(cluster.workers()) == 3 and bool(list(directory)), 60)
    await asyncio.sleep(1)
    owner = next(iter(directory)).worker
    process = cluster.workers()[owner.rpartition("-")[0]]
    if is_frozen:
        cluster.freeze(process)
    else:
        cluster.kill(process)
    try:
        return await eventually(lambda: all(notice.worker != owner for notice in directory), 60)
    finally:
        if is_frozen:
            cluster.thaw(process)
