"""Views: the lobby and tables as frozen values.

They contain no identities and nothing to act with: people have names and places.
"""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.race.race import PacerKind, RaceEntry, RaceView
from escape_tui.hub.race.rival import Rival
from escape_tui.hub.table.seats.seats import Phase, Saying
from escape_tui.hub.watching.spectators import Cheered


class SeatView(Struct, frozen=True):
    """A seat at a table: a person's, a bot's (*is_bot*), or open (without a *name*)."""

    colour: str
    name: str = ""
    is_bot: bool = False
    is_ready: bool = False
    is_away: bool = False
    picks: dict[str, str] = {}
    #: When a bot stands in for a person who is away, by the port's clock.
    bot_at: Millis | None = None
    #: Number of votes to remove them.
    votes_against: int = 0
    #: Distinguishes people of the same name.
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
    """Why a setup can't be played: the *rule* it breaks, and the variables of its sentence."""

    rule: str
    facts: dict[str, int | str | tuple[str, ...]] = {}


class ScreeningView(Struct, frozen=True):
    """A replay that a table watches together; the *leader*, who sits at *lead*, controls it. It was at *at*
    when the port's clock was at *since*."""

    game: str
    lead: int
    leader: str
    at: Millis
    since: Millis
    speed: float
    is_playing: bool

    def moment(self, now: Millis) -> Millis:
        return self.at + (int((now - self.since) * self.speed) if self.is_playing else 0)


class StudyView(Struct, frozen=True):
    """The moment from which a table plays on, such as `f00d@4:12`, and how earlier teams fared from there."""

    origin: str
    got_out: int = 0
    stayed: int = 0


class TableView(Struct, frozen=True):
    """A table before, during and after a game, as the people there see it."""

    version: int
    code: str
    phase: Phase
    seats: tuple[SeatView, ...]
    #: The place of the host.
    opener: int | None
    agreement: Setup
    #: Unique number of the table; it stays when the code changes.
    number: int = 0
    title: str = ""
    #: The day of the daily temple that is played here, or empty.
    day: str = ""
    is_public: bool = True
    may_bots_hold: bool = True
    may_be_studied: bool = True
    manner: Manner = Manner.COMPANIONABLE
    study: StudyView | None = None
    #: When a quick game or a rematch starts by itself, by the port's clock, and how many bots join it then.
    starts_at: Millis | None = None
    bots_to_come: int = 0
    race: RaceView | None = None
    #: Whether a race has begun without this table.
    has_missed_race: bool = False
    #: The finished game whose temple is played again, or empty.
    rerun: str = ""
    #: The recorded team to race against, and whether one may be chosen.
    pacer: PacerKind | None = None
    can_choose_pacer: bool = False
    #: The other teams of the race, as far as they may be known.
    rivals: tuple[Rival, ...] = ()
    wrong: tuple[WrongSetup, ...] = ()
    talk: tuple[Saying, ...] = ()
    #: Unique number of the game; 0 before the first.
    game: int = 0
    #: The places of the players, in the order of the game's seats.
    players: tuple[int, ...] = ()
    is_paused: bool = False
    #: The places of the people who voted for a pause, in that order.
    pause_votes: tuple[int, ...] = ()
    pause_left_ms: Millis = 0
    #: When the present vote or pause ends, by the port's clock.
    vote_until: Millis | None = None
    pause_until: Millis | None = None
    #: The places of the people who want to give up, and when their vote ends, by the port's clock.
    give_up_votes: tuple[int, ...] = ()
    give_up_until: Millis | None = None
    screening: ScreeningView | None = None
    #: The spectators and the last cheer.
    watchers: tuple[str, ...] = ()
    cheer: Cheered | None = None
    #: The places of the people who want a rematch.
    again: tuple[int, ...] = ()

    @property
    def staying(self) -> tuple[int, ...]:
        """The places of the people who are here."""
        return tuple(at for at, seat in enumerate(self.seats) if seat.is_person and not seat.is_away)

    @property
    def asked_to_give_up(self) -> tuple[int, ...]:
        """The places of the people whose votes end the game: those who are here, who have voted, and who
        have just dropped out."""
        waited = (at for at, seat in enumerate(self.seats) if seat.is_away and seat.bot_at is not None)
        return tuple(sorted({*self.staying, *self.give_up_votes, *waited}))


class StandView(Struct, frozen=True):
    """The spectators of the table *code*, as one of them sees it."""

    code: str
    watchers: tuple[str, ...] = ()
    talk: tuple[Saying, ...] = ()
    cheer: Cheered | None = None
    #: Whether the table is open for another game, and whether it is gone.
    is_gathering: bool = False
    is_gone: bool = False
    #: Whether the table is moving to another process, so that its game can't be seen for a moment.
    is_moving: bool = False
    #: The replay that the table watches.
    screening: ScreeningView | None = None
    #: The id under which the game that just ended is stored.
    kept_as: str = ""


