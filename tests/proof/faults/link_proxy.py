"""A link between a host and NATS that a test can hold, cut, delay, or drop in one direction."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from enum import Enum


class Link(Enum):
    """What happens to bytes on the link."""

    OPEN = "open"
    #: Nothing passes, nothing breaks.
    HOLD = "held"
    #: Connections break, and new ones are refused.
    CUT = "cut"
    DELAY = "delayed by 0.1 s"
    #: What the server sends is dropped.
    DEAF = "deaf"
    #: What the host sends is dropped.
    MUTE = "mute"


_DELAY_SECONDS = 0.1


class LinkProxy:
    """Listens on *port* for a host and passes everything to *server*."""

    def __init__(self, server: int) -> None:
        self.port = 0
        self._server = server
        self._link = Link.OPEN
        self._changed = asyncio.Event()
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def set(self, link: Link) -> None:
        self._link = link
        self._changed.set()
        self._changed = asyncio.Event()
        if link is Link.CUT:
            for writer in self._writers:
                writer.transport.abort()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._link is Link.CUT:
            writer.transport.abort()
            return
        try:
            there, to_server = await asyncio.open_connection("127.0.0.1", self._server)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, to_server}
        for source, target, dropped in ((reader, to_server, Link.MUTE), (there, writer, Link.DEAF)):
            task = asyncio.create_task(self._pass_on(source, target, dropped))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, dropped: Link
    ) -> None:
        with contextlib.suppress(OSError):
            while stretch := await source.read(65_536):
                while self._link is Link.HOLD:
                    await self._changed.wait()
                if self._link is Link.DELAY:
                    asyncio.get_running_loop().call_later(_DELAY_SECONDS, _write, target, stretch)
                elif self._link is not dropped:
                    _write(target, stretch)
                    await target.drain()
        target.transport.abort()
        self._writers.discard(target)

    def close(self) -> None:
        for writer in self._writers:
            writer.transport.abort()
        for task in self._tasks:
            task.cancel()


def _write(target: asyncio.StreamWriter, stretch: bytes) -> None:
    if not target.transport.is_closing():
        target.write(stretch)


@contextlib.asynccontextmanager
async def link_to(server: int) -> AsyncIterator[LinkProxy]:
    proxy = LinkProxy(server)
    listening = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    proxy.port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        listening.close()
        proxy.close()
