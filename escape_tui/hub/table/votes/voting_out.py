"""Voting out: the people at an open table remove somebody."""

from __future__ import annotations

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.hub.table.seats.table_seats import TableSeats

#: Minimum number of votes to remove somebody.
FEWEST_TO_VOTE_OUT = 2


class VotingOut:
    """The votes to remove people from *table* before the game."""

    def __init__(self, table: TableSeats) -> None:
        self._votes: dict[PersonId, frozenset[PersonId | None]] = {}
        self._table = table

    def vote(self, person: PersonId, place: int) -> None:
        """*person* votes to remove the person at *place*, or withdraws that vote. A majority of the others,
        and at least two votes, removes them."""
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
        table.changed()

    def against(self, place: int) -> int:
        """Number of present votes against the person at *place*."""
        whom = self._table.chairs[place].person
        here = {chair.person for chair in self._table.people()}
        return len(self._votes.get(whom or "", frozenset()) & here)

    def forget(self) -> None:
        """Drop all votes: the game begins."""
        self._votes = {}
