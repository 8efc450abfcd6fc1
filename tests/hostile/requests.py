"""Hostile visits by messages that asyncssh answers itself: services, global requests, requests of a channel,
words of farewell."""

import asyncio
import struct

import asyncssh

from ssh_host.ssh.flood_guard import LARGEST_PACKET
from tests.hostile.ground import HOSTILE, Honest, line
from tests.hostile.lines import LINES
from tests.hostile.logins import after_login, before_login
from tests.hostile.wire import raw_line, repeat_many, string

_DISCONNECT, _IGNORE, _UNIMPLEMENTED, _DEBUG, _SERVICE, _BANNER = 1, 2, 3, 4, 5, 53
_GLOBAL, _OPEN, _OPENED, _WINDOW, _EXTENDED, _CHANNEL_REQUEST = 80, 90, 91, 93, 95, 98
#: Almost as long as a packet may be.
_LONG = LARGEST_PACKET - 200
_NUMBERS = struct.pack(">III", 7, 65_536, 32_768)


def _asking(name: bytes, rest: bytes = b"") -> bytes:
    """A request that wants an answer."""
    return string(name) + b"\1" + rest


async def services_asked_for(port: int, seconds: float) -> str:
    """Guests ask for services again and again, under long names and under one that they have already."""

    def send(connection: asyncssh.SSHClientConnection) -> None:
        connection.send_packet(_SERVICE, string(b"ssh-userauth"))
        connection.send_packet(_SERVICE, string(b"x" * _LONG))

    return await after_login(port, seconds, send)


async def global_requests(port: int, seconds: float) -> str:
    """Forwarding without end, proofs of six hundred host keys, names as long as a packet."""
    keys = string(string(b"ssh-ed25519") + string(bytes(32))) * 600

    def send(connection: asyncssh.SSHClientConnection) -> None:
        for request in (
            _asking(b"hostkeys-prove-00@openssh.com", keys),
            _asking(b"tcpip-forward", string(b"x" * 30_000) + struct.pack(">I", 0)),
            _asking(b"streamlocal-forward@openssh.com", string(b"/" * 30_000)),
            _asking(b"." * _LONG),
        ):
            connection.send_packet(_GLOBAL, request)

    return await after_login(port, seconds, send)


async def odd_channels(port: int, seconds: float) -> str:
    """Channels of every kind that is not offered, and of names that only look like one."""
    address = string(b"x" * 10_000) + struct.pack(">I", 22)
    path = string(b"/" * 30_000) + string(b"") + struct.pack(">I", 0)
    kinds = {
        b"direct-tcpip": address * 2,
        b"direct-streamlocal@openssh.com": path,
        b"tun@openssh.com": struct.pack(">II", 1, 0),
        b"-" * _LONG: b"",
        # asyncssh has a method for packets that is called like one for this.
        b"channel": b"",
    }

    def send(connection: asyncssh.SSHClientConnection) -> None:
        for kind, rest in kinds.items():
            connection.send_packet(_OPEN, string(kind) + _NUMBERS + rest)

    return await after_login(port, seconds, send)


async def channel_requests(port: int, seconds: float) -> str:
    """Terminals with thousands of modes, displays, agents, signals and names without a meaning, on the
    channel of a visit that has begun."""
    modes = b"".join(bytes((1 + number % 100,)) + bytes(4) for number in range(6_000))
    requests = (
        (b"pty-req", string(b"xterm") + struct.pack(">IIII", 80, 24, 0, 0) + string(modes)),
        (b"x11-req", b"\0" + string(b"MIT-MAGIC-COOKIE-1") + string(b"00" * 15_000) + bytes(4)),
        (b"auth-agent-req@openssh.com", b""),
        (b"exec", string(b"plain " * 5_000)),
        (b"subsystem", string(b"sftp")),
        (b"signal", string(b"X" * 30_000)),
        (b"break", bytes(4)),
        (b"@" * _LONG, b""),
    )

    async def once() -> None:
        async with line(port, HOSTILE) as connection:
            visitor = Honest()
            await connection.create_session(lambda: visitor, term_type="xterm", encoding=None)
            channel = struct.pack(">I", visitor._channel._send_chan)
            while not connection.is_closed():
                for name, rest in requests:
                    connection.send_packet(_CHANNEL_REQUEST, channel, _asking(name, rest))
                connection.send_packet(_WINDOW, channel, struct.pack(">I", 2**32 - 1))
                await asyncio.sleep(0.001)

    return f"{await repeat_many(LINES, seconds, once)} lines"


async def answers_nobody_asked_for(port: int, seconds: float) -> str:
    """Messages of a server, sent to one: each ends a connection, and a new one is made."""
    turn = 0
    messages = (
        (_BANNER, string(b"x" * _LONG) + string(b"")),
        (_OPENED, struct.pack(">IIII", 0, 0, 1, 1)),
        (_EXTENDED, struct.pack(">II", 0, 1) + string(b"x" * _LONG)),
        (_DISCONNECT, struct.pack(">I", 11) + string("\ufdfa".encode() * 10_000) + string(b"")),
    )

    def send(connection: asyncssh.SSHClientConnection) -> None:
        nonlocal turn
        turn += 1
        connection.send_packet(*messages[turn % len(messages)])

    return await after_login(port, seconds, send)


async def long_words_before_login(port: int, seconds: float) -> str:
    """Notes and words of debugging, as long as a packet may be, before any login."""

    def send(connection: asyncssh.SSHClientConnection) -> None:
        connection.send_packet(_DEBUG, b"\1" + string("\ufdfa".encode() * 10_000) + string(b"en"))
        connection.send_packet(_IGNORE, string(bytes(_LONG)))
        connection.send_packet(_UNIMPLEMENTED, bytes(4))

    return await before_login(port, seconds, send)


async def lines_before_the_version(port: int, seconds: float) -> str:
    """Lines without end where a client says its version, and versions that are too long."""

    async def once() -> None:
        async with raw_line(port) as (reader, writer):
            writer.write(b"SSH-2.0-" + b"x" * 30_000 + b"\r\n")
            writer.write(b"hello\r\n" * 5_000)
            await writer.drain()
            async with asyncio.timeout(1):
                await reader.read()

    return f"{await repeat_many(LINES, seconds, once)} lines"
