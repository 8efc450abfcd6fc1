"""Sixty visitors join, play, chat, watch, drop and return for minutes; at the end nothing is left of them."""

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

import asyncssh
import pytest

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.table.seats.seats import Patience
from ssh_host.archive.archive import Archive
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.house import Guest
from tests.ssh_host.store.journals import game_ids
from tests.temple import CATALOGUE

pytestmark = pytest.mark.soak

ROOT = Path(__file__).parents[2]
VISITORS = 60
MINUTES = float(os.environ.get("SOAK_MINUTES", "10"))
#: After the first visits everything that is made once has been made.
WARM_UP = 0.35
MOST_GROWTH = 1.15
#: How many tasks an empty host has at the most.
IDLE_TASKS = 8

#: A host whose tables live four times as fast as the world, so that games also end.
SCRIPT = """
import sys
from escape_tui.hub.clockwork import LoopClockwork
from ssh_host.config.config import load
from ssh_host.lobby.hosted_lobby import receive
from ssh_host.serve.event_loop import run

class Hurry(LoopClockwork):
    def now(self):
        return int(self._loop.time() * 4_000)
    def ring_at(self, when, action):
        return self._loop.call_at((when + 1) / 4_000, action)

folder, metrics = sys.argv[1], int(sys.argv[2])
flags = {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": folder, "log.file": folder + "/log",
         "limits.per_address": 200, "limits.sessions": 50, "metrics.enabled": True, "metrics.port": metrics}
run(receive(lambda: load(None, flags), Hurry))
"""

#: What visitors press: mostly what plays, now and then what talks, leaves or looks elsewhere.
KEYS = [b" "] * 12 + [b"1", b"2", b"3", b"a", b"k", b"t", b"m", b"e", b"f", b"x", b"c", b"p", b"\r", b"\r"]
KEYS += [b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D"] * 4 + [b"q", b"r", b"r", b"o", b"b", b"u", b"\x1b", b"n"]
KEYS += [b"+", b"-", b"\t", b"?", b"hello", "é†☃".encode()]


class Process:
    """The host, seen from outside."""

    def __init__(self, process: asyncio.subprocess.Process, port: int, metrics_port: int) -> None:
        self.process = process
        self.port = port
        self._metrics_port = metrics_port

    def resident_kb(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    async def metric(self, name: str) -> float:
        url = f"http://127.0.0.1:{self._metrics_port}/metrics"
        shown = await asyncio.to_thread(lambda: urllib.request.urlopen(url, timeout=20).read().decode())
        return next(float(line.split()[-1]) for line in shown.splitlines() if line.startswith(f"{name} "))


@contextlib.asynccontextmanager
async def host(folder: Path) -> AsyncIterator[Process]:
    metrics_port = random.Random(os.getpid()).randrange(20_000, 30_000)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SCRIPT, str(folder), str(metrics_port), stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 30)).decode()
        yield Process(process, int(line.split()[-1]), metrics_port)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Line(asyncssh.SSHClientSession[bytes]):
    """A terminal that only counts."""

    received = 0

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self.received += len(data)


async def visit(home: Process, chance: random.Random, key: asyncssh.SSHKey | None, ends: float) -> int:
    """One visit: come in, press keys for a while, and leave politely or not at all."""
    command = chance.choice([None, None, None, None, "watch"])
    async with asyncssh.connect(
        "127.0.0.1", home.port, username=f"v{chance.randrange(99)}", client_keys=[key] if key else None,
        known_hosts=None, agent_path=None, config=None, client_factory=Guest,
    ) as connection:  # fmt: skip
        size = chance.choice([(80, 24), (80, 24), (120, 40)])
        line = Line()
        channel, _ = await connection.create_session(
            lambda: line, command, term_type="xterm-256color", term_size=size, encoding=None
        )
        await asyncio.sleep(1)
        for first in (b"\r", b"q", b"r"):
            channel.write(first)
            await asyncio.sleep(chance.uniform(0.3, 1.0))
        leaves = min(ends, asyncio.get_running_loop().time() + chance.uniform(3, 60))
        while asyncio.get_running_loop().time() < leaves and not channel.is_closing():
            channel.write(chance.choice(KEYS))
            await asyncio.sleep(chance.uniform(0.2, 1.0))
        match chance.randrange(4):
            case 0:
                channel.write(b"\x11")
            case 1:
                connection.abort()
        return line.received


async def visitor(home: Process, number: int, ends: float) -> int:
    """Somebody who comes again and again until *ends*; every third has no key."""
    chance = random.Random(number)
    key = None if number % 3 == 0 else asyncssh.generate_private_key("ssh-ed25519")
    visits = 0
    await asyncio.sleep(chance.uniform(0, 10))
    while asyncio.get_running_loop().time() < ends:
        with contextlib.suppress(asyncssh.Error, OSError):
            await visit(home, chance, key, ends)
            visits += 1
        await asyncio.sleep(chance.uniform(0.1, 3))
    return visits


async def test_sixty_visitors_leave_nothing_behind(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    async with host(tmp_path) as home:
        began, ends = loop.time(), loop.time() + 60 * MINUTES
        crowd = [asyncio.create_task(visitor(home, number, ends)) for number in range(VISITORS)]
        measured: list[tuple[float, int]] = []
        while loop.time() < ends:
            await asyncio.sleep(5)
            measured.append((loop.time() - began, home.resident_kb()))
        visits = sum(await asyncio.gather(*crowd))
        await asyncio.sleep(5)
        left = {name: await home.metric(f"escape_{name}") for name in ("sessions", "waiting", "tasks")}
        crashes = await home.metric("escape_crashes_total")
        home.process.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(home.process.wait(), 20) == 0
    print(
        f"{visits} visits, {left}, KB over time: {[kb for _, kb in measured[:: max(1, len(measured) // 12)]]}"
    )
    # First, since the log says what a crash was.
    check_log(tmp_path / "log")
    assert (left["sessions"], left["waiting"], crashes) == (0, 0, 0)
    assert left["tasks"] <= IDLE_TASKS
    check_games(tmp_path)
    check_memory([kb for at, kb in measured if at > WARM_UP * 60 * MINUTES])


def check_log(path: Path) -> None:
    """Nothing unexpected was noted, and nobody stood in the door."""
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line for line in lines if line["level"] in ("warning", "error")] == []


def check_games(folder: Path) -> None:
    """Every game on record can be played again, to the same state after each command."""
    store = Store.open(folder / FILE_NAME)
    archive = Archive(store, CATALOGUE, HandClockwork(), Patience())
    games = game_ids(store)
    assert games
    for game in games:
        for _ in Replay(archive.recordings.recording(game), CATALOGUE):
            pass
    store.close()


def check_memory(kilobytes: list[int]) -> None:
    """It does not grow from the first third of what was measured to the last."""
    third = max(1, len(kilobytes) // 3)
    early, late = kilobytes[:third], kilobytes[-third:]
    assert sum(late) / len(late) < MOST_GROWTH * sum(early) / len(early), kilobytes
