"""Views: what a visitor sees of the lobby and of a table, as frozen values.

Nobody in them can be played for, and nobody's identity is in them: people are named, and sit in places.
"""

from enum import StrEnum

from msgspec import Struct

from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.table.seats import Phase, Saying
from escape_tui.hub.watching.spectators import Cheered


class SeatView(Struct, frozen=True):
    """A seat at a table: a person's, a bot's (*is_bot*), or free (without a *name*)."""

    colour: str
    name: str = ""
    is_bot: bool = False
    is_ready: bool = False
    is_away: bool = False
    picks: dict[str, str] = {}
    #: When a bot takes over from who is away, by the clock that the port goes by.
    bot_at: Millis | None = None
    #: How many of the others want them to leave.
    votes_against: int = 0
    #: Tells a person from others of the same name.
    handle: str = ""
    #: Whether a program plays for the person.
    is_program: bool = False

    @property
    def is_free(self) -> bool:
        return not self.name

    @property
    def is_person(self) -> bool:
        return bool(self.name) and not self.is_bot


class WrongSetup(Struct, frozen=True):
    """Why a set-up cannot be played: the *rule* that it breaks, and what its sentence needs."""

    rule: str
    facts: dict[str, int | str | tuple[str, ...]] = {}


class ScreeningView(Struct, frozen=True):
    """A replay that people of one table see together; the *leader*, who sits at *lead*, leads. It showed *at*
    when the clock that the port goes by showed *since*."""

    game: str
    lead: int
    leader: str
    at: Millis
    since: Millis
    speed: float
    is_playing: bool

    def moment(self, now: Millis) -> Millis:
        return self.at + (int((now - self.since) * self.speed) if self.is_playing else 0)


class TableView(Struct, frozen=True):
    """A table as those see it who sit there: before, while and after a game is played."""

    version: int
    code: str
    phase: Phase
    seats: tuple[SeatView, ...]
    #: The place of who opened the table.
    opener: int | None
    agreement: Setup
    #: Tells the table from others, also when it gets another code.
    number: int = 0
    title: str = ""
    #: The day of the daily temple that is tried here, or empty.
    day: str = ""
    is_public: bool = True
    may_bots_hold: bool = True
    wrong: tuple[WrongSetup, ...] = ()
    talk: tuple[Saying, ...] = ()
    #: Tells the game from every other that was played here; 0 before the first.
    game: int = 0
    #: The places whose people and bots play, in the order of the game's seats.
    players: tuple[int, ...] = ()
    is_paused: bool = False
    #: The places of those who want a pause, in the order in which they said so.
    pause_votes: tuple[int, ...] = ()
    pause_left_ms: Millis = 0
    #: When the vote or the pause is over that there is now, by the clock that the port goes by.
    vote_until: Millis | None = None
    pause_until: Millis | None = None
    screening: ScreeningView | None = None
    #: Who watches, and the last cheer.
    watchers: tuple[str, ...] = ()
    cheer: Cheered | None = None
    #: The places of those who want another game, once this one is over.
    again: tuple[int, ...] = ()

    @property
    def staying(self) -> tuple[int, ...]:
        """The places of the people who are here."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.is_person and not seat.is_away)


class StandView(Struct, frozen=True):
    """Those who watch the table *code*, as one of them sees it."""

    code: str
    watchers: tuple[str, ...] = ()
    talk: tuple[Saying, ...] = ()
    cheer: Cheered | None = None
    #: Whether those at the table gather for another game, and whether the table is gone.
    is_gathering: bool = False
    is_gone: bool = False
    #: Whether the table goes to another process just now, and its game cannot be seen for a moment.
    is_moving: bool = False
    #: The replay that those at the table see together.
    screening: ScreeningView | None = None
    #: Under which id the game is kept that has just ended.
    kept_as: str = ""


class PlayerSummary(Struct, frozen=True):
    name: str
    colour: str
    is_bot: bool = False
    is_away: bool = False
    is_out: bool = False


class GameSummary(Struct, frozen=True):
    """A game as the lobby tells of it. The clock showed *elapsed_ms* when the lobby's view was made."""

    players: tuple[PlayerSummary, ...]
    depot: int
    elapsed_ms: Millis
    #: How long the soundtrack plays; `None` for a practice game.
    collapse_ms: Millis | None = None
    is_clock_running: bool = True
    is_paused: bool = False
    is_over: bool = False
    watchers: int = 0

    def seconds_left(self, since_ms: Millis) -> int | None:
        """What the clock shows *since_ms* after the view was made; `None` for a practice game."""
        if self.collapse_ms is None:
            return None
        return max(0, self.collapse_ms - self.elapsed_after(since_ms)) // 1000

    def elapsed_after(self, since_ms: Millis) -> Millis:
        return self.elapsed_ms + (since_ms if self.is_clock_running else 0)


class TableSummary(Struct, frozen=True):
    """A table as the lobby tells of it, wherever it is."""

    code: str
    phase: Phase
    seats: tuple[SeatView, ...]
    opener: int | None
    agreement: Setup
    title: str = ""
    day: str = ""
    is_public: bool = True
    #: The game that can be watched there.
    game: GameSummary | None = None

    @property
    def opener_name(self) -> str:
        return "" if self.opener is None else self.seats[self.opener].name

    @property
    def people(self) -> int:
        return sum(seat.is_person for seat in self.seats)

    @property
    def has_bot_seat(self) -> bool:
        """Whether a friend may take a bot's seat in the game that runs."""
        is_open = self.phase is Phase.PLAYING and not self.day
        is_attended = any(seat.is_person and not seat.is_away for seat in self.seats)
        return is_open and is_attended and any(seat.is_bot for seat in self.seats)

    @property
    def is_open(self) -> bool:
        """Whether one can sit down: it gathers, and a seat is free or kept warm by a bot."""
        return self.phase is Phase.GATHERING and any(not seat.is_person for seat in self.seats)


class Doing(StrEnum):
    """What somebody does on a host."""

    LOOKING_ROUND = "looking-round"
    WAITING = "waiting"
    PLAYING = "playing"
    WATCHING = "watching"


class PersonView(Struct, frozen=True):
    """Somebody on a host; *code* is the table at which they are, where everybody may know it."""

    name: str
    handle: str
    doing: Doing = Doing.LOOKING_ROUND
    code: str = ""
    is_program: bool = False


class LobbyView(Struct, frozen=True):
    """What everybody may know of a host; *made_at* is when, by the clock of whoever reads it."""

    version: int
    made_at: Millis
    people: tuple[PersonView, ...] = ()
    tables: tuple[TableSummary, ...] = ()
    talk: tuple[Saying, ...] = ()
    announcement: str = ""
    #: How long the host still takes new tables; `None` while it does not close.
    closes_in_ms: Millis | None = None

    def open_tables(self) -> tuple[TableSummary, ...]:
        return tuple(table for table in self.tables if table.is_open)

    def games(self) -> tuple[TableSummary, ...]:
        """The tables whose game can be watched."""
        return tuple(table for table in self.tables if table.game is not None)

    def table(self, code: str) -> TableSummary | None:
        return next((table for table in self.tables if table.code == code), None)
