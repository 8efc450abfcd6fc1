"""The script: stretches written one after another, with cursor and colour moved as little as possible."""

from collections.abc import Iterable

from escape_tui.ui.stage.difference import Line, Stretch, spans
from escape_tui.ui.stage.moves import Cell, move
from escape_tui.ui.stage.pens import Pens, Style

#: Wider gaps are always jumped over: no move within a line is longer.
LONGEST_GAP = 6


class Script:
    """Text for a terminal whose cursor is at *cursor* and which writes in *style*."""

    def __init__(self, lines: dict[int, Line], pens: Pens, cursor: Cell | None, style: Style) -> None:
        self.cursor = cursor
        self.style = style
        self._lines = lines
        self._width = len(next(iter(lines.values())).text)
        self._pens = pens
        self._parts: list[str] = []

    def write(self, stretches: Iterable[Stretch]) -> None:
        for y, start, stop, style, text in stretches:
            if self.cursor != (y, start):
                self._reach(y, start, style)
            self._put(style, text)
            self.cursor = (y, stop)

    def bytes(self) -> bytes:
        return "".join(self._parts).encode()

    def _put(self, wanted: Style, text: str) -> None:
        style = self._pens.reached(self.style, wanted)
        if style != self.style:
            self._parts.append(self._pens.change(self.style, style))
            self.style = style
        self._parts.append(text)

    def _reach(self, y: int, start: int, style: Style) -> None:
        """Bring the cursor to where something in *style* is to be written: by a jump, or by writing the few
        cells in between once more, if that takes no more bytes."""
        jump = move(self.cursor, (y, start), self._width)
        if self.cursor is not None and self.cursor[0] == y:
            line, x = self._lines[y], self.cursor[1]
            if 0 < start - x <= LONGEST_GAP and len(line.text[x:start].encode()) <= len(jump):
                gap = tuple(spans(y, x, start, line, self._pens))
                if self._cost(gap, style) <= len(jump) + self._cost((), style):
                    for each in gap:
                        self._put(each.style, each.text)
                    return
        self._parts.append(jump)

    def _cost(self, gap: tuple[Stretch, ...], style: Style) -> int:
        """How many bytes writing *gap* takes, and changing to *style* after it."""
        size, now, pens = 0, self.style, self._pens
        for _, _, _, wanted, text in gap:
            reached = pens.reached(now, wanted)
            size += len(pens.change(now, reached)) + len(text.encode())
            now = reached
        return size + len(pens.change(now, pens.reached(now, style)))
