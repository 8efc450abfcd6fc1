"""The stage: knows the cells one terminal shows and writes what is different in the next frame."""

from collections.abc import Iterator
from itertools import pairwise

from escape_tui.scene.stage.difference import ERASE, Line, Stretch, stretches
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
        self._shown: Picture | None = None
        #: The lines of what is shown.
        self._lines: list[Line] = []
        self._cursor: Cell | None = None
        self._style: Style = DEFAULT
        self.resize(width, height)

    def repaint(self) -> None:
        """Forget what the terminal shows: the next frame is written whole."""
        self._shown = None
        self._lines = []

    def resize(self, width: int, height: int, cuts: tuple[int, ...] = ()) -> None:
        """Show frames of another size. *cuts* are the columns at which parts of the picture begin that
        change on their own: what is beside a change is then neither compared nor written."""
        self.width = width
        self.height = height
        self._bands = tuple(pairwise((0, *(cut for cut in cuts if 0 < cut < width), width)))
        self.repaint()

    def recolour(self, pens: Pens) -> None:
        """Show everything in other colours from the next frame on."""
        self._pens = pens
        self.repaint()

    def show(self, frame: Picture, focus: Cell | None = None) -> bytes:
        """One chunk that turns what the terminal shows into *frame*; nothing if it already shows it.

        The cursor, unseen, comes to rest on the *focus*, if there is one: screen readers follow it.
        """
        if frame is self._shown:
            return self._rested(focus)
        if len(frame) != self.height or len(frame[0].text) != self.width:
            raise ValueError(f"a frame of {len(frame)} lines does not fit {self.width}×{self.height} cells")
        chunk = (self._cleared() if self._shown is None else b"") + self._difference(frame)
        chunk += self._rested(focus)
        self._shown = frame
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

    def _difference(self, frame: Picture) -> bytes:
        changed: list[Stretch] = []
        if self._shown is None:
            self._lines = [Line(" " * self.width, bytes((self._pens.cleared,)) * self.width)] * self.height
        shown = self._shown or (None,) * self.height
        for y, (old, new) in enumerate(zip(shown, frame, strict=True)):
            if old is new or old == new:
                continue
            line = Line(new.text, new.inks.translate(self._pens.styles))
            changed += self._changed(y, self._lines[y], line)
            self._lines[y] = line
        return self._written(changed) if changed else b""

    def _changed(self, y: int, old: Line, new: Line) -> Iterator[Stretch]:
        """What to write on line *y*. A change that another terminal has shown in the same place is known."""
        for left, right in self._bands:
            was, now = old.cut(left, right), new.cut(left, right)
            if was != now:
                yield from stretches(y, left, was, now, self._pens, self.width)

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
