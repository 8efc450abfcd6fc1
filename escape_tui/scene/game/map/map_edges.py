"""The edges of the map: arrows that say how many chambers lie beyond it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from escape_tui.engine.temple import Side, Temple
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed
from tile_art.chambers.chamber import Cell
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

_ARROWS = {Side.NORTH: "▲", Side.EAST: "►", Side.SOUTH: "▼", Side.WEST: "◄"}


class BeyondInputs(NamedTuple):
    """A temple, and the window through which its picture is seen."""

    temple: Temple
    place: Place
    left: int
    top: int
    size: Size
    #: The space in the upper left corner of the picture.
    first: Cell


def beyond(inputs: BeyondInputs) -> Counter[Side]:
    """How many chambers lie beyond each edge of the map."""
    temple, (_, _, width, height), left, top, size, first = inputs
    art, hidden = TempleArt((), size, first), Counter[Side]()
    for cell in temple.cells:
        rect = art.place((cell.x, cell.y))
        x, y = rect.x + rect.width // 2 - left, rect.y + rect.height // 2 - top
        hidden[Side.WEST] += x < 0
        hidden[Side.EAST] += x >= width
        hidden[Side.NORTH] += y < 0
        hidden[Side.SOUTH] += y >= height
    return +hidden


def map_edges(
    hidden: Mapping[Side, int], map: Place, covered: int, below: int, glyphs: Glyphs
) -> Iterator[Piece]:
    """An arrow and a number at each edge of the *map* beyond which chambers are *hidden*; the first *covered*
    rows and the last, *below*, lie under something else."""
    for side, count in hidden.items():
        picture = _mark(side, count, glyphs)
        yield Piece(picture, _place(side, len(picture[0].text), map, covered, below))


@lru_cache(maxsize=256)
def _mark(side: Side, count: int, glyphs: Glyphs) -> Picture:
    arrow = _ARROWS[side]
    return dressed((row(f"{count}{arrow}" if side is Side.EAST else f"{arrow}{count}", Ink.KEYCAP),), glyphs)


def _place(side: Side, length: int, map: Place, covered: int, below: int) -> Place:
    """The middle of the *side* of what can be seen of the *map*."""
    x, y, width, height = map
    across, down = x + (width - length) // 2, y + covered + (height - covered - below) // 2
    match side:
        case Side.NORTH:
            return Place(across, y + covered, length, 1)
        case Side.SOUTH:
            return Place(across, y + height - 1 - below, length, 1)
        case Side.WEST:
            return Place(x, down, length, 1)
        case Side.EAST:
            return Place(x + width - length, down, length, 1)
