"""Three servers that stand for one another."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.streams import journal_streams
from ssh_host.cluster.journal.fenced_journal import read
from tests.ssh_host.cluster.nats import TOKEN, TestServer, free_port


class ServerOfThree(TestServer):
    """One of three servers that keep everything three times."""

    def __init__(self, folder: Path, name: str) -> None:
        super().__init__(folder / name)
        self.name = name
        self.route = free_port()
        self.routes: tuple[int, ...] = ()

    def write_configuration(self) -> None:
        super().write_configuration()
        routes = ", ".join(f'"nats://127.0.0.1:{route}"' for route in self.routes)
        path = self.plan.folder / "nats.conf"
        text = path.read_text(encoding="utf-8").replace("temple-private", self.name)
        cluster = f'cluster {{ name: trio, listen: "127.0.0.1:{self.route}", routes: [{routes}] }}\n'
        path.write_text(text + cluster, encoding="utf-8")


class Trio:
    """Three servers behind one address."""

    def __init__(self, folder: Path) -> None:
        self.servers = [ServerOfThree(folder, f"n{number}") for number in (1, 2, 3)]
        for server in self.servers:
            server.routes = tuple(other.route for other in self.servers)
        self.address = BusAddress(tuple(server.plan.address for server in self.servers), TOKEN)

    async def start(self) -> None:
        await asyncio.gather(*(server.start() for server in self.servers))
        async with asyncio.timeout(60):
            while not await self._has_quorum():  # noqa: ASYNC110 (it comes from other processes)
                await asyncio.sleep(0.2)

    async def kill(self) -> None:
        await asyncio.gather(*(server.kill() for server in self.servers))

    async def leader(self, bus: Bus) -> ServerOfThree:
        """The server that leads the first stream of journals."""
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(NatsError, JetStreamError):
                    info = await bus.stream.stream_info(journal_streams(bus)[0])
                    for server in self.servers:
                        if info.cluster is not None and server.name == info.cluster.leader:
                            return server
                await asyncio.sleep(0.2)

    async def until_read(self, bus: Bus) -> None:
        """Wait until journals can be read: the leader of all three, elected last, makes them."""
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(NatsError, JetStreamError, TimeoutError):
                    await read(bus, "any")
                    return
                await asyncio.sleep(0.2)

    async def _has_quorum(self) -> bool:
        try:
            bus = await Bus.connect(self.address)
        except Exception:
            return False
        try:
            await bus.stream.account_info()
            await bus.stream.streams_info()
            return True
        except (JetStreamError, TimeoutError):
            return False
        finally:
            await bus.close()


@contextlib.asynccontextmanager
async def trio(folder: Path) -> AsyncIterator[Trio]:
    servers = Trio(folder)
    await servers.start()
    try:
        yield servers
    finally:
        await servers.kill()
