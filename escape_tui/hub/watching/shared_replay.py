"""A shared replay: people at one table watch a finished game together, and one of them controls it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.sanitize import clean_title
from escape_tui.hub.table.seats.seats import PersonId, Phase
from escape_tui.hub.table.seats.table_seats import TableSeats

FASTEST, SLOWEST = 16.0, 0.5


class Screening(Struct, frozen=True):
    """A shared replay of the recording *game*: it was at *at* when the clockwork was at *since*, and runs at
    *speed* while it *is_playing*. *lead* controls it."""

    game: str
    lead: PersonId
    at: Millis = 0
    since: Millis = 0
    speed: float = 1.0
    is_playing: bool = False

    def steered(self, person: PersonId, at: Millis, speed: float, is_playing: bool, now: Millis) -> Screening:
        """The screening with a new position and speed, chosen by *person*, who has to be the leader."""
        self.require_lead(person)
        if at < 0 or not SLOWEST <= speed <= FASTEST:
            raise Declined("nonsense")
        return replace(self, at=at, since=now, speed=speed, is_playing=is_playing)

    def handed_to(self, person: PersonId, heir: PersonId | None) -> Screening:
        self.require_lead(person)
        if heir is None:
            raise Declined("empty")
        return replace(self, lead=heir)

    def require_lead(self, person: PersonId) -> None:
        if person != self.lead:
            raise Declined("not-leading")


class SharedReplay:
    """The shared replay at *table*, if there is one. *require_recording* refuses games that can't be shown;
    *settle* ends a quick start."""

    def __init__(
        self,
        table: TableSeats,
        clockwork: Clockwork,
        require_recording: Callable[[str], None],
        settle: Callable[[], None],
    ) -> None:
        self.screening: Screening | None = None
        self._table = table
        self._clockwork = clockwork
        self._require_recording = require_recording
        self._settle = settle

    def lead(self, person: PersonId, game: str) -> None:
        """*person* shows a finished *game*, this table's or another, to the table."""
        self._table.own_chair(person)
        if self._table.phase is Phase.PLAYING:
            raise Declined("not-over")
        if self.screening is not None:
            raise Declined("led-already")
        if not game or clean_title(game) != game:
            raise Declined("nonsense")
        self._require_recording(game)
        self._settle()
        self.screening = Screening(game, person, since=self._clockwork.now())
        self._table.changed()

    def steer(self, person: PersonId, at: Millis, speed: float, is_playing: bool) -> None:
        self.screening = self._shown(person).steered(person, at, speed, is_playing, self._clockwork.now())
        self._table.changed()

    def hand_lead(self, person: PersonId, place: int) -> None:
        """*person* passes the lead to the person at *place*."""
        chairs = self._table.chairs
        is_here = 0 <= place < len(chairs) and not chairs[place].is_away
        self.screening = self._shown(person).handed_to(person, chairs[place].person if is_here else None)
        self._table.changed()

    def end(self, person: PersonId) -> None:
        """The leader ends the replay; then anybody may start one."""
        self._shown(person).require_lead(person)
        self.screening = None
        self._table.changed()

    def pass_on_lead(self, person: PersonId) -> None:
        """*person* has left: somebody else leads if they did."""
        if self.screening is not None and self.screening.lead == person:
            heirs = [heir for heir in self._table.staying if heir != person]
            self.screening = replace(self.screening, lead=heirs[0]) if heirs else None
            self._table.changed()

    def _shown(self, person: PersonId) -> Screening:
        self._table.own_chair(person)
        if self.screening is None:
            raise Declined("no-replay")
        return self.screening
