"""Routing: a session hears when the worker it follows is lost, also just before it began to follow; one that
was sent after its table doesn't go back."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from escape_tui.scene.terminal import Terminal
from ssh_host.admission.identity import Identity, new_guest
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.claims.exclusive_claims import Claims
from ssh_host.cluster.claims.seat_claims import seat_claim
from ssh_host.cluster.gate.corridor_messages import Passage
from ssh_host.cluster.gate.routing import Routing
from ssh_host.cluster.membership.directory import Directory, TableNotice
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members
from ssh_host.session.arrival import Arrival
from tests.ssh_host.cluster.nats import bus_to, nats_server


class Announced(SimpleNamespace):
    """A directory that knows where one person sits, as a test says."""

    def __init__(self, seat: TableNotice | None) -> None:
        super().__init__(on_orphaned=[], on_change=[], seat=seat)

    def seat_of(self, person: str) -> TableNotice | None:
        return self.seat

    def at(self, code: str) -> TableNotice | None:
        return self.seat

    def announce(self, seat: TableNotice | None) -> None:
        self.seat = seat
        for listener in self.on_change:
            listener()


class HandTime:
    """A clock that a test sets."""

    now = 0.0

    def time(self) -> float:
        return self.now


def routing(heard: dict[str, float]) -> tuple[Routing, Members]:
    members = cast(Members, SimpleNamespace(on_gone=[], on_come=[], age=heard.get, here=lambda kind="": ()))
    directory = cast(Directory, SimpleNamespace(on_orphaned=[], on_change=[]))
    return Routing(cast(Bus, SimpleNamespace()), members, directory), members


async def test_a_worker_lost_between_its_ticket_and_the_session_is_not_waited_for() -> None:
    routes, _ = routing(heard={})
    gone: list[str] = []
    routes.follow("w1", lambda: gone.append("w1"))
    assert gone == ["w1"]


async def test_a_worker_that_is_lost_later_is_told_once() -> None:
    routes, members = routing(heard={"w1": 0.1})
    gone: list[str] = []
    routes.follow("w1", lambda: gone.append("w1"))
    assert gone == []
    for listener in members.on_gone:
        listener(Heartbeat("w1", "worker"))
    assert gone == ["w1"]


async def test_who_was_sent_after_their_table_does_not_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = TableNotice("w1", "BCDF", game="g", epoch=1), TableNotice("w2", "BCDF", game="g", epoch=2)
    announced = Announced(old)
    members = cast(Members, SimpleNamespace(on_gone=[], on_come=[], here=lambda kind="": ()))
    routes = Routing(cast(Bus, SimpleNamespace()), members, cast(Directory, announced))

    async def at_once(worker: str) -> Passage:
        return Passage(worker, "ticket")

    monkeypatch.setattr(routes, "_ticket", at_once)
    arrival = Arrival(new_guest(), "192.0.2.1", Terminal(), "ann")
    assert (await routes.passage_for(arrival)).worker == "w1"
    moving = asyncio.create_task(routes.passage_for(arrival, seat="BCDF", left="w1"))
    await asyncio.sleep(0)
    announced.announce(old)
    await asyncio.sleep(0)
    assert not moving.done()
    announced.announce(new)
    assert (await moving).worker == "w2"


async def test_at_a_new_gate_a_seat_whose_worker_has_just_died_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        ann, new = (
            Identity("SHA256:ann"),
            TableNotice("w2", "BCDF", game="g", epoch=2, people=("SHA256:ann",)),
        )
        assert await (await Claims.of(bus)).claim(seat_claim(ann.player), "w1")
        announced = Announced(None)
        there = (Heartbeat("w2", "worker"), Heartbeat("w3", "worker", visits=-1))
        members = cast(Members, SimpleNamespace(on_gone=[], on_come=[], here=lambda kind="": there))
        routes = Routing(bus, members, cast(Directory, announced))
        await routes.start()

        async def at_once(worker: str) -> Passage:
            return Passage(worker, "ticket")

        monkeypatch.setattr(routes, "_ticket", at_once)
        bob = Arrival(Identity("SHA256:bob"), "192.0.2.2", Terminal(), "bob")
        waiting = asyncio.create_task(routes.passage_for(Arrival(ann, "192.0.2.1", Terminal(), "ann")))
        assert (await routes.passage_for(bob)).worker == "w3", "who has no seat waits for nothing"
        assert not waiting.done()
        announced.announce(new)
        assert (await waiting).worker == "w2"
        announced.announce(None)
        routes._knows_tables_at = 0.0
        passage = await routes.passage_for(Arrival(ann, "192.0.2.1", Terminal(), "ann"))
        assert passage.worker == "w3", "a gate that has run for a while knows all tables"
        for listener in members.on_come:
            listener(Heartbeat("w4", "worker"))
        waiting = asyncio.create_task(routes.passage_for(Arrival(ann, "192.0.2.1", Terminal(), "ann")))
        assert (await routes.passage_for(bob)).worker == "w3"
        assert not waiting.done(), "a worker that has just come may take tables that nobody has announced"
        announced.announce(new)
        assert (await waiting).worker == "w2"


async def test_a_worker_that_comes_gets_time_to_take_tables_over() -> None:
    clock = HandTime()
    lost = TableNotice("w1", "BCDF", game="g", epoch=1, people=("ann",))
    directory = SimpleNamespace(on_orphaned=[], on_change=[], at=lambda code: None)
    members = SimpleNamespace(on_gone=[], on_come=[], here=lambda kind="": (Heartbeat("w2", "worker"),))
    routes = Routing(cast(Bus, SimpleNamespace()), cast(Members, members), cast(Directory, directory))
    routes._loop = cast(asyncio.AbstractEventLoop, clock)
    arrival = Arrival(Identity("ann"), "192.0.2.1", Terminal(), "ann")
    routes._note_orphan(lost)
    clock.now = 8.0
    for listener in members.on_come:
        listener(Heartbeat("w3", "worker"))
    clock.now = 12.0
    assert routes._is_being_taken_over(arrival)
    clock.now = 20.0
    assert not routes._is_being_taken_over(arrival)


async def test_a_worker_heard_again_is_not_believed_while_another_may_take_its_table() -> None:
    clock, lost = HandTime(), TableNotice("w1", "BCDF", game="g", epoch=1, people=("ann",))
    directory = Announced(lost)
    members = SimpleNamespace(on_gone=[], on_come=[], here=lambda kind="": (Heartbeat("w2", "worker"),))
    routes = Routing(cast(Bus, SimpleNamespace()), cast(Members, members), cast(Directory, directory))
    routes._loop = cast(asyncio.AbstractEventLoop, clock)
    arrival = Arrival(Identity("ann"), "192.0.2.1", Terminal(), "ann")
    routes._note_orphan(lost)
    assert routes._worker_for(arrival, set()) is None
    directory.announce(TableNotice("w2", "BCDF", game="g", epoch=2, people=("ann",)))
    assert routes._worker_for(arrival, set()) == "w2"
    directory.announce(lost)
    routes._note_orphan(lost)
    assert routes._worker_for(arrival, set()) is None
    clock.now = 2.0
    assert routes._worker_for(arrival, set()) == "w1"
