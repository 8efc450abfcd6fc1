"""The difference between the line a terminal shows and the line it should show."""

from collections.abc import Iterator
from itertools import count
from typing import NamedTuple

from escape_tui.ui.stage.pens import Ground, Pens, Style

ERASE = "\x1b[K"


def any_on(ground: Ground) -> Style:
    """The style of blanks: whichever writes on *ground*. `ground_of` is its inverse."""
    return ~ground


def ground_of(style: Style, pens: Pens) -> Ground:
    return ~style if style < 0 else pens.grounds[style]


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
    tail = _erasable_tail(changed, new, pens)
    if tail:
        changed = changed[: -len(tail)]
    for start, stop in _runs(changed):
        yield from spans(y, start, stop, new, pens)
    if tail:
        yield Stretch(y, tail[0], tail[0], any_on(pens.grounds[new.styles[-1]]), ERASE)


def _erasable_tail(changed: list[int], new: Line, pens: Pens) -> list[int]:
    """The last of the *changed* cells, if erasing the rest of the line is shorter than writing blanks."""
    ground = pens.grounds[new.styles[-1]]
    if not pens.is_erasable[ground]:
        return []
    blank_from = max(len(new.text.rstrip(" ")), len(new.styles.rstrip(pens.styles_on[ground])))
    tail = [x for x in changed if x >= blank_from]
    return tail if tail and tail[-1] - tail[0] >= len(ERASE) else []


def _changed_cells(old: Line, new: Line, pens: Pens) -> list[int]:
    grounds = pens.grounds
    return [
        x
        for x, was, now, old_style, style in zip(count(), old.text, new.text, old.styles, new.styles)
        if was != now or (old_style != style and not (now == " " and grounds[old_style] == grounds[style]))
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

    Blanks join their neighbours on the same ground.
    """
    text, styles = line
    begin, style = start, _wanted(text[start], styles[start], pens)
    for x in range(start + 1, stop):
        wanted = _wanted(text[x], styles[x], pens)
        is_same_ground = ground_of(wanted, pens) == ground_of(style, pens)
        if wanted == style or (wanted < 0 and is_same_ground):
            continue
        if style < 0 and is_same_ground:
            style = wanted
            continue
        yield Stretch(y, begin, x, style, text[begin:x])
        begin, style = x, wanted
    yield Stretch(y, begin, stop, style, text[begin:stop])


def _wanted(letter: str, style: Style, pens: Pens) -> Style:
    return any_on(pens.grounds[style]) if letter == " " else style
