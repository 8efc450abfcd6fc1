"""The PROXY protocol, versions 1 and 2: client addresses from a trusted proxy."""

import asyncio
import ipaddress
import socket
import struct
from collections.abc import Iterable

_SIGNATURE_2 = b"\r\n\r\n\x00\r\nQUIT\n"
_LONGEST_LINE_1 = 107
_LONGEST_TAIL_2 = 536
_ADDRESS_LENGTHS_2 = {0x11: 4, 0x21: 16}

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class NotProxied(Exception):
    """A trusted proxy sent no valid PROXY header."""


def networks(written: Iterable[str]) -> tuple[Network, ...]:
    """Parse addresses and networks; raises `ValueError`."""
    return tuple(ipaddress.ip_network(text, strict=False) for text in written)


def is_among(address: str, trusted: Iterable[Network]) -> bool:
    try:
        parsed = ipaddress.ip_address(plain(address))
    except ValueError:
        return False
    return any(parsed in network for network in trusted)


def plain(address: str) -> str:
    """*address* without a zone, and as IPv4 if it is an IPv4-mapped address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)


async def read_header(peer: socket.socket, own_address: str) -> str:
    """Read the PROXY header from *peer*; returns the client's address, or *own_address* if the header names
    none.

    Nothing after the header is read. Raises `NotProxied`.
    """
    start = await _exactly(peer, 6)
    if start == b"PROXY ":
        line = start
        while not line.endswith(b"\r\n"):
            if len(line) >= _LONGEST_LINE_1:
                raise NotProxied
            line += await _exactly(peer, 1)
        return address_in_line(line) or own_address
    head = start + await _exactly(peer, 10)
    if not head.startswith(_SIGNATURE_2):
        raise NotProxied
    version_and_command, family, length = struct.unpack("!BBH", head[12:])
    if version_and_command not in (0x20, 0x21) or length > _LONGEST_TAIL_2:
        raise NotProxied
    tail = await _exactly(peer, length)
    return (address_in_tail(family, tail) if version_and_command == 0x21 else "") or own_address


def address_in_line(line: bytes) -> str:
    """The source address in a version 1 *line*; empty if there is none. Raises `NotProxied`."""
    try:
        match line.decode("ascii").split():
            case ["PROXY", "UNKNOWN", *_]:
                return ""
            case ["PROXY", "TCP4", source, _, _, _]:
                return str(ipaddress.IPv4Address(source))
            case ["PROXY", "TCP6", source, _, _, _]:
                return plain(str(ipaddress.IPv6Address(source)))
    except ValueError:
        pass
    raise NotProxied


def address_in_tail(family: int, tail: bytes) -> str:
    """The source address in a version 2 *tail*; empty if the *family* has none. Raises `NotProxied`."""
    if family not in _ADDRESS_LENGTHS_2:
        return ""
    length = _ADDRESS_LENGTHS_2[family]
    if len(tail) < 2 * length + 4:
        raise NotProxied
    return plain(str(ipaddress.ip_address(tail[:length])))


async def _exactly(peer: socket.socket, count: int) -> bytes:
    loop = asyncio.get_running_loop()
    received = b""
    while len(received) < count:
        piece = await loop.sock_recv(peer, count - len(received))
        if not piece:
            raise NotProxied
        received += piece
    return received
