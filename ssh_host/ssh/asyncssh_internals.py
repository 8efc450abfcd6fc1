"""Every part of asyncssh that is touched here and not documented there; no other file touches any.

`tests/ssh_host/test_asyncssh_contact.py` names each of them, and pyproject.toml bounds asyncssh to the
versions that test has seen.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import asyncssh
from asyncssh.channel import SSHChannel
from asyncssh.connection import SSHConnection
from asyncssh.constants import (
    MSG_CHANNEL_OPEN,
    MSG_EXT_INFO,
    MSG_IGNORE,
    MSG_KEXINIT,
    MSG_NEWKEYS,
    MSG_USERAUTH_REQUEST,
)
from asyncssh.packet import SSHPacket, SSHPacketLogger

__all__ = [
    "MSG_CHANNEL_OPEN",
    "MSG_EXT_INFO",
    "MSG_KEXINIT",
    "MSG_NEWKEYS",
    "MSG_USERAUTH_REQUEST",
    "SSHPacket",
]

_METHODS: dict[type, tuple[str, ...]] = {
    asyncssh.SSHServerConnection: (
        "process_packet",
        "send_packet",
        "send_channel_open_failure",
        "send_userauth_failure",
    ),
    asyncssh.SSHServerChannel: ("_process_env_request",),
    SSHPacket: ("get_boolean", "get_full_payload", "get_string", "get_uint32", "check_end"),
}
#: What a connection sets on itself when it is made.
_FIELDS = ("_transport", "_recv_seq", "_max_recv_pktlen")
_CHANNEL_FIELDS = ("_send_window",)


def missing() -> list[str]:
    """The names that this asyncssh does not have."""
    methods = [
        f"{owner.__name__}.{name}"
        for owner, names in _METHODS.items()
        for name in names
        if not callable(getattr(owner, name, None))
    ]
    set_by_connection = SSHConnection.__init__.__code__.co_names
    set_by_channel = SSHChannel.__init__.__code__.co_names
    return [
        *methods,
        *(f"SSHConnection.{name}" for name in _FIELDS if name not in set_by_connection),
        *(f"SSHChannel.{name}" for name in _CHANNEL_FIELDS if name not in set_by_channel),
    ]


def transport_of(connection: asyncssh.SSHServerConnection) -> asyncio.Transport:
    return cast(asyncio.Transport, cast(Any, connection)._transport)


def packets_read(connection: asyncssh.SSHServerConnection) -> int:
    """How many packets *connection* has read since keys were last exchanged."""
    return cast(int, cast(Any, connection)._recv_seq)


def limit_packets(connection: asyncssh.SSHServerConnection, most_bytes: int) -> None:
    """End *connection* when it is sent a packet of more than *most_bytes*."""
    cast(Any, connection)._max_recv_pktlen = most_bytes


def read_first(
    connection: asyncssh.SSHServerConnection, kinds: frozenset[int], read: Callable[[int, SSHPacket], bool]
) -> None:
    """Let *read* look at each message of *kinds* before *connection* does, with its kind and a copy of its
    own; one for which it gives `True` goes no further. What it raises ends the connection."""
    process = connection.process_packet

    def process_packet(kind: int, number: int, packet: SSHPacket) -> bool | Awaitable[None]:
        if kind in kinds:
            own = SSHPacket(packet.get_full_payload())
            own.get_byte()
            if read(kind, own):
                return True
        return process(kind, number, packet)

    cast(Any, connection).process_packet = process_packet


def send_no_empty_packets(connection: asyncssh.SSHServerConnection) -> None:
    """Leave out the empty packet that asyncssh puts before each, against an attack on ciphers that are not
    offered here: it doubles what a frame costs."""
    send = connection.send_packet

    def send_packet(kind: int, *parts: bytes, handler: SSHPacketLogger | None = None) -> None:
        if kind != MSG_IGNORE:
            send(kind, *parts, handler=handler)

    cast(Any, connection).send_packet = send_packet


def refuse_channel(connection: asyncssh.SSHServerConnection, number: int, sentence: str) -> None:
    connection.send_channel_open_failure(number, asyncssh.OPEN_RESOURCE_SHORTAGE, sentence, "")


def refuse_login(connection: asyncssh.SSHServerConnection) -> None:
    """Answer a request to log in: not this way, try another."""
    connection.send_userauth_failure(False)


def send_window(channel: "asyncssh.SSHServerChannel[bytes]") -> int:
    """How many bytes the client takes before it has to say that some were read."""
    return cast(int, cast(Any, channel)._send_window)


def take_variables(channel: "asyncssh.SSHServerChannel[bytes]", take: Callable[[bytes, bytes], bool]) -> None:
    """Let *take* have each variable of the environment, name and value, and say whether it is accepted;
    asyncssh itself would keep them without end."""

    def process_env_request(packet: SSHPacket) -> bool:
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        return take(name, value)

    cast(Any, channel)._process_env_request = process_env_request
