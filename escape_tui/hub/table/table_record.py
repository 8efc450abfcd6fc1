"""The record of a table besides its game: seats, setup, votes and pauses."""

from msgspec import Struct

from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.race.race import PacerChoice, Race
from escape_tui.hub.record.answered_requests import AskedRequest
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.table.quick_start import QUICK_TEAM
from escape_tui.hub.table.seats.seats import Chair, PersonId


class TableRecord(Struct, frozen=True, tag="Table"):
    """A table during its game."""

    code: str
    opener: PersonId
    title: str
    is_public: bool
    may_bots_hold: bool
    day: str
    chairs: tuple[Chair, ...]
    agreement: Setup = Setup(seats=())
    #: Players for whom a bot stands in.
    held: tuple[PlayerId, ...] = ()
    pause_votes: tuple[PersonId, ...] = ()
    pause_left_ms: Millis | None = None
    #: Whether everybody had agreed to a pause.
    is_pausing: bool = False
    #: The person whose limit on tables it counts against; empty in records of earlier versions.
    founder: PersonId = ""
    #: Whether a bot or a program has taken part in the game.
    had_bots: bool = False
    #: The moment of another game from which it plays on.
    origin: Origin | None = None
    #: Whether others may play on from moments of its games.
    may_be_studied: bool = True
    manner: Manner = Manner.COMPANIONABLE
    race: Race | None = None
    #: The finished game whose temple is played again, and the recorded team to race against.
    rerun: str = ""
    pacer: PacerChoice | None = None
    #: Whether the game starts by itself, and the team that bots fill up then.
    is_starting: bool = False
    team: int = QUICK_TEAM
    #: Requests of programs that were answered before the game.
    asked: tuple[AskedRequest, ...] = ()
