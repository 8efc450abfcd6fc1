"""An upgrade replaces workers one by one; what does not come up replaces nobody, and who asked is told."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import pytest

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.membership.heartbeats import Heartbeat, HeartbeatSender
from ssh_host.cluster.run import upgrade
from ssh_host.cluster.run.supervisor import Child, Supervisor
from ssh_host.cluster.run.upgrade import Upgrader, ask_for_upgrade
from tests.ssh_host.cluster.nats import bus_to, nats_server


class Children:
    """Stands for a supervisor whose children only beat, but for those that do not *come*."""

    def __init__(self, bus: Bus, come: bool) -> None:
        self._bus = bus
        self._come = come
        self.did: list[str] = []
        self._hearts: list[HeartbeatSender] = []
        self._starting: set[asyncio.Task[None]] = set()

    def keep(self, child: Child) -> None:
        self.did.append(f"start {child.name}")
        if self._come:
            heart = HeartbeatSender(self._bus, lambda: Heartbeat(f"{child.name}-1", "worker"))
            self._hearts.append(heart)
            self._starting.add(asyncio.get_running_loop().create_task(heart.start()))

    async def stop(self, name: str) -> None:
        self.did.append(f"stop {name}")

    async def end(self) -> None:
        for heart in self._hearts:
            heart.stop()


@asynccontextmanager
async def house_of_two(folder: Path, *, come: bool) -> AsyncIterator[tuple[Bus, Children]]:
    async with nats_server(folder) as server, bus_to(server) as bus:
        children = Children(bus, come)
        upgrader = Upgrader(bus, cast(Supervisor, children), ("w1", "w2"), lambda slot: Child(slot, ()))
        await upgrader.start()
        yield bus, children
        upgrader.members.stop()
        await children.end()


async def test_each_worker_goes_when_the_one_in_its_place_is_there(tmp_path: Path) -> None:
    async with house_of_two(tmp_path, come=True) as (bus, children):
        assert await ask_for_upgrade(bus) == "2 workers were replaced."
        assert children.did == ["start w1+2", "stop w1", "start w2+2", "stop w2"]


async def test_where_the_new_one_does_not_come_the_old_ones_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upgrade, "_READY_SECONDS", 0.05)
    async with house_of_two(tmp_path, come=False) as (bus, children):
        with pytest.raises(ClusterTrouble, match=r"w1\+2 did not start. w1 keeps running"):
            await ask_for_upgrade(bus)
        assert children.did == ["start w1+2", "stop w1+2"]


async def test_who_asks_where_nobody_replaces_anything_is_told_so(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        with pytest.raises(ClusterTrouble, match="restart them one by one"):
            await ask_for_upgrade(bus)
