"""A page without a browser: a WebSocket, a terminal emulator, and acknowledgements of what was drawn."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import pyte
from aiohttp import ClientSession, ClientWebSocketResponse, CookieJar, WSMsgType

from ssh_host.web.messages import PROTOCOL
from tests.ssh_host.house import House, until

WEB: dict[str, object] = {"web.enabled": True, "web.port": 0, "web.address": "127.0.0.1"}


def address(home: House) -> str:
    return f"http://127.0.0.1:{home.host.web_port}"


class Page:
    """One open page. *draws* says whether it tells the host what it has drawn."""

    def __init__(self, socket: ClientWebSocketResponse, columns: int, rows: int) -> None:
        self.socket = socket
        self.screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.received = b""
        self.said: list[dict[str, Any]] = []
        self.draws = True
        self.close_code: int | None = None
        self.close_reason = ""
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        while True:
            message = await self.socket.receive()
            match message.type:
                case WSMsgType.BINARY:
                    self.received += message.data
                    self._stream.feed(message.data.replace(b"\x1b[<u", b""))
                    if self.draws:
                        await self.say(type="drawn", bytes=len(self.received))
                case WSMsgType.TEXT:
                    self.said.append(json.loads(message.data))
                case _:
                    self.close_code = self.socket.close_code
                    self.close_reason = str(message.extra or "")
                    return

    async def say(self, **message: object) -> None:
        if not self.socket.closed:
            await self.socket.send_json(message)

    async def type(self, keys: str) -> None:
        await self.say(type="typed", keys=keys)

    @property
    def text(self) -> str:
        return "\n".join(self.screen.display)

    async def until_sees(self, words: str) -> None:
        await until(lambda: words in self.text, f"{words!r} on the page:\n{self.text}")

    async def until_closed(self) -> int:
        await until(lambda: self.close_code is not None, "the page is closed")
        assert self.close_code is not None
        return self.close_code

    async def close(self) -> None:
        await self.socket.close()
        self._reading.cancel()


def browser() -> ClientSession:
    """Somebody's browser, with its cookies."""
    return ClientSession(cookie_jar=CookieJar(unsafe=True))


async def knock(home: House, who: ClientSession, **options: Any) -> ClientWebSocketResponse:
    options = {"protocols": (PROTOCOL,), "origin": address(home), **options}
    socket: ClientWebSocketResponse = await who.ws_connect(f"{address(home)}/ws", **options)
    return socket


@contextlib.asynccontextmanager
async def opened(
    home: House, who: ClientSession, path: str = "/", columns: int = 80, rows: int = 24, **options: Any
) -> AsyncIterator[Page]:
    """A page at *path* in the browser of *who*, which has said hello."""
    page = Page(await knock(home, who, **options), columns, rows)
    await page.say(type="hello", path=path, columns=columns, rows=rows)
    try:
        yield page
    finally:
        await page.close()
