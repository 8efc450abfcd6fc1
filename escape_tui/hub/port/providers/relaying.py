"""Relaying: games of other processes of the cluster, shown to spectators here."""

from typing import Protocol

from escape_tui.hub.port.messages.views import StandView
from escape_tui.hub.port.providers.claiming import Claimed
from escape_tui.hub.watching.spectators import Stand


class RelayedStand(Protocol):
    """The local spectators of a relayed table."""

    stand: Stand

    def seen(self) -> StandView:
        """The stand as its spectators see it."""


class Relaying(Protocol):
    """Relays tables of other processes."""

    def open(self, code: str, then: Claimed) -> None:
        """Relay the table *code* of another process and call *then*, now or later, in the context of this
        call; call it even if that fails."""

    def at(self, code: str) -> RelayedStand | None:
        """The relayed table *code*, if there is one."""


class NoRelays:
    """For a single process, or one that moves spectators to the process of the table."""

    def open(self, code: str, then: Claimed) -> None:
        then(None)

    def at(self, code: str) -> RelayedStand | None:
        return None
