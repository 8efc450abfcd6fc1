"""The minimap: a temple in which every chamber is one glyph, whose arms are the ways out."""

from collections.abc import Mapping

from tile_art.chambers.chamber import Cell, Chamber, Side
from tile_art.chambers.doorway import Doorway, doorway
from tile_art.chambers.emblems import EMBLEMS
from tile_art.chambers.size import Rect
from tile_art.icons import COLOURS, GEM, GEM_SOCKET
from tile_art.inks.box_lines import EAST, JUNCTIONS, NORTH, SOUTH, WEST
from tile_art.inks.canvas import Canvas
from tile_art.inks.ink import Ground, Ink

_ARMS = {Side.NORTH: NORTH, Side.EAST: EAST, Side.SOUTH: SOUTH, Side.WEST: WEST}
_WAYS = (Doorway.PASSAGE, Doorway.SECRET)


def draw_minimap(canvas: Canvas, chambers: Mapping[Cell, Chamber], places: Mapping[Cell, Rect]) -> None:
    for cell, chamber in chambers.items():
        kinds = {side: doorway(chamber, side, chambers.get(side.beyond(cell))) for side in Side}
        x, y = places[cell].x, places[cell].y
        ground = Ground.LIT if chamber.is_highlighted else Ground.FLOOR
        glyph, ink = _glyph(chamber, kinds)
        canvas.put(x, y, glyph, ink + ground)
        if kinds[Side.EAST] in _WAYS:
            canvas.put(x + 1, y, JUNCTIONS[EAST + WEST], Ink.WALL)
        _hint_at_entrances(canvas, x, y, kinds)


def _hint_at_entrances(canvas: Canvas, x: int, y: int, kinds: Mapping[Side, Doorway]) -> None:
    for side, dx in ((Side.EAST, 1), (Side.WEST, -1)):
        if kinds[side] is Doorway.ENTRANCE:
            canvas.put(x + dx, y, "∙", Ink.OPENING)


def _glyph(chamber: Chamber, kinds: Mapping[Side, Doorway]) -> tuple[str, Ink]:
    if chamber.adventurers:
        shown = min(chamber.adventurers, key=lambda each: not each.is_me)
        return shown.letter, COLOURS[shown.colour][shown.is_me]
    if chamber.emblem in ("start", "exit"):
        return EMBLEMS[chamber.emblem].glyph, EMBLEMS[chamber.emblem].ink
    if any(offer.gems for offer in chamber.offers):
        taken = any(offer.is_taken for offer in chamber.offers)
        return (GEM, Ink.GEM_TAKEN) if taken else (GEM_SOCKET, Ink.GEM)
    arms = sum(_ARMS[side] for side, kind in kinds.items() if kind in (*_WAYS, Doorway.ENTRANCE))
    return (JUNCTIONS[arms] if arms else "■"), Ink.WALL
