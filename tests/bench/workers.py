"""What a cluster on one machine costs against a single process: the same crowds at both, in one sitting."""

import asyncio
import os
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from tests.bench.clients.crowd import Plan, measured
from tests.bench.clients.figures import Figures
from tests.bench.clients.gauges import Parts
from tests.bench.crowd import RATE, running_host
from tests.ssh_host.cluster.processes import cluster_of_processes

WORKERS = 2
CROWDS = tuple(map(int, os.environ.get("BENCH_VISITORS", "60,120,180,240").split(",")))
SECONDS = float(os.environ.get("BENCH_SECONDS", "8"))
#: No crowd begins after so long: a bench on a busy machine ends, too.
LAST_CROWD_AFTER_SECONDS = 200.0
#: A host carries a crowd whose keys have their effect within this, for 95 of 100.
CARRIED_MS = 50.0
_SETTINGS = """
[limits]
sessions = 400
connections = 500
per_address = 500
"""
_PARTS = {"gate": " gate ", "workers": " worker ", "server": "nats-server"}


class Sitting(NamedTuple):
    """One crowd at one kind of host."""

    host: str
    figures: Figures
    load: float

    @property
    def cpu(self) -> float:
        """The cores that the host took, all its processes together."""
        return sum(self.figures.parts_cpu.values())

    @property
    def each_ms(self) -> float:
        """The milliseconds of a core that one visitor takes in a second."""
        return 1000 * self.cpu / self.figures.visitors

    @property
    def is_carried(self) -> bool:
        return self.figures.key_to_effect.p95 <= CARRIED_MS

    def __str__(self) -> str:
        it = self.figures
        parts = ", ".join(f"{part} {share:.0%}" for part, share in it.parts_cpu.items())
        return (
            f"{self.host:<11} {it.visitors:>4} visitors: key → effect p50 {it.key_to_effect.p50:.1f} ms,"
            f" p95 {it.key_to_effect.p95:.1f}, p99 {it.key_to_effect.p99:.1f},"
            f" {it.frames_per_second:.1f} frames/s; {parts} of a core, {self.each_ms:.1f} ms a second"
            f" for each (a client {1000 * it.client_cpu / it.visitors:.1f},"
            f" its lag p99 {it.client_lag.p99:.1f} ms); load {self.load:.1f}"
        )


async def at_workers(visitors: int, watchers: int = 0, seconds: float = SECONDS) -> Figures:
    """The crowd at a gate and two workers; *watchers* of them look on at the first table."""
    async with two_workers() as (port, parts):
        plan = Plan("127.0.0.1", port, visitors, RATE, seconds, watchers=watchers)
        return await measured(plan, parts)


@asynccontextmanager
async def two_workers() -> AsyncIterator[tuple[int, Parts]]:
    """A gate and two workers: the port, and the processes of each kind."""
    with tempfile.TemporaryDirectory() as folder:
        async with cluster_of_processes(Path(folder), WORKERS, _SETTINGS) as cluster:
            parts = {part: tuple(cluster.children(words).values()) for part, words in _PARTS.items()}
            yield cluster.port, parts


def alone(visitors: int) -> Figures:
    """The same crowd at a single process."""
    with running_host() as host:
        plan = Plan("127.0.0.1", host.port, visitors, RATE, SECONDS)
        return asyncio.run(measured(plan, {"host": (host.pid,)}))


HOSTS: dict[str, Callable[[int], Figures]] = {
    "one process": alone,
    f"{WORKERS} workers": lambda visitors: asyncio.run(at_workers(visitors)),
}


def run() -> str:
    """Print each sitting as it ends, then what the cluster costs where both carried the same crowd."""
    began = time.monotonic()
    sittings: list[Sitting] = []
    for visitors in CROWDS:
        for host, seat in HOSTS.items():
            is_over = any(not each.is_carried for each in sittings if each.host == host)
            if not is_over and time.monotonic() - began < LAST_CROWD_AFTER_SECONDS:
                sittings.append(Sitting(host, seat(visitors), os.getloadavg()[0]))
                print(sittings[-1], flush=True)
    return "\n".join((*map(_carried(sittings), HOSTS), *_compared(sittings)))


def _carried(sittings: list[Sitting]) -> Callable[[str], str]:
    def carried(host: str) -> str:
        most = max(
            (each.figures.visitors for each in sittings if each.host == host and each.is_carried), default=0
        )
        return f"{host}: {most} visitors at p95 ≤ {CARRIED_MS:.0f} ms"

    return carried


def _compared(sittings: list[Sitting]) -> list[str]:
    by_crowd: dict[int, list[Sitting]] = {}
    for each in sittings:
        by_crowd.setdefault(each.figures.visitors, []).append(each)
    return [_difference(*both) for both in by_crowd.values() if len(both) == len(HOSTS)]


def _difference(one: Sitting, many: Sitting) -> str:
    later = many.figures.key_to_effect.p50 - one.figures.key_to_effect.p50
    return f"{one.figures.visitors} visitors: p50 {later:+.1f} ms, CPU × {many.each_ms / one.each_ms:.2f}"
