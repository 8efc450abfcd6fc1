"""The ground: a whole host with default limits in its own process, and an honest visitor in its lobby."""

import asyncio
import contextlib
import random
import socket
import statistics
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import asyncssh

from tests.ssh_host.house import Guest

ROOT = Path(__file__).parents[2]
HONEST, HOSTILE = "127.0.0.1", "127.0.0.66"
#: A key that moves a mark in the lobby's menu, there and back.
_KEYS = (b"\x1b[B", b"\x1b[A")
_LATE_SECONDS = 5.0
_PRINTED = "printed"
_PAUSE_SECONDS = 0.05

_HOST = """
import sys
from ssh_host.config.config import load
from ssh_host.lobby.hosted_lobby import receive
from ssh_host.serve.event_loop import run

folder, port = sys.argv[1], int(sys.argv[2])
flags = {"listen.address": "0.0.0.0", "listen.port": port, "data.folder": folder, "log.file": folder + "/log"}
flags |= {"web.enabled": True, "web.address": "127.0.0.1", "web.port": port + 1}
run(receive(lambda: load(None, flags)))
"""


def web_port(port: int) -> int:
    """Where browsers are let in by the host that listens at *port*."""
    return port + 1


def _two_free_ports() -> int:
    """A port that nobody listens at; nor does anybody at the one after it.

    It is none of those that lines of other programs are given: one of them would take it meanwhile.
    """
    while True:
        port = random.randrange(10_000, 32_000)
        with (
            contextlib.suppress(OSError),
            socket.create_server(("", port)),
            socket.create_server(("", port + 1)),
        ):
            return port


class Ground(NamedTuple):
    """A running host: where it is, its process and its folder."""

    port: int
    process: asyncio.subprocess.Process
    folder: Path

    def megabytes(self) -> float:
        """The memory the host uses now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1]) / 1024

    def worked_ms(self) -> float:
        """How long the host's loop has been at work, not counting the time that other programs took."""
        on_processor_ns = int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[0])
        return on_processor_ns / 1e6

    def log(self) -> str:
        """All that the host has said: its log, and what libraries print beside it."""
        return "".join((self.folder / name).read_text("utf-8", "replace") for name in ("log", _PRINTED))


class Key(NamedTuple):
    """How long an answer took, and how long the host worked meanwhile, for whomever."""

    waited_ms: float
    worked_ms: float

    def __str__(self) -> str:
        return f"{self.waited_ms:.0f} ms ({self.worked_ms:.0f} of work)"


class Keys(NamedTuple):
    """Keys pressed one after the other: the median of them, and what 19 of 20 stay below."""

    p50: Key
    p95: Key

    def __str__(self) -> str:
        return f"{self.p50}, p95 {self.p95}"


@contextlib.asynccontextmanager
async def ground(folder: Path) -> AsyncIterator[Ground]:
    with (folder / _PRINTED).open("wb") as printed:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", _HOST, str(folder), str(_two_free_ports())),
            stdout=asyncio.subprocess.PIPE,
            stderr=printed,
            cwd=ROOT,
        )
    assert process.stdout is not None
    try:
        first = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
        yield Ground(int(first.split()[-1]), process, folder)
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


class Honest(asyncssh.SSHClientSession[bytes]):
    """A visitor in the lobby who presses a key, waits for its picture, and presses the next."""

    def __init__(self) -> None:
        self._answered = asyncio.Event()
        self.received = b""

    def connection_made(self, chan: "asyncssh.SSHClientChannel[bytes]") -> None:
        self._channel = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        self.received = (self.received + data)[-20_000:]
        self._answered.set()

    async def sees(self, words: bytes) -> None:
        async with asyncio.timeout(20):
            while words not in self.received:
                self._answered.clear()
                await self._answered.wait()

    def type(self, keys: bytes) -> None:
        self._channel.write(keys)

    async def key(self, place: Ground, number: int) -> "Key":
        """Press a key and wait until something on the screen answers it."""
        self._answered.clear()
        began, worked = time.perf_counter(), place.worked_ms()
        self.type(_KEYS[number % 2])
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LATE_SECONDS):
                await self._answered.wait()
        return Key((time.perf_counter() - began) * 1000, place.worked_ms() - worked)

    async def keys(self, place: Ground, count: int) -> Keys:
        """Press *count* keys, one after the other."""
        pressed = []
        for number in range(count):
            pressed.append(await self.key(place, number))
            await asyncio.sleep(_PAUSE_SECONDS)
        parts = [statistics.quantiles(each, n=20, method="inclusive") for each in zip(*pressed, strict=True)]
        return Keys(Key(*(part[9] for part in parts)), Key(*(part[18] for part in parts)))


@contextlib.asynccontextmanager
async def line(
    port: int, address: str = HONEST, **options: object
) -> AsyncIterator[asyncssh.SSHClientConnection]:
    """A connection that is logged in as a guest, from *address*."""
    async with asyncssh.connect(
        HONEST,
        port,
        local_addr=(address, 0),
        username="kim",
        client_keys=None,
        known_hosts=None,
        agent_path=None,
        config=None,
        client_factory=Guest,
        **options,
    ) as connection:
        yield connection


@contextlib.asynccontextmanager
async def in_lobby(port: int, address: str = HONEST) -> AsyncIterator[Honest]:
    async with line(port, address) as connection:
        visitor = Honest()
        await connection.create_session(
            lambda: visitor, term_type="xterm-256color", term_size=(80, 24), encoding=None
        )
        await visitor.sees(b"Enter the temple")
        visitor.type(b"\r")
        await visitor.sees(b"Quick play")
        await asyncio.sleep(0.3)
        yield visitor
