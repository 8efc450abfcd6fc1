"""The time that a program is told never goes back, whatever happens to the worker that has its game."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from escape_tui.hub.port.messages import requests
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_faults import owner
from tests.ssh_host.house import House
from tests.ssh_host.program.talk import Talk, talking

SETTINGS = "[limits]\nprograms = 4\n"
#: Nobody acts for this long before a fault, so that only the clock has moved since the last command.
IDLE_SECONDS = 1.3


async def kill(cluster: Cluster) -> None:
    cluster.kill(await owner(cluster))


async def freeze(cluster: Cluster) -> None:
    frozen = await owner(cluster)
    cluster.freeze(frozen)
    await asyncio.sleep(3)
    cluster.thaw(frozen)


async def kill_server(cluster: Cluster) -> None:
    (server,) = cluster.children("nats-server").values()
    cluster.kill(server)


FAULTS = {
    "a worker is killed": (kill,),
    "a worker is frozen": (freeze,),
    "everything in turn": (kill_server, kill, freeze, kill, kill_server, freeze),
}


def times(talk: Talk) -> list[int]:
    return [said["at"] for said in talk.said if said["type"] == "GameNews"]


def hellos(talk: Talk) -> int:
    return sum(said["type"] == "Hello" for said in talk.said)


async def in_a_game(talk: Talk) -> None:
    await talk.hears_kind("Hello")
    await talk.ask(requests.Arrive("Ada", id=1))
    await talk.ask(requests.OpenTable(id=2))
    await talk.ask(requests.Ready(id=3))
    await eventually(lambda: bool(times(talk)) and times(talk)[-1] > 0)


async def endure(talk: Talk, cluster: Cluster, fault: Callable[[Cluster], Awaitable[None]]) -> None:
    """Let *fault* happen, return to the game where the session is moved, and wait until its time passes."""
    before, greeted = len(times(talk)), hellos(talk)
    happening = asyncio.ensure_future(fault(cluster))
    async with asyncio.timeout(60):
        while not happening.done() or len(times(talk)) < before + 4:
            if hellos(talk) > greeted:
                greeted = hellos(talk)
                talk.write(msgspec.json.encode(requests.Arrive("Ada", id=1)) + b"\n")
            await asyncio.sleep(0.05)
    await happening
    await asyncio.sleep(IDLE_SECONDS)
    assert not talk.is_closed


@pytest.mark.parametrize(
    "faults",
    [
        "a worker is killed",
        pytest.param("a worker is frozen", marks=pytest.mark.soak),
        pytest.param("everything in turn", marks=pytest.mark.soak),
    ],
)
async def test_the_time_told_never_goes_back(tmp_path: Path, faults: str) -> None:
    async with cluster_of_processes(tmp_path, settings=SETTINGS) as cluster:
        home = cast(House, SimpleNamespace(port=cluster.port))
        async with talking(home) as talk:
            await in_a_game(talk)
            await asyncio.sleep(IDLE_SECONDS)
            for fault in FAULTS[faults]:
                await endure(talk, cluster, fault)
            told = times(talk)
    back = [(earlier, later) for earlier, later in pairwise(told) if later < earlier]
    assert not back, f"the clock went back: {back}"
    assert told[-1] > told[0] + 1_000 * len(FAULTS[faults]), "the game went on"
