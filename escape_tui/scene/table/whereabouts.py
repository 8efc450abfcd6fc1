"""Whereabouts: the screen a visitor should be on, and their seating in the game there."""

from typing import NamedTuple

from escape_tui.hub.port.messages.views import TableView
from escape_tui.hub.port.port import Port
from escape_tui.scene.game.input.seating import Seating


class Whereabouts(NamedTuple):
    """At an open *table*, or in its *game*."""

    table: int
    game: int


def whereabouts(table: TableView | None, place: int | None) -> Whereabouts | None:
    """Where the visitor at *place* of *table* is; `None` for the lobby."""
    if table is None or place is None or table.seats[place].is_away:
        return None
    return Whereabouts(table.number, table.game)


def own_seating(port: Port) -> Seating | None:
    """The visitor's own seat in the game at their table, if there is one."""
    shown, own = port.game, port.own_game
    if shown is None or own is None:
        return None
    return Seating(shown, (own,), ask=port.ask, can_pause=True, can_play_again=True, is_shared=True)
