"""Local play in plain text: a lobby for one player in this terminal, with bots."""

from collections.abc import Callable
from secrets import randbits

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.hub.analysis.analysis import Analysis
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller, Service
from escape_tui.hub.record.scribe import Scribe
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.opening import GAMES_OF_A_BEGINNER
from escape_tui.hub.table.seats.seats import PersonId
from escape_tui.hub.table.table import Table
from escape_tui.modules.box import new_game
from escape_tui.scene.lobby.ladder_views import LadderView
from escape_tui.scene.lobby.visitor_services import DroppedSeat, Profile
from escape_tui.scene.menus.player_settings import SettingsStorage
from escape_tui.scene.terminal import Colours

#: The player at this terminal.
ME: PersonId = "here"

#: Records a game that started with a seed.
MakeScribe = Callable[[Game, int], Scribe]


class HomeOpening:
    """Starts games on this machine, all with *seed* if one is given; they are recorded, but not ranked."""

    def __init__(self, catalogue: Catalogue, scribe: MakeScribe, seed: int | None = None) -> None:
        self._catalogue = catalogue
        self._scribe = scribe
        self._seed = seed
        self._councils: dict[int, tuple[Council, SeededChance]] = {}

    def new_game(self, setup: Setup, seed: int) -> Game:
        return new_game(setup, self._catalogue, SeededChance(seed))

    def seed(self) -> int:
        return randbits(48) if self._seed is None else self._seed

    def daily(self) -> tuple[str, int]:
        raise Declined("daily-keys")

    def race_seed(self, race: str) -> int:
        raise Declined("race-not-here")

    def name_for(self, person: PersonId, name: str) -> str:
        return name

    def games_finished(self, person: PersonId) -> int:
        """Beginners choose their own first games in local play."""
        return GAMES_OF_A_BEGINNER

    def admit_to_daily(self, day: str, person: PersonId) -> None:
        raise Declined("daily-keys")

    def rolled(self, table: Table) -> None:
        """There is no daily temple here."""

    def scribe(self, table: Table, game: Game, seed: int) -> Scribe:
        return self._scribe(game, seed)

    def bot(self, table: Table, player: PlayerId) -> Bot:
        fresh = Council(manner=table.manner), SeededChance(self.seed() + 1)
        council, chance = self._councils.setdefault(table.game, fresh)
        return Companion(player, chance, council)

    def require_recording(self, game: str) -> None:
        raise Declined("no-such-recording")

    def finished(self, table: Table) -> None:
        """Nothing is ranked here."""

    def abandoned(self, table: Table) -> None:
        """The recording stays as it is."""


class HomeDesk:
    """The services of a server that local play has, too."""

    resume_code = ""

    def __init__(
        self,
        catalogue: Catalogue,
        clockwork: Clockwork,
        opening: HomeOpening,
        name: str,
        storage: SettingsStorage,
    ) -> None:
        self.name = name
        self.catalogue = catalogue
        self.load, self.save = storage.load, storage.save
        # The port holds the other end only by a weak reference.
        self._service = Service(Lobby(catalogue, clockwork, opening), clockwork)
        self._caller = Caller(self._service, ME)
        self.port = Port(self._caller)

    def rename(self, name: str) -> None:
        self.name = name

    def claim(self, code: str) -> bool:
        return False

    def show_colours(self, colours: Colours) -> None:
        """Plain text has no colours."""

    def command(self, words: str) -> str:
        return "escape-temple host"

    def link(self, words: str) -> str:
        return ""

    def dropped_seat(self) -> DroppedSeat | None:
        return None

    def take_back_seat(self) -> bool:
        return False

    def seat_kept_minutes(self) -> int:
        return 5

    def last_game(self) -> str:
        return ""

    def analysis(self, game: str, seats: tuple[PlayerId, ...]) -> Analysis | None:
        return None

    def set_aside_table(self) -> str:
        return ""

    def profile(self) -> Profile:
        return Profile()

    def ladder(self, period: str, step: int, players: int) -> LadderView:
        return LadderView("", players, "", "")
