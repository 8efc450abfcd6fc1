"""The addresses under which other machines reach this one."""

import ipaddress
import socket
from collections.abc import Iterator

from ssh_host.config.config import Listen

#: Reserved documentation addresses: connecting a UDP socket to one sends nothing, and reveals our own address
#: on that route.
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_EVERYWHERE = ("0.0.0.0", "::")


def names_of(listen: Listen) -> tuple[str, ...]:
    """The names under which clients reach this server, the best first; none if only this machine can
    connect."""
    if is_local(listen.address):
        return ()
    if listen.address in _EVERYWHERE:
        found = (*_own_addresses(is_dual=listen.address == "::"), socket.gethostname())
    else:
        found = (listen.address,)
    names = (listen.public_name, *found)
    return tuple(dict.fromkeys(name for name in names if name and not is_local(name)))


def is_local(address: str) -> bool:
    """Whether *address* is only reachable from this machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def _own_addresses(*, is_dual: bool) -> Iterator[str]:
    for family, address in _ELSEWHERE if is_dual else _ELSEWHERE[:1]:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((address, 9))
                yield asking.getsockname()[0]
            except OSError:
                continue
