"""The edges of the map: arrows that say how many chambers lie beyond it."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from escape_tui.engine.temple import Side
from escape_tui.scene.stage.layout import Piece, Place
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.scene.game.view import View

_ARROWS = {Side.NORTH: "▲", Side.EAST: "►", Side.SOUTH: "▼", Side.WEST: "◄"}


def map_edges(view: "View", shown: Piece, art: TempleArt, covered: int, below: int) -> Iterator[Piece]:
    """An arrow and a number at each edge of the map *shown* beyond which chambers lie; the first *covered*
    rows and the last, *below*, lie under something else."""
    cells = view.state.temple.cells
    window = (shown.place, shown.left, shown.top, art.size)
    hidden = view.presenter.found(
        ("beyond", window), (view.state.temple,), lambda: view.camera.beyond(shown, art, cells)
    )
    for side, count in hidden.items():
        picture = view.piece(f"edge {side}", (side, count), partial(_mark, side, count))
        yield Piece(picture, _place(side, len(picture[0].text), shown.place, covered, below))


def _mark(side: Side, count: int) -> Picture:
    arrow = _ARROWS[side]
    return (row(f"{count}{arrow}" if side is Side.EAST else f"{arrow}{count}", Ink.KEYCAP),)


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
