"""Hostile visits at the door for browsers."""

import asyncio
import base64
import contextlib
import os
from collections.abc import AsyncIterator

from ssh_host.web.messages import PROTOCOL
from tests.hostile.ground import HONEST, HOSTILE, web_port
from tests.hostile.lines import LINES
from tests.hostile.wire import repeat_many

_PING = b"\x89\x80" + bytes(4)


@contextlib.asynccontextmanager
async def _connected(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection(HONEST, web_port(port), local_addr=(HOSTILE, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


@contextlib.asynccontextmanager
async def _upgraded(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A WebSocket; where it is refused, what is sent goes nowhere."""
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
            raise EOFError
        yield reader, writer


async def _sent_for_ever(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, begin: bytes, again: bytes
) -> None:
    """Send *begin*, and then *again* and again, until the host has had enough."""
    writer.write(begin)
    reading = asyncio.ensure_future(reader.read(-1))
    try:
        while not reading.done():
            writer.write(again)
            await writer.drain()
            await asyncio.sleep(0)
    finally:
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)


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
        async with _upgraded(port) as (reader, writer):
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


async def bodies_nobody_asked_for(port: int, seconds: float) -> str:
    """Requests whose body comes a byte at a time, and without end."""
    head = b"POST /cookie HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

    async def once() -> None:
        async with _connected(port) as (reader, writer):
            await _sent_for_ever(reader, writer, head, b"1\r\nx\r\n" * 3_000)

    return f"{await repeat_many(LINES, seconds, once)} connections ended"


async def headers_without_end(port: int, seconds: float) -> str:
    """Requests with thousands of headers, and then long ones."""
    head = b"GET / HTTP/1.1\r\nHost: x\r\n" + b"".join(b"A%d: b\r\n" % number for number in range(3_000))

    async def once() -> None:
        async with _connected(port) as (reader, writer):
            await _sent_for_ever(reader, writer, head, b"B: " + b"c" * 8_000 + b"\r\n")

    return f"{await repeat_many(LINES, seconds, once)} connections ended"


async def empty_frames(port: int, seconds: float) -> str:
    """Pages that send one message in pieces, each empty, and never end it."""
    empty = b"\x80" + bytes(4)

    async def once() -> None:
        async with _upgraded(port) as (reader, writer):
            await _sent_for_ever(reader, writer, b"\x01" + empty, (b"\x00" + empty) * 2_000)

    return f"{await repeat_many(LINES, seconds, once)} pages ended"
