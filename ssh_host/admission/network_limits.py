"""Limits for each network: open connections, new ones per second, their cost before the login, resizes."""

import ipaddress
from collections.abc import Callable

from ssh_host.admission.other_gates import OtherGates
from ssh_host.admission.token_bucket import TokenBucket

#: New connections per second of a network that has used up its burst.
LINES_A_SECOND = 4
#: Packets per second from all of one network's connections before login.
PACKETS_A_SECOND = 200
#: Key exchanges per second: each costs as much CPU as a frame.
EXCHANGES_A_SECOND = 4
EXCHANGES_A_SECOND_IN_ALL = 40
#: Windows of one network drawn in a new size per second, and at once; windows of all networks per second, one
#: after the other: each takes about 8 ms.
RESIZES_A_SECOND, RESIZES_AT_ONCE = 1, 6
RESIZES_A_SECOND_IN_ALL = 50

#: Networks remembered after their last connection closed.
_MOST_REMEMBERED = 4_096


def network_of(address: str) -> str:
    """The network that counts as one visitor: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if parsed.version == 4:
        return address
    return str(ipaddress.ip_network((parsed, 64), strict=False))


def is_address(written: str) -> bool:
    try:
        ipaddress.ip_address(written)
    except ValueError:
        return False
    return True


class NetworkUse:
    """What a network uses: its open connections, and the token buckets they share."""

    def __init__(self, most: int, now: float) -> None:
        self.lines = 0
        self.opened = TokenBucket(LINES_A_SECOND, most, now)
        self.packets = TokenBucket(PACKETS_A_SECOND, PACKETS_A_SECOND * 2, now)
        self.exchanges = TokenBucket(EXCHANGES_A_SECOND, most, now)
        self.resizes = TokenBucket(RESIZES_A_SECOND, RESIZES_AT_ONCE, now)


class NetworkLimits:
    """Limits open connections, in total (*most*) and per network (*most_of_one*)."""

    def __init__(
        self,
        most: int,
        most_of_one: int,
        clock: Callable[[], float],
        other_gates: OtherGates | None = None,
    ) -> None:
        self.clock = clock
        self.exchanges = TokenBucket(EXCHANGES_A_SECOND_IN_ALL, EXCHANGES_A_SECOND_IN_ALL, clock())
        self._other_gates = other_gates or OtherGates()
        self._resizes = TokenBucket(RESIZES_A_SECOND_IN_ALL, 0, clock())
        self._most = most
        self._most_of_one = most_of_one
        self._lines = 0
        self._networks: dict[str, NetworkUse] = {}

    def limit(self, most: int, most_of_one: int) -> None:
        """Change the limits."""
        self._most, self._most_of_one = most, most_of_one

    def refusal(self, address: str) -> str | None:
        """Why *address* may not open another connection; calling this counts as an attempt."""
        use, network = self.of(address), network_of(address)
        if use.lines + self._other_gates.lines_of[network] >= self._most_of_one:
            return "address"
        if not use.opened.take(1, self.clock()):
            return "pace"
        return "connections" if self._lines + self._other_gates.lines >= self._most else None

    def lines(self) -> dict[str, int]:
        """The number of connections of each network here."""
        return {network: each.lines for network, each in self._networks.items() if each.lines}

    def before_resize(self, address: str) -> float:
        """The seconds to wait before a window of *address* is drawn in a new size; 0 counts as drawn."""
        now, buckets = self.clock(), (self.of(address).resizes, self._resizes)
        if (wait := max(bucket.wait(now) for bucket in buckets)) > 0:
            return wait
        for bucket in buckets:
            bucket.spend(1, now)
        return 0

    def enter(self, address: str) -> None:
        self.of(address).lines += 1
        self._lines += 1

    def leave(self, address: str) -> None:
        self.of(address).lines -= 1
        self._lines -= 1

    def of(self, address: str) -> NetworkUse:
        """What the network of *address* uses."""
        network = network_of(address)
        known = self._networks.get(network)
        if known is None:
            if len(self._networks) >= _MOST_REMEMBERED:
                self._networks = {name: each for name, each in self._networks.items() if each.lines}
            known = self._networks[network] = NetworkUse(self._most_of_one, self.clock())
        return known
