"""The flood guard of an SSH connection: input that comes too fast is read later, or not at all."""

from collections.abc import Callable

import asyncssh

from ssh_host.admission.network_limits import NetworkLimits, NetworkUse
from ssh_host.admission.paced_input import PacedInput
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
from ssh_host.ssh.key_exchange import KeyExchange
from ssh_host.ssh.login_requests import LoginRequests

#: A connection is closed when this much is unsent; frames are dropped long before.
MOST_UNSENT = 1_048_576
#: A client with a smaller window wants every letter in a packet of its own.
SMALLEST_PACKET = 512
SMALLEST_WINDOW = 512
#: The SSH standard requires this much; asyncssh would accept seven times as much, and processes a packet in
#: one go.
LARGEST_PACKET = 35_000

#: The cost of a message in packets: a key exchange, a signature to verify, a list that may be long.
COSTS = {MSG_KEXINIT: 100, MSG_USERAUTH_REQUEST: 10, MSG_EXT_INFO: 10}
_LOOKED_AT = frozenset({*COSTS, MSG_NEWKEYS, MSG_CHANNEL_OPEN})


class FloodGuard(PacedInput):
    """Stands between a socket and its *connection*, and stops reading for a while when it sends too fast.

    Before the login the limit is low, and shared with the *neighbours* in its network. A key exchange that
    takes more than *exchange_seconds* ends the connection; *refuse* is called with the reason.
    """

    def __init__(
        self,
        connection: asyncssh.SSHServerConnection,
        logins: LoginRequests,
        neighbours: NetworkUse,
        crowd: NetworkLimits,
        exchange_seconds: float,
        refuse: Callable[[str], None],
    ) -> None:
        super().__init__()
        self._connection = connection
        self._logins = logins
        self._neighbours = neighbours
        self._crowd = crowd
        self._clock = crowd.clock
        self._packets_read = 0
        self._bytes = TokenBucket(16_384, 49_152, self._clock())
        #: The buckets that packets are taken from.
        self._packets: tuple[TokenBucket, ...] = (TokenBucket(50, 200, self._clock()), neighbours.packets)
        #: The buckets that a key exchange in progress is taken from.
        self._exchanges: tuple[TokenBucket, ...] = ()
        self._refuse = refuse
        self._exchange = KeyExchange(exchange_seconds, MOST_UNSENT, self._exchange_failed)
        self._transport = asyncssh_internals.read_before(
            connection, LARGEST_PACKET, _LOOKED_AT, self._read_first, self._exchange
        )
        self._transport.set_write_buffer_limits(high=MOST_UNSENT)
        self._transport.set_protocol(self)

    def logged_in(self) -> None:
        """The visitor is logged in: use the higher limit."""
        self._logins.end()
        self._bytes = TokenBucket(131_072, 262_144, self._clock())
        self._packets = (TokenBucket(200, 400, self._clock()),)

    # Input from the socket

    def _wait(self) -> float:
        """The seconds until more may be read."""
        waits_for = (self._bytes, *self._packets, *self._exchanges)
        return max([bucket.free_at for bucket in waits_for]) - self._clock()

    def _read(self, piece: bytes) -> int:
        """Pass *piece* to the connection, which copies what it has not read with every packet, and count the
        packets that it completes."""
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
        super().connection_lost(exc)
        self._exchange.end()
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
                self._exchange.end()
            case _ if kind == MSG_USERAUTH_REQUEST and not self._logins.take(message):
                asyncssh_internals.refuse_login(self._connection)
                return True
            case _ if kind == MSG_CHANNEL_OPEN:
                message.get_string()
                channel, window, largest = (message.get_uint32() for _ in range(3))
                if window < SMALLEST_WINDOW or largest < SMALLEST_PACKET:
                    sentence = "Packets or window too small."
                    asyncssh_internals.refuse_channel(self._connection, channel, sentence)
                    return True
        return False

    def _exchange_failed(self) -> None:
        """The client began a key exchange and doesn't end it, or doesn't answer ours."""
        self._refuse("key exchange")
        self._exchange.end()
        self._transport.abort()

    def _count(self, packets: int) -> None:
        now = self._clock()
        for bucket in self._packets:
            bucket.spend(packets, now)
