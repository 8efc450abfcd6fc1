"""Somebody restless who looks at a game: other windows, words, colours, seats, and a line that stalls."""

from copy import copy
from random import Random

from escape_tui.app.temple_app import pens
from escape_tui.engine.effect import Command
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.scene.game.input.intents import NumberedMenu, Option
from escape_tui.scene.game.input.open_question import OpenQuestion
from escape_tui.scene.game.pacing.looking_on import camera_by_hand, put_on
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.view import View
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.words.words import LANGUAGES, Words
from tests.scene.live_table import Table
from tests.scene.terminal import Terminal
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Depth, Palette

SIZES = ((80, 24), (100, 30), (120, 40), (60, 20), (200, 50), (40, 10))


class Onlooker:
    """Looks at *table* through one view, one stage and one terminal, whatever happens to them."""

    def __init__(self, table: Table, luck: Random, view: View | None = None) -> None:
        self._table, self._luck = table, luck
        self._pens = pens(Palette.TEMPLE, Depth.TRUECOLOR)
        self.view = view or table.view((luck.randrange(len(table.live.game.state.adventurers)),))
        self.stage = Stage(80, 24, self._pens)
        self.terminal = Terminal(80, 24)
        self._resize()

    def fidget(self) -> None:
        """Let time pass, and change something now and then."""
        self._table.clockwork.turn(self._luck.choice((20, 90, 250, 1_000, 2_400)))
        if self._luck.random() < 0.4:
            self._luck.choice(
                (
                    self._resize,
                    self._dress,
                    self._recolour,
                    self._sit,
                    self._ask,
                    self._move_map,
                    self._flash,
                    self._pause,
                    self._answer,
                )
            )()

    def look(self) -> bool:
        """Take the next frame, unless the line stalls: then it is lost, and the next one is written whole."""
        chunk = put_on(self.stage, self.view)
        if self._luck.random() < 0.1:
            self.stage.repaint()
            return False
        self.terminal.feed(chunk)
        return True

    def drawn_from_nothing(self) -> Terminal:
        """A new terminal that is shown by a new stage what a new view draws."""
        view = self.new_view()
        terminal = Terminal(view.width, view.height)
        terminal.feed(Stage(view.width, view.height, self._pens).show(view.frame()))
        view.presenter.leave(self)  # type: ignore[arg-type]
        return terminal

    def new_view(self) -> View:
        """A view of the same that has drawn nothing yet."""
        presenter = Presenter(self.view.presenter.shown, HandClockwork())
        presenter.story = self.view.presenter.story
        presenter.calls.update(self.view.presenter.calls)
        sights = tuple(self.view.sight_of(seat) for seat in self.view.seats)
        view = View(presenter, self.view.look, sights, is_duo=self.view.is_duo)
        view.resize(self.view.width, self.view.height)
        view.follow(self.view.seat)
        view.camera = copy(camera_by_hand(self.view))
        view.input, view.is_flashing = self.view.input, self.view.is_flashing
        view.stand = self.view.stand
        return view

    def _resize(self) -> None:
        width, height = self._luck.choice(SIZES)
        self.view.resize(width, height)
        self.stage.resize(width, height)
        self.terminal.resize(width, height)

    def _dress(self) -> None:
        glyphs = self._luck.choice(tuple(Glyphs))
        self.view.dress(
            Appearance(Words(self._luck.choice(LANGUAGES)), glyphs, is_moving=self._luck.random() < 0.5)
        )

    def _recolour(self) -> None:
        self._pens = pens(self._luck.choice(tuple(Palette)), self._luck.choice(tuple(Depth)))
        self.stage.recolour(self._pens)

    def _sit(self) -> None:
        """In another seat, or in none, looking over somebody's shoulder."""
        players = range(len(self._table.live.game.state.adventurers))
        seats = self._luck.choice(((), (self._luck.choice(players),), tuple(players[:3])))
        self.view.look_through(tuple(self._table.live.publisher.replica(seat) for seat in seats))
        self.view.input.menus.clear()
        self.view.follow(self._luck.choice(seats or players))

    def _ask(self) -> None:
        """Open a question over the map, or close it; say a word beside the dice, or take it back."""
        view, player = self.view, self.view.seat
        if view.input.menus:
            view.input.menus.clear()
            view.input.quiet.clear()
            return
        commands: list[Command] = [offer.command for offer in view.game.offers(player)][:6]
        if commands and view.seats:
            menu = NumberedMenu("menu-act", tuple(Option(command) for command in commands))
            view.input.menus[player] = OpenQuestion(menu, self._luck.random() < 0.5)
        view.input.quiet[player] = "a word"

    def _move_map(self) -> None:
        camera = camera_by_hand(self.view)
        match self._luck.randrange(4):
            case 0:
                camera.zoom(self._luck.choice((-1, 1)), self.view.size)
            case 1:
                camera.overview()
            case 2:
                camera.pan(self._luck.randrange(-9, 10), self._luck.randrange(-5, 6))
            case 3:
                camera.follow()

    def _flash(self) -> None:
        self.view.is_flashing = not self.view.is_flashing

    def _pause(self) -> None:
        if self._table.live.is_paused:
            self._table.live.resume()
        else:
            self._table.live.pause()

    def _answer(self) -> None:
        """A brief frame, as a key is answered with while the host is busy."""
        self.terminal.feed(put_on(self.stage, self.view, is_brief=True))
