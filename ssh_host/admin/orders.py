"""Orders: what is asked of every process of a house at once, be it one or many."""

from msgspec import Struct


class Order(Struct, frozen=True, tag=True):
    """Something that each host does with the sessions it has."""


class TakeOver(Order, frozen=True):
    """*player* plays from somewhere else now: earlier sessions of theirs that play end."""

    player: str


class SendAway(Order, frozen=True):
    """Whoever is *player*, or comes from *address*, has to leave."""

    player: str = ""
    address: str = ""


class Tell(Order, frozen=True):
    """Tell everybody the *message* of the text files, in their own language."""

    message: str
    facts: dict[str, str | int] = {}


class Kick(Order, frozen=True):
    """The session *number* at *worker* has to leave."""

    worker: str
    number: int


class Drain(Order, frozen=True):
    """Let games finish and stop; *worker* alone lets others go on with what it has."""

    worker: str = ""


class StayOpen(Order, frozen=True):
    """Go on after all, everywhere or at *worker*."""

    worker: str = ""


class Reload(Order, frozen=True):
    """Read the settings again."""


#: What an admin may order; nothing else that a host can do is theirs to ask for.
AdminOrder = SendAway | Tell | Kick | Drain | StayOpen | Reload
AnyOrder = TakeOver | AdminOrder
