"""The focus: the cell of a game's picture that somebody who listens or feels should read first."""

from escape_tui.scene.game.view import View
from escape_tui.scene.stage.layout import Place
from escape_tui.scene.stage.moves import Cell
from tile_art.canvas import Picture
from tile_art.ink import Ink


def focus(view: View, frame: Picture) -> Cell | None:
    """The answer that is pointed at, else what was just said beside the dice, else nothing in particular."""
    if any(open.has_focus for open in view.input.menus.values()):
        return _first(frame, view.regions.map, Ink.CURSOR)
    return _first(frame, view.regions.tray, Ink.WARNING) if view.input.quiet else None


def _first(frame: Picture, place: Place, ink: Ink) -> Cell | None:
    """The first cell of *place* that is written in *ink*."""
    for y in range(place.y, min(place.y + place.height, len(frame))):
        x = frame[y].inks.find(bytes((ink,)), place.x, place.x + place.width)
        if x >= 0:
            return y, x
    return None
