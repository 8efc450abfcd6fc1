"""What the screens of a host may ask for one visitor."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.port.port import Port


class RecordLine(Struct, frozen=True):
    """A finished game in the record: *category* is a challenge, `free`, or empty for the base game."""

    game: str
    category: str
    is_won: bool
    names: tuple[str, ...]
    duration_ms: int
    played: str


class Board(NamedTuple):
    """A list of the best teams of *players* in *category*, on *day* for a daily temple."""

    category: str
    players: int
    day: str = ""


class DailyProof(Struct, frozen=True):
    """That nobody chose the temple of the day: the *seal* of today's key, and the *key* of the day before."""

    seal: str
    yesterday: str
    key: str


class Profile(Struct, frozen=True):
    """What the record tells about one player; *companions* are names with how many games together."""

    games: int = 0
    wins: int = 0
    #: Games won one after another, up to the last one and at best.
    streak: int = 0
    best_streak: int = 0
    challenges: int = 0
    companions: tuple[tuple[str, int], ...] = ()


class Desk(Protocol):
    """What everybody may ask for, whatever door he came through."""

    @property
    def port(self) -> Port:
        """The way to the hub of whoever the visitor is; another one after `claim`."""

    @property
    def resume_code(self) -> str:
        """With what a guest comes back; empty for those who have a key."""

    @property
    def name(self) -> str:
        """What the visitor is called."""

    def rename(self, name: str) -> None: ...

    def claim(self, code: str) -> bool:
        """Become the guest who holds *code*, if there is one."""

    def show_colours(self, colours: str) -> None:
        """Let Textual draw with so many *colours*."""

    def command(self, words: str) -> str:
        """What to type on another machine to come here and say *words*."""

    def link(self, words: str) -> str:
        """The address that does the same in a browser; empty where the host has no page."""


class LobbyDesk(Desk, Protocol):
    """What those who may play ask for as well."""

    @property
    def day(self) -> str:
        """The day of the daily temple."""

    def daily_proof(self) -> DailyProof: ...

    def seat_kept_minutes(self) -> int: ...

    def last_game(self) -> str:
        """The id of the game that the visitor's table plays or played last; empty where there is none."""

    def rank(self, game: str) -> tuple[int, int]:
        """Which place *game* has among the best, from 1, and the best time there in milliseconds; zeros for
        a game that is not ranked."""

    def analysis(self, game: str) -> Analysis | None:
        """Where *game* turned, as far as that is known yet."""

    def profile(self) -> Profile: ...

    def history(self) -> tuple[RecordLine, ...]:
        """The visitor's own games, the latest first."""

    def filled(self, boards: Sequence[Board]) -> tuple[Board, ...]:
        """Those of *boards* on which somebody stands."""

    def best(self, board: Board) -> tuple[RecordLine, ...]:
        """The best teams on *board*."""


class Guest(Struct, frozen=True):
    """A session, as the keeper of the house sees it; *id* names it until it ends, at its *worker* where the
    house has several."""

    id: int
    name: str
    player: str
    address: str
    door: str
    minutes: int
    #: Whether they keep the house themselves: nobody asks them to leave.
    is_keeper: bool = False
    worker: str = ""


class WorkerLine(Struct, frozen=True):
    """One of several processes that run the tables of the house."""

    name: str
    visits: int
    tables: int
    #: Whether it gives away what it has and takes nobody new.
    is_draining: bool = False


class ShutOut(Struct, frozen=True):
    kind: str
    value: str
    reason: str


class KeeperDesk(Desk, Protocol):
    """What the keeper of the house may do."""

    def tables(self) -> tuple[TableSummary, ...]:
        """Every table, public or not."""

    def guests(self) -> tuple[Guest, ...]: ...

    def workers(self) -> tuple[WorkerLine, ...]:
        """The processes of the house, where there are several."""

    def shut_out(self) -> tuple[ShutOut, ...]: ...

    def let_in(self, ban: ShutOut) -> Answer: ...

    def kick(self, guest: Guest) -> Answer:
        """Ask *guest* to leave; refused for a keeper, as are the bans."""

    def ban_key(self, guest: Guest) -> Answer: ...

    def ban_address(self, guest: Guest) -> Answer: ...

    def announce(self, text: str) -> None: ...

    def games(self) -> int:
        """How many games are played."""

    def drain_minutes(self) -> int:
        """How long games may go on once the host closes."""

    def drain(self) -> Answer:
        """Let games finish and stop; it can be taken back until then."""

    def stay_open(self) -> Answer:
        """Take back a drain; refused where the machine asked for it."""

    def drain_worker(self, worker: WorkerLine) -> Answer:
        """Let others go on with what *worker* has; it takes nobody new, until it is told to again."""

    def open_worker(self, worker: WorkerLine) -> Answer:
        """Let *worker* take people and tables again."""

    def waiting(self) -> int:
        """How many stand in line."""
