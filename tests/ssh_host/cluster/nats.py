"""A real NATS server for tests: private, on a port of its own, with a life that tests may end."""

import asyncio
import contextlib
import os
import signal
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.nats_server import PrivateServer, server_binary
from tests.proof.faults.small_disk import SmallDisk, small_disk

TOKEN = "a-token-for-tests"


class TestServer:
    """One server process that can be killed, frozen and started again on the same data."""

    __test__ = False

    def __init__(self, folder: Path) -> None:
        self.plan = PrivateServer(folder / "nats", free_port(), TOKEN)
        self.address = BusAddress((self.plan.address,), TOKEN)
        #: Words before its command.
        self.entering: tuple[str, ...] = ()
        self._process: asyncio.subprocess.Process | None = None

    def command(self) -> tuple[str, ...]:
        return (*self.entering, *self.plan.command(server_binary()))

    def write_configuration(self) -> None:
        self.plan.write_configuration()

    async def start(self) -> None:
        self.write_configuration()
        self._process = await asyncio.create_subprocess_exec(
            *self.command(),
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        for _ in range(3_000):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.plan.port)
                writer.close()
                return
            await asyncio.sleep(0.02)
        raise ClusterTrouble("the server of this test did not start")

    async def kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    def freeze(self) -> None:
        """Stop the server, and come back when every thread of it stands still."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        os.waitid(os.P_PID, self._process.pid, os.WSTOPPED | os.WNOWAIT)

    def thaw(self) -> None:
        self.signal(signal.SIGCONT)

    def signal(self, order: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(order)


class ServerOnSmallDisk(TestServer):
    """A server whose streams are on a *disk* of their own, which can be full."""

    def __init__(self, folder: Path, disk: SmallDisk) -> None:
        super().__init__(folder)
        self.disk = disk
        self.entering = disk.entering


@contextlib.asynccontextmanager
async def nats_server(folder: Path) -> AsyncIterator[TestServer]:
    server = TestServer(folder)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()


@contextlib.asynccontextmanager
async def server_on_small_disk(folder: Path) -> AsyncIterator[ServerOnSmallDisk]:
    streams = folder / "nats" / "jetstream"
    streams.mkdir(parents=True)
    async with small_disk(streams) as disk:
        if disk is None:
            pytest.skip("this machine allows no mount namespaces")
        server = ServerOnSmallDisk(folder, disk)
        await server.start()
        try:
            yield server
        finally:
            await server.kill()


@contextlib.asynccontextmanager
async def bus_to(server: TestServer, name: str = "temple") -> AsyncIterator[Bus]:
    bus = await Bus.connect(server.address, name)
    try:
        yield bus
    finally:
        await bus.close()


async def eventually(is_true: Callable[[], bool], seconds: float = 60) -> float:
    """Wait until *is_true*; how long that took."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    async with asyncio.timeout(seconds):
        while not is_true():  # noqa: ASYNC110 (what is waited for happens in another process)
            await asyncio.sleep(0.02)
    return loop.time() - began


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
