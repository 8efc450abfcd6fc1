"""Hints: a key drawn on each answer that is a place, never two in one cell."""

from collections.abc import Iterator
from typing import NamedTuple

from escape_tui.engine.temple import Side, Temple
from escape_tui.scene.game.map.choosing.candidates import Anchor
from escape_tui.scene.stage.layout import Piece, Place, Target
from tile_art.chambers import chamber as art
from tile_art.chambers.interior import FRONTS, REARS
from tile_art.chambers.size import Rect, Size
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

#: This many players fill a small chamber.
_FULL = 3

_EDGE_ARROWS = {Side.NORTH: "▲", Side.EAST: "►", Side.SOUTH: "▼", Side.WEST: "◄"}


class Hint(NamedTuple):
    """The *key* of the answer at *anchor*, where a *crowd* of that many players stands."""

    anchor: Anchor
    key: str
    is_pointed: bool = False
    crowd: int = 0


class Window(NamedTuple):
    """The visible part of the map that nothing covers (*free*), and the cell of the map's picture in its
    upper left corner."""

    free: Place
    left: int
    top: int


class PlacedHint(NamedTuple):
    """A hint and where it is drawn; *edge* is set if its place is outside the window on that side."""

    hint: Hint
    place: Place
    edge: Side | None


def placed(
    hints: tuple[Hint, ...], drawn: TempleArt, temple: Temple, window: Window
) -> tuple[PlacedHint, ...]:
    """Where each of *hints* is drawn. Earlier hints have priority; hints without room are left out."""
    taken: set[tuple[int, int]] = set()
    found = []
    for hint in hints:
        for each in _places(hint, drawn, temple, window):
            cells = {(x, each.place.y) for x in range(each.place.x, each.place.x + each.place.width)}
            if taken.isdisjoint(cells):
                taken |= cells
                found.append(each)
                break
    return tuple(found)


def hint_piece(each: PlacedHint, typed: str, tray: int) -> Piece:
    """A key as it is drawn; faint if it doesn't begin with what was *typed*."""
    width, key = each.place.width, each.hint.key
    if each.edge is not None:
        arrow = _EDGE_ARROWS[each.edge]
        key = f"{key}{arrow}" if each.edge is Side.EAST else f"{arrow}{key}"
    ink = Ink.BANNER_WON if each.hint.is_pointed else Ink.CHIP_GOLDEN
    if typed and not each.hint.key.startswith(typed):
        ink = Ink.FAINT
    picture: Picture = (row(key.center(width), ink),)
    return Piece(picture, each.place, targets=(Target(each.place, key=each.hint.key, tray=tray),))


def _places(hint: Hint, drawn: TempleArt, temple: Temple, window: Window) -> Iterator[PlacedHint]:
    """Where *hint* could be drawn, the best place first."""
    length = len(hint.key) + (0 if _is_narrow(hint.anchor, drawn.size, temple) else 2)
    x, y = _spot(hint, drawn, temple, length)
    free = window.free
    x, y = x - window.left + free.x, y - window.top + free.y
    edge = _edge(x, y, length, free)
    if edge is not None:
        length = len(hint.key) + 1
    if length > free.width or not free.height:
        return
    for dx, dy in _nearby(free):
        across = max(free.x, min(x + dx, free.x + free.width - length))
        down = max(free.y, min(y + dy, free.y + free.height - 1))
        yield PlacedHint(hint, Place(across, down, length, 1), edge)


def _is_narrow(anchor: Anchor, size: Size, temple: Temple) -> bool:
    """Whether blanks around a hint would hide a wall, or the people in half a tile."""
    is_upright = anchor.side in (Side.EAST, Side.WEST)
    is_half = anchor.side is None and len(temple.at(anchor.cell)) > 1
    return is_upright or is_half or size in (Size.SMALL, Size.TINY)


def _nearby(free: Place) -> Iterator[tuple[int, int]]:
    """Offsets of all cells around, the nearest first."""
    for far in range(free.width + free.height):
        for dx in range(-far, far + 1):
            yield dx, far - abs(dx)
            if far > abs(dx):
                yield dx, abs(dx) - far


def _edge(x: int, y: int, length: int, free: Place) -> Side | None:
    """The side of *free* beyond which a hint at (x, y) would be."""
    if y < free.y:
        return Side.NORTH
    if y >= free.y + free.height:
        return Side.SOUTH
    if x + length <= free.x:
        return Side.WEST
    return Side.EAST if x >= free.x + free.width else None


def _spot(hint: Hint, drawn: TempleArt, temple: Temple, length: int) -> tuple[int, int]:
    """Where *hint*, of *length* cells, begins in the map's picture."""
    anchor = hint.anchor
    rect = drawn.place((anchor.cell.x, anchor.cell.y))
    middle_x, middle_y = rect.x + (rect.width - length) // 2, rect.y + rect.height // 2
    match anchor.side:
        case Side.NORTH:
            return middle_x, rect.y
        case Side.SOUTH:
            return middle_x, rect.y + rect.height - 1
        case Side.WEST:
            return rect.x - length // 2, middle_y
        case Side.EAST:
            return rect.x + rect.width - 1 - length // 2, middle_y
    room = _room(hint, drawn.size, temple)
    return rect.x + room.x + room.width - length, rect.y + room.y + room.height - 1


def _room(hint: Hint, size: Size, temple: Temple) -> Rect:
    """The part of a chamber that may show *hint*, in the lower right corner."""
    anchor = hint.anchor
    halves = temple.at(anchor.cell)
    if size is Size.TINY:
        return Rect(0, 0, 1, 1)
    if size is Size.SMALL:
        # Three letters fill the small chamber: the hint is in the wall below them.
        return Rect(1, 1, 1 if anchor.is_rear else 3, 1 + (hint.crowd >= _FULL))
    rear = art.Side(min(halves[1].doors)) if len(halves) > 1 and halves[1].doors else None
    if anchor.is_rear and rear is not None:
        return REARS[size][rear]
    x, y, width, height = FRONTS[size][rear]
    if rear is None:
        return Rect(x, y, width, height)
    # In a front part, above the people or to their left; side stairs extend one cell into a large one.
    return Rect(x, y, 7 if height == 1 else width - (size is Size.LARGE), height // 2 + 1)
