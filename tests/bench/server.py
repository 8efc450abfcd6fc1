"""Instructions a frame of a whole server, with connections, disk and event loop, counted by valgrind. The
clock stands still while the server works, so that a busy machine makes no difference."""

import asyncio
import mmap
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path

from escape_tui.hub.seeded_chance import SeededChance
from tests.bench.clients.client import Client, closed, connected, entered
from tests.bench.clients.hands import Hands
from tests.bench.clients.sitting import SEATS, began, sat_down
from tests.bench.crowd import SETTINGS

BEFORE = os.environ.get("BENCH_BEFORE", "")
TABLES = 4
KEYS_A_SECOND = 2.0
SETTLED_SECONDS, SECONDS = 8.0, 6.0
COLUMNS, ROWS = 100, 30

_CLOCK_SOURCE = Path(__file__).with_name("stepped_clock.c")
_TOTAL = re.compile(r"^totals: (\d+)", re.MULTILINE)
#: The games of all runs and versions get the same seeds.
_SEEDED = """
import itertools, secrets
_numbers = itertools.count(1)
secrets.randbits = lambda bits: next(_numbers) * 0x9E3779B97F4A7C15 % (1 << bits)
"""
#: The clock of the server begins ahead of this machine's, so that no thread waits for a time that is past.
_AHEAD_NS = 10**15
#: Until everybody plays, the clock runs on in such steps, each at least so long after the other.
_STEP_SECONDS, _PAUSE_SECONDS = 0.1, 0.02


class SteppedClock:
    """The clock of a process that is started with its `environment`; its files are in *folder*."""

    def __init__(self, folder: Path) -> None:
        path, preloaded = folder / "time", folder / "stepped_clock.so"
        subprocess.run(("cc", "-O2", "-shared", "-fPIC", "-o", preloaded, _CLOCK_SOURCE, "-ldl"), check=True)
        self.environment = {"LD_PRELOAD": str(preloaded), "STEPPED_CLOCK": str(path)}
        path.write_bytes(b"\0" * mmap.PAGESIZE)
        with path.open("r+b") as file:
            self._times = mmap.mmap(file.fileno(), mmap.PAGESIZE)
        self._allowed = time.monotonic_ns() + _AHEAD_NS
        struct.pack_into("qq", self._times, 0, self._allowed, self._allowed)

    async def advance(self, seconds: float) -> None:
        """Let *seconds* pass, and wait until the process has done everything that was due."""
        self._allowed += round(seconds * 1e9)
        struct.pack_into("q", self._times, 8, self._allowed)
        while self.now() < self._allowed:  # noqa: ASYNC110
            await asyncio.sleep(0.001)

    def now(self) -> int:
        """Its time in nanoseconds."""
        return int(struct.unpack_from("q", self._times)[0])

    async def run(self) -> None:
        """Let time pass until cancelled."""
        while True:
            await self.advance(_STEP_SECONDS)
            await asyncio.sleep(_PAUSE_SECONDS)


@contextmanager
def counted_server(version: Path, folder: Path) -> Iterator[tuple[subprocess.Popen[str], SteppedClock]]:
    """A server of the *version* in a folder, under valgrind, and its clock; its data are in *folder*."""
    (folder / "sitecustomize.py").write_text(_SEEDED)
    settings = folder / "config.toml"
    settings.write_text(SETTINGS)
    clock = SteppedClock(folder)
    counting = (
        "valgrind",
        "--tool=callgrind",
        "--instr-atstart=no",
        f"--callgrind-out-file={folder}/counted",
    )
    start = ("-m", "escape_tui.cli", "host", "--config", str(settings), "--data", str(folder))
    environment = {
        **os.environ,
        **clock.environment,
        "PYTHONPATH": f"{version}:{folder}",
        # Sets of strings come in the same order each time.
        "PYTHONHASHSEED": "0",
    }
    with subprocess.Popen(
        (*counting, sys.executable, *start),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        cwd=version,
        env=environment,
    ) as process:
        try:
            yield process, clock
        finally:
            process.kill()


async def listening_on(process: subprocess.Popen[str], clock: SteppedClock) -> int:
    """The port of the server, once it listens."""
    assert process.stdout is not None
    running = asyncio.create_task(clock.run())
    listening = re.search(r"port (\d+)", await asyncio.to_thread(process.stdout.readline))
    running.cancel()
    assert listening, "the server did not start"
    return int(listening[1])


async def seated(port: int, closing: AsyncExitStack) -> list[Client]:
    """Players at tables of six, in front of their dice."""

    async def let_in(command: str | None) -> Client:
        connection = await connected("127.0.0.1", port, "visitor")
        closing.push_async_callback(closed, connection)
        client = await entered(connection, command, COLUMNS, ROWS)
        await client.sees(lambda: client.glass.is_full, 600)
        return client

    players = [client for _ in range(TABLES) for client in (await sat_down(let_in, SEATS)).clients]
    for client in players:
        await began(client, lambda: Hands(client.glass, SeededChance(0)).is_at_game)  # noqa: B023
    return players


async def played(process: subprocess.Popen[str], clock: SteppedClock) -> tuple[int, int]:
    """The frames and the bytes that were sent while instructions were counted."""
    async with AsyncExitStack() as closing:
        port = await listening_on(process, clock)
        running = asyncio.create_task(clock.run())
        players = await seated(port, closing)
        running.cancel()
        hands = [Hands(client.glass, SeededChance(number)) for number, client in enumerate(players)]
        await play(players, hands, clock, SETTLED_SECONDS)
        frames, size = received(players)
        control(process, "-i", "on")
        await play(players, hands, clock, SECONDS)
        control(process, "-i", "off")
        control(process, "-d")
        frames_now, size_now = received(players)
        return frames_now - frames, size_now - size


def counted(version: Path) -> str:
    """The instructions of a frame in *version*."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with counted_server(version, folder) as (process, clock):
            frames, size = asyncio.run(played(process, clock))
        total = _TOTAL.search((folder / "counted.1").read_text(errors="replace"))
    assert total
    each = int(total[1]) / frames
    return f"{each:,.0f} instructions and {size / frames:.0f} bytes a frame ({frames:,} frames)"


async def play(players: list[Client], hands: list[Hands], clock: SteppedClock, seconds: float) -> None:
    """Let everybody press keys for *seconds*, one after the other."""
    step = 1 / KEYS_A_SECOND / len(players)
    for number in range(round(seconds / step)):
        await clock.advance(step)
        # A table's players are not heard one after the other.
        who = number * 7 % len(players)
        players[who].press(hands[who].next(clock.now() / 1e9).key)


def received(players: list[Client]) -> tuple[int, int]:
    """The frames and the bytes that *players* have received so far."""
    return sum(client.frames for client in players), sum(client.bytes_received for client in players)


def control(process: subprocess.Popen[str], *order: str) -> None:
    subprocess.run(
        ("callgrind_control", *order, str(process.pid)),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )


def run() -> str:
    """This version, and the one in `BENCH_BEFORE`, if it is set."""
    if shutil.which("valgrind") is None or shutil.which("cc") is None:
        return "valgrind or a C compiler is not installed"
    versions = {"now": Path.cwd(), **({"before": Path(BEFORE)} if BEFORE else {})}
    return "\n".join(f"{name}: {counted(folder)}" for name, folder in versions.items())


if __name__ == "__main__":
    print(run())
