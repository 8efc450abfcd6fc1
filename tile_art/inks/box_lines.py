"""Lines: walls drawn as strokes that join into the right corner wherever they meet."""

from tile_art.inks.canvas import Canvas
from tile_art.inks.ink import Ink

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8

#: The glyph for every set of arms; the index is the sum of the arms.
JUNCTIONS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"

#: Straight pieces of a wall that may vanish.
DASHES = {EAST + WEST: "┅", NORTH + SOUTH: "┇"}

#: Where walls of different chambers meet, the later one is visible.
_RANK = {
    ink: place
    for place, ink in enumerate(
        (Ink.PLAIN, Ink.WALL, Ink.WALL_ILLUSION, Ink.WALL_SHUT, Ink.WALL_SAFE, Ink.WALL_EXIT, Ink.WALL_HERE)
    )
}


class Lines:
    """Strokes of wall on a grid of cells; each cell stores its arms and its ink."""

    def __init__(self, width: int, height: int) -> None:
        self._arms = [bytearray(width) for _ in range(height)]
        self._inks = [bytearray(width) for _ in range(height)]

    def across(self, left: int, right: int, y: int, ink: Ink) -> None:
        """A stroke from the middle of cell *left* to the middle of cell *right*."""
        if left == right:
            return
        arms = self._arms[y]
        arms[left] |= EAST
        for x in range(left + 1, right):
            arms[x] |= EAST | WEST
        arms[right] |= WEST
        self._tint(range(left, right + 1), range(y, y + 1), ink)

    def down(self, x: int, top: int, bottom: int, ink: Ink) -> None:
        """A stroke from the middle of cell *top* to the middle of cell *bottom*."""
        if top == bottom:
            return
        self._arms[top][x] |= SOUTH
        for y in range(top + 1, bottom):
            self._arms[y][x] |= NORTH | SOUTH
        self._arms[bottom][x] |= NORTH
        self._tint(range(x, x + 1), range(top, bottom + 1), ink)

    def _tint(self, columns: range, rows: range, ink: Ink) -> None:
        rank = _RANK[ink]
        for y in rows:
            inks = self._inks[y]
            for x in columns:
                if inks[x] < rank:
                    inks[x] = rank

    def draw(self, canvas: Canvas) -> None:
        inks = tuple(_RANK)
        for y, arms in enumerate(self._arms):
            for x, met in enumerate(arms):
                if met:
                    ink = inks[self._inks[y][x]]
                    glyph = DASHES.get(met) if ink is Ink.WALL_ILLUSION else None
                    canvas.put(x, y, glyph or JUNCTIONS[met], ink)
