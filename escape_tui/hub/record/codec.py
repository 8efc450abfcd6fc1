"""The codec: commands, events and states as bytes, and back."""

from typing import TYPE_CHECKING, Any, TypeVar, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.state import Moment, Part, State
from escape_tui.modules.box import MODULES

Kind = TypeVar("Kind", bound=Struct)

OUR_OWN = "escape_tui."


def kinds_of(family: type[Kind]) -> tuple[type[Kind], ...]:
    """All our subclasses of *family*, sorted by name."""
    found: dict[str, type[Kind]] = {}
    families = [family]
    while families:
        for kind in families.pop().__subclasses__():
            families.append(kind)
            if kind.__module__.startswith(OUR_OWN):
                found[kind.__name__] = kind
    return tuple(found[name] for name in sorted(found))


def union_of(family: type[Struct]) -> Any:
    """The tagged union of all kinds of *family*; two kinds with the same name would be a `TypeError`."""
    return Union[kinds_of(family)]  # noqa: UP007 (a union made of a tuple)


# The subclasses exist once every module is imported, which `MODULES` does.
assert isinstance(MODULES, tuple)
ANY_COMMAND = union_of(Command)
ANY_EVENT = union_of(Event)
_ANY_MOMENT = union_of(Moment)
_ANY_PART = union_of(Part)

if TYPE_CHECKING:
    AnyCommand = Command
    AnyEvent = Event
    AnyMoment = Moment
    AnyPart = Part
else:
    #: For fields of messages: the tag says which kind to decode.
    AnyCommand = ANY_COMMAND
    AnyEvent = ANY_EVENT
    AnyMoment = _ANY_MOMENT
    AnyPart = _ANY_PART

_commands = msgspec.json.Decoder(ANY_COMMAND)
_events = msgspec.json.Decoder(ANY_EVENT)
_many_events = msgspec.json.Decoder(tuple[AnyEvent, ...])
_packer = msgspec.msgpack.Encoder()
_states = msgspec.msgpack.Decoder(State)


def decode_command(line: bytes) -> Command:
    """Decode a command; raises `msgspec.MsgspecError`."""
    command: Command = _commands.decode(line)
    return command


def decode_event(line: bytes) -> Event:
    event: Event = _events.decode(line)
    return event


def decode_events(line: bytes) -> tuple[Event, ...]:
    return _many_events.decode(line)


def encode_state(state: State) -> bytes:
    """Encode *state* without sorting anything: the order of the chambers matters."""
    return _packer.encode(state)


def decode_state(packed: bytes) -> State:
    """The inverse of `encode_state`; it gives moments and parts their own types back."""
    state = _states.decode(packed)
    moments = [due.moment for due in state.deadlines]
    # Convert both as one struct: msgspec caches the analysis of a struct, but not of a bare union.
    found = msgspec.convert({"moments": moments, "parts": state.parts}, _Found)
    deadlines = zip(state.deadlines, found.moments, strict=True)
    return replace(
        state,
        deadlines=tuple(replace(due, moment=moment) for due, moment in deadlines),
        parts=found.parts,
    )


class _Found(Struct):
    """The fields of a state that are tagged unions."""

    moments: tuple[AnyMoment, ...]
    parts: dict[str, AnyPart]
