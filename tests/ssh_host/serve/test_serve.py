"""A whole host in a process of its own: what it prints, how it stops, and what it measures."""

import asyncio
import json
import signal
import socket
import sys
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from ssh_host.config.config import ConfigError, load
from ssh_host.lobby.hosted_lobby import receive
from ssh_host.monitoring.metrics import Metrics

ROOT = Path(__file__).parents[3]

SCRIPT = """
import asyncio, sys
from pathlib import Path
from ssh_host.config.config import load
from ssh_host.serve.event_loop import run
from ssh_host.monitoring.log import start_log
from ssh_host.serve.serving import serve
from ssh_host.store.store import Store
from tests.ssh_host.house import Apps, Echo

class Slow(Apps):
    async def drain(self, seconds, tell):
        print("draining", seconds, flush=True)
        if "slow" in sys.argv:
            await asyncio.Event().wait()

flags = {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": sys.argv[1],
         "log.file": sys.argv[1] + "/log"}
config = load(None, flags)
start_log(config.log)
run(serve(lambda: config, config, Store.open(Path(sys.argv[1]) / "store"), Slow(Echo)))
"""


#: How many lines a host for this machine alone prints when it is ready.
GREETING_LINES = 5


@asynccontextmanager
async def started(
    folder: Path, *words: str
) -> AsyncIterator[tuple[asyncio.subprocess.Process, asyncio.StreamReader]]:
    """A host in a process of its own, which does not outlive the test."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SCRIPT, str(folder), *words, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    try:
        yield process, process.stdout
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def lines(reader: asyncio.StreamReader, count: int) -> list[str]:
    return [(await asyncio.wait_for(reader.readline(), 60)).decode() for _ in range(count)]


async def test_the_host_says_where_it_is_and_drains_on_sigterm(tmp_path: Path) -> None:
    async with started(tmp_path) as (process, printed):
        said = "".join(await lines(printed, GREETING_LINES))
        for fact in ("127.0.0.1 port ", "ssh -p ", "SHA256:", str(tmp_path)):
            assert fact in said
        process.send_signal(signal.SIGTERM)
        assert await lines(printed, 1) == ["draining 720.0\n"]
        assert await asyncio.wait_for(process.wait(), 60) == 0
    events = [json.loads(line)["event"] for line in (tmp_path / "log").read_text().splitlines()]
    assert events[-2:] == ["draining", "closed"]


async def test_a_second_sigterm_means_now(tmp_path: Path) -> None:
    async with started(tmp_path, "slow") as (process, printed):
        await lines(printed, GREETING_LINES)
        process.send_signal(signal.SIGTERM)
        await lines(printed, 1)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 60) == 0


async def test_wrong_settings_are_said_before_anything_starts(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        flags = {"listen.address": "127.0.0.1", "listen.port": port, "data.folder": str(tmp_path)}
        with pytest.raises(ConfigError, match=r"listen\.port"):
            await receive(lambda: load(None, flags))
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match=r"data\.folder"):
        await receive(lambda: load(None, {"data.folder": str(tmp_path / "file")}))
    with pytest.raises(ConfigError, match=r"log\.file"):
        await receive(lambda: load(None, {"log.file": str(tmp_path / "no" / "log")}))


async def test_metrics_are_on_this_machine_only(tmp_path: Path) -> None:
    metrics = Metrics(tmp_path)
    metrics.sessions.set(3)
    metrics.refused.labels("ban").inc()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    metrics.serve(load(None, {"metrics.enabled": True, "metrics.port": port}).metrics)
    try:
        assert metrics.port == port
        url = f"http://127.0.0.1:{port}/metrics"
        shown = await asyncio.to_thread(lambda: urllib.request.urlopen(url, timeout=5).read().decode())
        assert "escape_sessions 3.0" in shown
        assert 'escape_refused_total{reason="ban"} 1.0' in shown
    finally:
        metrics.close()
