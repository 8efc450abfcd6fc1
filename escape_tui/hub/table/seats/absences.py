"""Absences: people at a table drop out of a game and come back to it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.seats import Patience, PersonId, Phase
from escape_tui.rules.presence import ComeBack, StepAway

if TYPE_CHECKING:
    from escape_tui.hub.table.table import Table


class Absences:
    """The people who are away from *table*."""

    def __init__(self, table: Table, clockwork: Clockwork, patience: Patience) -> None:
        #: Clockwork time at which a bot stands in for each person.
        self.bot_at: dict[PersonId, Millis] = {}
        self._table = table
        self._clockwork = clockwork
        self._patience = patience
        self._alarms = Alarms(clockwork)

    def drop(
        self, person: PersonId, *, is_host_leaving: bool = False, told_after_ms: Millis | None = None
    ) -> None:
        """screen.leave — the connection of *person* is lost; the seat stays theirs. A game that only bots
        have played ends at once, unless the server closed the connection. The others aren't told if *person*
        is back within *told_after_ms*."""
        table = self._table
        place = table.own_chair(person)
        if table.phase is Phase.GATHERING:
            table.stand_up(person)
            return
        table.put(place, replace(table.chairs[place], is_away=True))
        if table.phase is Phase.OVER:
            table.replay.pass_on_lead(person)
            table.gather_if_all_want()
            return
        if told_after_ms is None:
            self._tell_presence(person, is_away=True)
        else:
            tell = partial(self._tell_presence, person, is_away=True)
            self._alarms.set(f"away {person}", told_after_ms, tell)
        self._alarms.set(f"bot {person}", self._patience.bot_takes_over_ms, lambda: self.hold(person))
        if table.may_bots_hold:
            self.bot_at[person] = self._clockwork.now() + self._patience.bot_takes_over_ms
        self._alarms.set(f"seat {person}", self._patience.seat_is_kept_ms, lambda: self.lose_seat(person))
        if table.is_deserted and table.had_bots and not table.was_played and not is_host_leaving:
            table.abandon()
        elif table.is_deserted:
            self._desert()
        elif table.live is not None and not table.live.is_paused:
            table.pausing.begin_if_all_want()

    def come_back(self, person: PersonId) -> None:
        """screen.leave — *person* is back and continues where the game is now."""
        table = self._table
        place = table.own_chair(person)
        was_deserted = table.is_deserted
        table.put(place, replace(table.chairs[place], is_away=False))
        self._alarms.cancel(f"bot {person}", f"seat {person}", f"away {person}", "deserted")
        self.bot_at.pop(person, None)
        if table.phase is Phase.PLAYING and table.live is not None:
            player = table.player_of(person)
            assert player is not None
            table.live.unseat_bot(player)
            self._tell_presence(person, is_away=False)
            if was_deserted and not table.pausing.is_agreed:
                table.pausing.stop_counting()
                table.live.resume()
            table.changed()

    def expect_back(self, person: PersonId) -> None:
        """*person* loses the seat unless they come back soon."""
        lose = partial(self._table.stand_up, person)
        self._alarms.set(f"seat {person}", self._patience.bot_takes_over_ms, lose)

    def hold(self, person: PersonId) -> None:
        """A bot stands in for *person*, if the setup of the table allows it."""
        table = self._table
        self.bot_at.pop(person, None)
        player = table.player_of(person)
        if table.may_bots_hold and table.live is not None and player is not None:
            table.live.seat_bot(player, table.opening.bot(table, player))
            table.had_bots = True
            table.changed()
            table.giving_up.end_if_all_want()

    def lose_seat(self, person: PersonId) -> None:
        """A bot gets the seat of *person* for good."""
        table = self._table
        place = table.chair_of(person)
        if place is None:
            return
        self.hold(person)
        table.had_bots = True
        chair = table.chairs[place]
        table.put(place, replace(chair, person=None, is_bot=True, is_away=False, is_program=False))
        self._alarms.cancel(f"bot {person}", f"seat {person}", f"away {person}")
        table.arranging.pass_on(person)
        if table.phase is Phase.PLAYING and not any(table.people()):
            table.abandon()

    def _tell_presence(self, person: PersonId, *, is_away: bool) -> None:
        table = self._table
        player = table.player_of(person)
        if table.live is None or table.live.is_over or player is None:
            return
        if table.live.state.adventurers[player].is_away != is_away:
            table.live.play(StepAway(player) if is_away else ComeBack(player))

    def _desert(self) -> None:
        """Pause until somebody comes back; a ranked game spends its pause time meanwhile. Programs come back
        at once or never."""
        table = self._table
        assert table.live is not None
        table.live.pause()
        has_people = any(chair.person is not None and not chair.is_program for chair in table.chairs)
        patience = self._patience
        wait = patience.everyone_gone_ms if has_people else patience.bot_takes_over_ms
        self._alarms.set("deserted", wait, table.abandon)
        if table.is_ranked:
            table.pausing.count()
        table.changed()

    def forget(self) -> None:
        """Nobody is expected back any more."""
        self.bot_at.clear()
        self.stop()

    def stop(self) -> None:
        """Cancel all alarms."""
        self._alarms.clear()
