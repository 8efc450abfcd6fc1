"""The welcome screen of a first visit: what the game is, the choice of language, and where to learn it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from textual.widget import Widget

from escape_tui.app.screens.game.learn_screen import LearnScreen, learn_item
from escape_tui.app.screens.lobby.terminal_card import TerminalCard
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.ask import cleaned_code, cleaned_name
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.scene.menus.menu_list import Item
from escape_tui.scene.menus.settings_form import stepped
from escape_tui.scene.menus.welcome_picture import doorway, doorway_list
from tile_art.inks.canvas import Picture

if TYPE_CHECKING:
    from escape_tui.app.visitor_app import VisitorApp


class Goal(NamedTuple):
    """Where a visitor asked to go: a *message* with a help line, about a table or game *code* and the *name*
    of its host."""

    message: str
    code: str
    name: str = ""


class WelcomeScreen(MenuScreen):
    """The temple with an open door, which leads where the visitor asked to go."""

    heading = "welcome-title"
    list_keys = ("move", "change", "choose")
    has_header = False

    app: "VisitorApp"

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, tuple(self._items()), "enter", paint=self._paint, id="door")

    def has_action(self, action_id: str) -> bool:
        return False

    def act(self, action_id: str) -> bool:
        return False

    def _items(self) -> Iterator[Item]:
        say, app = self.say, self.app
        yield learn_item(app)
        message, code, name = app.goal or Goal("welcome-enter", "")
        facts = {"code": code, "name": name}
        yield Item("enter", say(message, **facts), help=say(f"{message}.help", **facts))
        language = say(f"settings-language-{app.words.language}")
        yield Item(
            "language", say("welcome-language"), language, say("welcome-language.help"), is_stepped=True
        )
        yield Item("name", say("welcome-name"), harmless(app.player_name), say("welcome-name.help"))
        yield Item("terminal", say("welcome-terminal"), help=say("welcome-terminal.help"))
        if code := app.desk.resume_code:
            yield Item("resume", say("welcome-resume"), help=say("welcome-resume.help", code=code))

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        if event.item.id == "language":
            self._change_language(event.step)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "learn":
                self.app.push_screen(LearnScreen(self.house), lambda _: self._offer("enter"))
            case "enter":
                self.app.enter()
            case "language":
                self._change_language(1)
            case "name":
                title, hint, name = "lobby-name-title", "lobby-name-hint", self.app.player_name
                self._ask_line(title, hint, cleaned_name, self._rename, name)
            case "terminal":
                self.app.push_screen(TerminalCard(), lambda _: self._offer("enter"))
            case "resume":
                self._ask_line("lobby-resume-title", "lobby-resume-hint", cleaned_code, self._claim)

    def _change_language(self, step: int) -> None:
        """The language after the current one."""
        shown = self.app.words.language
        while self.app.words.language == shown:
            self.app.adopt(stepped(self.app.settings, "language", step))
        self._offer()

    def _rename(self, name: str) -> None:
        self.app.rename(name)
        self._offer("enter")

    def _claim(self, code: str) -> None:
        if self.app.claim(code):
            self.app.enter()

    def _paint(self, width: int, height: int) -> Picture:
        menu, title = self.query_one(Menu), self.say("welcome-sentence")
        if self.is_small:
            return doorway_list(menu.items, menu.cursor, title, width, height)
        return doorway(menu.items, menu.cursor, title, 0, width, height)
