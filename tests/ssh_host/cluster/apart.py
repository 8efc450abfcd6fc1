"""A gate and a worker in one test process, a corridor between them: a house like any other, only longer."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any, cast

from textual.app import App

from escape_tui.hub.clockwork import HandClockwork
from ssh_host.admission.identity import host_key
from ssh_host.cluster.gate.corridor_messages import Passage
from ssh_host.cluster.gate.corridor_room import CorridorRoom
from ssh_host.cluster.gate.routing import Routing
from ssh_host.cluster.gate.tickets import Tickets
from ssh_host.cluster.gate.unanswered_keys import UnansweredKeys
from ssh_host.cluster.worker.corridor_door import CorridorDoor
from ssh_host.config.config import load
from ssh_host.host import Host
from ssh_host.serve.listeners import Listeners
from ssh_host.session.arrival import Arrival
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.house import Apps, Echo, House


class OneWorker:
    """Knows one worker, the same for everybody."""

    def __init__(self, path: Path, tickets: Tickets) -> None:
        self.path = path
        self.tickets = tickets
        self.asked: list[Arrival] = []

    async def passage_for(self, arrival: Arrival, seat: str = "", left: str = "") -> Passage:
        self.asked.append(arrival)
        return Passage("w1", self.tickets.issue(), path=str(self.path))

    def follow(self, worker: str, gone: Callable[[], None]) -> Callable[[], None]:
        return lambda: None

    async def broke_off(self, worker: str) -> None:
        """It is still there."""

    def unanswered_keys(self, worker: str) -> UnansweredKeys:
        """It is only slow."""
        return UnansweredKeys(HandClockwork(), lambda: None)


class Corridors(Apps):
    """What the gate shows: what the worker draws."""

    def __init__(self, passages: OneWorker) -> None:
        super().__init__(Echo)
        self._passages = passages

    def make_room(self, session: Session) -> Room:
        return CorridorRoom(session, cast(Routing, self._passages))


class HouseApart(House):
    """The host that holds the Apps is the worker; people come in at the gate."""

    def __init__(self, worker: Host, shown: Apps, gate: Host, passages: OneWorker) -> None:
        super().__init__(worker, shown)
        self.gate = gate
        self.passages = passages

    @property
    def port(self) -> int:
        return self.gate.port


@contextlib.asynccontextmanager
async def house_apart(
    folder: Path, flags: Mapping[str, object] | None = None, make: Callable[[Session], App[Any]] = Echo
) -> AsyncIterator[HouseApart]:
    config = load(
        None, {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": str(folder), **(flags or {})}
    )
    store, gate_store = Store.open(folder / FILE_NAME), Store.open(folder / "gate.sqlite3")
    shown = Apps(make)
    worker = Host(config, store, host_key(folder), shown)
    passages = OneWorker(folder / "worker.sock", Tickets(asyncio.get_running_loop().time))
    door = CorridorDoor(worker, passages.tickets)
    await door.open_here(passages.path)
    key = host_key(folder)
    gate = Host(config, gate_store, key, Corridors(passages))
    listeners = Listeners(gate, key)
    await listeners.open()
    try:
        yield HouseApart(worker, shown, gate, passages)
    finally:
        await listeners.close()
        door.close()
        await worker.close()
        store.close()
        gate_store.close()
