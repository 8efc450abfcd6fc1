"""The stage: knows the cells one terminal shows and writes what is different in the next frame."""

from collections.abc import Hashable, Iterable, Iterator
from itertools import chain, compress, count
from operator import is_not, ne
from typing import NamedTuple

from escape_tui.scene.stage.difference import (
    ERASE,
    SMALL,
    Line,
    Stretch,
    piece_changes,
    small_changes,
    stretches,
)
from escape_tui.scene.stage.layout import Piece, Place, Plan, line, plan, source
from escape_tui.scene.stage.moves import Cell, ways
from escape_tui.scene.stage.pens import DEFAULT, Pens, Style
from tile_art.inks.canvas import Picture

#: Default look, first cell, everything blank: the one state known after somebody else has written.
CLEAR = "\x1b[m\x1b[H\x1b[2J"

#: Tells the terminal to show everything in between at once.
SYNCHRONIZED = (b"\x1b[?2026h", b"\x1b[?2026l")

#: Shorter chunks arrive in one packet and are drawn at once anyway.
SYNCHRONIZED_FROM_BYTES = 256

#: Writing one style after the other, wherever its cells are, pays for small frames only.
_REORDERED_UP_TO = 80


class Shared:
    """What turns one picture into another, found once for all stages that show the same."""

    def __init__(self) -> None:
        self._pieces: tuple[Piece, ...] = ()
        self._known: dict[Hashable, _Turned] = {}

    def known(self, pieces: tuple[Piece, ...]) -> "dict[Hashable, _Turned]":
        """What was written so far to show *pieces*, by what was shown before."""
        if self._pieces is not pieces:
            self._pieces, self._known = pieces, {}
        return self._known


class _Turned(NamedTuple):
    """The *chunk* that turned *old* pieces, which it keeps, into others, and how it left the terminal."""

    old: tuple[Piece, ...]
    chunk: bytes
    plan: Plan
    cursor: Cell | None
    style: Style


