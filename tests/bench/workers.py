"""What a cluster on one machine costs against a single process: the same crowd at both, in one sitting."""

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path

from ssh_host.bench.crowd import Plan, measured
from ssh_host.bench.figures import Figures
from tests.bench.crowd import RATE, SECONDS, running_host
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes

WORKERS = 2
VISITORS = int(os.environ.get("BENCH_VISITORS", "60"))
_TICKS = os.sysconf("SC_CLK_TCK")
_SETTINGS = """
[limits]
sessions = 400
connections = 500
per_address = 500
[log]
level = "info"
"""


def cpu_seconds(pid: int) -> float:
    """What the process *pid* has used of a core so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


async def spent(cluster: Cluster) -> dict[str, float]:
    parts = {"gate": " gate ", "workers": " worker ", "server": "nats-server"}
    return {name: sum(map(cpu_seconds, cluster.children(words).values())) for name, words in parts.items()}


async def at_workers(visitors: int) -> str:
    """The crowd at a gate and two workers; the shares are of one core, from sitting down to the end."""
    with tempfile.TemporaryDirectory() as folder:
        async with cluster_of_processes(Path(folder), WORKERS, _SETTINGS, sys.executable) as cluster:
            before, began = await spent(cluster), time.monotonic()
            figures = await measured(Plan("127.0.0.1", cluster.port, visitors, RATE, SECONDS))
            seconds = time.monotonic() - began
            shares = {name: (cpu - before[name]) / seconds for name, cpu in (await spent(cluster)).items()}
    whole = sum(shares.values())
    parts = ", ".join(f"{name} {share:.0%}" for name, share in shares.items())
    return f"{WORKERS} workers: {_keys(figures)}; {parts} of a core, {_each(whole, visitors)}"


def alone(visitors: int) -> str:
    """The same crowd at a single process."""
    with running_host() as host:
        before, began = cpu_seconds(host.pid), time.monotonic()
        figures = asyncio.run(measured(Plan("127.0.0.1", host.port, visitors, RATE, SECONDS)))
        share = (cpu_seconds(host.pid) - before) / (time.monotonic() - began)
    return f"one process: {_keys(figures)}; {share:.0%} of a core, {_each(share, visitors)}"


def _each(share: float, visitors: int) -> str:
    return f"{share / visitors * 1000:.1f} ms of a core a second for each visitor"


def _keys(figures: Figures) -> str:
    keys = figures.key_to_effect
    return f"{figures.visitors} visitors, key → effect p50 {keys.p50:.1f} ms, p95 {keys.p95:.1f} ms"


def run() -> None:
    print(f"load before: {os.getloadavg()[0]:.1f}", flush=True)
    print(alone(VISITORS), flush=True)
    print(asyncio.run(at_workers(VISITORS)), flush=True)
