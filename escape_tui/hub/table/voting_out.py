"""Voting out: those at a table that gathers send somebody away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats import PersonId

if TYPE_CHECKING:
    from escape_tui.hub.table.table import Table

#: One voice alone sends nobody away.
FEWEST_TO_VOTE_OUT = 2


class VotingOut:
    """Who wants whom to leave *table* before the game. *changed* is called after each change."""

    def __init__(self, table: Table, changed: Callable[[], None]) -> None:
        self._votes: dict[PersonId, frozenset[PersonId | None]] = {}
        self._table = table
        self._changed = changed

    def vote(self, person: PersonId, place: int) -> None:
        """*person* wants whoever sits at *place* to go, or no longer; they do when most of the others want
        it, and at least two."""
        table = self._table
        table.require_gathering()
        table.own_chair(person)
        whom = table.chairs[place].person if 0 <= place < len(table.chairs) else None
        if whom is None:
            raise Declined("empty")
        if whom == person:
            raise Declined("yourself")
        votes = self._votes.get(whom, frozenset()) ^ {person}
        self._votes[whom] = votes
        others = sum(1 for _ in table.people()) - 1
        if len(votes) >= FEWEST_TO_VOTE_OUT and 2 * len(votes) > others:
            table.stand_up(whom)
        self._changed()

    def against(self, place: int) -> int:
        """How many of those who sit here want whoever sits at *place* to go."""
        whom = self._table.chairs[place].person
        here = {chair.person for chair in self._table.people()}
        return len(self._votes.get(whom or "", frozenset()) & here)

    def forget(self) -> None:
        """The game begins: whoever is here plays."""
        self._votes = {}
