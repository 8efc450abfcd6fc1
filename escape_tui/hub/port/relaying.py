"""Relaying: games of other processes of the house, shown here to those who watch here."""

from typing import Protocol

from escape_tui.hub.port.claiming import Claimed
from escape_tui.hub.port.messages.views import StandView
from escape_tui.hub.watching.spectators import Stand


class RelayedStand(Protocol):
    """Those who watch a relayed table here."""

    stand: Stand

    def seen(self) -> StandView:
        """The stand as one of them sees it."""


class Relaying(Protocol):
    """Whoever knows how to show here what is played elsewhere."""

    def open(self, code: str, then: Claimed) -> None:
        """Show the table *code* of another process here and call *then*, now or later, in the context of this
        call; where that is not possible, call it all the same."""

    def at(self, code: str) -> RelayedStand | None:
        """The relayed table *code*, if it is shown here."""


class NoRelays:
    """This process is the whole house, or leads those who watch to where the table is."""

    def open(self, code: str, then: Claimed) -> None:
        then(None)

    def at(self, code: str) -> RelayedStand | None:
        return None
