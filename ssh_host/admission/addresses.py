"""The addresses under which others reach this machine."""

import ipaddress
import socket
from collections.abc import Iterator

from ssh_host.config.config import Listen

#: Addresses that nobody owns: asking for the way there sends nothing, and tells our own address on it.
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_EVERYWHERE = ("0.0.0.0", "::")


def names_of(listen: Listen) -> tuple[str, ...]:
    """What others can type to come here, the best first; nothing where only this machine can."""
    if is_local(listen.address):
        return ()
    if listen.address in _EVERYWHERE:
        found = (*_own_addresses(is_dual=listen.address == "::"), socket.gethostname())
    else:
        found = (listen.address,)
    names = (listen.public_name, *found)
    return tuple(dict.fromkeys(name for name in names if name and not is_local(name)))


def is_local(address: str) -> bool:
    """Whether *address* leads nowhere but to the machine it is typed on."""
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
