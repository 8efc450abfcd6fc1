"""How many players one core carries: a host on one core, its visitors on another, from one to 240 of them."""

import asyncio
import contextlib
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.bench.clients import gauges
from tests.bench.clients.crowd import Plan, load, measured
from tests.bench.clients.figures import Figures, Report, table
from tests.bench.clients.lobby import rested
from tests.bench.clients.run import TOO_SLOW_MS
from tests.ssh_host.cluster.nats import free_port

CROWDS = (1, 6, 30, 60, 120, 240)
RATE = 2.0
SECONDS = float(os.environ.get("BENCH_SECONDS", "20"))
#: Set where other work on the machine must not be mistaken for the host's.
IS_REALTIME = bool(os.environ.get("BENCH_REALTIME"))
HOST_CORE, CLIENT_CORE = 0, 1
#: A port of our own: two benches may run on one machine.
METRICS_PORT = free_port()
QUIET_VISITORS = 12
#: How many look on at a game of six.
WATCHERS = 50

#: A host on this machine that lets everybody in and only warns.
SETTINGS = """
[listen]
address = "127.0.0.1"
port = 0
[limits]
sessions = 400
connections = 500
per_address = 500
[log]
level = "warning"
"""
_METRICS = f"""
[metrics]
enabled = true
port = {METRICS_PORT}
"""


class Running(NamedTuple):
    pid: int
    port: int


@contextlib.contextmanager
def running_host(
    version: Path | None = None, *, has_metrics: bool = True, fill: Callable[[Path], None] | None = None
) -> Iterator[Running]:
    """A fresh host in a process and on a core of its own, of the *version* in a folder or of this one; *fill*
    puts something into its data folder."""
    with tempfile.TemporaryDirectory() as folder:
        if fill is not None:
            fill(Path(folder))
        settings = Path(folder) / "config.toml"
        settings.write_text(SETTINGS + (_METRICS if has_metrics else ""))
        start = (sys.executable, "-m", "escape_tui.cli", "host", "--config", str(settings), "--data", folder)
        with subprocess.Popen(start, stdout=subprocess.PIPE, text=True, cwd=version) as process:
            try:
                yield pinned(process, HOST_CORE)
            finally:
                process.kill()


def pinned(process: subprocess.Popen[str], core: int) -> Running:
    """A server that says on which port it listens, on a *core* of its own."""
    _pin(process.pid, core)
    assert process.stdout is not None
    listening = re.search(r"port (\d+)", process.stdout.readline())
    assert listening, "the server did not start"
    return Running(process.pid, int(listening[1]))


def pin_client() -> None:
    """Leave the core of the server to the server."""
    if (os.cpu_count() or 1) > 1:
        _pin(os.getpid(), CLIENT_CORE)


def plan(host: Running, visitors: int, *, has_slow_line: bool = False, watchers: int = 0) -> Plan:
    return Plan(
        "127.0.0.1",
        host.port,
        visitors,
        RATE,
        SECONDS,
        pid=host.pid,
        metrics_port=METRICS_PORT,
        has_slow_line=has_slow_line,
        watchers=watchers,
    )


def crowds() -> Iterator[Figures]:
    """One crowd after the other, each on a fresh host, until keys take too long."""
    for visitors in CROWDS:
        with running_host() as host:
            figures = asyncio.run(measured(plan(host, visitors)))
        yield figures
        if figures.key_to_effect.p95 > TOO_SLOW_MS:
            return


def run() -> None:
    """Print the tables as they come."""
    pin_client()
    for figures in crowds():
        print(_table(figures), flush=True)
    with running_host() as host:
        print(
            "one of six over a slow line:", _table(asyncio.run(measured(plan(host, 6, has_slow_line=True))))
        )
    with running_host() as host:
        watched = asyncio.run(measured(plan(host, 6 + WATCHERS, watchers=WATCHERS)))
        print(f"{WATCHERS} of them watch a game of six:", _table(watched))
    with running_host() as host:
        print("a quiet lobby:", _table(asyncio.run(rested(plan(host, QUIET_VISITORS)))))


def _table(figures: Figures) -> str:
    return table(Report(gauges.machine(), load(), RATE, "100×30", (figures,)))


def _pin(pid: int, core: int) -> None:
    if (os.cpu_count() or 1) > core:
        os.sched_setaffinity(pid, {core})
    if IS_REALTIME:
        os.sched_setscheduler(pid, os.SCHED_RR, os.sched_param(10))


if __name__ == "__main__":
    run()
