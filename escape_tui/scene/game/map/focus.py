"""The focus: the cell that a screen reader or Braille display should read first."""

from collections.abc import Iterable

from escape_tui.scene.game.view import View
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.stage.moves import Cell
from tile_art.inks.ink import Ink


def focus(view: View) -> Cell | None:
    """The answer that is pointed at, or else the message below the dice, or else nothing."""
    if any(open.has_focus for open in view.input.menus.values()):
        return _first(reversed(view.over), view.regions.map, Ink.CURSOR)
    if not view.input.quiet:
        return None
    tray, said_at = view.said
    if tray is not view.tray:
        said_at = _first(view.tray, view.regions.tray, Ink.WARNING)
        view.said = view.tray, said_at
    return said_at


def _first(pieces: Iterable[Piece], place: Place, ink: Ink) -> Cell | None:
    """The first cell written in *ink* in the first of *pieces* in *place* that has one."""
    written = bytes((ink,))
    for piece in pieces:
        x, y, _, _ = piece.place
        if place.x <= x < place.x + place.width and place.y <= y < place.y + place.height:
            for down, line in enumerate(piece.picture):
                if (across := line.inks.find(written)) >= 0:
                    return y + down, x + across
    return None
