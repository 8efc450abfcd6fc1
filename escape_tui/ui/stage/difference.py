"""The difference between the line a terminal shows and the line it should show."""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from escape_tui.ui.stage.pens import Pens, Style

#: The style of blanks that look the same in every clear style.
ANY_CLEAR: Style = -1

ERASE = "\x1b[K"


class Line(NamedTuple):
    """A line of a terminal: a character and a style a cell."""

    text: str
    styles: bytes


class Stretch(NamedTuple):
    """*text* to write at (*start*, *y*) in one *style*; the cursor is at *stop* afterwards."""

    y: int
    start: int
    stop: int
    style: Style
    text: str


def stretches(y: int, old: Line, new: Line, pens: Pens) -> Iterator[Stretch]:
    """What to write on line *y*, left to right, so that *new* stands where *old* stood."""
    changed = _changed_cells(old, new, pens)
    if not changed:
        return
    blank_from = max(len(new.text.rstrip(" ")), len(new.styles.rstrip(pens.clear_styles)))
    tail = [x for x in changed if x >= blank_from]
    is_erased = bool(tail) and tail[-1] - tail[0] >= len(ERASE)
    if is_erased:
        changed = changed[: -len(tail)]
    for start, stop in _runs(changed):
        yield from spans(y, start, stop, new, pens)
    if is_erased:
        yield Stretch(y, tail[0], tail[0], ANY_CLEAR, ERASE)


def _changed_cells(old: Line, new: Line, pens: Pens) -> list[int]:
    is_clear = pens.is_clear
    return [
        x
        for x, was, now, old_style, style in zip(count(), old.text, new.text, old.styles, new.styles)
        if was != now or (old_style != style and not (now == " " and is_clear[old_style] and is_clear[style]))
    ]


def _runs(cells: list[int]) -> Iterator[tuple[int, int]]:
    """*cells* as (start, stop) of neighbours."""
    if not cells:
        return
    start = previous = cells[0]
    for x in cells[1:]:
        if x != previous + 1:
            yield start, previous + 1
            start = x
        previous = x
    yield start, previous + 1


def spans(y: int, start: int, stop: int, line: Line, pens: Pens) -> Iterator[Stretch]:
    """Cells *start* to *stop* of *line*, cut where the style has to change.

    Clear blanks join any clear style.
    """
    text, styles = line
    is_clear = pens.is_clear
    begin, style = start, ANY_CLEAR
    for x in range(start, stop):
        wanted = styles[x]
        if text[x] == " " and is_clear[wanted]:
            if style == ANY_CLEAR or is_clear[style]:
                continue
            wanted = ANY_CLEAR
        elif wanted == style or (style == ANY_CLEAR and (begin == x or is_clear[wanted])):
            style = wanted
            continue
        yield Stretch(y, begin, x, style, text[begin:x])
        begin, style = x, wanted
    yield Stretch(y, begin, stop, style, text[begin:stop])
