"""Doorways: what connects a chamber with its neighbour, and how that looks in the wall."""

from enum import Enum, auto

from tile_art.chambers.chamber import Chamber, Side
from tile_art.chambers.size import Measure
from tile_art.inks.ink import Ink


class Doorway(Enum):
    WALL = auto()
    PASSAGE = auto()
    #: A door that faces a wall.
    BLOCKED = auto()
    #: A door with nothing behind it.
    ENTRANCE = auto()
    SECRET = auto()


def doorway(chamber: Chamber, side: Side, neighbour: Chamber | None) -> Doorway:
    """The doorway of *chamber* on *side*, towards *neighbour*."""
    if side in chamber.secret or (neighbour and side.opposite in neighbour.secret):
        return Doorway.SECRET
    has_door = side in chamber.doors
    if neighbour is None:
        if chamber.one_way is side:
            return Doorway.PASSAGE
        return Doorway.ENTRANCE if has_door else Doorway.WALL
    faces_door = side.opposite in neighbour.doors
    if has_door and faces_door:
        return Doorway.PASSAGE
    is_walled_up = chamber.stairs is side or neighbour.stairs is side.opposite
    return Doorway.BLOCKED if has_door or faces_door or is_walled_up else Doorway.WALL


#: A glyph of a doorway and its position, in cells from the upper left cell of the gap in the wall.
GapCell = tuple[int, int, str, Ink]

#: Arrows into a chamber, by the side where players enter; and out of it.
INWARDS = {Side.NORTH: "▼", Side.EAST: "◄", Side.SOUTH: "▲", Side.WEST: "►"}
OUTWARDS = {side: INWARDS[side.opposite] for side in Side}

#: By the number of cells in the gap.
_STAIRS_ACROSS = {5: "▗▟█▙▖", 3: "▟█▙", 1: "▤"}
_STAIRS_DOWN = {Side.EAST: {2: "▟█", 1: "▥"}, Side.WEST: {2: "▙█", 1: "▥"}}
_WALLED_ACROSS = {5: "▒▟█▙▒", 3: "▒▤▒", 1: "▒"}
SECRET = "◈"
_SECRET = {5: f"┅┅{SECRET}┅┅", 3: f"┅{SECRET}┅", 2: SECRET * 2, 1: SECRET}

#: In large sizes, side stairs extend one cell into their chamber, next to the lower cell of the gap.
_FOOT_OF_STAIRS = {Side.EAST: (-1, 1, "▟", Ink.STAIRS), Side.WEST: (1, 1, "▙", Ink.STAIRS)}

#: In the smallest walls the rear of a double chamber is a niche in its doorway, open to the outside.
_NICHES = {Side.NORTH: "⊔", Side.EAST: "⊏", Side.SOUTH: "⊓", Side.WEST: "⊐"}


def gap(chamber: Chamber, side: Side, neighbour: Chamber | None, measure: Measure) -> tuple[GapCell, ...]:
    """The glyphs in the gap between *chamber* and *neighbour*."""
    is_across = side in (Side.NORTH, Side.SOUTH)
    glyphs, ink = _filling(chamber, side, neighbour, measure.gap_across if is_across else measure.gap_down)
    if measure.gap_across == 1 and ink is Ink.PASSAGE:
        glyphs, ink = _niche(chamber, side, neighbour)
    cells = tuple(
        (at, 0, glyph, ink) if is_across else (0, at, glyph, ink) for at, glyph in enumerate(glyphs)
    )
    stairs = _owner(side, chamber.stairs, neighbour.stairs if neighbour else None)
    if ink is Ink.STAIRS and len(cells) == 2 and stairs is not None:
        return (*cells, _FOOT_OF_STAIRS[stairs])
    return cells


def _filling(chamber: Chamber, side: Side, neighbour: Chamber | None, cells: int) -> tuple[str, Ink]:
    kind = doorway(chamber, side, neighbour)
    stairs = _owner(side, chamber.stairs, neighbour.stairs if neighbour else None)
    one_way = _owner(side, chamber.one_way, neighbour.one_way if neighbour else None)
    is_across = side in (Side.NORTH, Side.SOUTH)
    if kind is Doorway.SECRET:
        return _SECRET[cells], Ink.TREASURE
    if kind is Doorway.BLOCKED:
        return (_WALLED_ACROSS[cells] if is_across and stairs is not None else "▒" * cells), Ink.RUBBLE
    if one_way is not None:
        return INWARDS[one_way] * cells, Ink.WARNING
    if stairs is not None:
        return (_STAIRS_ACROSS if is_across else _STAIRS_DOWN[stairs])[cells], Ink.STAIRS
    return " " * cells, Ink.PASSAGE


def _niche(chamber: Chamber, side: Side, neighbour: Chamber | None) -> tuple[str, Ink]:
    if side in chamber.rear:
        return _NICHES[side], Ink.WALL_INNER
    if neighbour is not None and side.opposite in neighbour.rear:
        return _NICHES[side.opposite], Ink.WALL_INNER
    return " ", Ink.PASSAGE


def _owner(side: Side, own: Side | None, others: Side | None) -> Side | None:
    """*side* if the chamber's *own* stairs are there, the opposite side if its neighbour's are, else
    `None`."""
    if own is side:
        return side
    return side.opposite if others is side.opposite else None


def invitation(side: Side, measure: Measure) -> tuple[GapCell, ...]:
    """Light and an arrow outside an open entrance."""
    arrow = OUTWARDS[side]
    away = 1 if side in (Side.EAST, Side.SOUTH) else -1
    if side in (Side.NORTH, Side.SOUTH):
        middle = measure.gap_across // 2
        light = [(dx, away, "░", Ink.LIGHT) for dx in range(measure.gap_across) if dx != middle]
        return (*light, (middle, away, arrow, Ink.OPENING))
    if measure.gap_down == 1:
        return ((away, 0, arrow, Ink.OPENING),)
    return tuple(
        cell
        for dy in range(measure.gap_down)
        for cell in ((away, dy, "░", Ink.LIGHT), (2 * away, dy, arrow, Ink.OPENING))
    )
