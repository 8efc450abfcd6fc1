"""Bytes of SSH made by hand: for those who do not keep to it."""

import asyncio
import contextlib
import struct
from collections.abc import AsyncIterator, Awaitable, Callable

import asyncssh

from tests.hostile.ground import HONEST, HOSTILE

VERSION = b"SSH-2.0-libssh_0.9\r\n"
IGNORE, UNIMPLEMENTED, DEBUG, KEXINIT, EXCHANGE = 2, 3, 4, 20, 30


def string(content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + content


def packet(kind: int, payload: bytes = b"") -> bytes:
    """A packet as it is sent before keys were exchanged."""
    body = bytes((kind,)) + payload
    padding = 8 - (len(body) + 5) % 8
    padding += 8 if padding < 4 else 0
    return struct.pack(">IB", len(body) + padding + 1, padding) + body + bytes(padding)


def kexinit(exchange: bytes = b"curve25519-sha256") -> bytes:
    names = [exchange, b"ssh-ed25519", *[b"aes128-ctr"] * 2, *[b"hmac-sha2-256-etm@openssh.com"] * 2]
    lists = [*names, b"none", b"none", b"", b""]
    return packet(KEXINIT, bytes(16) + b"".join(map(string, lists)) + bytes(5))


@contextlib.asynccontextmanager
async def raw_line(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A bare connection from the hostile address; whatever becomes of it is no error."""
    reader, writer = await asyncio.open_connection(HONEST, port, local_addr=(HOSTILE, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def repeat_many(count: int, seconds: float, once: Callable[[], Awaitable[object]]) -> int:
    """Do *once* again and again, *count* side by side, for *seconds*; gives how often it was done."""
    done = 0

    async def go_on() -> None:
        nonlocal done
        while True:
            with contextlib.suppress(OSError, EOFError, asyncssh.Error):
                await once()
            done += 1
            await asyncio.sleep(0)

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
            for _ in range(count):
                group.create_task(go_on())
    return done
