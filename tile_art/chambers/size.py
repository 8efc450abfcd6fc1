"""Sizes: how many cells a chamber takes, and which size fits."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple


class Rect(NamedTuple):
    """A part of a picture, in cells."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Measure:
    """*width* and *height* of a chamber with all its walls, and the distance between neighbours.

    Neighbours share one line of wall. A doorway is *gap_across* cells wide in a north or south wall,
    *gap_down* cells high in the others.
    """

    width: int
    height: int
    step_x: int
    step_y: int
    gap_across: int
    gap_down: int


class Size(Enum):
    LARGE = "large"
    MEDIUM = "medium"
    SMALL = "small"
    #: A map of single glyphs, for temples that don't fit in any other size.
    TINY = "tiny"

    # As for `Glyphs`.
    __hash__ = object.__hash__

    @property
    def measure(self) -> Measure:
        return _MEASURES[self]


_MEASURES = {
    Size.LARGE: Measure(17, 8, 16, 7, 5, 2),
    Size.MEDIUM: Measure(11, 5, 10, 4, 3, 1),
    Size.SMALL: Measure(5, 3, 4, 2, 1, 1),
    Size.TINY: Measure(1, 1, 2, 1, 1, 1),
}

#: Columns and rows around the temple for the light and arrows outside its doors.
MARGINS = (2, 1)


def extent(size: Size, columns: int, rows: int) -> tuple[int, int]:
    """Width and height of the picture of a temple of *columns* × *rows* spaces."""
    measure = size.measure
    width = (columns - 1) * measure.step_x + measure.width
    height = (rows - 1) * measure.step_y + measure.height
    return width + 2 * MARGINS[0], height + 2 * MARGINS[1]


def spread(cells: Iterable[tuple[int, int]]) -> tuple[int, int]:
    """How many columns and rows of chambers *cells* take."""
    columns, rows = zip(*cells, strict=True)
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def size_to_fit(columns: int, rows: int, width: int, height: int) -> Size:
    """The largest size in which a temple of *columns* × *rows* spaces fits; the smallest if none does."""
    for size in Size:
        across, down = extent(size, columns, rows)
        if across <= width and down <= height:
            return size
    return Size.TINY
