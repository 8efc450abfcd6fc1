"""All uses of undocumented parts of asyncssh.

`tests/ssh_host/ssh/test_asyncssh_contact.py` names each of them, and pyproject.toml limits asyncssh to the
versions that pass it.
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

from ssh_host.ssh.key_exchange import KeyExchange

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
#: Attributes that a connection sets on itself.
_FIELDS = ("_transport", "_recv_seq", "_max_recv_pktlen")
_CHANNEL_FIELDS = ("_send_window",)


def missing() -> list[str]:
    """The names that the installed asyncssh lacks."""
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


def packets_read(connection: asyncssh.SSHServerConnection) -> int:
    """The number of packets that *connection* has read since the last key exchange."""
    return cast(int, cast(Any, connection)._recv_seq)


def read_before(
    connection: asyncssh.SSHServerConnection,
    most_bytes: int,
    kinds: frozenset[int],
    read: Callable[[int, SSHPacket], bool],
    exchange: KeyExchange,
) -> asyncio.Transport:
    """Call *read* with the kind and a copy of each message of *kinds* before *connection* handles it; if it
    returns `True`, asyncssh doesn't see the message. An exception closes the connection, and so does a packet
    of more than *most_bytes*. *exchange* is told of every packet that is sent.
    Returns the connection's transport.

    Also suppresses the empty packet that asyncssh sends before each packet. It protects ciphers that are not
    offered here, and doubles the cost of a frame.
    """
    private, process, send = cast(Any, connection), connection.process_packet, connection.send_packet

    def process_packet(kind: int, number: int, packet: SSHPacket) -> bool | Awaitable[None]:
        if kind in kinds:
            own = SSHPacket(packet.get_full_payload())
            own.get_byte()
            if read(kind, own):
                return True
        return process(kind, number, packet)

    def send_packet(kind: int, *parts: bytes, handler: SSHPacketLogger | None = None) -> None:
        if kind == MSG_IGNORE:
            return
        exchange.before_sending(parts, is_offer=kind == MSG_KEXINIT)
        send(kind, *parts, handler=handler)

    private.process_packet, private.send_packet = process_packet, send_packet
    private._max_recv_pktlen = most_bytes
    return cast(asyncio.Transport, private._transport)


def refuse_channel(connection: asyncssh.SSHServerConnection, number: int, sentence: str) -> None:
    connection.send_channel_open_failure(number, asyncssh.OPEN_RESOURCE_SHORTAGE, sentence, "")


def refuse_login(connection: asyncssh.SSHServerConnection) -> None:
    """Answer a login request: try another method."""
    connection.send_userauth_failure(False)


def send_window(channel: "asyncssh.SSHServerChannel[bytes]") -> int:
    """How many bytes the client accepts before it reports that some were read."""
    return cast(int, cast(Any, channel)._send_window)


def take_variables(channel: "asyncssh.SSHServerChannel[bytes]", take: Callable[[bytes, bytes], bool]) -> None:
    """Call *take* with each environment variable's name and value; it returns whether to accept it.
    asyncssh itself would keep any number of them."""

    def process_env_request(packet: SSHPacket) -> bool:
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        return take(name, value)

    cast(Any, channel)._process_env_request = process_env_request
