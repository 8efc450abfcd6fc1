"""Admission: who is refused, before anything is read from a connection and before a session enters."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ssh_host.admission.network_limits import network_of
from ssh_host.session.arrival import Arrival
from ssh_host.session.destination import Destination, NoSuchDestination, VisitMode, Way

if TYPE_CHECKING:
    from ssh_host.host import Host


class Refusal(NamedTuple):
    """Why a visitor is refused: *reason* labels the metric, *message* and *facts* give the text they see,
    *status* is the exit status."""

    reason: str
    message: str
    status: int = 1
    facts: Mapping[str, str] = {}


def is_address_banned(host: "Host", address: str) -> bool:
    """Whether *address* or its network is banned."""
    return any(host.store.bans.is_banned("address", each) for each in (address, network_of(address)))


def refusal_at_accept(host: "Host", address: str) -> str | None:
    """The reason to close a connection from *address* before anything is read or written, which is also
    logged; `None` to accept it."""
    reason = "ban" if is_address_banned(host, address) else host.network_limits.refusal(address)
    if reason is not None:
        host.refuse(reason, address)
    return reason


def refusal_for(host: "Host", arrival: Arrival) -> Refusal | None:
    """Why a visitor may not enter; `None` if they may."""
    identity, terminal = arrival.identity, arrival.terminal
    if host.store.bans.is_banned("key", identity.player):
        return Refusal("ban", "gate-banned")
    try:
        destination = arrival.destination()
    except NoSuchDestination as refusal:
        return Refusal("command", refusal.message, facts=refusal.facts)
    if (refused := _refusal_there(host, arrival, destination)) is not None:
        return refused
    if host.sessions_of(identity.player) >= host.config.limits.per_key:
        return Refusal("door", "gate-too-many-sessions")
    if destination.way is Way.LISTEN and terminal.can_draw:
        # A terminal would show the sound as strange letters.
        command = " ".join((host.command, "listen", destination.code, *destination.options))
        return Refusal("terminal", "gate-listen-in-terminal", facts={"command": command})
    if not terminal.can_draw and destination.needs_terminal:
        if arrival.command is not None:
            return Refusal("terminal", "gate-needs-terminal")
        return Refusal("terminal", "gate-how-to-play", 0, {"command": host.command})
    if destination.takes_a_place and host.entrance_queue.is_full:
        return Refusal("full", "gate-full", status=75)
    return None


def _refusal_there(host: "Host", arrival: Arrival, destination: Destination) -> Refusal | None:
    """Why the visitor may not go to this *destination*. Waiting and listening have limits of their own: they
    don't count as visitors."""
    limits = host.config.limits
    match destination:
        case Destination(way=Way.ADMIN) if arrival.identity.fingerprint not in host.config.admin.keys:
            return Refusal("door", "gate-not-an-admin")
        case Destination(way=Way.WAIT) if host.here_by(Way.WAIT) >= limits.waiting:
            return Refusal("waiting", "gate-too-many-wait", status=75)
        case Destination(way=Way.LISTEN) if host.here_by(Way.LISTEN) >= limits.listening:
            return Refusal("listening", "gate-too-many-listen", status=75)
        case Destination(manner=VisitMode.PROGRAM) if not limits.programs:
            return Refusal("programs", "gate-no-programs")
        case Destination(manner=VisitMode.PROGRAM) if arrival.identity.is_guest:
            return Refusal("programs", "gate-program-needs-key")
        case Destination(manner=VisitMode.PROGRAM) if host.programs >= limits.programs:
            return Refusal("programs", "gate-too-many-programs", status=75)
    return None
