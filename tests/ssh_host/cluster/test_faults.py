"""A worker that is killed: nobody loses a connection or a roll. `make soak` does the same a hundred times."""

from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import Client, House, visiting


async def players(stack: AsyncExitStack, cluster: Cluster, count: int) -> list[Client]:
    """So many people, each alone in a game."""
    home = cast(House, SimpleNamespace(port=cluster.port))
    clients = []
    for number in range(count):
        client = await stack.enter_async_context(visiting(home, f"player{number}", new_key()))
        await to_lobby(client)
        await alone_in_a_game(client)
        clients.append(client)
    return clients


async def test_a_worker_that_is_killed_costs_a_moment(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path) as cluster, AsyncExitStack() as stack:
        clients = await players(stack, cluster, 2)
        before = {client: len(client.received) for client in clients}
        for ready, slot in enumerate(("w1", "w2"), start=3):
            cluster.kill(cluster.workers()[slot])
            await eventually(lambda ready=ready: cluster.said().count('"worker ready"') == ready, 120)  # type: ignore[misc]
        for client in clients:
            await eventually(lambda client=client: len(client.received) > before[client], 120)  # type: ignore[misc]
            await client.until_sees("You can")
            assert not client.is_closed, "somebody lost the line"
        said = cluster.said()
    assert '"table taken over"' in said
    assert "table set aside" not in said
