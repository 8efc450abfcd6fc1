"""The difference between the line that a terminal shows and the one it should show."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import compress, count
from operator import ne
from typing import NamedTuple

from escape_tui.scene.stage.layout import Piece, Segment, cut, drawable
from escape_tui.scene.stage.pens import Pens, Style, any_on
from tile_art.inks.canvas import Row
from tile_art.letters import ONE_UNUSUAL, TAIL, UNUSUAL, as_written

ERASE = "\x1b[K"

#: Most cached changes, for all terminals together: a whole table sees most of them, and they recur.
MOST_CHANGES = 8_192

#: Largest height of a piece, such as a die, that is cached as a whole.
SMALL = 5

#: Longest run of unchanged cells that may be written again instead of jumped over.
SMALL_GAP = 3


class Line(NamedTuple):
    """A line of a terminal: one character and one style for each cell."""

    text: str
    styles: bytes


class Stretch(NamedTuple):
    """*text* to write at (*start*, *y*) in one *style*; the cursor is at *stop* afterwards."""

    y: int
    start: int
    stop: int
    style: Style
    text: str


def piece_changes(
    was: Piece, now: Piece, shown: tuple[tuple[int, Segment], ...], pens: Pens, width: int
) -> tuple[Stretch, ...]:
    """The changes from *was* to *now*, which has the same place, where it is *shown* on *width* columns."""
    written: list[Stretch] = []
    (rows, (x, top, _, _), left, down, _), (old_rows, _, old_left, old_down, _) = now, was
    is_still = left == old_left and down == old_down and len(rows) == len(old_rows)
    above, first = down - top, x - left
    for y, segment in shown:
        at, (_, start, stop) = y + above, segment
        if is_still:
            if not 0 <= at < len(rows) or rows[at] is old_rows[at] or rows[at] == old_rows[at]:
                continue
            row, old_row = rows[at], old_rows[at]
            if start == first and stop - start == len(row.text) == len(old_row.text):
                written += changes(y, start, old_row, row, pens, width)
                continue
        written += changes(y, start, cut(was, segment, y), cut(now, segment, y), pens, width)
    return tuple(written)


#: The same for `SMALL` pieces, cached for all terminals.
small_changes = lru_cache(maxsize=MOST_CHANGES)(piece_changes)


@lru_cache(maxsize=MOST_CHANGES)
def changes(y: int, left: int, old: Row, new: Row, pens: Pens, width: int) -> tuple[Stretch, ...]:
    """`stretches` between two rows of a picture, cached for all terminals."""
    was, now = drawable(old), drawable(new)
    lines = Line(was.text, was.inks.translate(pens.styles)), Line(now.text, now.inks.translate(pens.styles))
    return tuple(stretches(y, left, *lines, pens, width))


def stretches(y: int, left: int, old: Line, new: Line, pens: Pens, width: int) -> Iterator[Stretch]:
    """What to write on line *y* of *width* columns, from column *left* to the right, to replace *old* by
    *new*."""
    written = _stretches(y, left, old, new, pens, ends_line=left + len(new.text) == width)
    return _letter_by_letter(written, width) if UNUSUAL.search(new.text) else written


def _stretches(y: int, left: int, old: Line, new: Line, pens: Pens, *, ends_line: bool) -> Iterator[Stretch]:
    changed = _changed_cells(old, new, pens)
    if not changed:
        return
    tail = _erasable_tail(changed, new, pens) if ends_line else []
    if tail:
        changed = changed[: -len(tail)]
    for start, stop in _runs(changed, new):
        yield from _spans(y, left, start, stop, new, pens)
    if tail:
        yield Stretch(y, left + tail[0], left + tail[0], any_on(pens.grounds[new.styles[-1]]), ERASE)


def _erasable_tail(changed: list[int], new: Line, pens: Pens) -> list[int]:
    """The last of the *changed* cells, if erasing the rest of the line is shorter than writing blanks."""
    ground = pens.grounds[new.styles[-1]]
    if not pens.is_erasable[ground]:
        return []
    blank_from = max(len(new.text.rstrip(" ")), len(new.styles.rstrip(pens.styles_on[ground])))
    tail = [x for x in changed if x >= blank_from]
    return tail if tail and tail[-1] - tail[0] >= len(ERASE) else []


def _changed_cells(old: Line, new: Line, pens: Pens) -> list[int]:
    """The cells that differ: in their characters, or in style, except blanks on the same ground."""
    changed = list(compress(count(), map(ne, old.text, new.text)))
    if old.styles != new.styles:
        grounds, text, styles, old_styles = pens.grounds, new.text, new.styles, old.styles
        restyled = [
            x
            for x in compress(count(), map(ne, old_styles, styles))
            if text[x] != " " or grounds[old_styles[x]] != grounds[styles[x]]
        ]
        changed = sorted({*changed, *restyled}) if changed else restyled
    return _whole_letters(changed, new.text) if TAIL in new.text else changed


def _whole_letters(changed: list[int], text: str) -> list[int]:
    """*changed* with both cells of each letter that fills two."""
    cells = {*changed}
    cells |= {x - 1 for x in changed if text[x] == TAIL}
    cells |= {x + 1 for x in cells if text[x + 1 : x + 2] == TAIL}
    return sorted(cells)


def _letter_by_letter(written: Iterator[Stretch], width: int) -> Iterator[Stretch]:
    """*written* with real letters instead of a picture's placeholders.

    Terminals disagree on the width of some letters. After such a letter, as after the last column, the
    position of the cursor is unknown, so the next stretch moves it explicitly.
    """
    for stretch in written:
        begin, (y, start, stop, style, text) = 0, stretch
        for unusual in ONE_UNUSUAL.finditer(text):
            first, last = unusual.span()
            if begin < first:
                yield Stretch(y, start + begin, start + first, style, text[begin:first])
            yield Stretch(y, start + first, width, style, as_written(unusual.group()))
            begin = last
        if begin < len(text) or not text:
            yield stretch if not begin else Stretch(y, start + begin, stop, style, text[begin:])


def _runs(cells: list[int], line: Line) -> Iterator[tuple[int, int]]:
    """*cells* as (start, stop) of runs; a short gap of cheap cells joins two runs."""
    if not cells:
        return
    text, styles = line
    start = previous = cells[0]
    for x in cells[1:]:
        gap = x - previous - 1
        if gap and (gap > SMALL_GAP or not _is_plain(text[previous + 1 : x], styles[previous:x])):
            yield start, previous + 1
            start = x
        previous = x
    yield start, previous + 1


def _is_plain(text: str, styles: bytes) -> bool:
    """Whether rewriting *text* takes no more bytes than a jump over it: one byte each, in the style of the
    cell before."""
    return text.isascii() and styles == styles[:1] * len(styles)


def _spans(y: int, left: int, start: int, stop: int, line: Line, pens: Pens) -> Iterator[Stretch]:
    """Cells *start* to *stop* of *line*, which begins in column *left*, split where the style changes.

    Blanks join their neighbours on the same ground.
    """
    text, styles = line
    grounds = pens.grounds
    begin, ground = start, grounds[styles[start]]
    style = any_on(ground) if text[start] == " " else styles[start]
    for x in range(start + 1, stop):
        wanted, its_ground = styles[x], grounds[styles[x]]
        if text[x] == " ":
            if its_ground == ground:
                continue
            wanted = any_on(its_ground)
        elif wanted == style:
            continue
        elif style < 0 and its_ground == ground:
            style = wanted
            continue
        yield Stretch(y, left + begin, left + x, style, text[begin:x])
        begin, style, ground = x, wanted, its_ground
    yield Stretch(y, left + begin, left + stop, style, text[begin:stop])
