"""Cursor moves: the shortest way from one cell to another."""

from collections.abc import Iterator
from functools import lru_cache

#: A line and a column: (y, x).
Cell = tuple[int, int]


@lru_cache(maxsize=8192)
def along(old: int, new: int, width: int) -> str:
    """What brings the cursor from column *old* to *new* of the same line in *width* columns."""
    if not new:
        return "\r"
    column = _counted(new + 1, "G")
    # Behind the last column terminals disagree where the cursor is until it is told a column.
    return min(_sideways(old, new), column, key=len) if old < width else column


@lru_cache(maxsize=8192)
def across(here: Cell | None, there: Cell, width: int) -> str:
    """What brings the cursor from *here* (None: nobody knows where) to another line, *there*."""
    if here is None:
        return _jump(there)
    return min((_jump(there), *_walks(here, there, width)), key=len)


def move(here: Cell | None, there: Cell, width: int) -> str:
    """The shortest way from *here* to *there*."""
    if here == there:
        return ""
    if here is not None and here[0] == there[0]:
        return along(here[1], there[1], width)
    return across(here, there, width)


def _jump(there: Cell) -> str:
    y, x = there
    if x:
        return f"\x1b[{y + 1};{x + 1}H"
    return f"\x1b[{y + 1}H" if y else "\x1b[H"


def _walks(here: Cell, there: Cell, width: int) -> Iterator[str]:
    down, x = there[0] - here[0], here[1]
    if 0 < down <= 3:
        # A terminal may turn a line feed into carriage return and line feed: only together they are certain.
        yield "\r" + "\n" * down + _sideways(0, there[1])
    if x < width:
        vertical = _counted(down, "B") if down > 0 else _counted(-down, "A")
        yield vertical + _sideways(x, there[1])
        yield vertical + _counted(there[1] + 1, "G")


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
