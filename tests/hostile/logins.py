"""Hostile visits by messages that asyncssh itself reads: logins, keys, lists of algorithms and extensions."""

import asyncio
import os
import struct
from collections.abc import Callable
from random import Random
from typing import Any

import asyncssh
from asyncssh.packet import MPInt, String, UInt32, UInt64

from ssh_host.ssh.login_requests import MOST_NAME_BYTES
from tests.hostile.ground import HOSTILE, Honest, line
from tests.hostile.lines import LINES
from tests.hostile.wire import repeat_many, string

#: Sends a few packets.
Sending = Callable[[asyncssh.SSHClientConnection], None]

_EXTENSIONS, _EXCHANGE, _LOGIN, _ANSWERS = 7, 20, 50, 61
#: Normalising it makes 6,120 letters of 340.
_SLOW_NAME = "\ufdfa".encode() * 340
_AT_ONCE = 10


def login(name: bytes, method: bytes, rest: bytes = b"") -> bytes:
    """A request to log in as *name*."""
    return string(name) + string(b"ssh-connection") + string(method) + rest


class Undecided(asyncssh.SSHClient):
    """Is asked for a key or for answers, and sends packets for ever instead."""

    send: Sending

    def connection_made(self, conn: asyncssh.SSHClientConnection) -> None:
        self._connection = conn

    async def public_key_auth_requested(self) -> None:
        while not self._connection.is_closed():
            type(self).send(self._connection)
            await asyncio.sleep(0.001)


async def before_login(
    port: int, seconds: float, send: Callable[[asyncssh.SSHClientConnection], None]
) -> str:
    """As many lines as one address may have *send* again and again and never log in."""
    client = type("Sending", (Undecided,), {"send": staticmethod(send)})

    async def once() -> None:
        await asyncssh.connect(
            "127.0.0.1",
            port,
            local_addr=(HOSTILE, 0),
            username="kim",
            known_hosts=None,
            agent_path=None,
            config=None,
            client_factory=client,
        )

    return f"{await repeat_many(LINES, seconds, once)} lines"


async def after_login(port: int, seconds: float, send: Sending, lines: int = LINES) -> str:
    """Guests *send* again and again."""

    async def once() -> None:
        async with line(port, HOSTILE) as connection:
            while not connection.is_closed():
                send(connection)
                await asyncio.sleep(0.001)

    return f"{await repeat_many(lines, seconds, once)} lines"


def _ask_slowly(connection: asyncssh.SSHClientConnection) -> None:
    for _ in range(_AT_ONCE):
        connection.send_packet(_LOGIN, login(_SLOW_NAME, b"none"))


async def slow_names_before_login(port: int, seconds: float) -> str:
    """Requests to log in, under names that take long to normalise."""
    return await before_login(port, seconds, _ask_slowly)


async def slow_name_after_login(port: int, seconds: float) -> str:
    """One guest who asks again and again to log in, under a name that takes long to normalise."""
    return await after_login(port, seconds, _ask_slowly, lines=1)


async def slow_names_after_login(port: int, seconds: float) -> str:
    """Guests who ask again and again to log in, under names that take long to normalise."""
    return await after_login(port, seconds, _ask_slowly)


