"""Writing to an SSH channel past the layers of asyncssh that a frame does not need: half of what it costs to
send one."""

import os
import struct
import time
from typing import Any, cast

import asyncssh
from asyncssh.constants import MSG_CHANNEL_DATA

from ssh_host.packet_sealing import FEWEST_PADDING_BYTES, HEAD, Seal

_LENGTH = struct.Struct(">I")


class QuickWriter:
    """Writes to *channel*, unless it is closing: at once where nothing waits and the other side takes all of
    it, in one packet by the keys of now; else as asyncssh does."""

    def __init__(self, channel: "asyncssh.SSHServerChannel[bytes]") -> None:
        self._channel = cast(Any, channel)
        self._connection = cast(Any, channel.get_extra_info("connection"))
        self._seal = Seal()

    def write(self, data: bytes) -> None:
        channel, connection, length = self._channel, self._connection, len(data)
        if channel._send_state != "open":
            return
        if (
            channel._send_buf
            or not 0 < length <= channel._send_window
            or length > channel._send_pktsize
            or not connection._kex_complete
            or connection._rekey_bytes_sent >= connection._rekey_bytes
            or (connection._rekey_seconds and time.monotonic() >= connection._rekey_time)
            or connection._compressor is not None
            or not self._seal.is_of(connection._send_encryption)
        ):
            channel.write(data)
            return
        block = connection._send_blocksize
        padding = -(connection._send_enchdrlen + HEAD.size - 1 + length) % block
        if padding < FEWEST_PADDING_BYTES:
            padding += block
        packet = b"".join(
            (HEAD.pack(padding, MSG_CHANNEL_DATA, channel._send_chan, length), data, os.urandom(padding))
        )
        packet_length = len(packet)
        head, cipher = _LENGTH.pack(packet_length), self._seal.cipher
        connection._send(head + self._seal.key.encrypt(cipher._iv, packet, head))
        cipher._update_iv()
        connection._send_seq = (connection._send_seq + 1) & 0xFFFF_FFFF
        connection._rekey_bytes_sent += packet_length
        channel._send_window -= length
