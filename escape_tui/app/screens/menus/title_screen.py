"""The title screen: a temple by torchlight, and the main menu."""

from collections.abc import Callable, Iterator, Mapping

from textual.screen import Screen
from textual.widget import Widget

from escape_tui.app.app_services import AppServices
from escape_tui.app.screens.game.learn_screen import LearnScreen
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.menus.help_screen import RulesScreen
from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.screens.table.challenges_screen import ChallengesScreen
from escape_tui.app.screens.table.table_setup import PractiseScreen, TableSetupScreen
from escape_tui.app.screens.watching.replays_screen import ReplaysScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.scene.menus.menu_list import Item
from escape_tui.scene.menus.player_settings import Motion
from escape_tui.scene.menus.title_art import FLAMES
from escape_tui.scene.menus.welcome_picture import doorway, doorway_list
from tile_art.inks.canvas import Picture

#: The menu entries, as `menu-NAME` and `title-NAME`, and the screens they open.
ENTRIES: Mapping[str, Callable[[AppServices], Screen[None]] | None] = {
    "play": lambda house: TableSetupScreen(),
    "practise": lambda house: PractiseScreen(),
    "learn": LearnScreen,
    "challenges": lambda house: ChallengesScreen(),
    "replays": lambda house: ReplaysScreen(),
    "settings": lambda house: SettingsScreen(),
    "rules": lambda house: RulesScreen(),
    "leave": None,
}

_FLICKER_SECONDS = 0.35


class TitleScreen(MenuScreen):
    has_header = False

    def __init__(self) -> None:
        super().__init__()
        self._flame = 0

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, self._items(), paint=self._paint, id="title")

    def on_mount(self) -> None:
        self.every(_FLICKER_SECONDS, self._burn)

    def on_screen_resume(self) -> None:
        self.query_one(Menu).offer(self._items())

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        make = ENTRIES[event.item.id]
        if make is None:
            self.app.exit()
        else:
            self.app.push_screen(make(self.house))

    def has_action(self, action_id: str) -> bool:
        return action_id == "help"

    def act(self, action_id: str) -> bool:
        # The title is the first screen: there is nothing to go back to.
        return action_id == "menu" or super().act(action_id)

    def _items(self) -> tuple[Item, ...]:
        return tuple(Item(name, self.say(f"menu-{name}"), help=self.say(f"title-{name}")) for name in ENTRIES)

    def _burn(self) -> None:
        if self.house.settings.motion is Motion.FULL:
            self._flame = (self._flame + 1) % FLAMES
            self.query_one(Menu).redraw()

    def _paint(self, width: int, height: int) -> Picture:
        menu = self.query_one(Menu)
        if self.is_small:
            return doorway_list(menu.items, menu.cursor, self.say("screen-title"), width, height)
        subtitle = " ".join(self.say("screen-subtitle"))
        return doorway(menu.items, menu.cursor, subtitle, self._flame, width, height)
