"""Everything at once, for long: workers and their server die, freeze and are replaced while people play."""

import asyncio
import os
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Members
from tests.bench.clients.client import closed, connected, entered
from tests.bench.clients.sitting import PATIENCE_SECONDS
from tests.soak.cluster.figures import spread
from tests.soak.cluster.journals import audited
from tests.soak.cluster.players import COLUMNS, ROWS, playing
from tests.soak.cluster.test_owners import BOTS, SETTINGS, WORKERS, an_owner
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes

pytestmark = pytest.mark.soak

MINUTES = float(os.environ.get("SOAK_MINUTES", "10"))
PEOPLE = int(os.environ.get("SOAK_PEOPLE", "12"))
CALM_SECONDS = (3, 12)
#: What is the same after long as after a while: at most so many times the memory.
FLAT = 1.25
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Havoc:
    """Everything that may happen to a cluster short of losing its gate, in an order that *seed* decides."""

    def __init__(self, cluster: Cluster, members: Members, seed: int) -> None:
        self.done: Counter[str] = Counter()
        self._cluster = cluster
        self._members = members
        self._chance = Random(seed)
        self._deeds: tuple[Callable[[], Awaitable[None]], ...] = (
            *(self.kill_worker,) * 4,
            *(self.freeze_worker,) * 3,
            *(self.kill_server, self.pause_server) * 2,
            *(self.somebody_looks_in,) * 3,
            self.upgrade,
        )

    async def wreak(self) -> None:
        """Do one thing, and let it be for a while."""
        deed = self._chance.choice(self._deeds)
        self.done[deed.__name__] += 1
        await deed()
        await asyncio.sleep(self._chance.randint(*CALM_SECONDS))

    async def kill_worker(self) -> None:
        self._cluster.kill(await an_owner(self._cluster, self._members, self._chance))

    async def freeze_worker(self) -> None:
        await self._freeze(await an_owner(self._cluster, self._members, self._chance), 10)

    async def kill_server(self) -> None:
        self._cluster.kill(self._server())

    async def pause_server(self) -> None:
        await self._freeze(self._server(), 5)

    async def somebody_looks_in(self) -> None:
        connection = await connected("127.0.0.1", self._cluster.port, "newcomer")
        client = await entered(connection, None, COLUMNS, ROWS)
        await client.sees(lambda: client.glass.is_full, PATIENCE_SECONDS)
        await closed(connection)

    async def upgrade(self) -> None:
        print(await self._cluster.upgrade(), flush=True)

    def _server(self) -> int:
        (server,) = self._cluster.children("nats-server").values()
        return server

    async def _freeze(self, process: int, most: int) -> None:
        self._cluster.freeze(process)
        try:
            await asyncio.sleep(self._chance.randint(1, most))
        finally:
            self._cluster.thaw(process)


async def test_everything_at_once_for_long(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path, WORKERS, SETTINGS) as cluster:
        bus = await cluster.bus()
        members = Members(bus)
        directory = Directory(bus, members)
        await members.start()
        await directory.start()
        havoc, memory = Havoc(cluster, members, seed=8), list[int]()
        loop = asyncio.get_running_loop()
        async with playing(cluster.port, PEOPLE, BOTS) as players:
            began = loop.time()
            while loop.time() - began < 60 * MINUTES:
                await havoc.wreak()
                memory.append(_memory(cluster))
                assert not any(player.client.is_closed for player in players), "somebody lost the line"
            await eventually(lambda: not _in_two_seats(directory), 30)
            silences = [gap for player in players for gap in player.silences(began)]
        print(f"{MINUTES:g} minutes, {PEOPLE} visitors: {dict(havoc.done)}")
        print(spread("silences", silences))
        print(
            "memory of the gate in MB:", *(round(each / 1e6) for each in memory[:: max(1, len(memory) // 12)])
        )
        books = await audited(bus)
        print(books, flush=True)
        await eventually(lambda: _results(tmp_path / "data") == Counter(books.over), 60)
        members.stop()
        await bus.close()
        assert "table set aside" not in cluster.said()
    assert books.stale == 0
    assert books.drifts == ()
    third = len(memory) // 3
    assert max(memory[-third:]) <= FLAT * max(memory[:third]), "memory grows"


def _memory(cluster: Cluster) -> int:
    """What the only process that lived all the time holds, in bytes."""
    (gate,) = cluster.children(" gate ").values()
    return int(Path(f"/proc/{gate}/statm").read_text().split()[1]) * _PAGE


def _in_two_seats(directory: Directory) -> set[str]:
    seats = Counter(person for notice in directory for person in notice.people)
    return {person for person, count in seats.items() if count > 1}


def _results(data: Path) -> Counter[str]:
    """How often each game stands among the results, in the books of a worker."""
    latest = max(data.glob("w*.sqlite3"), key=lambda path: path.stat().st_mtime)
    with closing(sqlite3.connect(f"file:{latest}?mode=ro", uri=True)) as database:
        return Counter(row[0] for row in database.execute("SELECT table_id FROM results"))
