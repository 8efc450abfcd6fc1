"""The script: stretches written one after another, with cursor and colour moved as little as possible."""

from collections.abc import Iterable

from escape_tui.scene.stage.difference import Stretch
from escape_tui.scene.stage.moves import Cell, move
from escape_tui.scene.stage.pens import Pens, Style


class Script:
    """Text for a terminal of *width* columns whose cursor is at *cursor* and which writes in *style*."""

    def __init__(self, width: int, pens: Pens, cursor: Cell | None, style: Style) -> None:
        self.cursor = cursor
        self.style = style
        self._width = width
        self._pens = pens
        self._parts: list[str] = []

    def write(self, stretches: Iterable[Stretch]) -> None:
        pens, parts, cursor, style = self._pens, self._parts, self.cursor, self.style
        for y, start, stop, wanted, text in stretches:
            if cursor != (y, start):
                parts.append(move(cursor, (y, start), self._width))
            if wanted != style:
                reached = pens.reached(style, wanted)
                if reached != style:
                    parts.append(pens.change(style, reached))
                    style = reached
            parts.append(text)
            cursor = (y, stop)
        self.cursor, self.style = cursor, style

    def bytes(self) -> bytes:
        return "".join(self._parts).encode()
