"""What watchers of one game cost two workers and its players, and what a thousand of them would."""

import asyncio
import os
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from tests.bench.clients import gauges
from tests.bench.clients.crowd import Crowd, Plan
from tests.bench.clients.figures import spread
from tests.bench.clients.sitting import SEATS
from tests.bench.crowd import RATE
from tests.bench.workers import WORKERS, two_workers

WATCHERS = int(os.environ.get("BENCH_WATCHERS", "48"))
MANY = 1_000
#: Six players press few keys: for a p95 of them it takes some time, with nobody and with many in turn.
SECONDS = float(os.environ.get("BENCH_SECONDS", "30"))
TURNS = int(os.environ.get("BENCH_TURNS", "3"))
_SETTLED_SECONDS = 3.0


@dataclass
class Part:
    """What was measured while the same number of people looked on."""

    keys_ms: list[float] = field(default_factory=list)
    cpu_seconds: dict[str, float] = field(default_factory=dict)
    frames: int = 0

    def __str__(self) -> str:
        keys = spread(self.keys_ms)
        return f"{len(self.keys_ms)} keys, p50 {keys.p50:.2f} ms, p95 {keys.p95:.2f}, p99 {keys.p99:.2f}"


class InTurn(Crowd):
    """One table of six, with nobody and with many looking on in turn: two tables are never quite alike."""

    async def measured_in_turn(self) -> tuple[Part, Part]:
        hands, alone, watched = await self._sit_down(), Part(), Part()
        async with asyncio.TaskGroup() as tasks:
            going_on = [*self._playing(tasks, hands), tasks.create_task(self._newcomers())]
            await asyncio.sleep(2 * _SETTLED_SECONDS)
            for _ in range(TURNS):
                await self._add_to(alone)
                async with self._looking_on(WATCHERS) as onlookers:
                    await asyncio.sleep(_SETTLED_SECONDS)
                    before = await onlookers.seen()
                    await self._add_to(watched)
                    watched.frames += (await onlookers.seen()).frames - before.frames
                await asyncio.sleep(_SETTLED_SECONDS)
            for task in going_on:
                task.cancel()
        return alone, watched

    async def _add_to(self, part: Part) -> None:
        before, self._latencies = gauges.spent(self._parts), part.keys_ms
        self._is_measuring = True
        await asyncio.sleep(SECONDS)
        self._is_measuring = False
        for name, spent in gauges.spent(self._parts).items():
            part.cpu_seconds[name] = part.cpu_seconds.get(name, 0.0) + spent - before[name]


async def in_turn() -> tuple[Part, Part]:
    async with two_workers() as (port, parts), AsyncExitStack() as closing:
        return await InTurn(Plan("127.0.0.1", port, SEATS, RATE, SECONDS), closing, parts).measured_in_turn()


def run() -> str:
    """The same table of six with nobody and with many looking on."""
    alone, watched = asyncio.run(in_turn())
    parts = {part: _each_ms(part, alone, watched) for part in watched.cpu_seconds}
    costs = ", ".join(f"{part} {each:.2f}" for part, each in parts.items())
    frames = watched.frames / WATCHERS / SECONDS / TURNS
    return "\n".join(
        (
            f"nobody looks on: {alone}",
            f"{WATCHERS} look on: {watched}; load {os.getloadavg()[0]:.1f}",
            f"a watcher costs {costs} ms of a core a second at {frames:.1f} frames a second",
            f"{MANY:,} of them would be " + ", ".join(_share(part, each) for part, each in parts.items()),
        )
    )


def _each_ms(part: str, alone: Part, watched: Part) -> float:
    """The milliseconds of a core that *part* of the host spends in a second on one watcher."""
    more = watched.cpu_seconds[part] - alone.cpu_seconds[part]
    return 1000 * more / WATCHERS / SECONDS / TURNS


def _share(part: str, each_ms: float) -> str:
    processes = WORKERS if part == "workers" else 1
    return f"{each_ms * MANY / 1000 / processes:.0%} of a core for each of {processes} {part}"
