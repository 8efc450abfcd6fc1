"""The structured messages of a corridor, and how a gate finds a worker."""

import msgspec
from msgspec import Struct

from ssh_host.admission.identity import Identity
from ssh_host.cluster.gate.corridor import BrokenCorridor, FrameKind, encoded
from ssh_host.session.arrival import Arrival, CalledAs, StreamSoFar, TableCode


class Passage(Struct, frozen=True):
    """How to reach one worker: its socket's path, or its address and its certificate's hash; and a ticket."""

    worker: str
    ticket: str
    path: str = ""
    address: str = ""
    port: int = 0
    certificate_hash: str = ""
    #: An older worker closes the corridor when it gets an end of input.
    hears_end_of_input: bool = False


class CorridorHello(Struct, frozen=True):
    """The first frame: the arrival, and its ticket."""

    ticket: str
    arrival: Arrival
    #: Gates stay during an upgrade: older ones don't understand `Watches` or `ProgramArrived`.
    hears_watches: bool = False
    hears_called: bool = False


class Resize(Struct, frozen=True, array_like=True):
    columns: int
    rows: int


class MoveSession(Struct, frozen=True):
    """The session moves to the worker with the visitor's seat, with what *command* names, or with the table
    they *watched*."""

    command: str | None
    watched: TableCode | None = None
    #: The table of their seat, which another worker has by now.
    seat: TableCode = ""


class Exit(Struct, frozen=True):
    """The session has ended, and its farewell was sent."""

    status: int = 0


class IdentityChanged(Struct, frozen=True):
    """The session continues as *identity*."""

    identity: Identity


class Watches(Struct, frozen=True):
    """The session now watches the table *code*, or none if it is empty, or listens to it in a *stream*."""

    code: TableCode
    stream: StreamSoFar | None = None


class ProgramArrived(Struct, frozen=True):
    """The program has arrived in the lobby; after a move it arrives there again automatically."""

    called: CalledAs


Message = CorridorHello | Resize | MoveSession | Exit | IdentityChanged | Watches | ProgramArrived

_KINDS: dict[type[Message], FrameKind] = {
    CorridorHello: FrameKind.HELLO,
    Resize: FrameKind.RESIZE,
    MoveSession: FrameKind.MOVE,
    Exit: FrameKind.EXIT,
    IdentityChanged: FrameKind.BECAME,
    Watches: FrameKind.WATCHES,
    ProgramArrived: FrameKind.CALLED,
}
_DECODERS: dict[FrameKind, msgspec.json.Decoder[Message]] = {
    kind: msgspec.json.Decoder(message) for message, kind in _KINDS.items()
}


def framed(message: Message) -> bytes:
    return encoded(_KINDS[type(message)], msgspec.json.encode(message))


def message_in(kind: FrameKind, payload: bytes) -> Message:
    """The inverse of `framed`; raises `BrokenCorridor`."""
    try:
        return _DECODERS[kind].decode(payload)
    except (KeyError, msgspec.MsgspecError) as error:
        raise BrokenCorridor(f"invalid {kind.name} message: {error}") from None
