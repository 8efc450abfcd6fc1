"""Servers for long runs: one on a disk of its own that can be full, and three that stand for one another."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from nats.errors import Error as NatsError
from nats.js.errors import Error as JetStreamError

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.streams import journal_streams
from ssh_host.cluster.journal.fenced_journal import read
from tests.ssh_host.cluster.nats import TOKEN, TestServer, eventually, free_port

_SMALL_DISK = 'mount -t tmpfs -o size=16m none "$1" && exec sleep 600'


class ServerOnSmallDisk(TestServer):
    """A server whose folder is a disk of 16 MB, kept by a process that only holds it."""

    def __init__(self, folder: Path, holder: asyncio.subprocess.Process) -> None:
        super().__init__(folder)
        self._holder = holder

    def command(self) -> tuple[str, ...]:
        return (
            "nsenter",
            "-t",
            str(self._holder.pid),
            "-U",
            "-m",
            "--preserve-credentials",
            *super().command(),
        )

    @property
    def _filler(self) -> Path:
        return Path(f"/proc/{self._holder.pid}/root{self.plan.folder}/jetstream/filler")

    def fill(self) -> None:
        with contextlib.suppress(OSError), self._filler.open("wb", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))

    def empty(self) -> None:
        self._filler.unlink()


@contextlib.asynccontextmanager
async def server_on_small_disk(folder: Path) -> AsyncIterator[ServerOnSmallDisk]:
    disk = folder / "nats" / "jetstream"
    disk.mkdir(parents=True)
    holder = await asyncio.create_subprocess_exec("unshare", "-rm", "sh", "-c", _SMALL_DISK, "sh", str(disk))
    server = ServerOnSmallDisk(folder, holder)
    try:
        await eventually(lambda: str(disk) in Path(f"/proc/{holder.pid}/mounts").read_text())
        await server.start()
        yield server
    finally:
        await server.kill()
        holder.kill()
        await holder.wait()


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
