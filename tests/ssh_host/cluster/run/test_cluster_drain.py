"""A cluster that any admin drains closes when its games are over, unless the drain is cancelled in time."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from ssh_host.admin.orders import AnyOrder, Drain, StayOpen
from ssh_host.cluster.bus.broadcast import AnyBroadcast, Ordered
from ssh_host.cluster.membership.heartbeats import Heartbeat
from ssh_host.cluster.run import cluster_drain as closing_module
from ssh_host.cluster.run.cluster_drain import ClusterDrain
from ssh_host.serve.stopping import Stopping


class Bus:
    """Keeps what is said, and lets the test speak."""

    def __init__(self) -> None:
        self.client = self
        self.said: list[AnyBroadcast] = []

    def subject(self, *parts: str) -> str:
        return ".".join(parts)

    async def subscribe(self, subject: str, cb: Any) -> None:
        self._heard = cb

    async def report(self, what: str, message: AnyBroadcast, *parts: str) -> None:
        self.said.append(message)

    async def order(self, order: AnyOrder) -> None:
        message = msgspec.json.encode(Ordered("keeper", order))
        await self._heard(SimpleNamespace(data=message))


async def test_a_keeper_closes_the_house_and_may_take_it_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(closing_module, "ADMIN_GRACE_SECONDS", 0.0)
    monkeypatch.setattr(closing_module, "BEAT_SECONDS", 0.001)
    bus, stopping = Bus(), Stopping()
    beats = [Heartbeat("w1", "worker", games=1), Heartbeat("w2", "worker")]
    closing = ClusterDrain(
        cast(Any, bus), cast(Any, SimpleNamespace(here=lambda kind: beats)), stopping, 60.0
    )
    await closing.start()
    waiting = asyncio.create_task(stopping.wait(closing.games_are_over))
    await bus.order(Drain("w1"))
    assert not stopping.is_by_hand, "a worker that is emptied closes nothing"
    await bus.order(Drain())
    assert stopping.is_by_hand
    await bus.order(StayOpen())
    assert not stopping.is_by_hand
    await bus.order(Drain())
    await asyncio.sleep(0)
    assert not waiting.done()
    beats[0] = Heartbeat("w1", "worker")
    async with asyncio.timeout(30):
        await waiting
    assert bus.said == [], "everybody has heard the keeper"


async def test_a_signal_is_told_to_every_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(closing_module, "_LOOK_SECONDS", 0.0)
    bus, stopping = Bus(), Stopping()
    closing = ClusterDrain(cast(Any, bus), cast(Any, SimpleNamespace(here=lambda kind: [])), stopping, 60.0)
    await closing.start()
    stopping._terminate()
    async with asyncio.timeout(30):
        await stopping.wait(closing.games_are_over)
    assert bus.said == [Ordered("supervisor", Drain())]
