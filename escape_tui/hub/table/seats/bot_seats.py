"""Bots' seats: people take them during a game, and bots stand in for people."""

from __future__ import annotations

from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats.seats import Chair, Person, Phase
from escape_tui.hub.table.seats.table_seats import TableSeats
from escape_tui.hub.table.seats.taking_seats import name_at
from escape_tui.rules.presence import TakeSeat


class BotSeats:
    """The seats of bots at *table*."""

    def __init__(self, table: TableSeats) -> None:
        self._table = table

    def open(self) -> tuple[int, ...]:
        """The bots' seats that people may take in the present game, those still in the temple first."""
        table = self._table
        if table.phase is not Phase.PLAYING or table.live is None or table.is_secluded or table.is_deserted:
            return ()
        who = table.live.state.adventurers
        bots = [place for place in table.players if table.chairs[place].is_bot]
        return tuple(sorted(bots, key=lambda place: not who[table.players.index(place)].is_inside))

    def take(self, person: Person, place: int | None = None) -> int:
        """*person* takes a bot's seat, the one at *place* if given, with everything that the bot has."""
        table = self._table
        if table.chair_of(person.id) is not None:
            raise Declined("seated")
        seats = self.open()
        if not seats or place not in (None, *seats):
            raise Declined("no-bot-seat")
        assert table.live is not None
        place = seats[0] if place is None else place
        player, bot = table.players.index(place), table.chairs[place]
        table.live.unseat_bot(player)
        name = name_at(table, place, person.name)
        table.live.play(TakeSeat(player, name))
        table.put(place, Chair(bot.colour, name, person.id, picks=bot.picks, is_program=person.is_program))
        return place
