"""The base of all menu screens: a title line, key hints, and a message when the window is too small."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, cast

from textual import events
from textual.app import ComposeResult, SystemCommand
from textual.containers import Horizontal
from textual.timer import Timer
from textual.widget import Widget

from escape_tui.app.app_services import AppServices
from escape_tui.app.debounce import TOGETHER_SECONDS, Debounce
from escape_tui.app.port_news import PortNews
from escape_tui.app.screens.temple_screen import TempleScreen
from escape_tui.app.widgets.ask import AskLine, Cleaner
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.hub.port.port import Port
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.scene.game.regions import is_large_enough, is_upright, too_small
from escape_tui.scene.keys.keys import ACTION_BY_ID, Where, keycap, with_key
from escape_tui.scene.lobby.lobby_panels import heard, said
from escape_tui.scene.menus.menu_list import Item, legend
from escape_tui.scene.words.prose import fitted, heading, whole_parts, wrapped
from tile_art.inks.canvas import Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

#: Below this there is room for the essentials only.
_USUAL_COLUMNS, _USUAL_ROWS = 80, 24
#: Minimum width for wide lists, and for still wider ones in lobby and waiting room.
_ROOMY, _WIDE = 110, 120
#: Minimum height for a sky above the lobby and a long chat.
_TALL = 32

#: The hints for keys in a list, as `list-key-NAME`.
_LIST_KEYS = {"move": ("up", "down"), "change": ("left", "right"), "choose": ("enter",)}

#: The panels that show details of the selected entry.
_DETAILS = "#explained, #side, #about"

#: The ways out and help come first: narrow terminals omit the rest.
_BY_IMPORTANCE = sorted(ACTION_BY_ID.items(), key=lambda each: each[0] not in ("menu", "help"))


class MenuScreen(TempleScreen[None]):
    """A title line, a body, and a line of key hints."""

    #: Textual draws nothing on the screen itself: panels cover it.
    BLANK = True

    where: ClassVar[Where] = Where.MENU
    #: The id of the screen's title.
    heading: ClassVar[str] = "screen-title"
    #: The page of the rules that help opens here.
    topic: ClassVar[str] = ""
    #: The key hints for the list of this screen.
    list_keys: ClassVar[tuple[str, ...]] = ("move", "choose")
    #: Whether there is a title line above the body.
    has_header: ClassVar[bool] = True

    DEFAULT_CSS = """
    MenuScreen { background: $background; layout: vertical; }
    MenuScreen #header { height: 2; }
    MenuScreen #footer { height: 1; }
    MenuScreen #explained { height: 2; }
    MenuScreen Horizontal > Menu { width: 45; }
    MenuScreen.-roomy Horizontal > Menu { width: 62; }
    MenuScreen.-small #header { height: 2 !important; }
    MenuScreen.-stacked Horizontal { layout: vertical; }
    MenuScreen.-stacked Horizontal > * { width: 1fr !important; height: 14; }
    MenuScreen.-stacked Horizontal > Menu { height: 1fr; }
    MenuScreen.-small Horizontal > * { height: 5; }
    MenuScreen.-small Horizontal > Menu { height: 1fr; }
    MenuScreen.-small #chat { display: none; }
    MenuScreen.-too-small > * { display: none; }
    MenuScreen.-too-small > #footer { display: block; height: 1fr; }
    """

    #: Timers and listeners; paused while the screen is hidden.
    _wakers: tuple[Timer | PortNews, ...] = ()

    @property
    def house(self) -> AppServices:
        return cast(AppServices, self.app)

    def say(self, message: str, **facts: str | int) -> str:
        return self.house.words.say(message, **facts)

    def compose(self) -> ComposeResult:
        if self.has_header:
            yield PaintedPanel(self.house, self.paint_header, id="header")
        yield from self.body()
        yield PaintedPanel(self.house, self._paint_bottom, id="footer")

    def body(self) -> Iterator[Widget]:
        """The widgets between title and footer: the list, and the details of the selected entry beside it."""
        side = PaintedPanel(self.house, self._paint_side, id="side")
        yield Horizontal(Menu(self.house, tuple(self._items())), side)

    def _paint_side(self, width: int, height: int) -> Picture:
        return ()

    def _items(self) -> Iterable[Item]:
        """The entries of the list."""
        return ()

    def entry(self, stem: str, id: str, value: str = "", **looks: Any) -> Item:
        """The entry *id*, in the messages `STEM-ID` and `STEM-ID.help`."""
        return Item(id, self.say(f"{stem}-{id}"), value, self.say(f"{stem}-{id}.help"), **looks)

    def explanation(self) -> PaintedPanel:
        """The help of the selected entry, below a list that fills the screen."""
        return PaintedPanel(self.house, self._paint_explanation, id="explained")

    def _paint_explanation(self, width: int, height: int) -> Picture:
        item = self.query_one(Menu).chosen
        told = wrapped("" if item is None else item.help, width - 4, Ink.FAINT)
        return fitted([row("  ") + line for line in told], width, height)

    def on_menu_moved(self) -> None:
        for panel in self.query(_DETAILS).results(PaintedPanel):
            panel.redraw()

    def paint_talk(self, title: str, talk: Sequence[Saying], width: int, height: int) -> Picture:
        """The latest lines of *talk* by people who aren't muted."""
        nothing = self.say("lobby-chat-empty", key=self.cap(self.house.settings.keys.keys("talk")[0]))
        return said(self.say(title), heard(talk, self.house.settings.muted), nothing, width, height)

    def title_words(self) -> str:
        title = self.say(self.heading)
        return title[:1].upper() + title[1:]

    def caps(self) -> Iterator[tuple[str, str]]:
        """The keys of this screen, as they are printed, and what they do."""
        for name in self.list_keys:
            yield self.caps_of(_LIST_KEYS[name]), self.say(f"list-key-{name}")
        yield from self.action_caps()

    def action_caps(self) -> Iterator[tuple[str, str]]:
        """The actions of the key table that this screen has."""
        keymap = self.house.settings.keys
        for id, action in _BY_IMPORTANCE:
            if self.where in action.where and self.has_action(id):
                title = self.say("screen-back") if id == "menu" else action.short(self.house.words)
                yield self.cap(keymap.keys(id)[0]), title

    def has_action(self, action_id: str) -> bool:
        return action_id in ("help", "menu")

    def caps_of(self, keys: Iterable[str]) -> str:
        """Several keys next to each other; keys with longer names are separated."""
        caps = [self.cap(key) for key in keys]
        return ("" if all(len(cap) == 1 for cap in caps) else " ").join(caps)

    def cap(self, key: str) -> str:
        return keycap(key, self.house.words, is_ascii=self.house.glyphs is Glyphs.ASCII)

    def paint_header(self, width: int, height: int) -> Picture:
        return (heading(whole_parts(self.title_words(), width - 3), width),)

    def _paint_bottom(self, width: int, height: int) -> Picture:
        """The footer, or a message if the window is too small."""
        if not is_large_enough(*self.app.size):
            return too_small(*self.app.size, self.house.words)
        return (legend(tuple(self.caps()), width),)

    @property
    def is_small(self) -> bool:
        """Whether the terminal only has room for the essentials."""
        width, height = self.app.size
        return (width < _USUAL_COLUMNS or height < _USUAL_ROWS) and not is_upright(width, height)

    @property
    def is_open(self) -> bool:
        """Whether the player sees this screen: composed, on top or below a question, and not closing."""
        # Textual counts the screen below the top one as current, even below a whole game.
        is_seen = self.is_active or (self.is_current and self.app.screen.is_modal)
        return self.is_running and is_seen and bool(self.query(Menu))

    def every(self, seconds: float, action: Callable[[], None]) -> None:
        """Do *action* every *seconds* while the player sees this screen, and when they see it again."""
        self._wakers += (self.set_interval(seconds, partial(self._if_seen, action)),)

    def at_news_of(self, port: Port, action: Callable[[], None], seconds: float = TOGETHER_SECONDS) -> None:
        """Do *action* when something that *port* shows has changed, while the player sees this screen."""
        self._wakers += (PortNews(port, Debounce(partial(self._if_seen, action), seconds)),)

    def _if_seen(self, action: Callable[[], None]) -> None:
        if self.is_open:
            action()
        else:
            for waker in self._wakers:
                waker.pause()

    def _renew(self, chosen: str = "") -> None:
        """Offer the entries as they are now, with *chosen* selected or the same one, and redraw."""
        if self.is_open:
            menu = self.query_one(Menu)
            menu.offer(tuple(self._items()), chosen or ("" if menu.chosen is None else menu.chosen.id))
            self.redraw()

    def _offer(self, chosen: str = "") -> None:
        """Offer the entries in the player's new colours, glyphs or language."""
        if self.is_attached:
            self.query_one(Menu).offer(tuple(self._items()), chosen)
            self.redraw()

    def _ask_line(
        self,
        title: str,
        hint: str,
        clean: Cleaner,
        then: Callable[[str], object],
        text: str = "",
        *,
        may_be_empty: bool = False,
    ) -> None:
        """Ask for a line, beginning with *text*; call *then* if it *may be empty* or is not."""

        def answered(answer: str | None) -> None:
            if answer or (may_be_empty and answer is not None):
                then(answer)

        self.app.push_screen(AskLine(self.say(title), self.say(hint), text, clean), answered)

    def redraw(self) -> None:
        """Redraw every panel: something that several of them show, or how the player wants it, has
        changed."""
        for panel in self.query(PaintedPanel):
            panel.redraw()

    def act(self, action_id: str) -> bool:
        """Do the action of the key table; `False` if this screen doesn't have it."""
        match action_id:
            case "menu":
                self.dismiss(None)
            case "help":
                self.open_help()
            case _:
                return False
        return True

    def commands(self) -> Iterator[SystemCommand]:
        """All actions of this screen, for the palette."""
        words, keys, is_ascii = self.house.words, self.house.settings.keys, self.house.glyphs is Glyphs.ASCII
        for id, action in ACTION_BY_ID.items():
            if self.where in action.where and self.has_action(id):
                title = with_key(action.title(words), keys.keys(id)[0], words, is_ascii=is_ascii)
                yield SystemCommand(title, action.help(words), partial(self.act, id))
        for menu in self.query(Menu):
            for item in menu.items:
                if not item.is_heading and not menu.is_read_only:
                    yield SystemCommand(item.label, item.help, partial(menu.choose, item))

    def open_help(self) -> None:
        self.house.show_help(self.where, self.topic)

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(not is_large_enough(*self.app.size), "-too-small")
        self.set_class(self.is_small, "-small")
        self.set_class(self.is_small or is_upright(*event.size), "-stacked")
        self.set_class(event.size.width >= _ROOMY, "-roomy")
        self.set_class(event.size.width >= _WIDE, "-wide")
        self.set_class(event.size.height >= _TALL, "-tall")

    def on_screen_resume(self) -> None:
        self.redraw()
        for waker in self._wakers:
            waker.resume()

    def on_unmount(self) -> None:
        for waker in self._wakers:
            waker.stop()

    def on_key(self, event: events.Key) -> None:
        action = self.house.settings.keys.action(event.key, self.where)
        if action is not None and self.act(action.id):
            event.stop()
