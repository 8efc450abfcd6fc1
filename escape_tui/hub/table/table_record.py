"""What is written down of a table besides its game: who sits where, what was agreed, votes and pauses."""

from msgspec import Struct

from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.table.seats import Chair, PersonId


class TableRecord(Struct, frozen=True, tag="Table"):
    """A table as it stands while its game is played."""

    code: str
    opener: PersonId
    title: str
    is_public: bool
    may_bots_hold: bool
    day: str
    chairs: tuple[Chair, ...]
    agreement: Setup = Setup(seats=())
    #: Adventurers that a bot keeps going.
    held: tuple[PlayerId, ...] = ()
    pause_votes: tuple[PersonId, ...] = ()
    pause_left_ms: Millis | None = None
    #: Whether all had agreed on a pause.
    is_pausing: bool = False
    #: Whose table it is in the house's count; empty in records of earlier versions.
    founder: PersonId = ""
    #: Whether a bot plays or played for somebody.
    had_bots: bool = False
