"""A worker that is presumed dead and lives: each of its tables is soon at one worker, and listed once."""

import asyncio
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from ssh_host.cluster.gate.gate import Gate
from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Members
from ssh_host.cluster.worker.worker import Worker
from tests.ssh_host.cluster.claims.test_seat_claims import BOB, Visit
from tests.ssh_host.cluster.house_of_many import Many, house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import cluster_of_processes
from tests.ssh_host.cluster.worker.test_relays import playing
from tests.ssh_host.house import House
from tests.ssh_host.program.talk import talking

#: Nobody believes that a worker is dead before it has heard of the others for this long.
SETTLED_SECONDS = 2.1


def placed(home: Many) -> list[tuple[str, str]]:
    """Each table and the worker that has it."""
    return sorted((worker.name, code) for worker in home.workers.values() for code in worker.lobby.tables)


def listed(directory: Directory) -> list[tuple[str, str]]:
    return sorted((notice.worker, notice.code) for notice in directory)


@pytest.mark.parametrize("settled_seconds", [0.0, SETTLED_SECONDS])
async def test_each_table_is_listed_once_when_its_worker_was_not_dead(
    tmp_path: Path, settled_seconds: float
) -> None:
    async with house_of_many(tmp_path) as home:
        slow, quick = home.workers.values()
        await playing(slow)
        bob = Visit(slow, BOB, "Bob")
        assert isinstance(await bob.asks(requests.OpenTable()), Done)
        codes = sorted(slow.lobby.tables)
        everybody: tuple[Worker | Gate, ...] = (*home.workers.values(), *home.gates.values())
        await eventually(lambda: all(listed(each.directory) == placed(home) for each in everybody))
        await asyncio.sleep(settled_seconds)
        quick.members.miss(slow.name)
        await eventually(lambda: bool(quick.lobby.tables))
        await asyncio.sleep(0.2)
        await eventually(lambda: sorted(code for _, code in placed(home)) == codes, 5)
        for each in everybody:
            await each.directory.ask_all()
        await eventually(lambda: all(listed(each.directory) == placed(home) for each in everybody), 5)


@pytest.mark.soak
@pytest.mark.parametrize("frozen_seconds", [1.0, 4.0, 9.0])
async def test_each_table_is_listed_once_after_its_worker_was_frozen(
    tmp_path: Path, frozen_seconds: float
) -> None:
    async with cluster_of_processes(tmp_path, settings="[limits]\nprograms = 4\n") as cluster:
        home = cast(House, SimpleNamespace(port=cluster.port))
        bus = await cluster.bus()
        members = Members(bus)
        directory = Directory(bus, members)
        await members.start()
        await directory.start()
        async with talking(home, "ada") as ada, talking(home, "bob") as bob, talking(home, "cat") as cat:
            for number, talk in enumerate((ada, bob, cat)):
                await talk.hears_kind("Hello")
                await talk.ask(requests.Arrive(f"Ada {number}", id=1))
                await talk.ask(requests.OpenTable(id=2))
            await ada.ask(requests.Ready(id=3))
            await eventually(lambda: len(listed(directory)) == 3)
            await asyncio.sleep(SETTLED_SECONDS)
            codes = sorted(notice.code for notice in directory)
            at = Counter(notice.worker for notice in directory).most_common(1)[0][0]
            frozen = cluster.workers()[at.rpartition("-")[0]]
            cluster.freeze(frozen)
            await asyncio.sleep(frozen_seconds)
            cluster.thaw(frozen)
            for _ in range(3):
                await asyncio.sleep(1)
                await directory.ask_all()
                await eventually(lambda: sorted(code for _, code in listed(directory)) == codes, 5)
        members.stop()
        await bus.close()
