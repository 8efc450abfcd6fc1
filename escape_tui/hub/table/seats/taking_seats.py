"""Taking seats: people sit down at a table, change their seat, and choose what belongs to it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.who_is_here import told_apart
from escape_tui.hub.table.seats.seats import Chair, Person, PersonId, Phase
from escape_tui.hub.table.seats.table_seats import TableSeats
from escape_tui.rules.presence import TakeSeat


class TakingSeats:
    """The seats of people at *table*. *admit* refuses a person at a daily temple; *seated* is called after
    somebody sat down."""

    def __init__(
        self, table: TableSeats, admit: Callable[[str, PersonId], None], seated: Callable[[], None]
    ) -> None:
        self._table = table
        self._admit = admit
        self._seated = seated

    def sit(self, person: Person) -> int:
        """Give *person* a seat: their own, an open one, or a bot's."""
        table, place = self._table, self.place_for(person)
        if table.chair_of(person.id) is None:
            name = name_at(table, place, person.name)
            chair = Chair(table.chairs[place].colour, name, person.id, is_program=person.is_program)
            table.put(place, chair)
            self._seated()
        return place

    def place_for(self, person: Person) -> int:
        """The seat that *person* would get; raises `Declined` if there is none."""
        table = self._table
        if (own := table.chair_of(person.id)) is not None:
            return own
        if table.phase is Phase.PLAYING:
            raise Declined("playing")
        free = [place for place, chair in enumerate(table.chairs) if chair.is_free]
        bots = [place for place, chair in enumerate(table.chairs) if chair.is_bot]
        if not (free or bots):
            raise Declined("full")
        if table.day:
            if person.is_program:
                raise Declined("daily")
            self._admit(table.day, person.id)
        return (free or bots)[0]

    def give_to(self, person: Person) -> None:
        """Update the mark of a seat whose *person* now plays through a program, or no longer does."""
        table = self._table
        place = table.own_chair(person.id)
        chair = table.chairs[place]
        if chair.is_program == person.is_program:
            return
        name = name_at(table, place, person.name)
        if table.live is not None and not table.live.is_over and place in table.players:
            table.had_bots = table.had_bots or person.is_program
            table.live.play(TakeSeat(table.players.index(place), name))
        table.put(place, replace(chair, name=name, is_program=person.is_program))

    def change(self, person: PersonId, colour: str) -> None:
        """*person* moves to the open seat of another colour."""
        table = self._table
        table.require_gathering()
        place = table.own_chair(person)
        goal = next((index for index, chair in enumerate(table.chairs) if chair.colour == colour), None)
        if goal is None or not table.chairs[goal].is_free:
            raise Declined("taken")
        chair = table.chairs[place]
        table.put(place, Chair(chair.colour))
        table.put(goal, replace(chair, colour=colour, is_ready=False))

    def pick(self, person: PersonId, picks: dict[str, str]) -> None:
        """Set what *person* chose before the game, such as a card."""
        self._table.require_gathering()
        place = self._table.own_chair(person)
        self._table.put(place, replace(self._table.chairs[place], picks=picks))

    def rename(self, person: PersonId, name: str) -> None:
        """Rename *person*, except during a game."""
        table = self._table
        place = table.own_chair(person)
        if table.phase is not Phase.PLAYING:
            table.put(place, replace(table.chairs[place], name=name_at(table, place, name)))


def name_at(table: TableSeats, place: int, name: str) -> str:
    """*name*, told apart from the names on the other seats."""
    return told_apart(name, (chair.name for at, chair in enumerate(table.chairs) if at != place))
