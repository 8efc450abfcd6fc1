"""The services that screens of a server may use for one visitor."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.setup import PlayerId
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.analysis.turning_points import TeamStanding
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.hub.port.messages.answers import Answer
from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.hub.port.port import Port
from escape_tui.hub.record.origin import Origin
from escape_tui.scene.lobby.ladder_views import LadderView
from escape_tui.scene.menus.player_settings import SettingsStorage
from escape_tui.scene.replay.recordings import Recordings
from escape_tui.scene.terminal import Colours


class RecordLine(Struct, frozen=True):
    """A finished game in the records: *category* is a challenge, `free`, or empty for the base game."""

    game: str
    category: str
    is_won: bool
    names: tuple[str, ...]
    duration_ms: int
    played: str


class Board(NamedTuple):
    """A leaderboard for teams of *players* in *category*, on *day* for a daily temple."""

    category: str
    players: int
    day: str = ""


class DailyProof(Struct, frozen=True):
    """Proof that nobody chose the daily temple: the *seal* of today's key, and the *key* of the day
    before."""

    seal: str
    yesterday: str
    key: str


class NightView(Struct, frozen=True):
    """The next game night: its name, such as `Thursday 20:00 Europe/Paris`, and the *minutes* until then."""

    name: str
    minutes: int


class Puzzle(Struct, frozen=True):
    """A moment to get out from: how the team stood, the bots' chance there in *percent*, and how many teams
    *got_out* or *stayed*."""

    origin: Origin
    standing: TeamStanding
    percent: int
    got_out: int = 0
    stayed: int = 0


class Profile(Struct, frozen=True):
    """The statistics of one player; *companions* are names with the number of games together."""

    games: int = 0
    wins: int = 0
    #: Winning streak: the current one and the longest.
    streak: int = 0
    best_streak: int = 0
    challenges: int = 0
    companions: tuple[tuple[str, int], ...] = ()
    #: What they have achieved, the earliest first.
    achieved: tuple[str, ...] = ()


class DroppedSeat(Struct, frozen=True):
    """The seat of *name* at the table *code*, saved for somebody who dropped out."""

    name: str
    code: str


class Desk(SettingsStorage, Protocol):
    """Services for every visitor, however they connected: their settings, and what follows."""

    @property
    def port(self) -> Port:
        """The hub's port for the visitor's identity; another one after `claim`."""

    @property
    def catalogue(self) -> Catalogue:
        """Everything printed in the editions that the server has now."""

    @property
    def resume_code(self) -> str:
        """A guest's resume code; empty for visitors with an SSH key."""

    @property
    def name(self) -> str:
        """The visitor's name."""

    def rename(self, name: str) -> None: ...

    def claim(self, code: str) -> bool:
        """Become the guest with the resume *code*; whether there is one."""

    def show_colours(self, colours: Colours) -> None:
        """Let Textual draw with this colour depth."""

    def command(self, words: str) -> str:
        """The command to type on another machine to connect here with *words*."""

    def link(self, words: str) -> str:
        """The URL that does the same in a browser; empty if the server has no web page."""


class ScreenDesk(Desk, Protocol):
    """Services for visitors with a screen."""

    @property
    def recordings(self) -> Recordings:
        """The finished games that the visitor may replay."""


class PlayDesk(Desk, Protocol):
    """Services for visitors who may play."""

    def dropped_seat(self) -> DroppedSeat | None:
        """The seat of a guest who dropped out and may be this visitor: same address, same user name."""

    def take_back_seat(self) -> bool:
        """Become the guest of `dropped_seat`; whether the seat is still saved."""

    def seat_kept_minutes(self) -> int: ...

    def last_game(self) -> str:
        """The id of the current or last game at the visitor's table; empty if there is none."""

    def analysis(self, game: str, seats: tuple[PlayerId, ...]) -> Analysis | None:
        """The turning points of *game* that are known so far, as the people in *seats* may see them."""

    def set_aside_table(self) -> str:
        """The code of the visitor's table whose game this version can't continue; empty if there is none."""

    def profile(self) -> Profile: ...

    def ladder(self, period: str, step: int, players: int) -> LadderView:
        """The ladder of the week or season *period*, or of the one *step* after it, for teams of *players*;
        without a *period*, of this week."""


