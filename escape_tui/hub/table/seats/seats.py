"""Seats: the people at a table, what they say, and how long the table waits for them."""

from enum import StrEnum

from msgspec import Struct

from escape_tui.engine.state import Millis

PersonId = str

#: Number of chat messages a newcomer can still read.
REMEMBERED_SAYINGS = 50


class Person(Struct, frozen=True):
    """Somebody on the server. All identities from one *network* may be the same person."""

    id: PersonId
    name: str
    network: str = ""
    #: Whether a program acts for them.
    is_program: bool = False


class Phase(StrEnum):
    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Patience(Struct, frozen=True):
    """The time limits of a table, in milliseconds."""

    bot_takes_over_ms: Millis = 10_000
    seat_is_kept_ms: Millis = 300_000
    everyone_gone_ms: Millis = 600_000
    pauses_ms: Millis = 120_000
    vote_ms: Millis = 20_000


class Chair(Struct, frozen=True):
    """A seat at the table: a person's, a bot's (*is_bot*), or open."""

    colour: str
    name: str = ""
    person: PersonId | None = None
    is_bot: bool = False
    is_ready: bool = False
    is_away: bool = False
    picks: dict[str, str] = {}
    #: Whether a program plays for the person.
    is_program: bool = False

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.is_bot


class Saying(Struct, frozen=True):
    name: str
    text: str
    #: Distinguishes speakers of the same name.
    speaker: str = ""
