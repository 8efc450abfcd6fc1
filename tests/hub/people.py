"""People, tables and a host made of nothing but memory, for tests."""

from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId, Setup
from escape_tui.hub.bots.bot import Bot
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.chance import SeededChance
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.live import NoScribe
from escape_tui.hub.lobby import House, Lobby, Person
from escape_tui.hub.seats import Patience
from escape_tui.hub.table import Table
from escape_tui.modules.box import new_game
from tests.temple import CATALOGUE

COUNT_IN_MS = CATALOGUE.numbers.count_in_ms


class Notebook(NoScribe):
    """A scribe who only remembers."""

    def __init__(self) -> None:
        self.noted: list[tuple[int, Command]] = []

    def note(self, game: Game, command: Command, events: tuple[Event, ...]) -> None:
        self.noted.append((game.state.now, command))


class MemoryOpening:
    """Begins games from seeds that count up, and remembers how they went."""

    def __init__(self) -> None:
        self.notebooks: list[Notebook] = []
        self.results: list[Table] = []
        self.given_up: list[Table] = []
        self._seed = 40

    def new_game(self, setup: Setup, seed: int) -> Game:
        return new_game(setup, CATALOGUE, SeededChance(seed))

    def seed(self) -> int:
        self._seed += 1
        return self._seed * 1_000_003

    def scribe(self, table: Table, seed: int) -> Notebook:
        self.notebooks.append(Notebook())
        return self.notebooks[-1]

    def bot(self, game: Game, player: PlayerId) -> Bot:
        return Companion(player, SeededChance(player))

    def finished(self, table: Table) -> None:
        self.results.append(table)

    def abandoned(self, table: Table) -> None:
        self.given_up.append(table)


class Host:
    """A lobby with a clock that the test turns."""

    def __init__(self, house: House | None = None, patience: Patience | None = None) -> None:
        self.clock = HandClockwork()
        self.opening = MemoryOpening()
        self.lobby = Lobby(CATALOGUE, self.clock, self.opening, house, patience)

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
