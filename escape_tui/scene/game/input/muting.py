"""Muting: whose calls and words one player does not want, told by the seats of a game."""

from collections.abc import Collection

from escape_tui.engine.effect import Event
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.port.messages.views import TableView
from escape_tui.rules.calling import Called, Said


def muted_players(table: TableView, muted: Collection[str]) -> frozenset[PlayerId]:
    """Who of those who play at *table* has one of the *muted* handles."""
    handles = [table.seats[place].handle for place in table.players]
    return frozenset(player for player, handle in enumerate(handles) if handle in muted)


def is_voice_of(event: Event, players: Collection[PlayerId]) -> bool:
    """Whether *event* is a call or a word of one of *players*."""
    return isinstance(event, Called | Said) and event.player in players
