"""The guard of one SSH connection: what comes faster than anybody needs is read later, or not at all."""

import asyncio
from typing import Any, cast

import asyncssh
from asyncssh.constants import MSG_CHANNEL_OPEN, MSG_IGNORE, MSG_KEXINIT, MSG_NEWKEYS
from asyncssh.packet import SSHPacket, SSHPacketLogger

from ssh_host.admission.network_limits import NetworkLimits, NetworkUse
from ssh_host.admission.token_bucket import TokenBucket

#: Unsent bytes that cost a line its life: frames stop long before.
MOST_UNSENT = 1_048_576
#: A client that takes less at a time wants every letter in a packet of its own.
SMALLEST_PACKET = 512
SMALLEST_WINDOW = 512

#: asyncssh copies what it has not read yet with every packet: give it little at a time.
_SLICE = 2_048
#: So many packets are read before the loop turns again.
_PACKETS_A_TURN = 32
#: An exchange of keys costs as much as so many other packets.
_PACKETS_OF_EXCHANGE = 100


class LineGuard(asyncio.Protocol):
    """Stands between a socket and its *connection*; a connection that sends too fast is not read for a while.

    Before the login it may send little, and shares that with its *neighbours*.
    """

    def __init__(
        self, connection: asyncssh.SSHServerConnection, neighbours: NetworkUse, crowd: NetworkLimits
    ) -> None:
        self._connection = cast(Any, connection)
        self._transport: asyncio.Transport = self._connection._transport
        self._neighbours = neighbours
        self._crowd = crowd
        self._clock = crowd.clock
        self._loop = asyncio.get_running_loop()
        self._unread = bytearray()
        self._is_paused = False
        self._later: asyncio.Handle | None = None
        self._packets_read = 0
        self._bytes = TokenBucket(16_384, 49_152, self._clock())
        #: Where packets are counted.
        self._packets: tuple[TokenBucket, ...] = (TokenBucket(50, 200, self._clock()), neighbours.packets)
        #: What an exchange of keys waits for, while there is one.
        self._exchanges: tuple[TokenBucket, ...] = ()
        self._process = connection.process_packet
        self._connection.process_packet = self._process_packet
        self._send = connection.send_packet
        self._connection.send_packet = self._send_packet
        self._transport.set_write_buffer_limits(high=MOST_UNSENT)
        self._transport.set_protocol(self)

    def logged_in(self) -> None:
        """From now on it may send more, on its own account."""
        self._bytes = TokenBucket(131_072, 262_144, self._clock())
        self._packets = (TokenBucket(200, 400, self._clock()),)

    # What the socket brings

    def data_received(self, data: bytes) -> None:
        """Pass on what is unread as far as its time has come; a key, before which nothing waits, at once."""
        if self._later is None and not self._unread and len(data) <= _SLICE and self._wait() <= 0:
            self._read(data)
            return
        self._unread += data
        if self._later is None:
            self._read_on()

    def _read_on(self) -> None:
        self._later = None
        read = 0
        while self._unread and not self._transport.is_closing():
            wait = self._wait()
            if wait > 0 or read >= _PACKETS_A_TURN:
                self._transport.pause_reading()
                self._is_paused = True
                self._later = self._loop.call_later(max(0.0, wait), self._read_on)
                return
            piece = bytes(self._unread[:_SLICE])
            del self._unread[:_SLICE]
            read += self._read(piece)
        if self._is_paused:
            self._is_paused = False
            self._transport.resume_reading()

    def _wait(self) -> float:
        """The seconds until more may be read."""
        waits_for = (self._bytes, *self._packets, *self._exchanges)
        return max([bucket.free_at for bucket in waits_for]) - self._clock()

    def _read(self, piece: bytes) -> int:
        """Let the connection read *piece*, and count; how many packets it was the end of."""
        self._connection.data_received(piece)
        # Numbers begin anew with new keys.
        now, number = self._clock(), self._connection._recv_seq
        packets: int = number - self._packets_read if number >= self._packets_read else number
        self._packets_read = number
        self._bytes.spend(len(piece), now)
        for bucket in self._packets:
            bucket.spend(packets, now)
        return packets

    def eof_received(self) -> None:
        self._connection.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        self._unread.clear()
        self._connection.connection_lost(exc)

    def pause_writing(self) -> None:
        """Nobody reads at the other end: what waits here is more than a line is worth."""
        self._transport.abort()

    # What the packets say

    def _process_packet(self, kind: int, number: int, packet: SSHPacket) -> Any:
        match kind:
            case _ if kind == MSG_KEXINIT:
                self._exchange_begins()
            case _ if kind == MSG_NEWKEYS:
                self._exchanges = ()
            case _ if kind == MSG_CHANNEL_OPEN and (channel := stingy_channel(packet)) is not None:
                self._connection.send_channel_open_failure(
                    channel, asyncssh.OPEN_RESOURCE_SHORTAGE, "Packets or window too small.", ""
                )
                return True
        return self._process(kind, number, packet)

    def _send_packet(self, kind: int, *parts: bytes, handler: SSHPacketLogger | None = None) -> None:
        # asyncssh puts an empty packet before each, against an attack on ciphers that are not offered here.
        if kind != MSG_IGNORE:
            self._send(kind, *parts, handler=handler)

    def _exchange_begins(self) -> None:
        now = self._clock()
        self._packets[0].spend(_PACKETS_OF_EXCHANGE, now)
        self._exchanges = (self._neighbours.exchanges, self._crowd.exchanges)
        for bucket in self._exchanges:
            bucket.spend(1, now)


def stingy_channel(packet: SSHPacket) -> int | None:
    """The number of the channel that *packet* opens, if it is one that takes too little at a time."""
    opening = SSHPacket(packet.get_full_payload())
    opening.get_byte()
    opening.get_string()
    channel, window, largest = opening.get_uint32(), opening.get_uint32(), opening.get_uint32()
    return channel if window < SMALLEST_WINDOW or largest < SMALLEST_PACKET else None
