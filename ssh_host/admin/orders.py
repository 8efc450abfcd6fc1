"""Orders: what admins ask of every process of a server."""

from msgspec import Struct


class Order(Struct, frozen=True, tag=True):
    """An order that each process carries out for its own sessions."""


class TakeOver(Order, frozen=True):
    """*player* plays elsewhere now: end their other playing sessions."""

    player: str


class SendAway(Order, frozen=True):
    """End the sessions of *player*, or from *address*."""

    player: str = ""
    address: str = ""


class Tell(Order, frozen=True):
    """Show everybody the text *message*, in their language."""

    message: str
    facts: dict[str, str | int] = {}


class Kick(Order, frozen=True):
    """End the session *number* at *worker*."""

    worker: str
    number: int


class Drain(Order, frozen=True):
    """Finish games and stop; a named *worker* hands its games over instead."""

    worker: str = ""


class StayOpen(Order, frozen=True):
    """Cancel the drain, everywhere or at *worker*."""

    worker: str = ""


class Reload(Order, frozen=True):
    """Read the settings again."""


#: The orders that an admin may give; access to a host is limited to these.
AdminOrder = SendAway | Tell | Kick | Drain | StayOpen | Reload
AnyOrder = TakeOver | AdminOrder
