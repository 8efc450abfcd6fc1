"""The map of one terminal: the temple that all share, and over it what somebody here alone sees."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import MIDDLE, Cell, Temple
from escape_tui.scene.game.map.camera import Camera, Pose
from escape_tui.scene.game.map.map_edges import BeyondInputs, beyond, map_edges
from escape_tui.scene.game.map.map_labels import Shift, cells_to_shift, gems_known, line_to_shift
from escape_tui.scene.game.map.temple_maps import TempleMap
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece
from tile_art.chambers.size import Rect, Size
from tile_art.chambers.temple_map import TempleArt


class MapInputs(NamedTuple):
    at: Viewpoint
    map: TempleMap
    #: The game as it is seen by each of those whose dice are on the table, if they play from here.
    mine: tuple[tuple[PlayerId, State], ...]
    #: The first *covered* rows and the last, *below*, lie under something else.
    covered: int
    below: int
    #: What somebody here points at and has not confirmed yet.
    shift: Shift | None
    camera: Camera
    #: How the camera was last moved by hand.
    pose: Pose


def map_pieces(inputs: MapInputs) -> tuple[Piece, ...]:
    return tuple(_drawn(inputs))


def _drawn(inputs: MapInputs) -> Iterator[Piece]:
    at, camera, temple = inputs.at, inputs.camera, inputs.map.inputs.scenery.temple
    size = size_of(at, temple, camera)
    art = inputs.map.art(size, at.glyphs)
    shown = camera.piece(art, at.regions.map, _followed(inputs), inputs.covered, inputs.below)
    yield shown
    for player, state in inputs.mine:
        yield from _chambers_of(player, state, shown, art, inputs)
    if inputs.shift is not None:
        yield from line_to_shift(temple, inputs.shift, camera, shown, art, at.glyphs)
    window = (*shown[1:], size)
    hidden = at.shared(beyond, BeyondInputs(temple, *window, art.first), window)
    yield from map_edges(hidden, shown.place, inputs.covered, inputs.below, at.glyphs)


def size_of(at: Viewpoint, temple: Temple, camera: Camera) -> Size:
    """The size in which *temple* is drawn."""
    return camera.size(at.regions.map, *at.shared(_extent, temple))


def _extent(temple: Temple) -> tuple[int, int]:
    """How many columns and rows of chambers there are."""
    cells = temple.cells
    columns = max(cell.x for cell in cells) - min(cell.x for cell in cells) + 1
    rows = max(cell.y for cell in cells) - min(cell.y for cell in cells) + 1
    return columns, rows


def _chambers_of(
    player: PlayerId, state: State, shown: Piece, art: TempleArt, inputs: MapInputs
) -> Iterator[Piece]:
    """What *player* alone sees: the names of gems, and the chamber they stand in, lit."""
    at, drawn, camera = inputs.at, inputs.map, inputs.camera
    gems = gems_known(state, at.narrator)
    for cell, gem in gems.items():
        yield camera.on(shown, _inside(art, cell), drawn.known_chamber(cell, gem, art.size, at.glyphs))
    chamber = state.adventurers[player].chamber
    if chamber is not None:
        here = state.temple.chambers[chamber].cell
        lit = drawn.lit_chamber(player, art.size, at.glyphs, gems.get(here, ""))
        yield camera.over(shown, art, here, lit)


def _followed(inputs: MapInputs) -> Cell:
    """Where the map looks: at one's own chamber, or at what would shift, as near to it as can be."""
    state = inputs.map.inputs.scenery
    chamber = state.adventurers[inputs.at.seat].chamber
    here = MIDDLE if chamber is None else state.temple.chambers[chamber].cell
    if inputs.shift is None:
        return here
    cells = cells_to_shift(state.temple, inputs.shift)
    return min(cells, key=lambda cell: abs(cell.x - here.x) + abs(cell.y - here.y))


def _inside(art: TempleArt, cell: Cell) -> Rect:
    """Where the chamber at *cell* is drawn, without its walls where it has any."""
    x, y, width, height = art.place((cell.x, cell.y))
    return Rect(x, y, width, height) if art.size is Size.TINY else Rect(x + 1, y + 1, width - 2, height - 2)
