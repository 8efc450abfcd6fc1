"""A worker that is killed: nobody loses a connection or a roll. `make soak` does the same a hundred times."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from ssh_host.cluster.membership.heartbeats import Members
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import Client, House, visiting


async def players(stack: AsyncExitStack, cluster: Cluster, count: int) -> list[Client]:
    """*count* people, each alone in a game."""
    home = cast(House, SimpleNamespace(port=cluster.port))
    clients = [
        await stack.enter_async_context(visiting(home, f"player{number}", new_key()))
        for number in range(count)
    ]
    await asyncio.gather(*map(begun, clients))
    return clients


async def begun(client: Client) -> None:
    await to_lobby(client)
    await alone_in_a_game(client)


async def owner(cluster: Cluster) -> int:
    """The process number of a worker that says it has a table."""
    bus = await cluster.bus()
    members = Members(bus)
    await members.start()
    try:
        await eventually(lambda: any(beat.tables for beat in members.here("worker")), 120)
        name = next(beat.name for beat in members.here("worker") if beat.tables)
    finally:
        members.stop()
        await bus.close()
    return cluster.workers()[name.rpartition("-")[0]]


async def test_a_worker_that_is_killed_costs_a_moment(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path) as cluster, AsyncExitStack() as stack:
        clients = await players(stack, cluster, 2)
        cluster.kill(await owner(cluster))
        await eventually(lambda: '"table taken over"' in cluster.said(), 120)
        before = {client: len(client.received) for client in clients}
        for client in clients:
            await eventually(lambda client=client: len(client.received) > before[client], 120)  # type: ignore[misc]
            await client.until_sees("─ Story")
            assert not client.is_closed, "somebody lost the line"
        said = cluster.said()
    assert "table set aside" not in said
