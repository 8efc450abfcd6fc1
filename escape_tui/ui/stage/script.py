"""The script: stretches written one after another, with cursor and colour moved as little as possible."""

from collections.abc import Iterable

from escape_tui.ui.stage.difference import Line, Stretch, ground_of, spans
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
        for stretch in stretches:
            self._reach(stretch)
            self._put(stretch)

    def bytes(self) -> bytes:
        return "".join(self._parts).encode()

    def _put(self, stretch: Stretch) -> None:
        style = stretch.style if stretch.style >= 0 else self._style_for(stretch, self.style)
        if style != self.style:
            self._parts.append(self._pens.change(self.style, style))
            self.style = style
        self._parts.append(stretch.text)
        self.cursor = Cell(stretch.y, stretch.stop)

    def _style_for(self, stretch: Stretch, style: Style) -> Style:
        """The style to write *stretch* in, coming from *style*."""
        if stretch.style >= 0:
            return stretch.style
        return self._pens.nearest(style, ground_of(stretch.style, self._pens))

    def _reach(self, stretch: Stretch) -> None:
        here, there = self.cursor, Cell(stretch.y, stretch.start)
        if here == there:
            return
        jump = move(here, there, self._width)
        if here is not None and here.y == there.y and self._is_short(here.y, here.x, there.x, jump):
            gap = tuple(spans(here.y, here.x, there.x, self._lines[here.y], self._pens))
            if self._cost((*gap, stretch)) <= self._cost((stretch,)) + len(jump):
                for each in gap:
                    self._put(each)
                return
        self._parts.append(jump)
        self.cursor = there

    def _is_short(self, y: int, start: int, stop: int, jump: str) -> bool:
        """Whether writing the cells from *start* to *stop* might take no more bytes than *jump*."""
        return 0 < stop - start <= LONGEST_GAP and len(self._lines[y].text[start:stop].encode()) <= len(jump)

    def _cost(self, stretches: tuple[Stretch, ...]) -> int:
        """How many bytes writing *stretches* takes from here."""
        size, style = 0, self.style
        for stretch in stretches:
            wanted = self._style_for(stretch, style)
            size += len(self._pens.change(style, wanted)) + len(stretch.text.encode())
            style = wanted
        return size
