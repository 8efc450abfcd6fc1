"""Watching: the table that one session watches, here or relayed."""

from collections.abc import Callable
from contextlib import suppress

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.making_views import stand_view
from escape_tui.hub.port.messages.answers import Facts
from escape_tui.hub.port.messages.views import StandView
from escape_tui.hub.port.providers import RelayedStand
from escape_tui.hub.table.seats.seats import Person
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.spectating import Showing
from escape_tui.hub.watching.spectators import Stand


class Watching:
    """The game that *seeker* watches, one at a time, shown to other spectators as *name*; *relayed_at* finds
    the relay of a table elsewhere."""

    def __init__(
        self, lobby: Lobby, seeker: Person, relayed_at: Callable[[str], RelayedStand | None]
    ) -> None:
        self.name = ""
        self.showing: Showing | None = None
        self._lobby = lobby
        self._seeker = seeker
        self._relayed_at = relayed_at
        self._stand: Stand | None = None
        #: The relay, if the table is elsewhere.
        self._relayed: RelayedStand | None = None
        self._number = 0

    def begin(self, code: str, relayed: RelayedStand | None) -> Facts:
        """Watch the table *code*; *relayed* is its relay if it is elsewhere."""
        if relayed is None:
            showing = self._lobby.watch(code, self._seeker)
        else:
            showing = self._lobby.spectating.enter(code)
        self._turn_to(showing, relayed)
        self._number += 1
        return {"code": showing.code, "watch": self._number}

    def latest(self) -> Showing | None:
        """The game that is watched, or the one that has taken its place: a game continues as another object
        when this process takes it over, and a table begins its next game."""
        if self.showing is not None and self.showing.publisher.standing.is_closed:
            code = self.showing.code
            if self._lobby.spectating.at(code) not in (None, self.showing):
                with suppress(Declined):
                    self._turn_to(self._lobby.spectating.enter(code), self._relayed_at(code))
        return self.showing

    def _turn_to(self, showing: Showing, relayed: RelayedStand | None) -> None:
        self.stop()
        self.showing = showing
        self._lobby.watching[self._seeker.id] = showing.code
        self._relayed = relayed
        self._stand = self._lobby.tables[showing.code].stand if relayed is None else relayed.stand
        self._stand.enter(self._seeker.id, self.name)

    def stop(self, number: int = 0) -> None:
        """Stop watching; with a *number*, only if it is that of the current watch."""
        if self.showing is not None and number in (0, self._number):
            # If the table has moved, `stand` finds its relay, but only while `showing` is set.
            stand, showing, self.showing = self.stand, self.showing, None
            self._lobby.watching.pop(self._seeker.id, None)
            stand.leave(self._seeker.id)
            self._stand = self._relayed = None
            self._lobby.spectating.leave(showing)

    @property
    def stand(self) -> Stand:
        """The stand where the person watches."""
        self._follow()
        if self._stand is None:
            raise Declined("not-watching")
        return self._stand

    def seen(self) -> StandView | None:
        """The view of the stand; `None` if the person watches nothing."""
        self._follow()
        if self._stand is None or self.showing is None:
            return None
        if self._relayed is not None:
            return self._relayed.seen()
        return stand_view(self._stand, self.showing.code, self.table())

    def table(self) -> Table | None:
        """The table that the person watches; `None` once it is gone, or if it is elsewhere."""
        table = None if self.showing is None else self._lobby.tables.get(self.showing.code)
        return table if table is not None and table.stand is self._stand else None

    def _follow(self) -> None:
        """If the table has moved to another process, switch to its relay."""
        if self.showing is not None and self._relayed is None and self.table() is None:
            self._relayed = self._relayed_at(self.showing.code)
            if self._relayed is not None:
                self._stand = self._relayed.stand
