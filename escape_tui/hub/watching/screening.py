"""A screening: the position of a shared replay, and who controls it."""

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats.seats import PersonId

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

    def steered(
        self, person: PersonId, at: Millis, speed: float, is_playing: bool, now: Millis
    ) -> "Screening":
        """The screening with a new position and speed, chosen by *person*, who has to be the leader."""
        self.require_lead(person)
        if at < 0 or not SLOWEST <= speed <= FASTEST:
            raise Declined("nonsense")
        return replace(self, at=at, since=now, speed=speed, is_playing=is_playing)

    def handed_to(self, person: PersonId, heir: PersonId | None) -> "Screening":
        self.require_lead(person)
        if heir is None:
            raise Declined("empty")
        return replace(self, lead=heir)

    def require_lead(self, person: PersonId) -> None:
        if person != self.lead:
            raise Declined("not-leading")
