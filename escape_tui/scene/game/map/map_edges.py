"""The edges of the map: marks on the frame for people and places outside the visible part."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, START, ChamberId, Side
from escape_tui.scene.game.side.team import figure
from escape_tui.scene.game.viewpoint import Viewpoint
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed
from tile_art.chambers.chamber import Cell
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import TempleArt
from tile_art.icons import COLOURS
from tile_art.inks.canvas import Row, join, row
from tile_art.inks.ink import Ink

#: The signs of home and of the exit.
_PLACES = ((START, "⌂", Ink.SAFE), (EXIT, "☼", Ink.EXIT))


class EdgeInputs(NamedTuple):
    at: Viewpoint
    #: The game with all dice covered.
    scenery: State
    #: The visible part of the map, and the cell of the map's picture in its upper left corner.
    window: Place
    left: int
    top: int
    size: Size
    #: The temple's cell in the upper left corner of the picture.
    first: Cell


class Direction(NamedTuple):
    """Where something beyond the map is: the *side*, the position *along* it, and the distance in *rooms*."""

    side: Side
    along: int
    rooms: int | None


class Beyond(NamedTuple):
    """Something outside the map: the direction, and its *sign*. The frame left and right of the map has room
    for its *cell* only."""

    there: Direction
    sign: Row
    cell: Row


def map_edges(inputs: EdgeInputs) -> tuple[Piece, ...]:
    """A mark for every friend, the start and the exit, unless the map shows them."""
    found = tuple(_beyond(inputs))
    above = [each for each in found if each.there.side is Side.NORTH]
    below = [each for each in found if each.there.side is Side.SOUTH]
    pieces = [*_beside(found, inputs.window)]
    if above:
        line = row("▲", Ink.OPENING) + join(each.sign for each in above)
        x = min(above[0].there.along, inputs.window.width - len(line.text))
        pieces.append(Piece((line,), Place(inputs.window.x + x, inputs.window.y, len(line.text), 1)))
    if below:
        pieces.append(_on_divider(inputs.at, below))
    return tuple(piece._replace(picture=dressed(piece.picture, inputs.at.glyphs)) for piece in pieces)


def _beyond(inputs: EdgeInputs) -> Iterator[Beyond]:
    at, state = inputs.at, inputs.scenery
    for chamber, sign, ink in _PLACES:
        if chamber in state.temple and (there := _direction(inputs, chamber)) is not None:
            yield Beyond(there, row(sign, ink), row(sign, Ink.KEYCAP))
    for who in state.adventurers:
        if who.chamber is None or who.player in at.trays:
            continue
        if (there := _direction(inputs, who.chamber)) is not None:
            letter = at.narrator.initial(who.player)
            yield Beyond(there, figure(who.colour, letter), row(letter, COLOURS[who.colour][True]))


def _direction(inputs: EdgeInputs, chamber: ChamberId) -> Direction | None:
    """Where *chamber* is, unless the map shows it."""
    at, state, (_, _, width, height), left, top, size, first = inputs
    there, measure = state.temple.chambers[chamber].cell, size.measure
    rect = TempleArt((), size, first).place((there.x, there.y))
    x, y = rect.x + rect.width // 2 - left, rect.y + rect.height // 2 - top
    across = max(-x, x - width + 1) / measure.step_x
    down = max(-y, y - height + 1) / measure.step_y
    if max(across, down) <= 0:
        return None
    rooms = _steps(state, at.seat, chamber)
    if across > down:
        return Direction(Side.WEST if x < 0 else Side.EAST, max(0, min(y, height - 1)), rooms)
    return Direction(Side.NORTH if y < 0 else Side.SOUTH, max(0, min(x, width - 1)), rooms)


def _steps(state: State, player: PlayerId, chamber: ChamberId) -> int | None:
    here = state.adventurers[player].chamber
    way = None if here is None else state.temple.way(here, chamber)
    return None if way is None else len(way)


def _beside(found: tuple[Beyond, ...], window: Place) -> Iterator[Piece]:
    """Marks of one cell on the frame left and right, at the height of what they stand for or the nearest free
    height."""
    taken: set[tuple[Side, int]] = set()
    for each in found:
        side, along, _ = each.there
        if side in (Side.NORTH, Side.SOUTH):
            continue
        free = [y for y in range(window.height) if (side, y) not in taken]
        if not free:
            continue
        y = min(free, key=lambda y: abs(y - along))
        taken.add((side, y))
        x = window.x - 1 if side is Side.WEST else window.x + window.width
        yield Piece((each.cell,), Place(x, window.y + y, 1, 1))


def _on_divider(at: Viewpoint, below: list[Beyond]) -> Piece:
    """Marks at the right end of the line below the map, with the distance if there is only one."""
    line = row(" ▼", Ink.OPENING) + join(each.sign for each in below) + row(" ")
    place, rooms = at.regions.divider, below[0].there.rooms
    if len(below) == 1 and rooms is not None:
        line += row(at.words.say("edge-rooms", count=rooms) + " ")
    width = min(len(line.text), place.width // 2)
    return Piece((line.cut(0, width),), Place(place.x + place.width - width - 3, place.y, width, 1))
