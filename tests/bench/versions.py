"""What players cost a server now, compared with an earlier version: in short turns, since no machine is the
same for long. `BENCH_BEFORE` names the folder of the earlier version."""

import asyncio
import os
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import mean, median, stdev

from msgspec.structs import replace

from tests.bench.clients import gauges
from tests.bench.clients.client import Client
from tests.bench.clients.crowd import Crowd, Plan
from tests.bench.clients.figures import spread
from tests.bench.clients.hands import Hands
from tests.bench.crowd import pin_client, plan, running_host

BEFORE = os.environ.get("BENCH_BEFORE", "")
VISITORS = int(os.environ.get("BENCH_VISITORS", "60"))
TURNS = int(os.environ.get("BENCH_TURNS", "20"))
TURN_SECONDS = 4.0
_SETTLED_SECONDS, _RESTED_SECONDS = 1.0, 0.7


class InTurn(Crowd):
    """A crowd that plays while it is its turn, and then looks at its dice."""

    def __init__(self, plan: Plan, closing: AsyncExitStack) -> None:
        super().__init__(plan, closing, {})
        self._has_turn = False
        #: Milliseconds of CPU a frame, share of a core, and frames a second for each visitor, turn by turn.
        self.costs: list[float] = []
        self.shares_of_core: list[float] = []
        self.rates: list[float] = []

    async def sit_down(self) -> None:
        self._seated = await self._sit_down()

    def play(self, tasks: asyncio.TaskGroup) -> list[asyncio.Task[None]]:
        return self._playing(tasks, self._seated)

    async def take_turn(self, tasks: asyncio.TaskGroup) -> None:
        """Play for a while, newcomers included, and note what that cost."""
        self._has_turn = True
        await asyncio.sleep(_SETTLED_SECONDS)
        newcomers = tasks.create_task(self._newcomers())
        before, seen, began = self._read(), await self._seen(), time.monotonic()
        self._is_measuring = True
        await asyncio.sleep(TURN_SECONDS)
        self._is_measuring = False
        frames, seconds = (await self._seen()).frames - seen.frames, time.monotonic() - began
        cpu_seconds = self._read().cpu_seconds - before.cpu_seconds
        self.costs.append(1000 * cpu_seconds / frames)
        self.shares_of_core.append(cpu_seconds / seconds)
        self.rates.append(frames / seconds / self._plan.visitors)
        self._has_turn = False
        newcomers.cancel()
        await asyncio.sleep(_RESTED_SECONDS)

    async def _press(self, client: Client, hands: Hands) -> None:
        if self._has_turn:
            await super()._press(client, hands)

    def __str__(self) -> str:
        keys = spread(self._latencies)
        return (
            f"{mean(self.costs):.3f} ms of CPU a frame, {mean(self.shares_of_core):.1%} of a core,"
            f" {mean(self.rates):.1f} frames a second,"
            f" keys p50 {keys.p50:.2f} ms, p95 {keys.p95:.2f}, p99 {keys.p99:.2f}"
        )


async def in_turn(folders: tuple[Path, ...]) -> list[InTurn]:
    """A crowd on a host of each version; the first turn of each is not counted."""
    async with AsyncExitStack() as closing:
        crowds = []
        for folder in folders:
            host = closing.enter_context(running_host(folder, has_metrics=False))
            crowds.append(InTurn(replace(plan(host, VISITORS), metrics_port=None), closing))
            await crowds[-1].sit_down()
        async with asyncio.TaskGroup() as tasks:
            playing = [task for crowd in crowds for task in crowd.play(tasks)]
            for turn in range(TURNS + 1):
                for crowd in crowds if turn % 2 else reversed(crowds):
                    await crowd.take_turn(tasks)
            for task in playing:
                task.cancel()
        for crowd in crowds:
            del crowd.costs[0], crowd.shares_of_core[0], crowd.rates[0]
        return crowds


def run() -> str:
    """Both versions, and how they compare."""
    if not BEFORE:
        return "no version to compare with: name its folder in BENCH_BEFORE"
    pin_client()
    before, now = asyncio.run(in_turn((Path(BEFORE), Path.cwd())))
    return "\n".join(
        (
            f"{gauges.machine()}; {VISITORS} visitors, {TURNS} turns of {TURN_SECONDS:.0f} seconds each",
            f"before: {before}",
            f"now: {now}",
            f"CPU a frame: {_ratio(before.costs, now.costs)}",
            f"CPU a second: {_ratio(before.shares_of_core, now.shares_of_core)}",
        )
    )


def _ratio(before: list[float], now: list[float]) -> str:
    """How many times as much as *before*, compared turn by turn."""
    ratios = [new / old for old, new in zip(before, now, strict=True)]
    error = stdev(ratios) / len(ratios) ** 0.5
    return f"{mean(ratios):.3f} ± {error:.3f} times as much, median {median(ratios):.3f}"
