"""What watchers of one game cost two workers and its players, and what a thousand of them would."""

import asyncio
import os

from ssh_host.bench.figures import Figures
from ssh_host.bench.sitting import SEATS
from tests.bench.workers import WORKERS, at_workers

WATCHERS = int(os.environ.get("BENCH_WATCHERS", "48"))
MANY = 1_000
#: Six players press few keys: for a p95 of them it takes some time.
SECONDS = float(os.environ.get("BENCH_SECONDS", "40"))


def run() -> str:
    """The same table of six with nobody and with many looking on."""
    alone = asyncio.run(at_workers(SEATS, seconds=SECONDS))
    watched = asyncio.run(at_workers(SEATS + WATCHERS, WATCHERS, SECONDS))
    parts = {part: _each_ms(part, alone, watched) for part in watched.parts_cpu}
    return "\n".join(
        (
            f"nobody looks on: {_keys(alone)}",
            f"{WATCHERS} look on: {_keys(watched)}; load {os.getloadavg()[0]:.1f}",
            "a watcher costs "
            + ", ".join(f"{part} {each:.2f}" for part, each in parts.items())
            + f" ms of a core a second at {watched.frames_per_second:.1f} frames a second",
            f"{MANY:,} of them would be " + ", ".join(_share(part, each) for part, each in parts.items()),
        )
    )


def _each_ms(part: str, alone: Figures, watched: Figures) -> float:
    """The milliseconds of a core that *part* of the host spends in a second on one watcher."""
    return 1000 * (watched.parts_cpu[part] - alone.parts_cpu[part]) / WATCHERS


def _keys(figures: Figures) -> str:
    keys = figures.key_to_effect
    return f"key → effect p50 {keys.p50:.1f} ms, p95 {keys.p95:.1f}, p99 {keys.p99:.1f}"


def _share(part: str, each_ms: float) -> str:
    processes = WORKERS if part == "workers" else 1
    return f"{each_ms * MANY / 1000 / processes:.0%} of a core for each of {processes} {part}"
