"""Hostile visits at the door for browsers."""

import asyncio
import base64
import contextlib
import os
from collections.abc import AsyncIterator

from ssh_host.web.messages import PROTOCOL
from tests.hostile.ground import HONEST, HOSTILE, web_port
from tests.hostile.wire import repeat_many

_PING = b"\x89\x80" + bytes(4)


@contextlib.asynccontextmanager
async def _connected(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(HONEST, web_port(port), local_addr=(HOSTILE, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def silent_pages(port: int, seconds: float) -> str:
    """One address opens 420 connections for browsers and says nothing."""
    async with contextlib.AsyncExitStack() as stack:
        opened = 0
        for _ in range(420):
            with contextlib.suppress(OSError):
                await stack.enter_async_context(_connected(port))
                opened += 1
        await asyncio.sleep(seconds)
    return f"{opened} connections"


async def pages_asked_for(port: int, seconds: float) -> str:
    """Pages asked for as fast as they come."""

    async def once() -> None:
        async with _connected(port) as (reader, writer):
            while True:
                writer.write(b"GET /games HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
                await writer.drain()
                if not await reader.read(65_536):
                    return

    return f"{await repeat_many(4, seconds, once)} connections ended"


async def pings_of_a_page(port: int, seconds: float) -> str:
    """A page that asks again and again whether anybody is there."""
    sent = 0

    async def once() -> None:
        nonlocal sent
        async with _connected(port) as (reader, writer):
            host = f"127.0.0.1:{web_port(port)}"
            key = base64.b64encode(os.urandom(16)).decode()
            writer.write(
                f"GET /ws HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
                f"Sec-WebSocket-Protocol: {PROTOCOL}\r\n\r\n".encode()
            )
            if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
                await asyncio.sleep(0.2)
                return
            reading = asyncio.ensure_future(reader.read(-1))
            try:
                while not reading.done():
                    writer.write(_PING * 1_000)
                    await writer.drain()
                    sent += 1_000
                    await asyncio.sleep(0)
            finally:
                reading.cancel()

    await repeat_many(4, seconds, once)
    return f"{sent} pings"
