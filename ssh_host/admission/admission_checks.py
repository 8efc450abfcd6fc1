"""Admission checks, in order: each lets a visitor through or gives a reason to refuse them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ssh_host.admission.network_limits import network_of
from ssh_host.session.arrival import Arrival
from ssh_host.session.destination import NoSuchDestination, VisitMode, Way, destination_for_command

if TYPE_CHECKING:
    from ssh_host.host import Host


class Refusal(NamedTuple):
    """Why a visitor is refused: *reason* labels the metric, *message* and *facts* give the text they see,
    *status* is the exit status."""

    reason: str
    message: str
    status: int = 1
    facts: Mapping[str, str] = {}


AdmissionCheck = Callable[["Host", Arrival], Refusal | None]
#: Checks an address before anything is read or written; returns the reason to refuse it, or `None`.
LineGate = Callable[["Host", str], str | None]


def comes_from_elsewhere(host: "Host", address: str) -> str | None:
    """Refuse banned addresses and networks."""
    is_banned = any(host.store.is_banned("address", each) for each in (address, network_of(address)))
    return "ban" if is_banned else None


def has_few_neighbours(host: "Host", address: str) -> str | None:
    """Limit the connections of a network."""
    return "address" if host.network_limits.is_too_many(address) else None


def is_in_no_hurry(host: "Host", address: str) -> str | None:
    """Limit the new connections of a network per second."""
    return "pace" if host.network_limits.is_too_fast(address) else None


def finds_a_line(host: "Host", address: str) -> str | None:
    """Limit the connections in total."""
    return "connections" if host.network_limits.is_full else None


CONNECTION_CHECKS: tuple[LineGate, ...] = (
    comes_from_elsewhere,
    has_few_neighbours,
    is_in_no_hurry,
    finds_a_line,
)


def refusal_at_accept(host: "Host", address: str) -> str | None:
    """The first reason to refuse a connection from *address*; `None` if there is none."""
    return next((reason for check in CONNECTION_CHECKS if (reason := check(host, address)) is not None), None)


def is_welcome(host: "Host", arrival: Arrival) -> Refusal | None:
    """Refuse banned identities."""
    if host.store.is_banned("key", arrival.identity.player):
        return Refusal("ban", "gate-banned")
    return None


def leads_somewhere(host: "Host", arrival: Arrival) -> Refusal | None:
    """Refuse commands that name no destination of this server."""
    try:
        if arrival.command is not None:
            destination_for_command(arrival.command)
    except NoSuchDestination as refusal:
        return Refusal("command", refusal.message, facts=refusal.facts)
    return None


def may_administer(host: "Host", arrival: Arrival) -> Refusal | None:
    """Admit only keys in the settings to the admin screen."""
    is_admin = arrival.identity.fingerprint in host.config.admin.keys
    if arrival.destination is not None and arrival.destination.way is Way.ADMIN and not is_admin:
        return Refusal("door", "gate-not-an-admin")
    return None


def may_be_a_program(host: "Host", arrival: Arrival) -> Refusal | None:
    """Admit programs only if the settings allow some, and only with a key."""
    if arrival.destination is None or arrival.destination.manner is not VisitMode.PROGRAM:
        return None
    most = host.config.limits.programs
    if not most:
        return Refusal("programs", "gate-no-programs")
    if arrival.identity.is_guest:
        return Refusal("programs", "gate-program-needs-key")
    if host.programs >= most:
        return Refusal("programs", "gate-too-many-programs", status=75)
    return None


def may_wait(host: "Host", arrival: Arrival) -> Refusal | None:
    """Limit how many wait for players; they do not count as visitors."""
    is_waiting = arrival.destination is not None and arrival.destination.way is Way.WAIT
    if is_waiting and host.here_by(Way.WAIT) >= host.config.limits.waiting:
        return Refusal("waiting", "gate-too-many-wait", status=75)
    return None


def may_listen(host: "Host", arrival: Arrival) -> Refusal | None:
    """Limit how many listen to a soundtrack; they do not count as visitors."""
    is_listening = arrival.destination is not None and arrival.destination.way is Way.LISTEN
    if is_listening and host.here_by(Way.LISTEN) >= host.config.limits.listening:
        return Refusal("listening", "gate-too-many-listen", status=75)
    return None


def is_not_here_too_often(host: "Host", arrival: Arrival) -> Refusal | None:
    """Limit the simultaneous sessions of an identity."""
    if host.sessions_of(arrival.identity.player) >= host.config.limits.per_key:
        return Refusal("door", "gate-too-many-sessions")
    return None


def has_a_player_of_sound(host: "Host", arrival: Arrival) -> Refusal | None:
    """Refuses to send sound to a terminal, which would show it as strange letters."""
    if (
        arrival.destination is None
        or arrival.destination.way is not Way.LISTEN
        or not arrival.terminal.can_draw
    ):
        return None
    command = " ".join((host.command, "listen", arrival.destination.code, *arrival.destination.options))
    return Refusal("terminal", "gate-listen-in-terminal", facts={"command": command})


def has_a_terminal(host: "Host", arrival: Arrival) -> Refusal | None:
    """Refuse visitors without a terminal to draw on; without a command they get instructions and status 0."""
    if arrival.terminal.can_draw or (
        arrival.destination is not None and not arrival.destination.needs_terminal
    ):
        return None
    if arrival.command is not None:
        return Refusal("terminal", "gate-needs-terminal")
    return Refusal("terminal", "gate-how-to-play", 0, {"command": host.command})


def finds_room(host: "Host", arrival: Arrival) -> Refusal | None:
    """Require a free session or a place in the queue, for those who need one."""
    is_visitor = arrival.destination is None or arrival.destination.takes_a_place
    if is_visitor and host.entrance_queue.is_full:
        return Refusal("full", "gate-full", status=75)
    return None


ADMISSION_CHECKS: tuple[AdmissionCheck, ...] = (
    is_welcome,
    leads_somewhere,
    may_administer,
    may_be_a_program,
    may_wait,
    may_listen,
    is_not_here_too_often,
    has_a_player_of_sound,
    has_a_terminal,
    finds_room,
)


def refusal_for(
    host: "Host", arrival: Arrival, checks: tuple[AdmissionCheck, ...] = ADMISSION_CHECKS
) -> Refusal | None:
    """The first refusal among *checks*, if any."""
    return next((refusal for check in checks if (refusal := check(host, arrival)) is not None), None)