class PlayerSummary(Struct, frozen=True):
    name: str
    colour: str
    is_bot: bool = False
    is_away: bool = False
    is_out: bool = False


class GameSummary(Struct, frozen=True):
    """A game as the lobby shows it. Its clock was at *elapsed_ms* when the lobby's view was made."""

    players: tuple[PlayerSummary, ...]
    depot: int
    elapsed_ms: Millis
    #: Length of the soundtrack; `None` for a practice game.
    collapse_ms: Millis | None = None
    is_clock_running: bool = True
    is_paused: bool = False
    is_over: bool = False
    watchers: int = 0
    #: The live estimate of the team's chance, in percent, for everybody but its players; `None` where the
    #: estimate says nothing.
    estimate: int | None = None

    def seconds_left(self, since_ms: Millis) -> int | None:
        """The clock *since_ms* after the view was made; `None` for a practice game."""
        if self.collapse_ms is None:
            return None
        return max(0, self.collapse_ms - self.elapsed_after(since_ms)) // 1000

    def elapsed_after(self, since_ms: Millis) -> Millis:
        return self.elapsed_ms + (since_ms if self.is_clock_running else 0)


class TableSummary(Struct, frozen=True):
    """A table as the lobby shows it, in any process."""

    code: str
    phase: Phase
    seats: tuple[SeatView, ...]
    opener: int | None
    agreement: Setup
    title: str = ""
    day: str = ""
    #: The moment of another game from which the table plays on, or empty.
    origin: str = ""
    #: The finished game whose temple is played again, or empty.
    rerun: str = ""
    race: RaceEntry | None = None
    is_public: bool = True
    #: Whether quick play may lead here.
    is_for_anybody: bool = True
    #: Whether a quick game gathers here, which starts by itself.
    is_starting: bool = False
    #: The game that can be watched.
    game: GameSummary | None = None

    @property
    def opener_name(self) -> str:
        return "" if self.opener is None else self.seats[self.opener].name

    @property
    def people(self) -> int:
        return sum(seat.is_person for seat in self.seats)

    @property
    def has_bot_seat(self) -> bool:
        """Whether people may take a bot's seat in the game in progress."""
        is_open = self.phase is Phase.PLAYING and not self.day and self.race is None
        is_attended = any(seat.is_person and not seat.is_away for seat in self.seats)
        return is_open and is_attended and any(seat.is_bot for seat in self.seats)

    @property
    def is_open(self) -> bool:
        """Whether people can join: before a game, with a seat open or taken by a bot."""
        return self.phase is Phase.GATHERING and any(not seat.is_person for seat in self.seats)


class Doing(StrEnum):
    """What somebody is doing on the server."""

    LOOKING_ROUND = "looking-round"
    WAITING = "waiting"
    PLAYING = "playing"
    WATCHING = "watching"


class PersonView(Struct, frozen=True):
    """Somebody on the server; *code* is their table, if it is public."""

    name: str
    handle: str
    doing: Doing = Doing.LOOKING_ROUND
    code: str = ""
    is_program: bool = False


class LobbyView(Struct, frozen=True):
    """The public view of the server, made at *made_at* by the reader's clock."""

    version: int
    made_at: Millis
    people: tuple[PersonView, ...] = ()
    tables: tuple[TableSummary, ...] = ()
    talk: tuple[Saying, ...] = ()
    announcement: str = ""
    #: Time until the server closes; `None` unless it is draining.
    closes_in_ms: Millis | None = None

    def open_tables(self) -> tuple[TableSummary, ...]:
        return tuple(table for table in self.tables if table.is_open)

    def quick_table(self) -> TableSummary | None:
        """The open table to which quick play leads: the one where most people wait, first of all for a quick
        game."""
        waiting = (table for table in self.open_tables() if table.is_for_anybody)
        return max(waiting, key=lambda table: (table.is_starting, table.people), default=None)

    def without_estimate(self, code: str) -> "LobbyView":
        """The same for a player of the game at the table *code*."""
        tables = tuple(
            replace(table, game=replace(table.game, estimate=None))
            if table.code == code and table.game is not None
            else table
            for table in self.tables
        )
        return replace(self, tables=tables)

    def games(self) -> tuple[TableSummary, ...]:
        """The tables with a game in progress that can be watched."""
        return tuple(table for table in self.tables if table.game is not None and not table.game.is_over)

    def table(self, code: str) -> TableSummary | None:
        return next((table for table in self.tables if table.code == code), None)
