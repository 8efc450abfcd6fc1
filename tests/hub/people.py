"""People, tables and a host made of nothing but memory, for tests."""

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.lobby.lobby import Lobby, LobbyLimits
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Arrive, Join, OpenTable, Ready, Request
from escape_tui.hub.port.messages.views import TableView
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.providers import Claiming, Elsewhere
from escape_tui.hub.port.service import Caller, Service
from escape_tui.hub.record.answered_requests import AskedRequest
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.opening import GAMES_OF_A_BEGINNER
from escape_tui.hub.table.seats.seats import Patience, Person, PersonId
from escape_tui.hub.table.table import Table
from escape_tui.modules.box import new_game
from tests.temple import CATALOGUE

#: The id of a game of which no recording is kept.
LOST_GAME = "0000000000"
COUNT_IN_MS = CATALOGUE.numbers.count_in_ms


class Notebook(NoScribe):
    """A scribe who only remembers."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, Command]] = []

    def note(
        self,
        game: Game,
        command: Command | None,
        events: tuple[Event, ...],
        asked: AskedRequest | None = None,
    ) -> None:
        if command is not None:
            self.noted.append((game.state.now, command))


class MemoryOpening:
    """Begins games from seeds that count up, and remembers how they went."""

    def __init__(self) -> None:
        self.notebooks: list[Notebook] = []
        self.results: list[Table] = []
        self.rolls: list[str] = []
        self.given_up: list[Table] = []
        self.played: dict[PersonId, int] = {}
        self._seed = 40

    def new_game(self, setup: Setup, seed: int) -> Game:
        return new_game(setup, CATALOGUE, SeededChance(seed))

    def seed(self) -> int:
        self._seed += 1
        return self._seed * 1_000_003

    def daily(self) -> tuple[str, int]:
        return "2026-11-16", 16

    def race_seed(self, race: str) -> int:
        return sum(race.encode())

    def name_for(self, person: PersonId, name: str) -> str:
        return name

    def games_finished(self, person: PersonId) -> int:
        return self.played.get(person, GAMES_OF_A_BEGINNER)

    def admit_to_daily(self, day: str, person: PersonId) -> None:
        if person.startswith("guest"):
            raise Declined("daily-keys")

    def rolled(self, table: Table) -> None:
        self.rolls.append(table.code)

    def scribe(self, table: Table, game: Game, seed: int) -> Notebook:
        self.notebooks.append(Notebook())
        return self.notebooks[-1]

    def bot(self, table: Table, player: PlayerId) -> Bot:
        return Companion(player, SeededChance(player))

    def require_recording(self, game: str) -> None:
        if game == LOST_GAME:
            raise Declined("no-such-recording", id=game)

    def finished(self, table: Table) -> None:
        self.results.append(table)

    def abandoned(self, table: Table) -> None:
        self.given_up.append(table)


class Host:
    """A lobby with a clock that the test turns."""

    def __init__(
        self,
        house: LobbyLimits | None = None,
        patience: Patience | None = None,
        elsewhere: Elsewhere | None = None,
        claiming: Claiming | None = None,
    ) -> None:
        self.clock = HandClockwork()
        self.opening = MemoryOpening()
        self.lobby = Lobby(CATALOGUE, self.clock, self.opening, house, patience, elsewhere)
        self.service = Service(self.lobby, self.clock, elsewhere, claiming=claiming)

    def visit(self, name: str) -> "Visit":
        """*name* comes to the lobby and has a port of their own."""
        visit = self.door(name)
        assert visit.done(Arrive(name.title()))
        return visit

    def door(self, name: str, *, may_play: bool = True, is_program: bool = False) -> "Visit":
        return Visit(Port(Caller(self.service, name, may_play=may_play, is_program=is_program)))

    def arrive(self, *names: str) -> None:
        for name in names:
            self.lobby.arrive(Person(name, name.title()))

    def playing(self, *names: str) -> Table:
        """A table at which *names* play, just after "Escape!"."""
        self.arrive(*names)
        table = self.lobby.open_table(names[0])
        for name in names[1:]:
            self.lobby.join(name, table.code)
        for name in names:
            table.ready(name)
        self.clock.turn(COUNT_IN_MS)
        return table

    def begin(self, *visits: "Visit") -> None:
        """*visits* sit down at one table and play, just after "Escape!"."""
        code = str(visits[0].done(OpenTable()).facts["code"])
        for visit in visits[1:]:
            visit.done(Join(code))
        for visit in visits:
            visit.done(Ready())
        self.clock.turn(COUNT_IN_MS)


class Visit:
    """Somebody with a port, and what they heard."""

    def __init__(self, port: Port) -> None:
        self.port = port
        self.heard: list[Answer] = []

    def ask(self, request: Request) -> Answer:
        """The answer to *request*."""
        self.port.ask(request, self.heard.append)
        return self.heard[-1]

    def done(self, request: Request) -> Done:
        answer = self.ask(request)
        assert isinstance(answer, Done), answer
        return answer

    def refused(self, request: Request) -> str:
        """Why *request* is refused."""
        answer = self.ask(request)
        assert isinstance(answer, Refused), answer
        return answer.reason or answer.rule

    @property
    def table(self) -> TableView:
        table = self.port.table
        assert table is not None
        return table

    @property
    def place(self) -> int:
        place = self.port.place
        assert place is not None
        return place