def odd_key(chance: Random, bits: int = 3072) -> tuple[bytes, bytes]:
    """An RSA key whose exponent is as long as its modulus, and a signature that is none: verifying it takes
    a hundred times as long as for other keys."""
    modulus, exponent = (chance.getrandbits(bits) | 1 << bits - 1 | 1 for _ in range(2))
    key = String(b"ssh-rsa") + MPInt(min(modulus, exponent)) + MPInt(max(modulus, exponent))
    return key, String(b"rsa-sha2-256") + String(bytes(1) + chance.randbytes(bits // 8 - 1))


def odd_certificate(chance: Random) -> bytes:
    """A certificate for a plain key, signed by an odd one."""
    kind = b"ssh-ed25519-cert-v01@openssh.com"
    authority, signature = odd_key(chance)
    validity = UInt64(0) + UInt64(2**64 - 1)
    fields = String(os.urandom(32)) + String(bytes(32)) + UInt64(1) + UInt32(1) + String(b"") + String(b"")
    return String(kind) + fields + validity + String(b"") * 3 + String(authority) + String(signature)


async def odd_keys(port: int, seconds: float) -> str:
    """Keys and certificates whose signatures take long to verify."""
    chance = Random(3)
    key, signature = odd_key(chance)
    signed = b"\1" + string(b"rsa-sha2-256") + string(key) + string(signature)
    kind = b"ssh-ed25519-cert-v01@openssh.com"
    certified = b"\0" + string(kind) + string(odd_certificate(chance))

    def send(connection: asyncssh.SSHClientConnection) -> None:
        connection.send_packet(_LOGIN, login(b"kim", b"publickey", certified))
        connection.send_packet(_LOGIN, login(b"kim", b"publickey", signed))

    return await before_login(port, seconds, send)


async def dearest_logins(port: int, seconds: float) -> str:
    """Requests that are still read: the slowest name and the largest key that are allowed."""
    modulus = Random(4).getrandbits(16_384) | 1 << 16_383 | 1
    key = String(b"ssh-rsa") + MPInt(2**32 - 1) + MPInt(modulus)
    signature = String(b"rsa-sha2-256") + String(bytes(2_048))
    signed = b"\1" + string(b"rsa-sha2-256") + string(key) + string(signature)
    name = "\ufdfa".encode() * (MOST_NAME_BYTES // 3)

    def send(connection: asyncssh.SSHClientConnection) -> None:
        connection.send_packet(_LOGIN, login(name, b"publickey", signed))

    return await before_login(port, seconds, send)


async def many_answers(port: int, seconds: float) -> str:
    """Tens of thousands of answers to a login that asked for none."""
    answers = struct.pack(">I", 8_000) + bytes(4) * 8_000

    def send(connection: asyncssh.SSHClientConnection) -> None:
        connection.send_packet(_LOGIN, login(b"kim", b"keyboard-interactive", string(b"") * 2))
        connection.send_packet(_ANSWERS, answers)

    return await before_login(port, seconds, send)


async def long_lists_of_algorithms(port: int, seconds: float) -> str:
    """Exchanges of keys whose lists of algorithms are as long as a packet may be."""
    names = b",".join([b"x"] * 15_000)
    lists = string(names) * 8 + string(b"") * 2
    begun = bytes(16) + lists + bytes(5)

    def send(connection: asyncssh.SSHClientConnection) -> None:
        connection.send_packet(_EXCHANGE, begun)

    return await after_login(port, seconds, send)


async def exchanges_that_never_end(port: int, seconds: float) -> str:
    """Guests who ask for new keys, take none, and go on in the lobby: whatever is drawn for them waits."""
    lists = (b"curve25519-sha256", b"ssh-ed25519", *[b"aes128-gcm@openssh.com"] * 2)
    lists += (*[b"hmac-sha2-256-etm@openssh.com"] * 2, b"none", b"none", b"", b"")
    begun = bytes(16) + b"".join(map(string, lists)) + bytes(5)

    async def once() -> None:
        async with line(port, HOSTILE) as connection:
            visitor = Honest()
            await connection.create_session(
                lambda: visitor, term_type="xterm", term_size=(240, 80), encoding=None, window=2**31 - 1
            )
            await visitor.sees(b"Enter the temple")
            visitor.type(b"\r")
            await visitor.sees(b"Quick play")
            connection.send_packet(_EXCHANGE, begun)
            transport: Any = connection._transport
            transport.pause_reading()
            while not connection.is_closed():
                visitor.type(b"?\x1b")
                await asyncio.sleep(0.05)

    return f"{await repeat_many(LINES, seconds, once)} lines ended"


async def many_extensions(port: int, seconds: float) -> str:
    """Thousands of extensions, told again and again, as is allowed after an exchange of keys."""
    told = struct.pack(">I", 4_000) + bytes(8) * 4_000

    async def once() -> None:
        async with line(port, HOSTILE, rekey_seconds=1) as connection:
            await asyncio.sleep(1.1)
            while not connection.is_closed():
                connection.send_packet(_EXTENSIONS, told)
                await asyncio.sleep(0.001)

    return f"{await repeat_many(LINES, seconds, once)} lines"
