"""Reading keys from an SSH connection past the layers of asyncssh that they do not need: half of what it
costs to hear one."""

import time
from typing import Any

from asyncssh.constants import MSG_CHANNEL_DATA, MSG_IGNORE
from cryptography.exceptions import InvalidTag

from ssh_host.packet_sealing import FEWEST_PADDING_BYTES, HEAD, Seal

_LENGTH_BYTES, _TAG_BYTES = 4, 16
#: How long who was heard counts as heard just now: asyncssh asks after 15 silent seconds whether anybody is
#: there.
_HEARD_SECONDS = 5.0


class QuickReader:
    """Reads from *connection*, on which somebody has logged in, packets of letters for a channel that takes
    them; all else is left to asyncssh, as if nobody had looked."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection
        self._seal = Seal()
        self._heard_at = 0.0

    def read(self, data: bytes) -> bytes:
        """Hear *data*; what is left of it is for asyncssh."""
        while data and (length := self._heard(data)):
            data = data[length:]
            if self._connection._transport is None:
                # It was broken off: nobody hears what follows.
                return b""
        return data

    def _heard(self, data: bytes) -> int:
        """How long the packet was that *data* begins with, if it was heard here."""
        connection = self._connection
        if (
            connection._inpbuf
            or connection._recv_handler != connection._recv_pkthdr
            or not connection._kex_complete
            or connection._decompressor is not None
            or not self._seal.is_of(connection._recv_encryption)
        ):
            return 0
        head = data[:_LENGTH_BYTES]
        packet_length = int.from_bytes(head, "big")
        stop = _LENGTH_BYTES + packet_length + _TAG_BYTES
        if packet_length < HEAD.size or stop > len(data):
            return 0
        cipher = self._seal.cipher
        try:
            packet = self._seal.key.decrypt(cipher._iv, data[_LENGTH_BYTES:stop], head)
        except InvalidTag:
            return 0
        padding, kind, number, length = HEAD.unpack_from(packet)
        channel = connection._channels.get(number) if kind == MSG_CHANNEL_DATA else None
        if padding < FEWEST_PADDING_BYTES or (channel is None and kind != MSG_IGNORE):
            return 0
        if channel is not None and (
            HEAD.size + length + padding != packet_length
            or channel._recv_state != "open"
            or length > channel._recv_window
        ):
            return 0
        cipher._update_iv()
        connection._recv_seq = (connection._recv_seq + 1) & 0xFFFF_FFFF
        if channel is not None:
            self._hand_over(channel, packet[HEAD.size : HEAD.size + length])
        return stop

    def _hand_over(self, channel: Any, letters: bytes) -> None:
        if (now := time.monotonic()) - self._heard_at >= _HEARD_SECONDS:
            self._heard_at = now
            self._connection._reset_keepalive_timer()
        try:
            channel._accept_data(letters)
        except Exception:
            self._connection.internal_error()