class LobbyDesk(PlayDesk, ScreenDesk, Protocol):
    """What the screens of the lobby show, too."""

    @property
    def day(self) -> str:
        """The day of the daily temple."""

    def daily_proof(self) -> DailyProof: ...

    def table_named(self, code: str) -> TableSummary | None:
        """The table that the visitor asked for by its *code*."""

    async def require_study(self, origin: Origin) -> None:
        """Raise `Declined` if no table can play on from *origin*."""

    def rank(self, game: str) -> tuple[int, int]:
        """The rank of *game* on its leaderboard, from 1, and the best time there in milliseconds; zeros for a
        game that is not ranked."""

    @property
    def handle(self) -> str:
        """The visitor's handle in lists of people."""

    def next_night(self) -> NightView | None:
        """The game night that begins next, if there are any."""

    def puzzles(self) -> tuple[Puzzle, ...]:
        """The puzzles of the week, the latest first."""

    def challenges(self) -> ChallengeBook:
        """The challenges that the visitor has won."""

    def history(self) -> tuple[RecordLine, ...]:
        """The visitor's own games, the latest first."""

    def filled(self, boards: Sequence[Board]) -> tuple[Board, ...]:
        """The *boards* that are not empty."""

    def best(self, board: Board) -> tuple[RecordLine, ...]:
        """The best teams on *board*."""


class Guest(Struct, frozen=True):
    """A session, as an admin sees it; *id* identifies it until it ends, on its *worker* in a cluster."""

    id: int
    name: str
    player: str
    address: str
    door: str
    minutes: int
    #: Whether they are an admin: admins can't be kicked or banned.
    is_keeper: bool = False
    worker: str = ""


class WorkerLine(Struct, frozen=True):
    """A worker of the cluster."""

    name: str
    visits: int
    tables: int
    #: Whether it hands its tables over and accepts nobody new.
    is_draining: bool = False


class ShutOut(Struct, frozen=True):
    """A ban: since which day, until which (empty: for good), and who ordered it, as far as that is known."""

    kind: str
    value: str
    reason: str
    since: str = ""
    until: str = ""
    by: str = ""


class KeeperDesk(ScreenDesk, Protocol):
    """Services for an admin."""

    def tables(self) -> tuple[TableSummary, ...]:
        """Every table, public or not."""

    def guests(self) -> tuple[Guest, ...]: ...

    def workers(self) -> tuple[WorkerLine, ...]:
        """The workers of the cluster, if there are several."""

    def shut_out(self) -> tuple[ShutOut, ...]: ...

    def let_in(self, ban: ShutOut) -> Answer: ...

    def kick(self, guest: Guest) -> Answer:
        """Kick *guest*; refused for an admin, as are the bans."""

    def ban_key(self, guest: Guest) -> Answer: ...

    def ban_address(self, guest: Guest) -> Answer: ...

    def announce(self, text: str) -> None: ...

    def games(self) -> int:
        """The number of games in progress."""

    def drain_minutes(self) -> int:
        """Time limit for games in progress when the server drains."""

    def drain(self) -> Answer:
        """Drain: let games finish, then stop; it can be cancelled until then."""

    def stay_open(self) -> Answer:
        """Cancel a drain; refused if the machine asked for it."""

    def drain_worker(self, worker: WorkerLine) -> Answer:
        """Hand everything of *worker* over to others; it accepts nobody new until `open_worker` is called."""

    def open_worker(self, worker: WorkerLine) -> Answer:
        """Let *worker* accept people and tables again."""

    def waiting(self) -> int:
        """The length of the entrance queue."""
