"""What is said through the corridor besides bytes, and where a gate finds the other end of it."""

import msgspec
from msgspec import Struct

from escape_tui.scene.terminal import Size
from ssh_host.admission.identity import Identity
from ssh_host.cluster.gate.corridor import BrokenCorridor, Kind, encoded
from ssh_host.session.arrival import Arrival, TableCode


class Passage(Struct, frozen=True):
    """The way to one worker: its socket's path, or its address and the hash of its certificate; a ticket."""

    worker: str
    ticket: str
    path: str = ""
    address: str = ""
    port: int = 0
    certificate_hash: str = ""
    #: An older worker breaks off where it hears of the end of input.
    hears_end_of_input: bool = False


class Hello(Struct, frozen=True):
    """The first frame: who comes, and with which ticket."""

    ticket: str
    arrival: Arrival
    #: Gates stay at an upgrade: older ones do not understand `Watches`.
    hears_watches: bool = False


class Resize(Struct, frozen=True, array_like=True):
    columns: int
    rows: int


class Move(Struct, frozen=True):
    """The visitor goes on at the worker who has their seat, what *command* names, or what they *watched*."""

    command: str | None
    watched: TableCode | None = None


class Exit(Struct, frozen=True):
    """The visit is over and the farewell is said."""

    status: int = 0


class Became(Struct, frozen=True):
    """The visitor is *identity* from now on."""

    identity: Identity


class Watches(Struct, frozen=True):
    """The visitor watches the table *code* from now on, or none."""

    code: TableCode


Message = Hello | Resize | Move | Exit | Became | Watches

_KINDS: dict[type[Message], Kind] = {
    Hello: Kind.HELLO,
    Resize: Kind.RESIZE,
    Move: Kind.MOVE,
    Exit: Kind.EXIT,
    Became: Kind.BECAME,
    Watches: Kind.WATCHES,
}
_DECODERS: dict[Kind, msgspec.json.Decoder[Message]] = {
    kind: msgspec.json.Decoder(message) for message, kind in _KINDS.items()
}


def framed(message: Message) -> bytes:
    return encoded(_KINDS[type(message)], msgspec.json.encode(message))


def message_in(kind: Kind, payload: bytes) -> Message:
    """The inverse of `framed`; raises `BrokenCorridor` for what is no message."""
    try:
        return _DECODERS[kind].decode(payload)
    except (KeyError, msgspec.MsgspecError) as error:
        raise BrokenCorridor(f"this is no {kind.name} message: {error}") from None


def size_of(message: Resize) -> Size:
    return Size(message.columns, message.rows)
