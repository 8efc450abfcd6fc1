"""Hostile visits at the level of lines: what comes before a login, and what packets can do after it."""

import asyncio
import contextlib
import os
import struct
from typing import Any

import asyncssh

from tests.hostile.ground import HOSTILE, Honest, in_lobby, line
from tests.hostile.wire import (
    DEBUG,
    EXCHANGE,
    IGNORE,
    UNIMPLEMENTED,
    VERSION,
    kexinit,
    packet,
    raw_line,
    repeat_many,
    string,
)

#: As many lines as one address may have.
LINES = 16


async def silent_lines(port: int, seconds: float) -> str:
    """One address opens 420 lines and says nothing."""
    writers = []
    for _ in range(420):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(HOSTILE, 0))
            writers.append(writer)
    await asyncio.sleep(seconds)
    return f"{len(writers)} lines opened"


async def line_storm(port: int, seconds: float) -> str:
    """One address opens and closes lines as fast as it can."""

    async def once() -> None:
        async with raw_line(port):
            pass

    return f"{await repeat_many(8, seconds, once)} lines"


async def packets_before_login(port: int, seconds: float) -> str:
    """Packets that mean nothing, as fast as the line takes them, before any login."""
    flood = (
        packet(IGNORE, string(b"")) + packet(UNIMPLEMENTED, bytes(4)) + packet(DEBUG, b"\0" + string(b"") * 2)
    ) * 500

    async def once() -> None:
        async with raw_line(port) as (reader, writer):
            writer.write(VERSION)
            while not reader.at_eof():
                writer.write(flood)
                await writer.drain()

    return f"{await repeat_many(LINES, seconds, once)} lines"


async def garbage_before_login(port: int, seconds: float) -> str:
    """Bytes that are no SSH at all."""

    async def once() -> None:
        async with raw_line(port) as (reader, writer):
            writer.write(b"SSH-2.0-\xff\xfe\r\n" + os.urandom(400))
            await writer.drain()
            async with asyncio.timeout(1):
                await reader.read()

    return f"{await repeat_many(LINES, seconds, once)} lines"


async def dear_exchanges(port: int, seconds: float) -> str:
    """Lines that let the host exchange keys and leave: it computes, they do not."""
    begun = VERSION + kexinit() + packet(EXCHANGE, string(b"\x09" + bytes(31)))

    async def once() -> None:
        async with raw_line(port) as (reader, writer):
            writer.write(begun)
            async with asyncio.timeout(2):
                await reader.read()

    return f"{await repeat_many(LINES, seconds, once)} exchanges"


async def keys_exchanged_for_ever(port: int, seconds: float) -> str:
    """A visitor who starts a new key exchange with every packet."""

    async def once() -> None:
        async with line(port, HOSTILE, rekey_bytes=1) as connection:
            visitor = Honest()
            await connection.create_session(lambda: visitor, term_type="xterm", encoding=None)
            while True:
                visitor.type(b"\x1b[A")
                await asyncio.sleep(0)

    return f"{await repeat_many(4, seconds, once)} visitors"


async def packets_of_one_byte(port: int, seconds: float) -> str:
    """A terminal that takes a byte at a time, and moves its window a byte at a time."""

    async def once() -> None:
        async with line(port, HOSTILE) as connection:
            visitor = Honest()
            await connection.create_session(
                lambda: visitor, term_type="xterm", encoding=None, window=2**21, max_pktsize=1
            )
            for number in range(10_000):
                visitor._channel.change_terminal_size(80 + number % 40, 24)
                visitor.type(b"\x1b[B")
                await asyncio.sleep(0.02)

    return f"{await repeat_many(4, seconds, once)} visitors"


async def resize_storm(port: int, seconds: float) -> str:
    """As many visitors as one address may have, whose windows change their size without end."""

    async def once() -> None:
        async with in_lobby(port, HOSTILE) as visitor:
            for number in range(1_000_000):
                visitor._channel.change_terminal_size(80 + number % 160, 24 + number % 50)
                if number % 20 == 0:
                    await asyncio.sleep(0.001)

    return f"{await repeat_many(LINES, seconds, once)} windows"


async def environment_after_the_start(port: int, seconds: float) -> str:
    """Variables without end, sent when the visit has long begun."""
    sent = 0

    async def once() -> None:
        nonlocal sent
        async with line(port, HOSTILE) as connection:
            visitor = Honest()
            await connection.create_session(lambda: visitor, term_type="xterm", encoding=None)
            channel: Any = visitor._channel
            while True:
                sent += 1
                request = string(b"env") + b"\0" + string(b"LC_%d" % sent) + string(bytes(8_000))
                connection.send_packet(98, struct.pack(">I", channel._send_chan), request)
                await asyncio.sleep(0.0005)

    await repeat_many(4, seconds, once)
    return f"{sent * 8 // 1000} MB sent"


async def requests_after_login(port: int, seconds: float) -> str:
    """Channels and global requests that are refused, as fast as they can be asked for."""

    async def once() -> None:
        async with line(port, HOSTILE) as connection:
            opening = string(b"session") + struct.pack(">III", 7, 65_536, 32_768)
            asking = string(b"keepalive@openssh.com") + b"\1"
            while True:
                for _ in range(100):
                    connection.send_packet(90, opening)
                    connection.send_packet(80, asking)
                await asyncio.sleep(0.001)

    return f"{await repeat_many(LINES // 2, seconds, once)} lines"


async def lines_without_a_session(port: int, seconds: float) -> str:
    """Logged in and then silent: no session is ever asked for."""
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(LINES):
            with contextlib.suppress(OSError, asyncssh.Error):
                await stack.enter_async_context(line(port, HOSTILE))
        await asyncio.sleep(seconds)
    return f"{LINES} lines"


async def nothing_is_read(port: int, seconds: float) -> str:
    """A visitor who asks for a picture again and again and reads none."""

    async def once() -> None:
        async with line(port, HOSTILE) as connection:
            visitor = Honest()
            await connection.create_session(
                lambda: visitor, term_type="xterm", term_size=(240, 80), encoding=None
            )
            transport: Any = connection._transport
            transport.pause_reading()
            for number in range(100_000):
                visitor._channel.change_terminal_size(240 - number % 2, 80)
                visitor.type(b"?\x1b")
                await asyncio.sleep(0.05)

    return f"{await repeat_many(8, seconds, once)} visitors"
