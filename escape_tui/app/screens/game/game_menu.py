"""Two screens over a game: its menu, and its whole story."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.screens.temple_screen import TempleScreen
from escape_tui.app.widgets.ask import Confirm
from escape_tui.app.widgets.list_cursor import ListCursor
from escape_tui.scene.game.pacing.presenter import Presenter
from escape_tui.scene.game.side.story_panel import timed_story
from tile_art.inks.glyphs import Glyphs

if TYPE_CHECKING:
    from escape_tui.app.temple_app import TempleApp

#: How soon the menu says that a pause begins or ends.
_LOOK_SECONDS = 0.5


class GameMenu(TempleScreen[None], ModalScreen[None]):
    """Esc opens it: resume, pause, look something up, leave."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]
    DEFAULT_CSS = """
    GameMenu { align: center middle; background: $background 60%; }
    GameMenu > Vertical {
        width: 40; height: auto; border: round $primary; background: $surface; padding: 1 2;
    }
    GameMenu.-ascii > Vertical { border: ascii $primary; }
    GameMenu OptionList, GameMenu OptionList:focus {
        height: auto; border: none; background: $surface; background-tint: transparent;
    }
    GameMenu.-plain OptionList > .option-list--option-highlighted { text-style: reverse; }
    GameMenu Static { text-align: center; color: $primary; margin-bottom: 1; }
    GameMenu Static.code { margin: 1 0 0 0; color: $text-muted; }
    """

    app: "TempleApp"

    def __init__(self, game: GameScreen) -> None:
        super().__init__()
        self._game = game

    def compose(self) -> ComposeResult:
        self._cursor = ListCursor(self.app.glyphs)
        self.set_class(self.app.glyphs is Glyphs.ASCII, "-ascii")
        self.set_class(self.app.no_color, "-plain")
        say = self.app.words.say
        entries = ["continue", "pause", "help", "journal", "settings", "give-up", "leave"]
        if not self._game.seating.can_pause:
            entries.remove("pause")
        if not self._game.can_give_up:
            entries.remove("give-up")
        with Vertical():
            yield Static(say(self._title), id="title")
            yield OptionList(*(Option(say(f"game-menu-{entry}"), id=entry) for entry in entries))
            if self._game.seating.seats and (code := self.app.resume_code):
                yield Static(say("game-menu-code", code=code), classes="code")

    def on_mount(self) -> None:
        # A friend may end a pause meanwhile.
        self._told = self._title
        self.set_interval(_LOOK_SECONDS, self._look_again)

    def _look_again(self) -> None:
        if self._told != self._title:
            self._told = self._title
            self.query_one("#title", Static).update(self.app.words.say(self._told))

    @property
    def _title(self) -> str:
        shown = self._game.seating.shown
        if shown.is_paused:
            return "game-menu-paused"
        return "status-practice" if shown.state.setup.soundtrack is None else "game-menu-title"

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._cursor.move(event)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        game = self._game
        if event.option.id == "give-up" and game.ends_by_giving_up:
            say = self.app.words.say
            question = Confirm(say("give-up-title"), say("give-up-told"), say("give-up-hint"))
            self.app.push_screen(question, self._give_up)
            return
        self.dismiss()
        match event.option.id:
            case "pause":
                game.pause()
            case "help":
                self.app.show_help(game.where)
            case "journal":
                self.app.show_journal(game.presenter)
            case "settings":
                self.app.push_screen(SettingsScreen())
            case "give-up":
                game.give_up()
            case "leave":
                self.app.leave_game(game)

    def _give_up(self, yes: str | None) -> None:
        if yes:
            self.dismiss()
            self._game.give_up()


class JournalScreen(TempleScreen[None], ModalScreen[None]):
    """Everything that has happened so far, in words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, "dismiss", show=False) for key in ("escape", "j", "f8", "enter")
    ]
    DEFAULT_CSS = """
    JournalScreen { align: center middle; background: $background 60%; }
    JournalScreen > VerticalScroll {
        width: 80%; height: 80%; border: round $primary; background: $surface; padding: 0 1;
    }
    JournalScreen.-ascii > VerticalScroll { border: ascii $primary; scrollbar-size: 0 0; }
    """

    app: "TempleApp"

    def __init__(self, presenter: Presenter) -> None:
        super().__init__()
        self._presenter = presenter

    def compose(self) -> ComposeResult:
        self.set_class(self.app.glyphs is Glyphs.ASCII, "-ascii")
        presenter, narrator = self._presenter, self._presenter.narrator(self.app.words)
        timed = timed_story(presenter.story, narrator, presenter.shown.game.catalogue)
        lines = [f"{clock}  {sentence}".strip() for clock, sentence in timed]
        with VerticalScroll() as page:
            page.border_title = self.app.words.say("panel-story")
            yield Static("\n".join(lines), markup=False)

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).scroll_end(animate=False)
