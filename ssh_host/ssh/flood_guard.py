"""The flood guard of an SSH connection: input that comes too fast is read later, or not at all."""

import asyncio

import asyncssh

from ssh_host.admission.network_limits import NetworkLimits, NetworkUse
from ssh_host.admission.token_bucket import TokenBucket
from ssh_host.ssh import asyncssh_internals
from ssh_host.ssh.asyncssh_internals import (
    MSG_CHANNEL_OPEN,
    MSG_EXT_INFO,
    MSG_KEXINIT,
    MSG_NEWKEYS,
    MSG_USERAUTH_REQUEST,
    SSHPacket,
)
from ssh_host.ssh.login_requests import LoginRequests

#: A connection is closed when this much is unsent; frames are dropped long before.
MOST_UNSENT = 1_048_576
#: A client with a smaller window wants every letter in a packet of its own.
SMALLEST_PACKET = 512
SMALLEST_WINDOW = 512
#: The SSH standard requires this much; asyncssh would accept seven times as much, and processes a packet in
#: one go.
LARGEST_PACKET = 35_000

#: asyncssh copies its unread input with every packet: pass it on in small pieces.
_SLICE = 2_048
#: Packets read before the event loop runs other tasks.
_PACKETS_A_TURN = 32
#: The cost of a message in packets: a key exchange, a signature to verify, a list that may be long.
COSTS = {MSG_KEXINIT: 100, MSG_USERAUTH_REQUEST: 10, MSG_EXT_INFO: 10}
_LOOKED_AT = frozenset({*COSTS, MSG_NEWKEYS, MSG_CHANNEL_OPEN})


class FloodGuard(asyncio.Protocol):
    """Stands between a socket and its *connection*, and stops reading for a while when it sends too fast.

    Before the login the limit is low, and shared with the *neighbours* in its network.
    """

    def __init__(
        self,
        connection: asyncssh.SSHServerConnection,
        logins: LoginRequests,
        neighbours: NetworkUse,
        crowd: NetworkLimits,
    ) -> None:
        self._connection = connection
        self._logins = logins
        self._neighbours = neighbours
        self._crowd = crowd
        self._clock = crowd.clock
        self._loop = asyncio.get_running_loop()
        self._unread = bytearray()
        self._is_paused = False
        self._later: asyncio.Handle | None = None
        self._packets_read = 0
        self._bytes = TokenBucket(16_384, 49_152, self._clock())
        #: The buckets that packets are taken from.
        self._packets: tuple[TokenBucket, ...] = (TokenBucket(50, 200, self._clock()), neighbours.packets)
        #: The buckets that a key exchange in progress is taken from.
        self._exchanges: tuple[TokenBucket, ...] = ()
        self._transport = asyncssh_internals.read_before(
            connection, LARGEST_PACKET, _LOOKED_AT, self._read_first
        )
        self._transport.set_write_buffer_limits(high=MOST_UNSENT)
        self._transport.set_protocol(self)

    def logged_in(self) -> None:
        """The visitor is logged in: use the higher limit."""
        self._logins.end()
        self._bytes = TokenBucket(131_072, 262_144, self._clock())
        self._packets = (TokenBucket(200, 400, self._clock()),)

    # Input from the socket

    def data_received(self, data: bytes) -> None:
        """Pass on as much unread input as the limits allow. A single key with nothing before it passes at
        once."""
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
        """Pass *piece* to the connection, and count the packets that it completes."""
        self._connection.data_received(piece)
        # The sequence number restarts with new keys.
        now, number = self._clock(), asyncssh_internals.packets_read(self._connection)
        packets = number - self._packets_read if number >= self._packets_read else number
        self._packets_read = number
        self._bytes.spend(len(piece), now)
        self._count(packets)
        return packets

    def eof_received(self) -> None:
        self._connection.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        self._unread.clear()
        self._connection.connection_lost(exc)

    def pause_writing(self) -> None:
        """The client stopped reading and too much is queued: disconnect."""
        self._transport.abort()

    # Packets

    def _read_first(self, kind: int, message: SSHPacket) -> bool:
        """Look at a *message* before asyncssh does; returns whether it has been answered."""
        self._count(COSTS.get(kind, 0))
        match kind:
            case _ if kind == MSG_KEXINIT:
                self._exchanges = (self._neighbours.exchanges, self._crowd.exchanges)
                for bucket in self._exchanges:
                    bucket.spend(1, self._clock())
            case _ if kind == MSG_NEWKEYS:
                self._exchanges = ()
            case _ if kind == MSG_USERAUTH_REQUEST and not self._logins.take(message):
                asyncssh_internals.refuse_login(self._connection)
                return True
            case _ if kind == MSG_CHANNEL_OPEN and (channel := stingy_channel(message)) is not None:
                sentence = "Packets or window too small."
                asyncssh_internals.refuse_channel(self._connection, channel, sentence)
                return True
        return False

    def _count(self, packets: int) -> None:
        now = self._clock()
        for bucket in self._packets:
            bucket.spend(packets, now)


def stingy_channel(opening: SSHPacket) -> int | None:
    """The number of the channel to be opened, if its window or packets are too small; else None."""
    opening.get_string()
    channel, window, largest = opening.get_uint32(), opening.get_uint32(), opening.get_uint32()
    return channel if window < SMALLEST_WINDOW or largest < SMALLEST_PACKET else None
