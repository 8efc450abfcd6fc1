"""The map of one terminal: the shared picture of the temple, and over it what only this player sees."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import Cell, Temple
from escape_tui.scene.game.input.intents import SIDES
from escape_tui.scene.game.map.camera import Camera, Pose, place_of
from escape_tui.scene.game.map.choosing.candidates import anchor, own_cell
from escape_tui.scene.game.map.choosing.map_question import OnMap, Posed, dimmed, question_on_map, size_for
from escape_tui.scene.game.map.map_edges import EdgeInputs, map_edges
from escape_tui.scene.game.map.map_marks import own_marks_on
from escape_tui.scene.game.map.temple_maps import TempleMap
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Target
from tile_art.chambers.size import Rect, Size, spread
from tile_art.chambers.temple_map import TempleArt


class MapInputs(NamedTuple):
    at: Viewpoint
    map: TempleMap
    #: The game as each player at this terminal sees it.
    mine: tuple[tuple[PlayerId, State], ...]
    #: How many of the map's last rows are covered by something else.
    below: int
    #: The question on the map, if there is one.
    asked: Posed | None
    camera: Camera
    #: How the player last moved the camera.
    pose: Pose


class DrawnMap(NamedTuple):
    """The map in pieces, and the keys of the answers that are visible on it."""

    pieces: tuple[Piece, ...]
    #: The marks on the frame around it.
    edges: tuple[Piece, ...] = ()
    hinted: frozenset[str] = frozenset()


def map_pieces(inputs: MapInputs) -> DrawnMap:
    at, camera, asked, below = inputs.at, inputs.camera, inputs.asked, inputs.below
    temple, place = inputs.map.inputs.scenery.temple, inputs.at.regions.map
    size = _size_now(inputs, temple)
    art = inputs.map.art(size, at.glyphs)
    shown = camera.piece(art, place, _followed(inputs), below)
    on_map = OnMap()
    free = place._replace(height=place.height - below)
    if asked is None:
        shown = shown._replace(targets=tuple(_ways(inputs.mine, shown, art)))
    else:
        on_map = question_on_map(at, asked, camera, shown, art, free)
    ground = shown
    if asked is not None:
        dim = at.shared(dimmed, shown.picture, (at.glyphs, size))
        ground = shown._replace(picture=dim, targets=on_map.targets)
    mine = [piece for each in inputs.mine for piece in _chambers_of(*each, ground, art, inputs)]
    seen = EdgeInputs(at, inputs.map.inputs.scenery, free, shown.left, shown.top, size, art.first)
    return DrawnMap((ground, *mine, *on_map.pieces), at.memo(map_edges, seen), on_map.hinted)


def _size_now(inputs: MapInputs, temple: Temple) -> Size:
    """The size of the map now; while a question is open, one that shows all answers if possible."""
    at, camera, asked = inputs.at, inputs.camera, inputs.asked
    usual = size_of(at, temple, camera)
    if asked is None or camera.is_zoomed:
        return usual
    return size_for(asked.question, temple, own_cell(asked.state, asked.player), at.regions.map, usual)


def size_of(at: Viewpoint, temple: Temple, camera: Camera) -> Size:
    # Two players at one keyboard may be far apart, but the camera follows only one of them.
    smallest = Size.SMALL if at.is_duo else Size.MEDIUM
    return camera.size(at.regions.map, *at.shared(_extent, temple), smallest)


def _extent(temple: Temple) -> tuple[int, int]:
    return spread(temple.cells)


def _chambers_of(
    player: PlayerId, state: State, shown: Piece, art: TempleArt, inputs: MapInputs
) -> Iterator[Piece]:
    """What only *player* sees: names on marks, and their own chamber, lit."""
    at, drawn, camera = inputs.at, inputs.map, inputs.camera
    marks = own_marks_on(state, at.narrator)
    for known, mark in marks.items():
        cell = state.temple.chambers[known].cell
        yield camera.on(shown, _inside(art, cell), drawn.known_chamber(cell, mark, art.size, at.glyphs))
    chamber = state.adventurers[player].chamber
    if chamber is not None:
        here = state.temple.chambers[chamber].cell
        lit = drawn.lit_chamber(player, art.size, at.glyphs, marks.get(chamber))
        yield camera.over(shown, art, here, lit)


def _ways(mine: tuple[tuple[PlayerId, State], ...], shown: Piece, art: TempleArt) -> Iterator[Target]:
    """Clicks that leave the chambers of the players at this terminal: on the next space or the door to it."""
    for tray, (player, state) in enumerate(mine):
        if state.adventurers[player].chamber is None:
            continue
        here = own_cell(state, player)
        for action, side in SIDES.items():
            there = here.beyond(side)
            yield Target(place_of(art.place((there.x, there.y)), shown), action, tray=tray)


def _followed(inputs: MapInputs) -> Cell:
    """The cell that the map follows: one's own chamber, a friend's, or what is pointed at."""
    state, asked = inputs.map.inputs.scenery, inputs.asked
    pointed = None if asked is None else asked.question.pointed
    there = None if pointed is None else anchor(pointed, state.temple)
    if there is not None:
        return there.cell
    watched = inputs.camera.watched
    is_inside = watched is not None and state.adventurers[watched].is_inside
    return own_cell(state, watched if watched is not None and is_inside else inputs.at.seat)


def _inside(art: TempleArt, cell: Cell) -> Rect:
    """Where the chamber at *cell* is drawn, without its walls if it has any."""
    x, y, width, height = art.place((cell.x, cell.y))
    return Rect(x, y, width, height) if art.size is Size.TINY else Rect(x + 1, y + 1, width - 2, height - 2)
