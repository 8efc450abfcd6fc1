"""Figures of long runs, each said with its aim and with how busy the machine was, and held against both."""

import os

from tests.soak.cluster.players import quantile


def machine_is_busy() -> float:
    """How many want each core, at least one: where two want it, everything takes twice as long."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def held(what: str, seconds: float, aim: float) -> None:
    """Say how long *what* took, and that this is no longer than its *aim* on a machine without other work."""
    load = os.getloadavg()[0]
    print(f"{what}: {seconds:.2f} s (aim {aim:g} s, load {load:.1f})", flush=True)
    assert seconds <= aim * machine_is_busy(), what


def spread(what: str, values: list[float]) -> str:
    """How *values* of *what*, in seconds, are spread."""
    p50, p95, p99 = (quantile(values, share) for share in (0.5, 0.95, 0.99))
    longest = max(values, default=0.0)
    return (
        f"{what}: {len(values)} times, median {p50:.2f} s, p95 {p95:.2f}, p99 {p99:.2f}, most {longest:.2f}"
    )
