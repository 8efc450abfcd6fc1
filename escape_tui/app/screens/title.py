"""The title: a temple by torchlight, and everything one can do."""

from collections.abc import Callable, Iterator, Mapping

from textual.screen import Screen
from textual.timer import Timer
from textual.widget import Widget

from escape_tui.app.app_services import House
from escape_tui.app.screens.challenges import ChallengesScreen
from escape_tui.app.screens.learn import LearnScreen
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.replays import ReplaysScreen
from escape_tui.app.screens.rules import RulesScreen
from escape_tui.app.screens.settings import SettingsScreen
from escape_tui.app.screens.table_setup import PractiseScreen, TableSetupScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.scene.game.regions import is_small
from escape_tui.scene.menus.menu_list import Item, listed
from escape_tui.scene.menus.settings import Motion
from escape_tui.scene.menus.title_art import FLAMES, Scene, scene, title_picture
from escape_tui.scene.words.prose import clipped, heading, wrapped
from tile_art.canvas import Canvas, Picture, row
from tile_art.ink import Ink

#: What the menu offers, as `menu-NAME` and `title-NAME`, and the screen behind it.
ENTRIES: Mapping[str, Callable[[House], Screen[None]] | None] = {
    "play": lambda house: TableSetupScreen(),
    "practise": lambda house: PractiseScreen(),
    "learn": LearnScreen,
    "challenges": lambda house: ChallengesScreen(),
    "replays": lambda house: ReplaysScreen(),
    "settings": lambda house: SettingsScreen(),
    "rules": lambda house: RulesScreen(),
    "leave": None,
}

_DOOR_WIDTH = 24
_FLICKER_SECONDS = 0.35


class TitleScreen(MenuScreen):
    DEFAULT_CSS = """
    TitleScreen #header { display: none; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._flame = 0
        self._flicker: Timer | None = None

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, self._items(), paint=self._paint, id="title")

    def on_mount(self) -> None:
        self._flicker = self.set_interval(_FLICKER_SECONDS, self._burn)
        self.focus_menu()

    def on_screen_suspend(self) -> None:
        if self._flicker is not None:
            self._flicker.pause()

    def on_screen_resume(self) -> None:
        self.query_one(Menu).offer(self._items())
        if self._flicker is not None:
            self._flicker.resume()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        make = ENTRIES[event.item.id]
        if make is None:
            self.app.exit()
        else:
            self.app.push_screen(make(self.house))

    def has_action(self, action_id: str) -> bool:
        return action_id == "help"

    def act(self, action_id: str) -> bool:
        # There is nothing behind the title to go back to.
        return action_id == "menu" or super().act(action_id)

    def _items(self) -> tuple[Item, ...]:
        return tuple(Item(name, self.say(f"menu-{name}"), help=self.say(f"title-{name}")) for name in ENTRIES)

    def _burn(self) -> None:
        if self.house.settings.motion is Motion.FULL:
            self._flame = (self._flame + 1) % FLAMES
            self.query_one(Menu).redraw()

    def _paint(self, width: int, height: int) -> Picture:
        menu = self.query_one(Menu)
        if is_small(self.app.size.width, self.app.size.height):
            return self._paint_list(menu, width, height)
        laid = scene(width, height, _DOOR_WIDTH, len(menu.items))
        canvas = Canvas(width, height)
        canvas.paste(0, 0, title_picture(laid, self._flame))
        _centre(canvas, laid, laid.subtitle_y, _spaced_out(self.say("screen-subtitle")), Ink.STAIRS)
        for place, item in enumerate(menu.items):
            is_chosen = place == menu.cursor
            label = f" {clipped(item.label, laid.door.width - 4)} "
            text, ink = (f"►{label}◄", Ink.CURSOR) if is_chosen else (label, Ink.PLAIN)
            _centre(canvas, laid, laid.door.y + place, text, ink)
        if menu.chosen is not None:
            _centre(canvas, laid, height - 1, clipped(menu.chosen.help, width - 4), Ink.FAINT)
        return canvas.rows()

    def _paint_list(self, menu: Menu, width: int, height: int) -> Picture:
        """The bare list, where the temple has no room."""
        help = "" if menu.chosen is None else menu.chosen.help
        below = [row(" ") + line for line in wrapped(help, width - 2, Ink.FAINT, most=3)]
        title = heading(self.say("screen-title"), width)
        return (title, *listed(menu.items, menu.cursor, width, height - len(below) - 1), *below)


def _centre(canvas: Canvas, laid: Scene, y: int, text: str, ink: Ink) -> None:
    canvas.put((laid.width - len(text)) // 2, y, text, ink)


def _spaced_out(text: str) -> str:
    return " ".join(text)
