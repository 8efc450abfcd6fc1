"""The PROXY protocol: whom a trusted proxy brings, and what is no such header."""

import asyncio
import socket
import struct

import pytest

from ssh_host.admission.proxy_protocol import NotProxied, is_among, networks, read_header

SIGNATURE = b"\r\n\r\n\x00\r\nQUIT\n"
V4 = SIGNATURE + struct.pack("!BBH", 0x21, 0x11, 12) + bytes([192, 0, 2, 7, 10, 0, 0, 1]) + b"\0\1\0\2"
V6 = (
    SIGNATURE
    + struct.pack("!BBH", 0x21, 0x21, 36)
    + socket.inet_pton(socket.AF_INET6, "2001:db8::7")
    + bytes(16)
    + bytes(4)
)
LOCAL = SIGNATURE + struct.pack("!BBH", 0x20, 0, 0)


async def header(sent: bytes) -> tuple[str, bytes]:
    """The address in what was *sent*, and what is left on the line."""
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.setblocking(False)
        theirs.sendall(sent)
        theirs.shutdown(socket.SHUT_WR)
        async with asyncio.timeout(5):
            address = await read_header(ours, "10.0.0.1")
        return address, ours.recv(100)


@pytest.mark.parametrize(
    ("sent", "address"),
    [
        (b"PROXY TCP4 192.0.2.7 10.0.0.1 1000 22\r\n", "192.0.2.7"),
        (b"PROXY TCP6 2001:db8::7 ::1 1000 22\r\n", "2001:db8::7"),
        (b"PROXY UNKNOWN\r\n", "10.0.0.1"),
        (V4, "192.0.2.7"),
        (V6, "2001:db8::7"),
        (LOCAL, "10.0.0.1"),
    ],
)
async def test_the_address_is_taken_and_nothing_after_it(sent: bytes, address: str) -> None:
    assert await header(sent + b"SSH-2.0-x") == (address, b"SSH-2.0-x")


@pytest.mark.parametrize(
    "sent",
    [
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"PROXY TCP4 nonsense 10.0.0.1 1 2\r\n",
        b"PROXY " + b"x" * 200,
        SIGNATURE + struct.pack("!BBH", 0x21, 0x11, 60_000),
        SIGNATURE + struct.pack("!BBH", 0x21, 0x11, 4) + bytes(4),
        b"",
    ],
)
async def test_anything_else_is_no_header(sent: bytes) -> None:
    with pytest.raises(NotProxied):
        await header(sent)


def test_only_listed_networks_are_trusted() -> None:
    trusted = networks(["10.0.0.0/8", "::1"])
    assert is_among("10.2.3.4", trusted)
    assert is_among("::ffff:10.2.3.4", trusted)
    assert is_among("::1", trusted)
    assert not is_among("192.0.2.1", trusted)
    assert not is_among("", trusted)
