"""A whole cluster in one test process: a NATS server, workers and gates, each with a bus of its own."""

import contextlib
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from nats.aio.msg import Msg

from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.gate.gate import Gate
from ssh_host.cluster.worker.worker import Worker
from ssh_host.config.config import Config, load
from tests.ssh_host.cluster.nats import eventually, nats_server
from tests.ssh_host.house import House
from tests.temple import CATALOGUE

#: Our own edition, in which nobody waits for the temple to open.
SOON = replace(CATALOGUE, numbers=replace(CATALOGUE.numbers, count_in_ms=100))


class Many(House):
    """Workers and gates by name; people come in at the first gate."""

    def __init__(self, address: BusAddress, folder: Path, flags: Mapping[str, object]) -> None:
        self.address = address
        self.folder = folder
        self.flags = flags
        self.workers: dict[str, Worker] = {}
        self.gates: dict[str, Gate] = {}

    @property
    def port(self) -> int:
        return next(iter(self.gates.values())).host.port

    def config(self, name: str) -> Config:
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        flags: dict[str, Any] = {
            "listen.address": "127.0.0.1",
            "listen.port": 0,
            "data.folder": str(folder),
            "cluster.servers": self.address.servers,
            "cluster.token": self.address.token,
            **self.flags,
        }
        return load(None, flags)

    async def start_worker(self, name: str) -> Worker:
        worker = Worker(self.config(name), await Bus.connect(self.address, who=name), name)
        await worker.open()
        self.workers[name] = worker
        return worker

    async def start_gate(self, name: str) -> Gate:
        gate = Gate(self.config(name), await Bus.connect(self.address, who=name), name)
        await gate.open()
        self.gates[name] = gate
        return gate

    async def stop_worker(self, name: str) -> None:
        worker = self.workers.pop(name)
        await worker.close()
        await worker.bus.close()


@contextlib.asynccontextmanager
async def house_at(
    address: BusAddress, folder: Path, workers: int = 2, flags: Mapping[str, object] | None = None
) -> AsyncIterator[Many]:
    """A cluster whose server is somebody else's."""
    home = Many(address, folder, flags or {})
    for number in range(workers):
        await home.start_worker(f"w{number + 1}")
    await home.start_gate("g1")
    everybody: tuple[Worker | Gate, ...] = (*home.workers.values(), *home.gates.values())
    for each in everybody:
        # Who came later has not heard the first beats, and need not wait for the next ones.
        await each._heartbeat.say_now()
    await eventually(lambda: all(len(each.members.here("worker")) == workers for each in everybody))
    try:
        yield home
    finally:
        for worker in home.workers.values():
            # Nobody goes on with what is left: it need not be handed over.
            await worker.handover.nobody_goes_on(Msg(worker.bus.client))
        for gate in home.gates.values():
            await gate.close()
            await gate.bus.close()
        for name in tuple(home.workers):
            await home.stop_worker(name)


@contextlib.asynccontextmanager
async def house_of_many(
    folder: Path, workers: int = 2, flags: Mapping[str, object] | None = None
) -> AsyncIterator[Many]:
    async with nats_server(folder) as server, house_at(server.address, folder, workers, flags) as home:
        yield home
