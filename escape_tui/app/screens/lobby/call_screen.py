"""Call me: a quiet screen that rings when somebody comes."""

from collections.abc import Iterator

from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.scene.lobby.desktop_call import notification, reason, watched
from escape_tui.scene.lobby.visitor_services import LobbyDesk
from escape_tui.scene.menus.menu_list import Item
from escape_tui.scene.terminal_answers import ASK_ATTENTION, END_ATTENTION
from escape_tui.scene.words.prose import fitted, wrapped
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

_SECOND = 1.0
_BELL = b"\a"


class CallScreen(MenuScreen):
    heading = "lobby-callme"
    list_keys = ("choose",)

    DEFAULT_CSS = """
    CallScreen Menu { height: 2; }
    CallScreen #call { height: 1fr; }
    """

    app: TempleApp

    def __init__(self, desk: LobbyDesk) -> None:
        super().__init__()
        self._desk = desk
        self._watched = watched(desk)
        self._news = "called-waiting"

    def body(self) -> Iterator[Widget]:
        yield PaintedPanel(self.house, self._paint, id="call")
        yield Menu(self.house, (Item("back", self.say("screen-back")),))

    def on_mount(self) -> None:
        if self.app.terminal.tells_background:
            self.app.outlet.write_control(ASK_ATTENTION)
        self.at_news_of(self._desk.port, self._look)
        self.every(_SECOND, self._look)

    def on_unmount(self) -> None:
        self.app.outlet.write_control(END_ATTENTION)

    def on_menu_chosen(self) -> None:
        self.dismiss(None)

    def _look(self) -> None:
        before, self._watched = self._watched, watched(self._desk)
        if not (message := reason(before, self._watched)):
            return
        self._news = message
        self.redraw()
        attention = self.app.attention
        if attention.is_elsewhere:
            told = notification(self.app.terminal, attention, self.say("screen-title"), self.say(message))
            self.app.outlet.write_control(_BELL + told)

    def _paint(self, width: int, height: int) -> Picture:
        ink = Ink.FAINT if self._news == "called-waiting" else Ink.TITLE
        lines = wrapped(self.say(self._news), min(60, width - 4), ink)
        left = max(0, width - 60) // 2
        above = [row("")] * max(0, (height - len(lines)) // 2)
        return fitted([*above, *(row(" " * left) + line for line in lines)], width, height)
