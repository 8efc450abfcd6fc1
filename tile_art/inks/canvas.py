"""Rows of inked characters: the format of all pictures and screens."""

from collections.abc import Iterable

from msgspec import Struct

from tile_art.inks.ink import INKS_PER_GROUND, Ground, Ink
from tile_art.letters import in_cells


class Row(Struct, frozen=True, gc=False):
    """One line of a picture: *text* has one character for each cell, *inks* one `Ink` (on a `Ground`)."""

    text: str
    inks: bytes

    def cut(self, start: int, stop: int) -> "Row":
        if start == 0 and stop >= len(self.text):
            return self
        return Row(self.text[start:stop], self.inks[start:stop])

    def __add__(self, other: object) -> "Row":
        if not isinstance(other, Row):
            return NotImplemented
        return Row(self.text + other.text, self.inks + other.inks)

    def fit(self, width: int, ink: Ink = Ink.PLAIN) -> "Row":
        """This row, cut or padded with blanks to exactly *width* cells."""
        missing = width - len(self.text)
        if missing > 0:
            return Row(self.text + " " * missing, self.inks + bytes((ink,)) * missing)
        return self.cut(0, width) if missing else self


def row(text: str, ink: Ink = Ink.PLAIN) -> Row:
    """*text*, in any script, in the cells that it fills."""
    cells = text if text.isascii() and text.isprintable() else in_cells(text)
    return Row(cells, bytes((ink,)) * len(cells))


def join(rows: Iterable[Row]) -> Row:
    pieces = list(rows)
    return Row("".join([piece.text for piece in pieces]), b"".join([piece.inks for piece in pieces]))


Picture = tuple[Row, ...]

_ON = {
    ground: bytes(ink + ground if ink < INKS_PER_GROUND else ink for ink in range(256)) for ground in Ground
}


def on(ground: Ground, picture: Picture) -> Picture:
    """*picture* on *ground*; cells that already have one keep it."""
    return tuple(Row(line.text, line.inks.translate(_ON[ground])) for line in picture)


class Canvas:
    """A grid to draw on: put glyphs and pictures anywhere, then take the finished rows."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._text = [[" "] * width for _ in range(height)]
        self._inks = [bytearray(width) for _ in range(height)]

    def put(self, x: int, y: int, text: str, ink: int = Ink.PLAIN) -> None:
        """Write *text* from (x, y) to the right; parts outside the canvas are dropped."""
        if not 0 <= y < self.height:
            return
        letters, inks = self._text[y], self._inks[y]
        for offset, letter in enumerate(text, start=x):
            if 0 <= offset < self.width:
                letters[offset] = letter
                inks[offset] = ink

    def tint(self, x: int, y: int, width: int, ink: int) -> None:
        """Change the ink of *width* cells from (x, y), but not their glyphs."""
        if 0 <= y < self.height:
            for offset in range(max(0, x), min(self.width, x + width)):
                self._inks[y][offset] = ink

    def paste(self, x: int, y: int, picture: Picture) -> None:
        for line, piece in enumerate(picture, start=y):
            if not 0 <= line < self.height:
                continue
            left, right = max(0, -x), min(len(piece.text), self.width - x)
            if left < right:
                self._text[line][x + left : x + right] = piece.text[left:right]
                self._inks[line][x + left : x + right] = piece.inks[left:right]

    def rows(self) -> Picture:
        return tuple(
            Row("".join(text), bytes(inks)) for text, inks in zip(self._text, self._inks, strict=True)
        )
