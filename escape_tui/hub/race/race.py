"""What the tables of a race share, and temples that are played again."""

from enum import StrEnum

from msgspec import Struct

from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.race.rival import Rival
from escape_tui.hub.table.seats.seats import PersonId

FEWEST_TABLES, MOST_TABLES = 2, 8


class Race(Struct, frozen=True):
    """The part of one table in a race. All times are Unix times in milliseconds, the same in all processes.

    *id* is the same at all tables; the seed is made from it and from a secret of the server. The table that
    *joined_at* the earliest time leads: it decides when the race begins.
    """

    id: str
    joined_at: Millis
    #: When the race begins without the tables that aren't ready by then; 0 while fewer than two are ready.
    waits_until: Millis = 0
    begins_at: Millis = 0

    @property
    def code(self) -> str:
        """The code for entering the race: that of the table that called for it."""
        return self.id.partition("-")[0]


class RaceEntry(Struct, frozen=True):
    """A table of a race as the others see it."""

    race: Race
    rival: Rival


class RaceView(Struct, frozen=True):
    """The race of a table as its people see it, in times of the port's clock."""

    code: str
    #: Whether this table and each other one is ready.
    is_ready: bool = False
    waits_until: Millis | None = None
    begins_at: Millis | None = None


class PacerKind(StrEnum):
    """The recorded opponent of a table."""

    #: The game whose temple is played again.
    GAME = "game"
    #: The best team in this temple, or of this size.
    BEST = "best"
    #: The best game of the person who chooses.
    OWN = "own"
    COMPANIONS = "companions"


class PacerChoice(Struct, frozen=True):
    """The recorded opponent of a table, chosen *by* somebody; *game* is known once the game begins."""

    kind: PacerKind
    by: PersonId = ""
    game: str = ""


class Rerun(Struct, frozen=True):
    """The temple of the finished *game*, to be played again with the same *seed*."""

    game: str
    setup: Setup
    seed: int
