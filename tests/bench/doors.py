"""What a visit in a browser costs the host, compared with the same visit over SSH."""

import asyncio
import itertools
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from ssh_host.web.messages import PROTOCOL
from tests.bench.clients import gauges
from tests.bench.clients.client import Client, closed, connected, entered
from tests.bench.clients.sitting import SEATS, sat_down
from tests.bench.crowd import CLIENT_CORE, HOST_CORE, SETTINGS, pin_client

VISITORS = 20
SECONDS = float(os.environ.get("BENCH_SECONDS", "20"))
KEY_EVERY_SECONDS = 0.5
_COLUMNS, _ROWS = 100, 30
_COUNT_IN_SECONDS = 8.0
#: A page tells what it has drawn after so many bytes, or so much later.
_TELL_BYTES, _TELL_SECONDS = 2_048, 0.06

_WEB = """
[web]
enabled = true
address = "127.0.0.1"
port = 0
"""


class Host(NamedTuple):
    pid: int
    port: int
    url: str


#: Lets a visitor in at one of the doors; what they leave open is closed with the stack.
LetIn = Callable[["Host", str | None, AsyncExitStack], Awaitable[Client]]


class PageClient(Client):
    """A visitor with a page: the same glass, another line."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        super().__init__(_COLUMNS, _ROWS)
        self._socket = socket
        self._told = 0
        self._telling: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def press(self, key: str) -> float:
        self._say(type="typed", keys=key)
        return asyncio.get_running_loop().time()

    async def read(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.BINARY:
                self.data_received(message.data, None)
                self._drew()

    def _drew(self) -> None:
        if self.bytes_received - self._told >= _TELL_BYTES:
            self._tell()
        elif self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(_TELL_SECONDS, self._tell)

    def _tell(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
        self._telling, self._told = None, self.bytes_received
        self._say(type="drawn", bytes=self._told)

    def _say(self, **message: object) -> None:
        task = asyncio.create_task(self._socket.send_json(message))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


@contextmanager
def running_host() -> Iterator[Host]:
    """A fresh host with both doors, in a process and on a core of its own."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "config.toml"
        settings.write_text(SETTINGS + _WEB)
        start = (sys.executable, "-m", "escape_tui.cli", "host", "--config", str(settings), "--data", folder)
        with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as process:
            try:
                if (os.cpu_count() or 1) > CLIENT_CORE:
                    os.sched_setaffinity(process.pid, {HOST_CORE})
                yield _found(process)
            finally:
                process.kill()


def _found(process: "subprocess.Popen[str]") -> Host:
    assert process.stdout is not None
    said = "".join(itertools.islice(process.stdout, 5))
    port, page = re.search(r"port (\d+)", said), re.search(r"http://\S+:(\d+)", said)
    assert port, said
    assert page, said
    return Host(process.pid, int(port[1]), f"http://127.0.0.1:{page[1]}")


async def ssh_visitor(host: Host, command: str | None, closing: AsyncExitStack) -> Client:
    connection = await connected("127.0.0.1", host.port, "bench")
    closing.push_async_callback(closed, connection)
    return await entered(connection, command, _COLUMNS, _ROWS)


async def web_visitor(host: Host, command: str | None, closing: AsyncExitStack) -> Client:
    session = await closing.enter_async_context(ClientSession(cookie_jar=CookieJar(unsafe=True)))
    socket = await session.ws_connect(f"{host.url}/ws", protocols=(PROTOCOL,), origin=host.url)
    client = PageClient(socket)
    reading = asyncio.create_task(client.read())
    closing.callback(reading.cancel)
    path = "/" + (command or "").replace(" ", "/")
    await socket.send_json({"type": "hello", "path": path, "columns": _COLUMNS, "rows": _ROWS})
    return client


class Cost(NamedTuple):
    """What the host used for each visitor: milliseconds of CPU a second, and frames a second."""

    cpu_ms: float
    frames: float

    @property
    def of_a_frame(self) -> float:
        return self.cpu_ms / self.frames


async def measured(host: Host, visitor: LetIn, visitors: int = VISITORS, seconds: float = SECONDS) -> Cost:
    """What so many *visitors* cost who came in by the same door and play."""
    async with AsyncExitStack() as closing:

        async def let_in(command: str | None) -> Client:
            client = await visitor(host, command, closing)
            # Nobody has seen anything yet: the card of a first visit.
            await client.sees(lambda: bool(client.glass.line(1).strip() or client.glass.line(2).strip()), 60)
            return client

        clients: list[Client] = []
        for first in range(0, visitors, SEATS):
            clients += (await sat_down(let_in, min(SEATS, visitors - first))).clients
        await asyncio.sleep(_COUNT_IN_SECONDS)
        playing = [asyncio.create_task(_play(client)) for client in clients]
        before, frames = gauges.read(host.pid, None), sum(client.frames for client in clients)
        await asyncio.sleep(seconds)
        used = gauges.read(host.pid, None).cpu_seconds - before.cpu_seconds
        frames = sum(client.frames for client in clients) - frames
        for task in playing:
            task.cancel()
    return Cost(used * 1000 / seconds / visitors, frames / seconds / visitors)


async def _play(client: Client) -> None:
    for key in itertools.cycle(" 1 2"):
        client.press(key)
        await asyncio.sleep(KEY_EVERY_SECONDS)


def run() -> str:
    pin_client()
    costs = []
    for visitor in (ssh_visitor, web_visitor):
        with running_host() as host:
            costs.append(asyncio.run(measured(host, visitor)))
    ssh, page = costs
    return (
        f"{VISITORS} visitors, {1 / KEY_EVERY_SECONDS:.0f} keys a second each\n"
        f"over ssh      {ssh.cpu_ms:6.2f} ms of CPU a second, {ssh.frames:.1f} frames, "
        f"{ssh.of_a_frame:.2f} ms each\n"
        f"in a browser  {page.cpu_ms:6.2f} ms of CPU a second, {page.frames:.1f} frames, "
        f"{page.of_a_frame:.2f} ms each\n"
        f"ratio         {page.cpu_ms / ssh.cpu_ms:6.2f}  (a frame: {page.of_a_frame / ssh.of_a_frame:.2f})"
    )


if __name__ == "__main__":
    print(run())
