"""What can be reached from an object: by attributes, slots, closures, bound methods and containers."""

from collections.abc import Callable, Iterator
from functools import partial
from types import BuiltinMethodType, CellType, FunctionType, MethodType, ModuleType
from typing import Any
from weakref import ProxyTypes, ReferenceType

#: What everybody in a process can reach anyhow, and what nobody can look into.
_EVERYBODYS = (str, bytes, float, type, ModuleType, ReferenceType, *ProxyTypes)

#: What is followed: our own things; the machinery around them leads to everybody.
_FOLLOWED = (
    "escape_tui.",
    "tile_art.",
    "ssh_host.session.desk",
    "ssh_host.session.kept_recordings",
    "ssh_host.admin.admin_desk",
    "tests.",
)


def reached(start: object, is_wall: Callable[[object], bool] = lambda thing: False) -> Iterator[object]:
    """Everything that can be reached from *start*, not going through what *is_wall*."""
    # Kept alive meanwhile, so that no other thing takes the place of one that was seen.
    seen: dict[int, object] = {}
    waiting = [start]
    while waiting:
        thing = waiting.pop()
        if thing is None or isinstance(thing, _EVERYBODYS) or id(thing) in seen or is_wall(thing):
            continue
        seen[id(thing)] = thing
        yield thing
        waiting += _neighbours(thing)


def _neighbours(thing: Any) -> Iterator[object]:
    match thing:
        case dict():
            yield from thing
            yield from thing.values()
        case list() | tuple() | set() | frozenset():
            yield from thing
        case FunctionType():
            yield from (thing.__closure__ or ())
            yield from (thing.__defaults__ or ())
        case MethodType() | BuiltinMethodType():
            yield thing.__self__
        case partial():
            yield from (thing.func, thing.args, thing.keywords)
        case CellType():
            yield from _contents(thing)
        case _:
            yield from _attributes(thing)


def _contents(cell: CellType) -> Iterator[object]:
    try:
        yield cell.cell_contents
    except ValueError:
        return


def _attributes(thing: object) -> Iterator[object]:
    if type(thing).__module__.startswith(_FOLLOWED):
        yield from vars(thing).values() if hasattr(thing, "__dict__") else ()
        for kind in type(thing).__mro__:
            slots = kind.__dict__.get("__slots__", ())
            for name in (slots,) if isinstance(slots, str) else slots:
                yield getattr(thing, name, None)
        for name in getattr(type(thing), "__struct_fields__", ()):
            yield getattr(thing, name)
    elif hasattr(thing, "__iter__") and hasattr(thing, "__len__"):
        # A queue, an ordered mapping, a weak set: whatever else holds things.
        yield from _held(thing)


def _held(thing: Any) -> Iterator[object]:
    try:
        yield from thing
        yield from thing.values()
    except Exception:
        return
