"""Limits hold for all gates together: what others tell counts as if it were here."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from escape_tui.hub.lobby.lobby import LobbyLimits
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.providers import Elsewhere
from escape_tui.scene.terminal import TerminalSize, terminal
from ssh_host.admission.admission_checks import refusal_at_accept, refusal_for
from ssh_host.admission.entrance_queue import QueueTicket
from ssh_host.admission.identity import identity_of_key
from ssh_host.cluster.gate.shared_counts import Counts, SharedCounts
from ssh_host.cluster.membership.heartbeats import Heartbeat
from ssh_host.session.arrival import Arrival
from tests.hub.people import Host as HubHost
from tests.ssh_host.camp import new_key
from tests.ssh_host.house import house

LIMITS = {
    "limits.programs": 2,
    "limits.sessions": 3,
    "limits.queue": 5,
    "limits.connections": 10,
    "limits.per_address": 4,
    "limits.per_key": 2,
}


class Quiet:
    """A bus on which nobody speaks but the test."""

    def __init__(self) -> None:
        self.client = SimpleNamespace(subscribe=self.subscribe, publish=self.publish)

    def subject(self, *parts: str) -> str:
        return ".".join(parts)

    async def subscribe(self, subject: str, cb: object) -> None:
        """Nothing comes."""

    async def publish(self, subject: str, content: bytes) -> None:
        """Nobody listens."""


async def test_what_other_gates_have_counts_here(tmp_path: Path) -> None:
    members = SimpleNamespace(on_gone=[])
    async with house(tmp_path, LIMITS) as home:
        host = home.host
        shared = SharedCounts(cast(Any, Quiet()), "here", cast(Any, members), host)
        await shared.start()
        try:
            kim = identity_of_key(new_key())
            program = Arrival(kim, "10.0.0.1", terminal("xterm", TerminalSize(80, 24), {}), "kim", "program")

            async def told(**facts: Any) -> None:
                counts = Counts(**{"gate": "there", "inside": 0, "players": {}, "networks": {}, **facts})
                await shared._hear(cast(Any, SimpleNamespace(data=msgspec.json.encode(counts))))

            def refused() -> str:
                refusal = refusal_for(host, program)
                return "" if refusal is None else refusal.message

            await told(programs=1)
            assert refused() == ""
            await told(programs=2)
            assert refused() == "gate-too-many-programs"
            await told(players={kim.player: 2})
            assert refused() == "gate-too-many-sessions"
            await told(networks={"10.0.0.1": 4})
            assert refusal_at_accept(host, "10.0.0.1") == "address"
            assert refusal_at_accept(host, "10.0.0.2") is None
            await told(networks={f"10.0.1.{number}": 1 for number in range(10)})
            assert refusal_at_accept(host, "10.0.0.2") == "connections"

            places: list[int] = []
            await told(inside=3)
            waiting: QueueTicket = host.entrance_queue.arrive(places.append)
            assert waiting.place == 1
            await told(inside=2)
            assert waiting.place == 0, "whoever leaves at another gate makes room here"
            await told(inside=3)
            second = host.entrance_queue.arrive(places.append)
            assert second.place == 1
            members.on_gone[0](Heartbeat("there", "gate"))
            assert second.place == 0, "and so does a gate that is gone"
        finally:
            shared.stop()


class TwoOfAni(Elsewhere):
    def founders(self) -> tuple[tuple[str, str], ...]:
        return (("ani", ""), ("ani", ""))


def test_tables_at_other_workers_count_for_whoever_opens_one() -> None:
    host = HubHost(LobbyLimits(tables_per_person=2, tables_per_network=3), elsewhere=TwoOfAni())
    ani, bo = host.visit("ani"), host.visit("bo")
    assert ani.refused(requests.OpenTable()) == "too-many-tables"
    assert bo.done(requests.OpenTable())
