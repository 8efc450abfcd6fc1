"""Giving up: the people at a table end a game that they no longer want to play, as a loss."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.seats import Patience, PersonId

if TYPE_CHECKING:
    from escape_tui.hub.table.table import Table


class GivingUp:
    """The votes to give up: the temple collapses at once when everybody wants it. A person who has just
    dropped out is waited for until a bot stands in. *changed* is called after each change."""

    def __init__(
        self, table: Table, clockwork: Clockwork, patience: Patience, changed: Callable[[], None]
    ) -> None:
        self.votes: tuple[PersonId, ...] = ()
        #: Clockwork time at which the vote ends.
        self.until: Millis | None = None
        self._table = table
        self._clockwork = clockwork
        self._patience = patience
        self._alarms = Alarms(clockwork)
        self._changed = changed

    def vote(self, person: PersonId) -> None:
        """*person* wants to give up, or no longer."""
        live = self._table.live
        if live is None or live.is_over or person not in self._table.staying:
            raise Declined("not-playing")
        if not live.has_collapse:
            raise Declined("practice")
        if person in self.votes:
            self.votes = tuple(voter for voter in self.votes if voter != person)
        else:
            self.votes = (*self.votes, person)
        if not self.votes:
            self.forget()
        elif self.until is None:
            self.until = self._clockwork.now() + self._patience.vote_ms
            self._alarms.set("vote", self._patience.vote_ms, self._run_out)
        self._changed()
        self.end_if_all_want()

    def end_if_all_want(self) -> None:
        """Also called when a bot stands in for somebody: the rest may all have voted."""
        live, asked = self._table.live, (*self._table.staying, *self._table.absences.bot_at)
        if live is not None and self.votes and all(person in self.votes for person in asked):
            self.forget()
            live.collapse()

    def forget(self) -> None:
        """Drop all votes."""
        self.votes, self.until = (), None
        self._alarms.clear()

    def _run_out(self) -> None:
        self.forget()
        self._changed()
