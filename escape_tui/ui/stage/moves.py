"""Cursor moves: the shortest way from one cell to another."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple


class Cell(NamedTuple):
    y: int
    x: int


@lru_cache(maxsize=8192)
def move(here: Cell | None, there: Cell, width: int) -> str:
    """What brings the cursor from *here* (None: nobody knows where) to *there* in *width* columns."""
    if here == there:
        return ""
    if here is None:
        return _jump(there)
    return min((_jump(there), *_walks(here, there, width)), key=len)


def _jump(there: Cell) -> str:
    if there.x:
        return f"\x1b[{there.y + 1};{there.x + 1}H"
    return f"\x1b[{there.y + 1}H" if there.y else "\x1b[H"


def _walks(here: Cell, there: Cell, width: int) -> Iterator[str]:
    down = there.y - here.y
    if 0 <= down <= 3:
        # A terminal may turn a line feed into carriage return and line feed: only together they are certain.
        yield "\r" + "\n" * down + _sideways(0, there.x)
    # Behind the last column terminals disagree where the cursor is until a carriage return or a jump.
    if here.x < width:
        vertical = _counted(down, "B") if down > 0 else _counted(-down, "A")
        yield vertical + _sideways(here.x, there.x)
        yield vertical + _counted(there.x + 1, "G")


def _sideways(old: int, new: int) -> str:
    steps = new - old
    if steps >= 0:
        return _counted(steps, "C")
    if new == 0:
        return "\r"
    return min("\b" * -steps, _counted(-steps, "D"), key=len)


def _counted(count: int, letter: str) -> str:
    if count == 0:
        return ""
    return f"\x1b[{letter}" if count == 1 else f"\x1b[{count}{letter}"
