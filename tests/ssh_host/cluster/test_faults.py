"""What dies in a cluster: nobody loses a connection, a roll, or more than a moment."""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import Client, House, visiting

#: A player who gets no picture for longer than that is lost to us.
LONGEST_SILENCE_SECONDS = 2.5


async def silence(clients: list[Client], seconds: float) -> float:
    """Let everybody press a key ten times a second; the longest that anybody had to wait for a picture."""
    loop = asyncio.get_running_loop()
    ends, longest = loop.time() + seconds, 0.0
    last = {client: (len(client.received), loop.time()) for client in clients}
    while loop.time() < ends:
        for client in clients:
            client.type(b" ")
        await asyncio.sleep(0.1)
        for client in clients:
            size, since = last[client]
            if len(client.received) != size:
                last[client] = len(client.received), loop.time()
            longest = max(longest, loop.time() - since)
    return longest


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


async def killed_again_and_again(folder: Path, *, people: int, kills: int) -> list[float]:
    """The silence after each of so many *kills* of a worker, while *people* play."""
    silences = []
    async with cluster_of_processes(folder) as cluster, AsyncExitStack() as stack:
        clients = await players(stack, cluster, people)
        await silence(clients, 5)
        for number in range(kills):
            workers = sorted(cluster.workers().items())
            cluster.kill(workers[number % len(workers)][1])
            silences.append(await silence(clients, 4))
            assert not any(client.is_closed for client in clients), "somebody lost the line"
        for client in clients:
            await client.until_sees("You can")
        said = cluster.said()
    assert "Drift" not in said, "a journal does not replay"
    assert "table set aside" not in said
    return silences


async def upgraded(folder: Path, people: int) -> tuple[str, float]:
    """What `upgrade` prints while *people* play, and the longest that anybody waited for a picture."""
    async with cluster_of_processes(folder) as cluster, AsyncExitStack() as stack:
        clients = await players(stack, cluster, people)
        before = cluster.workers()
        command = (sys.executable, "-m", "escape_tui.cli", "upgrade", "--data", str(folder / "data"))
        process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        longest = await silence(clients, 20)
        printed, _ = await asyncio.wait_for(process.communicate(), 60)
        assert not any(client.is_closed for client in clients), "somebody lost the line"
        for client in clients:
            await client.until_sees("You can")
        assert not set(before.values()) & set(cluster.workers().values()), "an old worker is still there"
    return printed.decode(), longest


async def test_a_rolling_upgrade_loses_no_connection_and_no_game(tmp_path: Path) -> None:
    printed, longest = await upgraded(tmp_path, people=2)
    assert "2 workers were replaced." in printed
    assert longest <= LONGEST_SILENCE_SECONDS * 2


async def test_a_worker_that_is_killed_costs_a_moment(tmp_path: Path) -> None:
    silences = await killed_again_and_again(tmp_path, people=3, kills=2)
    assert max(silences) <= LONGEST_SILENCE_SECONDS * 2, silences
