"""Arranging: what only the person who opened a table may do before the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from escape_tui.engine.setup import COLOURS, Setup
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_title
from escape_tui.hub.table.seats.seats import Chair, PersonId

if TYPE_CHECKING:
    from escape_tui.hub.table.table import Table


class Arranging:
    """The host's changes to *table*."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def seat_bot(self, person: PersonId, place: int) -> None:
        table = self._table
        self.require_host(person)
        if not 0 <= place < len(table.chairs) or not table.chairs[place].is_free:
            raise Declined("taken")
        if table.day:
            raise Declined("daily")
        colour = table.chairs[place].colour
        table.put(place, Chair(colour, f"Bot {colour}", is_bot=True, is_ready=True))

    def fill_with_bots(self, team: int = len(COLOURS)) -> None:
        """Bots take open seats until *team* players sit at the table."""
        open_seats = [place for place, chair in enumerate(self._table.chairs) if chair.is_free]
        taken = len(self._table.chairs) - len(open_seats)
        for place in open_seats[: max(0, team - taken)]:
            self.seat_bot(self._table.opener, place)

    def clear_chair(self, person: PersonId, place: int) -> None:
        """The host removes a bot or a person from a seat."""
        table = self._table
        self.require_host(person)
        if not 0 <= place < len(table.chairs) or table.chairs[place].is_free:
            raise Declined("empty")
        if table.chairs[place].person == person:
            raise Declined("yourself")
        table.put(place, Chair(table.chairs[place].colour))

    def hand_over(self, person: PersonId, place: int) -> None:
        """The host makes the person on another seat the host."""
        table = self._table
        self.require_host(person)
        heir = table.chairs[place].person if 0 <= place < len(table.chairs) else None
        if heir is None:
            raise Declined("empty")
        table.opener = heir
        table.changed()

    def agree(
        self,
        person: PersonId,
        agreement: Setup,
        *,
        is_public: bool,
        may_bots_hold: bool,
        may_be_studied: bool = True,
        manner: Manner = Manner.COMPANIONABLE,
    ) -> None:
        """The host changes the setup; everybody has to confirm again that they are ready, and a quick game
        no longer starts by itself."""
        table = self._table
        self.require_host(person)
        if table.day and agreement != table.agreement:
            raise Declined("daily")
        if table.study is not None and agreement != table.agreement:
            raise Declined("study")
        if table.racing.is_bound and agreement != table.agreement:
            raise Declined("race")
        table.quick_start.settle()
        table.agreement = agreement
        table.is_public = is_public
        table.may_be_studied = may_be_studied
        table.manner = manner
        table.may_bots_hold = may_bots_hold and not table.day
        table.chairs = tuple(replace(chair, is_ready=chair.is_bot) for chair in table.chairs)
        table.changed()

    def name_table(self, person: PersonId, title: str) -> None:
        """The host gives the table a *title*."""
        self.require_host(person)
        self._table.title = clean_title(title)
        self._table.changed()

    def pass_on(self, person: PersonId) -> None:
        """Somebody else becomes the host, if the host *person* has left."""
        table = self._table
        if person == table.opener:
            table.opener = next((chair.person for chair in table.people() if chair.person), "")
            table.changed()

    def require_host(self, person: PersonId) -> None:
        """Refuse anybody but the host, and changes after the game has begun."""
        if person != self._table.opener:
            raise Declined("not-opener")
        self._table.require_gathering()
