"""What those who wait and those who listen cost players: keys with and without them, in turns on one host."""

import asyncio
import os
from contextlib import AsyncExitStack
from statistics import mean, stdev

from msgspec.structs import replace

from tests.bench.clients import gauges
from tests.bench.clients.crowd import Crowd
from tests.bench.clients.figures import spread
from tests.bench.clients.quiet_connections import quiet_connections
from tests.bench.crowd import pin_client, plan, running_host

VISITORS = int(os.environ.get("BENCH_VISITORS", "60"))
WAITING = int(os.environ.get("BENCH_WAITING", "200"))
LISTENING = int(os.environ.get("BENCH_LISTENING", "50"))
TURNS = int(os.environ.get("BENCH_TURNS", "3"))
#: Many logins take longer than what is measured: in each turn several parts of these seconds are compared.
PARTS = 3
SECONDS = float(os.environ.get("BENCH_SECONDS", "5"))
_SETTLED_SECONDS = 1.5


class InQuietCompany(Crowd):
    """A crowd whose keys are measured with and without quiet connections beside it."""

    async def measured_in_turn(self, port: int) -> tuple[list[list[float]], list[list[float]], list[float]]:
        """The latencies of keys alone and in company, turn by turn, and the share of a core that the company
        costs."""
        hands = await self._sit_down()
        alone: list[list[float]] = []
        beside: list[list[float]] = []
        costs: list[float] = []
        async with (
            quiet_connections(port, self._first_table, WAITING, LISTENING) as company,
            asyncio.TaskGroup() as tasks,
        ):
            playing = self._playing(tasks, hands)
            await asyncio.sleep(2 * _SETTLED_SECONDS)
            for _ in range(TURNS):
                cheap = [await self._add_to(alone) for _ in range(PARTS)]
                await company.turn("on")
                await asyncio.sleep(_SETTLED_SECONDS)
                dear = [await self._add_to(beside) for _ in range(PARTS)]
                costs.append((sum(dear) - sum(cheap)) / PARTS / SECONDS)
                await company.turn("off")
                await asyncio.sleep(_SETTLED_SECONDS)
            for task in playing:
                task.cancel()
        return alone, beside, costs

    async def _add_to(self, turns: list[list[float]]) -> float:
        """Measure for a while; the seconds of CPU that the host took."""
        turns.append([])
        self._latencies, before = turns[-1], self._read().cpu_seconds
        self._is_measuring = True
        await asyncio.sleep(SECONDS)
        self._is_measuring = False
        return self._read().cpu_seconds - before


async def in_turn() -> tuple[list[list[float]], list[list[float]], list[float]]:
    async with AsyncExitStack() as closing:
        host = closing.enter_context(running_host(has_metrics=False))
        crowd = InQuietCompany(replace(plan(host, VISITORS), metrics_port=None), closing, {})
        return await crowd.measured_in_turn(host.port)


def run() -> str:
    """Both, and the ratio of their p95 with its error."""
    pin_client()
    alone, beside, costs = asyncio.run(in_turn())
    pairs = zip(alone, beside, strict=True)
    ratios = [spread(others).p95 / spread(own).p95 for own, others in pairs]
    error = stdev(ratios) / len(ratios) ** 0.5
    both = [spread([each for turn in turns for each in turn]) for turns in (alone, beside)]
    return "\n".join(
        (
            f"{gauges.machine()}; {VISITORS} play, {TURNS} turns of {PARTS} times {SECONDS:.0f} seconds",
            f"alone: keys p50 {both[0].p50:.2f} ms, p95 {both[0].p95:.2f}",
            f"beside {WAITING} who wait and {LISTENING} who listen:"
            f" p50 {both[1].p50:.2f}, p95 {both[1].p95:.2f}",
            f"p95 beside them: {mean(ratios):.3f} ± {error:.3f} of p95 alone, load {os.getloadavg()[0]:.1f}",
            f"they cost {mean(costs):.2%} of a core, a listener at most {mean(costs) / LISTENING:.3%}",
        )
    )


if __name__ == "__main__":
    print(run())
