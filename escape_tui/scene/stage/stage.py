"""The stage: knows which cells one terminal shows, and writes the differences to the next frame."""

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
from escape_tui.scene.stage.layout import Piece, Place, Plan, Target, blank, line, plan, source
from escape_tui.scene.stage.moves import Cell, ways
from escape_tui.scene.stage.pens import DEFAULT, Pens, Style
from tile_art.inks.canvas import Picture

#: Default look, first cell, everything blank: a known state after other output.
CLEAR = "\x1b[m\x1b[H\x1b[2J"

#: Synchronized output: the terminal shows everything in between at once.
SYNCHRONIZED = (b"\x1b[?2026h", b"\x1b[?2026l")

#: Largest chunk without synchronized output: it fits into one packet and is drawn at once anyway.
SYNCHRONIZED_FROM_BYTES = 256

#: Most stretches to sort by style: in large frames there are too many long moves.
_REORDERED_UP_TO = 80


class Shared:
    """The chunks from one picture to another, computed once for all stages that show the same."""

    def __init__(self) -> None:
        self._pieces: tuple[Piece, ...] = ()
        self._known: dict[Hashable, _Turned] = {}

    def known(self, pieces: tuple[Piece, ...]) -> "dict[Hashable, _Turned]":
        """The known chunks that lead to *pieces*, by the picture before."""
        if self._pieces is not pieces:
            self._pieces, self._known = pieces, {}
        return self._known


class _Turned(NamedTuple):
    """The *chunk* that turned the *old* pieces into others, and the state of the terminal after it."""

    old: tuple[Piece, ...]
    chunk: bytes
    plan: Plan
    cursor: Cell | None
    style: Style


class Stage:
    """One terminal of *width* × *height* cells; nothing else writes to it until `repaint` is called."""

    def __init__(self, width: int, height: int, pens: Pens, *, is_synchronized: bool = False) -> None:
        self._pens = pens
        self.is_synchronized = is_synchronized
        #: The visible pieces, `None` if unknown, and which of them is in which cells.
        self._shown: tuple[Piece, ...] | None = None
        self._plan = plan(width, height, ())
        self._cursor: Cell | None = None
        self._style: Style = DEFAULT
        self.resize(width, height)

    def repaint(self) -> None:
        """Forget what the terminal shows: the next frame is complete."""
        self._shown = None

    def resize(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._ways = ways(width)
        self._shown = None

    def recolour(self, pens: Pens) -> None:
        """Use other colours from the next frame on."""
        self._pens = pens
        self._shown = None

    def target_at(self, x: int, y: int) -> Target | None:
        """The target of a click on a cell: that of the uppermost piece there."""
        if not self._shown or not (0 <= x < self.width and 0 <= y < self.height):
            return None
        number = next(each.piece for each in self._plan.lines[y] if each.start <= x < each.stop)
        return None if number < 0 else self._shown[number].target_at(x, y)

    def show(self, frame: Picture, focus: Cell | None = None) -> bytes:
        """`put` for a *frame* that is one picture."""
        if len(frame) != self.height or len(frame[0].text) != self.width:
            raise ValueError(f"a frame of {len(frame)} lines does not fit {self.width}×{self.height} cells")
        return self.put((Piece(frame, Place(0, 0, self.width, self.height)),), focus)

    def put_alike(self, pieces: tuple[Piece, ...], shared: Shared) -> bytes:
        """`put` for *pieces* that other stages show, too."""
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
        """One chunk that turns the terminal's contents into *pieces*; empty if it already shows them.

        The hidden cursor ends on the *focus*, if there is one: screen readers follow it.
        """
        old, self._shown = self._shown, pieces
        text = ""
        if old is None:
            text, old = self._cleared(), blank(self.width, self.height)
            self._plan = plan(self.width, self.height, (old[0].place,))
        if old is not pieces and (changed := self._changed(old, pieces)):
            text += self._written(changed)
        if focus is not None:
            text += self._ways[self._cursor, focus]
            self._cursor = focus
        chunk = text.encode()
        if self.is_synchronized and len(chunk) >= SYNCHRONIZED_FROM_BYTES:
            return SYNCHRONIZED[0] + chunk + SYNCHRONIZED[1]
        return chunk

    def _cleared(self) -> str:
        """Everything blank, in the look of the first ink."""
        pens = self._pens
        self._cursor, self._style = (0, 0), pens.styles[0]
        if self._style == DEFAULT:
            return CLEAR
        # Some terminals erase a line in colour but not a screen, and others neither.
        self._cursor = (self.height - 1, 0)
        line = ERASE if pens.is_erasable[pens.grounds[self._style]] else f"{' ' * self.width}\r"
        return CLEAR + pens.turns[DEFAULT, self._style][0] + "\r\n".join([line] * self.height)

    def _changed(self, old: tuple[Piece, ...], new: tuple[Piece, ...]) -> list[Stretch]:
        """The changes from *old* to *new* pieces, from top to bottom. As long as no piece has moved, only
        changed pieces are compared."""
        written: list[Stretch] = []
        if len(old) != len(new):
            return list(self._moved(old, new))
        for number in compress(count(), map(is_not, old, new)):
            was, now = old[number], new[number]
            if was.place != now.place:
                return list(self._moved(old, new))
            if was.picture is not now.picture or was[2:4] != now[2:4]:
                found = small_changes if len(now.picture) <= SMALL else piece_changes
                written += found(was, now, self._plan.shown_of[number], self._pens, self.width)
        written.sort()
        return written

    def _moved(self, old: tuple[Piece, ...], new: tuple[Piece, ...]) -> Iterator[Stretch]:
        """The changes after pieces were added, removed or moved: all lines that such a piece touches."""
        old_plan, self._plan = self._plan, plan(self.width, self.height, tuple([each.place for each in new]))
        for y in _touched(old, new, self.height):
            lines = self._line(old, old_plan, y), self._line(new, self._plan, y)
            if lines[0] != lines[1]:
                yield from stretches(y, 0, *lines, self._pens, self.width)

    def _line(self, pieces: tuple[Piece, ...], shown: Plan, y: int) -> Line:
        cells = line(pieces, shown, y)
        return Line(cells.text, cells.inks.translate(self._pens.styles))

    def _written(self, changed: list[Stretch]) -> str:
        """*changed* as text, with as few cursor moves and colour changes as possible."""
        in_order = self._by_style(changed) if 2 < len(changed) <= _REORDERED_UP_TO else changed
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

    def _by_style(self, changed: list[Stretch]) -> list[Stretch]:
        """*changed* sorted by style where that saves bytes: a style change takes more than a cursor move."""
        styles = [each.style for each in changed]
        if sum(map(ne, styles, styles[1:])) < len(set(styles)):
            return changed
        in_style: dict[Style, list[Stretch]] = {self._style: []}
        for stretch in changed:
            in_style.setdefault(stretch.style, []).append(stretch)
        return list(chain.from_iterable(in_style.values()))


def _lines_changed(was: Piece, now: Piece, height: int) -> list[int]:
    """The lines where *now* differs from *was*, which has the same place."""
    if was.picture is now.picture and was[2:4] == now[2:4]:
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
    """The lines that may differ after pieces were added, removed or moved."""
    before, after = ({each[1:4]: each for each in pieces} for pieces in (old, new))
    if [key for key in before if key in after] != [key for key in after if key in before]:
        return range(height)
    lines = {
        y for key in before.keys() & after.keys() for y in _lines_changed(before[key], after[key], height)
    }
    for place, *_ in before.keys() ^ after.keys():
        lines.update(range(max(0, place.y), min(height, place.y + place.height)))
    return sorted(lines)
