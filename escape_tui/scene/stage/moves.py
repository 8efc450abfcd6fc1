"""Cursor moves: the shortest sequence from one cell to another."""

from collections.abc import Iterator
from functools import cache

#: A line and a column: (y, x).
Cell = tuple[int, int]

#: Most cached moves for terminals of one width.
_MOST_WAYS = 8192


class CursorMoves(dict[tuple[Cell | None, Cell], str]):
    """The shortest sequence from one cell (None: unknown position) to another, in *width* columns; each is
    computed on first use."""

    def __init__(self, width: int) -> None:
        self._width = width

    def __missing__(self, way: tuple[Cell | None, Cell]) -> str:
        if len(self) >= _MOST_WAYS:
            self.clear()
        self[way] = _way(*way, self._width)
        return self[way]


@cache
def ways(width: int) -> CursorMoves:
    """The moves that all terminals of *width* columns share."""
    return CursorMoves(width)


def _way(here: Cell | None, there: Cell, width: int) -> str:
    if here == there:
        return ""
    if here is None:
        return _jump(there)
    if here[0] == there[0]:
        return _along(here[1], there[1], width)
    return min((_jump(there), *_walks(here, there, width)), key=len)


def _along(old: int, new: int, width: int) -> str:
    """The sequence that moves the cursor from column *old* to *new* in the same line."""
    if not new:
        return "\r"
    column = _counted(new + 1, "G")
    # After the last column terminals disagree on the cursor's position: set the column explicitly.
    return min(_sideways(old, new), column, key=len) if old < width else column


def _jump(there: Cell) -> str:
    y, x = there
    if x:
        return f"\x1b[{y + 1};{x + 1}H"
    return f"\x1b[{y + 1}H" if y else "\x1b[H"


def _walks(here: Cell, there: Cell, width: int) -> Iterator[str]:
    down, x = there[0] - here[0], here[1]
    if 0 < down <= 3:
        # A terminal may turn a line feed into carriage return and line feed: send both to be certain.
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
