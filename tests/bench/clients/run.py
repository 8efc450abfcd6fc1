"""Measuring a host that runs: crowd after crowd, until it can carry no more."""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Sequence
from enum import StrEnum
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.bench.clients import gauges
from tests.bench.clients.crowd import Plan, load, measured
from tests.bench.clients.echo import echoed
from tests.bench.clients.figures import Figures, Report, table
from tests.bench.clients.lobby import rested

#: A crowd whose keys take longer than this (p95, in milliseconds) is the last one.
TOO_SLOW_MS = 150.0
_PAUSE_SECONDS = 2.0


class Way(StrEnum):
    """What the visitors do."""

    PLAY = "play"
    REST = "rest"
    ECHO = "echo"


def main(plan: Plan, crowds: Sequence[int], way: Way, *, command: str = "", as_json: bool = False) -> None:
    """Measure crowds of the sizes in *crowds* one after the other, as *plan* says, and print the report.

    For an echo, *command* names the program that is measured; without it that is the shell.
    """
    _calm_own_collector()

    async def one(visitors: int) -> Figures:
        sized = replace(plan, visitors=visitors)
        match way:
            case Way.PLAY:
                return await measured(sized)
            case Way.REST:
                return await rested(sized)
            case Way.ECHO:
                return await echoed(sized, command or None)

    report = asyncio.run(reported(plan, crowds, one))
    print(msgspec.json.encode(report).decode() if as_json else table(report), flush=True)


async def reported(
    plan: Plan, crowds: Sequence[int], one: Callable[[int], Coroutine[Any, Any, Figures]]
) -> Report:
    """The report on *crowds*, each measured by *one*."""
    before, found = load(), []
    for visitors in crowds:
        figures = await one(visitors)
        found.append(figures)
        if figures.key_to_effect.p95 > TOO_SLOW_MS:
            break
        await asyncio.sleep(_PAUSE_SECONDS)
    return Report(gauges.machine(), before, plan.rate, f"{plan.columns}×{plan.rows}", tuple(found))


def _calm_own_collector() -> None:
    """What this process does not do cannot be mistaken for the host's delay."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1_000)