class Stage:
    """One terminal of *width* × *height* cells, written by nobody else until `repaint` is called."""

    def __init__(self, width: int, height: int, pens: Pens, *, is_synchronized: bool = False) -> None:
        self._pens = pens
        self.is_synchronized = is_synchronized
        #: The pieces that are shown, and which of them in which cells.
        self._shown: tuple[Piece, ...] | None = None
        self._plan = plan(width, height, ())
        self._cursor: Cell | None = None
        self._style: Style = DEFAULT
        self.resize(width, height)

    def repaint(self) -> None:
        """Forget what the terminal shows: the next frame is written whole."""
        self._shown = None

    def resize(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._ways = ways(width)
        self.repaint()

    def recolour(self, pens: Pens) -> None:
        """Show everything in other colours from the next frame on."""
        self._pens = pens
        self.repaint()

    def show(self, frame: Picture, focus: Cell | None = None) -> bytes:
        """As `put`, for a *frame* that is one picture."""
        if len(frame) != self.height or len(frame[0].text) != self.width:
            raise ValueError(f"a frame of {len(frame)} lines does not fit {self.width}×{self.height} cells")
        return self.put((Piece(frame, Place(0, 0, self.width, self.height)),), focus)

    def put_alike(self, pieces: tuple[Piece, ...], shared: Shared) -> bytes:
        """As `put`, for *pieces* that other stages show, too."""
        old = self._shown
        if old is None or old is pieces:
            return self.put(pieces)
        known = shared.known(pieces)
        before = (id(old), self._cursor, self._style, id(self._pens), self.is_synchronized)
        if before not in known:
            known[before] = _Turned(old, self.put(pieces), self._plan, self._cursor, self._style)
        self._shown = pieces
        _, chunk, self._plan, self._cursor, self._style = known[before]
        return chunk

    def put(self, pieces: tuple[Piece, ...], focus: Cell | None = None) -> bytes:
        """One chunk that turns what the terminal shows into *pieces*; nothing if it already shows them.

        The cursor, unseen, comes to rest on the *focus*, if there is one: screen readers follow it.
        """
        old, self._shown = self._shown, pieces
        text = ""
        if old is None:
            text = self._cleared()
        if old is not pieces:
            changed = self._all_lines(pieces) if old is None else self._changed(old, pieces)
            if changed:
                text += self._written(changed)
        if focus is not None:
            text += self._ways[self._cursor, focus]
            self._cursor = focus
        chunk = text.encode()
        if self.is_synchronized and len(chunk) >= SYNCHRONIZED_FROM_BYTES:
            return SYNCHRONIZED[0] + chunk + SYNCHRONIZED[1]
        return chunk

    def _cleared(self) -> str:
        self._cursor, self._style = (0, 0), self._pens.cleared
        if self._style == DEFAULT:
            return CLEAR
        # Terminals that erase a line in colour do not all clear a screen in colour.
        self._cursor = (self.height - 1, 0)
        lines = "\r\n".join([ERASE] * self.height)
        return CLEAR + self._pens.turns[DEFAULT, self._style][0] + lines

    def _all_lines(self, pieces: tuple[Piece, ...]) -> list[Stretch]:
        """Everything, on a terminal that is blank."""
        self._plan = plan(self.width, self.height, tuple([piece.place for piece in pieces]))
        blank = Line(" " * self.width, bytes((self._pens.cleared,)) * self.width)
        return [
            stretch
            for y in range(self.height)
            for stretch in stretches(y, 0, blank, self._line(pieces, self._plan, y), self._pens, self.width)
        ]

    def _changed(self, old: tuple[Piece, ...], new: tuple[Piece, ...]) -> list[Stretch]:
        """What to write, from above to below, so that *new* pieces are shown instead of *old* ones. Where a
        piece lies where it lay, nothing beside it is looked at."""
        written: list[Stretch] = []
        if len(old) != len(new):
            return list(self._moved(old, new))
        for number in compress(count(), map(is_not, old, new)):
            was, now = old[number], new[number]
            if was.place != now.place:
                return list(self._moved(old, new))
            if was.picture is not now.picture or was[2:] != now[2:]:
                found = small_changes if len(now.picture) <= SMALL else piece_changes
                written += found(was, now, self._plan.shown_of[number], self._pens, self.width)
        written.sort()
        return written

    def _moved(self, old: tuple[Piece, ...], new: tuple[Piece, ...]) -> Iterator[Stretch]:
        """Where pieces have come, gone, or moved: lines that such a piece has touched."""
        old_plan, self._plan = self._plan, plan(self.width, self.height, tuple([each.place for each in new]))
        for y in _touched(old, new, self.height):
            lines = self._line(old, old_plan, y), self._line(new, self._plan, y)
            if lines[0] != lines[1]:
                yield from stretches(y, 0, *lines, self._pens, self.width)

    def _line(self, pieces: tuple[Piece, ...], shown: Plan, y: int) -> Line:
        text, inks = line(pieces, shown, y)
        return Line(text, inks.translate(self._pens.styles))

    def _written(self, changed: list[Stretch]) -> str:
        """*changed* as text, with cursor and colour moved as little as possible."""
        styles, in_order = [each.style for each in changed], changed
        # Another style costs more bytes than a jump; in large frames the jumps are too far and too many.
        if len(styles) <= _REORDERED_UP_TO and sum(map(ne, styles, styles[1:])) >= len(set(styles)):
            in_style: dict[Style, list[Stretch]] = {self._style: []}
            for stretch in changed:
                in_style.setdefault(stretch.style, []).append(stretch)
            in_order = list(chain.from_iterable(in_style.values()))
        parts: list[str] = []
        ways, turns, cursor, style = self._ways, self._pens.turns, self._cursor, self._style
        for y, start, stop, wanted, text in in_order:
            if cursor != (y, start):
                parts.append(ways[cursor, (y, start)])
            if wanted != style:
                turn, style = turns[style, wanted]
                parts.append(turn)
            parts.append(text)
            cursor = (y, stop)
        self._cursor, self._style = cursor, style
        return "".join(parts)


def _lines_changed(was: Piece, now: Piece, height: int) -> list[int]:
    """The lines on which *now* looks different from *was*, which lay in the same place."""
    if was.picture is now.picture and was[2:] == now[2:]:
        return []
    top, rows, old_rows = now.place.y, now.picture, was.picture
    lines = range(max(0, top), min(height, top + now.place.height))
    if was.left != now.left:
        return list(lines)
    if top >= 0 == was.top == now.top and len(rows) == len(old_rows):
        pairs = zip(lines, old_rows, rows, strict=False)
        return [y for y, one, other in pairs if one is not other and one != other]
    return [y for y in lines if source(was, y) != source(now, y)]


def _touched(old: tuple[Piece, ...], new: tuple[Piece, ...], height: int) -> Iterable[int]:
    """The lines on which something may look different, where pieces have come, gone, or moved."""
    before, after = ({each[1:]: each for each in pieces} for pieces in (old, new))
    if [key for key in before if key in after] != [key for key in after if key in before]:
        return range(height)
    lines = {
        y for key in before.keys() & after.keys() for y in _lines_changed(before[key], after[key], height)
    }
    for place, *_ in before.keys() ^ after.keys():
        lines.update(range(max(0, place.y), min(height, place.y + place.height)))
    return sorted(lines)
