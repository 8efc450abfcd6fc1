"""Joining a table at another worker: soon there, and no key reaches what was left behind."""

import asyncio
import os
import time
from pathlib import Path

import pytest

from tests.soak.cluster.figures import held, spread
from tests.soak.cluster.players import quantile
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.house_of_many import Many, house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import at_two_workers
from tests.ssh_host.house import until, visiting

pytestmark = pytest.mark.soak

TIMES = int(os.environ.get("SOAK_JOINS", "12"))
FIRST_FRAME_SECONDS = 0.3


async def test_a_table_at_another_worker_is_joined_soon_and_keys_go_nowhere_else(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 2, {"limits.per_address": 100}) as home:
        seconds = [await _joined(home) for _ in range(TIMES)]
    print(spread("joining a table at another worker", seconds))
    held("first frame of a table at another worker, p95", quantile(seconds, 0.95), FIRST_FRAME_SECONDS)


async def _joined(home: Many) -> float:
    """How long it takes from Bob's key to the table of Ann, who is at the other worker."""
    loop = asyncio.get_running_loop()
    async with visiting(home, "ann", new_key()) as ann, visiting(home, "bob", new_key()) as bob:
        await at_two_workers(home, ann, bob)
        ann.type(b"o")
        await ann.until_sees("I’m ready")
        ((worker, table),) = _tables(home)
        await bob.until_sees(table)
        began, busy = loop.time(), time.process_time()
        # A client still at the old worker would open a table there with the keys behind the first.
        bob.type(b"q" + b"oo")
        await until(lambda: bob.sees("I’m ready"), "the table")
        taken, busy = loop.time() - began, time.process_time() - busy
        print(f"{taken:.2f} s, of which everybody in this process worked {busy:.2f} s")
        assert _tables(home) == [(worker, table)], "a key reached the lobby that was left"
        people = [chair.name[:3] for chair in home.workers[worker].lobby.tables[table].people()]
        assert people == ["ann", "bob"]
    await eventually(lambda: _is_empty(home))
    return taken


def _tables(home: Many) -> list[tuple[str, str]]:
    return [(name, code) for name, worker in home.workers.items() for code in worker.lobby.tables]


def _is_empty(home: Many) -> bool:
    return not any(worker.host.sessions or worker.lobby.tables for worker in home.workers.values())
