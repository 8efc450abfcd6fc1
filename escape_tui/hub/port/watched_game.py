"""Watching: what one visitor looks on at, with whom, and where that is."""

from collections.abc import Callable

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.making_views import stand_view
from escape_tui.hub.port.messages.answers import Facts
from escape_tui.hub.port.messages.views import StandView
from escape_tui.hub.port.relaying import RelayedStand
from escape_tui.hub.table.seats import Person
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.spectating import Showing
from escape_tui.hub.watching.spectators import Stand


class Watching:
    """The game that *seeker* watches, one at a time, called *name* by those who watch it, too; what is shown
    here of tables elsewhere *relayed_at* knows."""

    def __init__(
        self, lobby: Lobby, seeker: Person, relayed_at: Callable[[str], RelayedStand | None]
    ) -> None:
        self.name = ""
        self.showing: Showing | None = None
        self._lobby = lobby
        self._seeker = seeker
        self._relayed_at = relayed_at
        self._stand: Stand | None = None
        #: The same where the table is elsewhere.
        self._relayed: RelayedStand | None = None
        self._number = 0

    def begin(self, code: str, relayed: RelayedStand | None) -> Facts:
        """Watch the table *code*, which is *relayed* where it is elsewhere."""
        if relayed is None:
            showing = self._lobby.watch(code, self._seeker)
        else:
            showing = self._lobby.spectating.enter(code)
        self.stop()
        self.showing = showing
        self._lobby.watching[self._seeker.id] = showing.code
        self._relayed = relayed
        self._stand = self._lobby.tables[showing.code].stand if relayed is None else relayed.stand
        self._stand.enter(self._seeker.id, self.name)
        self._number += 1
        return {"code": showing.code, "watch": self._number}

    def stop(self, number: int = 0) -> None:
        """Watch no more, if what is watched is still the one with that *number*."""
        if self.showing is not None and number in (0, self._number):
            # A table that has gone elsewhere is left there, and that is known only while it is watched.
            stand, showing, self.showing = self.stand, self.showing, None
            self._lobby.watching.pop(self._seeker.id, None)
            stand.leave(self._seeker.id)
            self._stand = self._relayed = None
            self._lobby.spectating.leave(showing)

    @property
    def stand(self) -> Stand:
        """With whom the visitor watches."""
        self._follow()
        if self._stand is None:
            raise Declined("not-watching")
        return self._stand

    def seen(self) -> StandView | None:
        """Those who watch the same table, and whether there is a game just now."""
        self._follow()
        if self._stand is None or self.showing is None:
            return None
        if self._relayed is not None:
            return self._relayed.seen()
        return stand_view(self._stand, self.showing.code, self.table())

    def table(self) -> Table | None:
        """The table whose watchers the visitor is among; `None` once it is gone, or where it is elsewhere."""
        table = None if self.showing is None else self._lobby.tables.get(self.showing.code)
        return table if table is not None and table.stand is self._stand else None

    def _follow(self) -> None:
        """Where the table has gone elsewhere since, be among those who watch it from here."""
        if self.showing is not None and self._relayed is None and self.table() is None:
            self._relayed = self._relayed_at(self.showing.code)
            if self._relayed is not None:
                self._stand = self._relayed.stand
