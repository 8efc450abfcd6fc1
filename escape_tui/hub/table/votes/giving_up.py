"""Giving up: a game that people no longer want to play, or that nobody inside plays, ends as a loss."""

from __future__ import annotations

from collections.abc import Mapping

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.seats import Patience, PersonId
from escape_tui.hub.table.seats.table_seats import TableSeats

#: Time to choose to stay although everybody inside has dropped out.
FORSAKEN_MS: Millis = 10_000


class GivingUp:
    """The votes to give up: the game is lost at once when everybody wants it. For a person who has
    just dropped out, the vote waits until a bot stands in. If everybody inside has dropped out and no bot
    may stand in, it is lost soon, unless somebody refuses. *waited_for* are those who have just dropped
    out."""

    def __init__(
        self,
        table: TableSeats,
        clockwork: Clockwork,
        patience: Patience,
        waited_for: Mapping[PersonId, Millis],
    ) -> None:
        self.votes: tuple[PersonId, ...] = ()
        #: Clockwork time at which the vote ends, or the game if nobody has voted.
        self.until: Millis | None = None
        self._is_refused = False
        self._table = table
        self._clockwork = clockwork
        self._patience = patience
        self._alarms = Alarms(clockwork)
        self._waited_for = waited_for

    def vote(self, person: PersonId, wants: bool = True) -> None:
        """*person* wants to give up, or no longer; or refuses it for the whole table."""
        live = self._table.live
        if live is None or live.is_over or person not in self._table.staying:
            raise Declined("not-playing")
        if live.collapse_ms is None:
            raise Declined("practice")
        if not wants:
            self._refuse()
            return
        if person in self.votes:
            self.votes = tuple(voter for voter in self.votes if voter != person)
        else:
            self.votes = (*self.votes, person)
        if not self.votes:
            self.forget()
        elif self.until is None:
            self._ask(self._patience.vote_ms)
        self._table.changed()
        self.end_if_all_want()

    def end_if_all_want(self) -> None:
        """Also called when a bot stands in for somebody: the rest may all have voted."""
        live, asked = self._table.live, (*self._table.staying, *self._waited_for)
        if live is not None and self.votes and all(person in self.votes for person in asked):
            self.forget()
            live.give_up()

    def forget(self) -> None:
        """Drop all votes."""
        self.votes, self.until = (), None
        self._alarms.clear()

    def look(self) -> None:
        """Ask whether a game ends that nobody inside plays any more; somebody who is back answers it."""
        is_forsaken = self._is_forsaken()
        self._is_refused = self._is_refused and is_forsaken
        is_asked = self.until is not None
        if is_forsaken and not is_asked and not self._is_refused:
            self._ask(FORSAKEN_MS)
            self._table.changed()
        elif not is_forsaken and is_asked and not self.votes:
            self.forget()
            self._table.changed()

    def _is_forsaken(self) -> bool:
        """Whether everybody inside has dropped out, and no bot plays or may play for them."""
        table, live = self._table, self._table.live
        away = {player for player, place in enumerate(table.players) if table.chairs[place].is_away}
        if live is None or not away or table.may_bots_hold:
            return False
        if live.is_over or live.is_paused or live.collapse_ms is None:
            return False
        inside = {who.player for who in live.state.inside}
        return bool(inside) and inside <= away - live.bots

    def _ask(self, for_ms: Millis) -> None:
        self.until = self._clockwork.now() + for_ms
        self._alarms.set("vote", for_ms, self._run_out)

    def _refuse(self) -> None:
        if self.until is None:
            raise Declined("nothing-asked")
        self._is_refused = True
        self.forget()
        self._table.changed()

    def _run_out(self) -> None:
        live, is_over = self._table.live, not self.votes and self._is_forsaken()
        self.forget()
        if live is not None and is_over:
            live.give_up(is_forsaken=True)
        else:
            self._table.changed()
