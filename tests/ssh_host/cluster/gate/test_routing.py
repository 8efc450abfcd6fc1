"""Routing: a session that follows a worker hears when it is lost, also just before it began to follow."""

from types import SimpleNamespace
from typing import cast

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.gate.routing import Routing
from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members


def routing(heard: dict[str, float]) -> tuple[Routing, Members]:
    members = cast(Members, SimpleNamespace(on_gone=[], age=heard.get, here=lambda kind="": ()))
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
