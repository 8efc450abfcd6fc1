"""A try at the daily temple is used once, whatever is killed after the first roll."""

import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import asyncssh

from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import cluster_of_processes
from tests.ssh_host.cluster.test_faults import owner
from tests.ssh_host.house import Client, House, visiting
from tests.ssh_host.process import started


class Talker:
    """A player in plain text, who reads only what is new since they last spoke."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self._read = 0

    def say(self, words: str) -> None:
        self.forget()
        self.client.type(f":{words}\r".encode())

    def forget(self) -> None:
        """Hear only what is told from now on."""
        self._read = len(self.client.received)

    async def hears(self, words: str) -> None:
        await self.client.until(
            lambda: words.encode() in self.client.received[self._read :], f"{words!r} among the lines"
        )

    async def tries(self) -> None:
        """Play the daily temple alone until the first roll has been told."""
        await self.hears("Quick game")
        self.say("daily")
        await self.hears("You can: ready")
        self.say("ready")
        await self.hears("Escape!")
        self.say("roll")
        await self.hears("Rolled:")

    async def is_refused_another(self) -> None:
        self.say("leave")
        await self.hears("Quick game")
        self.say("daily")
        await self.hears("Give it up?")
        self.say("yes")
        await self.hears("One try each")


@asynccontextmanager
async def talking(home: House, key: asyncssh.SSHKey) -> AsyncIterator[Talker]:
    async with visiting(home, "ani", key, command="plain") as client:
        yield Talker(client)


async def test_a_host_that_is_killed_gives_nobody_another_try(tmp_path: Path) -> None:
    key = new_key()
    async with started(tmp_path, hurry=2) as host, talking(host, key) as ani:
        await ani.tries()
        await host.stop(signal.SIGKILL)
    async with started(tmp_path, hurry=2) as host, talking(host, key) as ani:
        await ani.hears("Game on")
        await ani.is_refused_another()


async def test_a_worker_that_is_killed_gives_nobody_another_try(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path) as cluster:
        home = cast(House, SimpleNamespace(port=cluster.port))
        async with talking(home, new_key()) as ani:
            await ani.tries()
            ani.forget()
            cluster.kill(await owner(cluster))
            await eventually(lambda: '"table taken over"' in cluster.said(), 120)
            await ani.hears("Game on")
            await ani.is_refused_another()
