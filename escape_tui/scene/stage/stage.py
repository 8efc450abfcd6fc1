"""The stage: knows the cells one terminal shows and writes what is different in the next frame."""

from collections.abc import Iterable, Iterator
from itertools import pairwise

from escape_tui.scene.stage.difference import ERASE, Line, Stretch, changes, stretches
from escape_tui.scene.stage.layout import Piece, Place, Plan, cut, line, plan, source
from escape_tui.scene.stage.moves import Cell, move
from escape_tui.scene.stage.pens import DEFAULT, Pens, Style
from escape_tui.scene.stage.script import Script
from tile_art.canvas import Picture

#: Default look, first cell, everything blank: the one state known after somebody else has written.
CLEAR = "\x1b[m\x1b[H\x1b[2J"

#: Tells the terminal to show everything in between at once.
SYNCHRONIZED = (b"\x1b[?2026h", b"\x1b[?2026l")

#: Shorter chunks arrive in one packet and are drawn at once anyway.
SYNCHRONIZED_FROM_BYTES = 256

#: Writing one style after the other, wherever its cells are, pays for small frames only.
_REORDERED_UP_TO = 80


class Stage:
    """One terminal of *width* × *height* cells, written by nobody else until `repaint` is called."""

    def __init__(self, width: int, height: int, pens: Pens, *, is_synchronized: bool = False) -> None:
        self._pens = pens
        self.is_synchronized = is_synchronized
        #: The pieces that are shown, where, and which of them in which cells.
        self._shown: tuple[Piece, ...] | None = None
        self._places: list[Place] = []
        self._plan: Plan = ()
        self._cursor: Cell | None = None
        self._style: Style = DEFAULT
        self.resize(width, height)

    def repaint(self) -> None:
        """Forget what the terminal shows: the next frame is written whole."""
        self._shown = None

    def resize(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
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

    def put(self, pieces: tuple[Piece, ...], focus: Cell | None = None) -> bytes:
        """One chunk that turns what the terminal shows into *pieces*; nothing if it already shows them.

        The cursor, unseen, comes to rest on the *focus*, if there is one: screen readers follow it.
        """
        chunk = self._cleared() if self._shown is None else b""
        changed = self._changed(pieces)
        if changed:
            chunk += self._written(changed)
        chunk += self._rested(focus)
        if self.is_synchronized and len(chunk) >= SYNCHRONIZED_FROM_BYTES:
            return SYNCHRONIZED[0] + chunk + SYNCHRONIZED[1]
        return chunk

    def _rested(self, focus: Cell | None) -> bytes:
        if focus is None or focus == self._cursor:
            return b""
        way, self._cursor = move(self._cursor, focus, self.width), focus
        return way.encode()

    def _cleared(self) -> bytes:
        self._cursor, self._style = (0, 0), self._pens.cleared
        if self._style == DEFAULT:
            return CLEAR.encode()
        # Terminals that erase a line in colour do not all clear a screen in colour.
        self._cursor = (self.height - 1, 0)
        lines = "\r\n".join([ERASE] * self.height)
        return (CLEAR + self._pens.change(DEFAULT, self._style) + lines).encode()

    def _changed(self, pieces: tuple[Piece, ...]) -> list[Stretch]:
        """What to write, from above to below, so that *pieces* are shown."""
        if pieces is self._shown:
            return []
        old, old_plan, self._shown = self._shown, self._plan, pieces
        places = [piece.place for piece in pieces]
        if old is not None and places == self._places:
            return sorted(self._in_place(old, pieces))
        self._places, self._plan = places, plan(self.width, self.height, tuple(places))
        return list(self._all_lines(pieces) if old is None else self._moved(old, old_plan, pieces))

    def _all_lines(self, pieces: tuple[Piece, ...]) -> Iterator[Stretch]:
        """On a terminal that is blank."""
        blank = Line(" " * self.width, bytes((self._pens.cleared,)) * self.width)
        for y in range(self.height):
            shown = self._line(pieces, self._plan, y)
            yield from stretches(y, 0, blank, shown, self._pens, self.width)

    def _in_place(self, old: tuple[Piece, ...], new: tuple[Piece, ...]) -> Iterator[Stretch]:
        """Where pieces look different and lie where they lay. What is beside them is not looked at."""
        for number, (was, now) in enumerate(zip(old, new, strict=True)):
            if was is not now:
                for y in _lines_changed(was, now, self.height):
                    for segment in self._plan[y]:
                        if segment.piece == number:
                            cells = cut(was, segment, y), cut(now, segment, y)
                            yield from changes(y, segment.start, *cells, self._pens, self.width)

    def _moved(self, old: tuple[Piece, ...], old_plan: Plan, new: tuple[Piece, ...]) -> Iterator[Stretch]:
        """Where pieces have come, gone, or moved: lines that such a piece has touched."""
        for y in _touched(old, new, self.height):
            lines = self._line(old, old_plan, y), self._line(new, self._plan, y)
            if lines[0] != lines[1]:
                yield from stretches(y, 0, *lines, self._pens, self.width)

    def _line(self, pieces: tuple[Piece, ...], shown: Plan, y: int) -> Line:
        text, inks = line(pieces, shown, y)
        return Line(text, inks.translate(self._pens.styles))

    def _written(self, changed: list[Stretch]) -> bytes:
        turns = sum(one.style != other.style for one, other in pairwise(changed))
        # Another style costs more bytes than a jump; in large frames the jumps are too far and too many.
        is_mixed = len(changed) <= _REORDERED_UP_TO and turns >= len({each.style for each in changed})
        script = Script(self.width, self._pens, self._cursor, self._style)
        script.write(self._by_style(changed) if is_mixed else changed)
        self._cursor, self._style = script.cursor, script.style
        return script.bytes()

    def _by_style(self, changed: list[Stretch]) -> list[Stretch]:
        """*changed* with equal styles together, the style the terminal writes in first."""
        order = {self._style: 0}
        for stretch in changed:
            order.setdefault(stretch.style, len(order))
        return sorted(changed, key=lambda stretch: order[stretch.style])


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
