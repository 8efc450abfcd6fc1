"""The time that programs are told never goes back, whatever happens to the worker that has their game."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Awaitable, Mapping
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.requests import Request
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


async def in_a_game(talk: Talk) -> str:
    """Begin a game; its table's code."""
    await talk.hears_kind("Hello")
    await talk.ask(requests.Arrive("Ada", id=1))
    await talk.ask(requests.OpenTable(id=2))
    code = str((await talk.hears_kind("TableNews"))["view"]["code"])
    await talk.ask(requests.Ready(id=3))
    await eventually(lambda: bool(times(talk)) and times(talk)[-1] > 0)
    return code


async def watching(talk: Talk, code: str) -> None:
    await talk.hears_kind("Hello")
    await talk.ask(requests.Arrive("Bo", id=1))
    await talk.ask(requests.Watch(code, id=2))
    await eventually(lambda: bool(times(talk)) and times(talk)[-1] > 0)


async def endure(talks: Mapping[Talk, tuple[Request, ...]], fault: Awaitable[None]) -> None:
    """Let *fault* happen, repeat everybody's requests where their session is moved, and wait until their time
    passes."""
    before = {talk: (len(times(talk)), hellos(talk)) for talk in talks}
    greeted = {talk: count for talk, (_, count) in before.items()}
    happening = asyncio.ensure_future(fault)
    async with asyncio.timeout(120):
        while not happening.done() or any(len(times(talk)) < before[talk][0] + 4 for talk in talks):
            for talk, wishes in talks.items():
                if hellos(talk) > greeted[talk]:
                    greeted[talk] = hellos(talk)
                    talk.write(b"".join(msgspec.json.encode(wish) + b"\n" for wish in wishes))
            await asyncio.sleep(0.05)
    await happening
    await asyncio.sleep(IDLE_SECONDS)
    assert not any(talk.is_closed for talk in talks)


@contextlib.asynccontextmanager
async def busy_machine(processes: int) -> AsyncIterator[None]:
    """Load the machine with *processes* busy loops."""
    loops = [
        await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")
        for _ in range(processes)
    ]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
        await asyncio.gather(*(loop.wait() for loop in loops))


@pytest.mark.parametrize(
    ("faults", "busy_processes"),
    [
        ("a worker is killed", 0),
        pytest.param("a worker is frozen", 0, marks=pytest.mark.soak),
        pytest.param("everything in turn", 0, marks=pytest.mark.soak),
        pytest.param("everything in turn", 16, marks=pytest.mark.soak),
    ],
)
async def test_the_time_told_never_goes_back(tmp_path: Path, faults: str, busy_processes: int) -> None:
    async with cluster_of_processes(tmp_path, settings=SETTINGS) as cluster, busy_machine(busy_processes):
        home = cast(House, SimpleNamespace(port=cluster.port))
        async with talking(home) as player, talking(home, "bo") as spectator:
            code = await in_a_game(player)
            await watching(spectator, code)
            await asyncio.sleep(IDLE_SECONDS)
            arrival = requests.Arrive("Bo", id=1), requests.Watch(code, id=2)
            for fault in FAULTS[faults]:
                talks = {player: (requests.Arrive("Ada", id=1),), spectator: arrival}
                await endure(talks, fault(cluster))
            for talk in (player, spectator):
                told = times(talk)
                back = [(earlier, later) for earlier, later in pairwise(told) if later < earlier]
                assert not back, f"the clock went back: {back}"
                assert told[-1] > told[0] + 1_000 * len(FAULTS[faults]), "the game went on"
