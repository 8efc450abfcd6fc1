"""A table to look at: a game in the middle of things, its view and a screen that records its bytes."""

from typing import Any

from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import COLOURS, PlayerId, Seat, Setup
from escape_tui.hub.bots.companion import Companion
from escape_tui.hub.bots.council import Council
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.hot_seat import HotSeat
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.modules.box import MODULES, new_game
from escape_tui.scene.game.input.seating import Seating
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.outlet import Outlet
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.words import Words
from tests.temple import BASE_TEMPLE, CATALOGUE, Scene
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs


class Line(Outlet):
    """An outlet that remembers what was written."""

    def __init__(self) -> None:
        self.is_full = False
        self.written = b""
        self.bells = 0

    @property
    def is_paused(self) -> bool:
        return self.is_full

    def write_frame(self, frame: bytes) -> bool:
        if self.is_full:
            return False
        self.written += frame
        return True

    def write_control(self, sequence: bytes) -> None:
        self.bells += sequence.count(b"\a")


class Table:
    """A scene that is being played, its clock turned by hand."""

    def __init__(self, game: Game) -> None:
        self.clockwork = HandClockwork()
        self.live = LiveGame(game, self.clockwork, NoScribe())
        self.live.resume()
        self.played: list[Command] = []

    def play(self, command: Command) -> tuple[Event, ...]:
        self.played.append(command)
        return self.live.play(command)

    def seating(self, *seats: PlayerId, **facts: Any) -> Seating:
        sights = tuple(self.live.publisher.replica(seat) for seat in seats)
        if seats:
            facts = {"ask": HotSeat(self.live, self.play).ask, **facts}
        return Seating(self.live.publisher.replica(), sights, **facts)

    def app(self, *seats: PlayerId, **facts: Any) -> "TableApp":
        return TableApp(self.seating(*seats, **facts))

    def view(self, seats: tuple[PlayerId, ...] = (0,), glyphs: Glyphs = Glyphs.UNICODE, **facts: Any) -> View:
        sights = tuple(self.live.publisher.replica(seat) for seat in seats)
        presenter = Presenter(self.live.publisher.replica(), HandClockwork())
        return View(presenter, Appearance(Words(), glyphs), sights, **facts)


class TableApp(TempleApp):
    """The App with one game screen, on a line that remembers."""

    def __init__(self, seating: Seating, terminal: Terminal | None = None, **house: Any) -> None:
        self.line = Line()
        self.game = GameScreen(seating)
        super().__init__(terminal, outlet=self.line, first_screen=lambda _: self.game, **house)


def text(picture: Picture) -> str:
    return "\n".join(line.text.rstrip() for line in picture) + "\n"


def table(drawing: str = BASE_TEMPLE, **facts: Any) -> Table:
    return Table(Scene(drawing, **facts).game)


EVERYTHING = tuple(module.id for module in MODULES if module.id != "challenge")


def played_by_companions(modules: tuple[str, ...], seed: int, players: int = 5) -> Table:
    """A game that goes on by itself as its clock is turned."""
    seats = tuple(Seat(f"Player {number}", colour) for number, colour in enumerate(COLOURS[:players]))
    table = Table(new_game(Setup(seats, modules=modules), CATALOGUE, SeededChance(seed)))
    council = Council()
    for player in range(players):
        table.live.seat_bot(player, Companion(player, SeededChance(seed + 1), council))
    return table
