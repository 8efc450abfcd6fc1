"""Quick start: a quick game or a rematch that starts by itself after a short wait."""

from __future__ import annotations

from collections.abc import Callable

from escape_tui.engine.effect import RuleError
from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.table_seats import TableSeats

#: How long a quick game or a rematch waits for more people.
QUICK_WAIT_MS: Millis = 15_000
#: Bots fill the team of a quick game up to this size.
QUICK_TEAM = 4


class QuickStart:
    """The countdown of *table* while people gather for a quick game or a rematch. *fill_with_bots* completes
    the team."""

    def __init__(
        self, table: TableSeats, clockwork: Clockwork, fill_with_bots: Callable[[int], None]
    ) -> None:
        #: Clockwork time at which the game starts; `None` without a countdown.
        self.at: Millis | None = None
        #: Bots fill the team up to this size.
        self.team = QUICK_TEAM
        self._table = table
        self._clockwork = clockwork
        self._alarms = Alarms(clockwork)
        self._fill_with_bots = fill_with_bots

    def count_down(self, team: int = QUICK_TEAM) -> None:
        """Start the game after a short wait, or as soon as people have all seats; bots fill the *team*."""
        self.team = team
        self.at = self._clockwork.now() + QUICK_WAIT_MS
        self._alarms.set("start", QUICK_WAIT_MS, self._start)
        self._table.changed()

    def start_if_full(self) -> None:
        if self.at is not None and all(chair.person is not None for chair in self._table.chairs):
            self._start()

    def settle(self) -> None:
        """End the countdown, if there is one: bots take their seats, and the table is like any other."""
        if self.at is not None:
            self.stop()
            self._fill_with_bots(self.team)

    def stop(self) -> None:
        self.at = None
        self._alarms.clear()

    def _start(self) -> None:
        self.settle()
        try:
            self._table.begin()
        except (Declined, RuleError):
            # The people at the table hear the reason when they say that they are ready.
            self._table.changed()
