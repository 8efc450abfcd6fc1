"""Muting: which players' calls and words one viewer doesn't want, by their seats."""

from collections.abc import Collection

from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.port.messages.views import TableView
from escape_tui.rules.calling import Called, Said


def muted_players(table: TableView, muted: Collection[str]) -> frozenset[PlayerId]:
    """The players at *table* who have one of the *muted* handles."""
    handles = [table.seats[place].handle for place in table.players]
    return frozenset(player for player, handle in enumerate(handles) if handle in muted)


def is_voice_of(event: Event, players: Collection[PlayerId]) -> bool:
    """Whether *event* is a call or a word of one of *players*."""
    return isinstance(event, Called | Said) and event.player in players
