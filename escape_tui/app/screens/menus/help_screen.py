"""Help: the keys of the current screen, what it shows, and all the rules; searchable."""

from collections.abc import Iterator
from itertools import groupby

from textual import events
from textual.containers import Horizontal
from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.hub.lobby.sanitize import clean_title
from escape_tui.scene.game.view import View
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.menus.menu_list import READABLE, Item, heading_item
from escape_tui.scene.menus.rule_pages import Page, RulePages, found, marked
from escape_tui.scene.words.prose import fitted
from tile_art.inks.canvas import Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink


class HelpScreen(MenuScreen):
    """The pages of the rules, beginning with those about *where* the player comes from, and about the *game*
    below; *topic* is the one to open."""

    heading = "action-help"

    DEFAULT_CSS = """
    HelpScreen #pages { width: 28; }
    HelpScreen.-roomy #pages { width: 36; }
    HelpScreen.-stacked Horizontal > #pages { height: 8; }
    HelpScreen.-small Horizontal > #pages { height: 4; }
    HelpScreen.-stacked Horizontal > #page { height: 1fr; }
    """

    def __init__(self, where: Where | None = None, topic: str = "", game: View | None = None) -> None:
        super().__init__()
        self._from = where
        self._topic = topic
        self._game = game if where is Where.GAME else None
        self._wanted = ""
        self._line = 0

    def body(self) -> Iterator[Widget]:
        self._pages = tuple(self._all_pages())
        yield Horizontal(
            Menu(self.house, tuple(self._items()), self._topic, id="pages"),
            PaintedPanel(self.house, self._paint_page, id="page"),
        )

    def on_menu_moved(self) -> None:
        self._go_to_hit()
        self._read(0)

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        self._read(event.step * self._page_height())

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self._read(self._page_height())

    def on_key(self, event: events.Key) -> None:
        if event.character == "/":
            event.stop()
            event.prevent_default()
            self._ask_search()

    def act(self, action_id: str) -> bool:
        # The key that opens help also closes it.
        if action_id == "help":
            self.dismiss(None)
            return True
        if action_id == "menu" and self._wanted:
            self._search("")
            return True
        return super().act(action_id)

    def has_action(self, action_id: str) -> bool:
        return action_id == "menu"

    def caps(self) -> Iterator[tuple[str, str]]:
        yield self.caps_of(("up", "down")), self.say("list-key-move")
        yield self.caps_of(("left", "right")), self.say("list-key-scroll")
        yield "/", self.say("list-key-search")
        yield from self.action_caps()

    def title_words(self) -> str:
        title = super().title_words()
        searched = self.say("screen-labelled", label=self.say("screen-search"), text=self._wanted)
        return f"{title} · {searched}" if self._wanted else title

    def _all_pages(self) -> Iterator[Page]:
        pages = RulePages(self.house.words, self.house.catalogue)
        keymap, is_ascii = self.house.settings.keys, self.house.glyphs is Glyphs.ASCII
        if self._game is not None and self._game.is_duo:
            yield pages.keys_for_two(keymap, is_ascii=is_ascii)
        elif self._from is not None:
            yield pages.keys(self._from, keymap, is_ascii=is_ascii)
        if self._game is not None:
            yield pages.here(self._game.state, self._game.seat)
        yield from pages.all()

    def _items(self) -> Iterator[Item]:
        pages = found(self._pages, self._wanted)
        for group, members in groupby(pages, key=lambda page: page.group):
            yield heading_item(self.say(f"rules-group-{group}"))
            for page in members:
                yield Item(page.id, page.title)

    def _ask_search(self) -> None:
        title, hint = "screen-search", "rules-search"
        self._ask_line(title, hint, clean_title, self._search, self._wanted, may_be_empty=True)

    def _search(self, wanted: str) -> None:
        self._wanted = wanted
        items = tuple(self._items())
        first = next((item.id for item in items if not item.is_heading), "")
        self.query_one(Menu).offer(items, first)
        self._go_to_hit()
        self.redraw()

    def _go_to_hit(self) -> None:
        """Begin where the page first says what is searched for."""
        page = self._chosen_page()
        lines = (
            []
            if page is None
            else page.rows(self._text_width(self.query_one("#page", PaintedPanel).size.width))
        )
        hits = (at for at, line in enumerate(lines) if marked(line, self._wanted) is not line)
        self._line = max(0, next(hits, 0) - 1)

    def _text_width(self, width: int) -> int:
        return min(READABLE, width - 4)

    def _chosen_page(self) -> Page | None:
        item = self.query_one(Menu).chosen
        return next((page for page in self._pages if item is not None and page.id == item.id), None)

    def _page_height(self) -> int:
        return max(1, self.query_one("#page", PaintedPanel).size.height - 4)

    def _read(self, lines: int) -> None:
        self._line = max(0, self._line + lines)
        self.query_one("#page", PaintedPanel).redraw()

    def _paint_page(self, width: int, height: int) -> Picture:
        page = self._chosen_page()
        if page is None:
            return fitted([row("  ") + row(self.say("screen-nothing-found"), Ink.WARNING)], width, height)
        lines = [marked(line, self._wanted) for line in page.rows(self._text_width(width))]
        room = height - 2
        self._line = min(self._line, max(0, len(lines) - room))
        shown = [row("  ") + line for line in lines[self._line : self._line + room]]
        more = "▼" if self._line + room < len(lines) else " "
        title = row("  ") + row(page.title, Ink.TITLE)
        picture = fitted((title, row(""), *shown), width, height)
        last = picture[-1].fit(width - 1) + row(more, Ink.TITLE)
        return (*picture[:-1], last)


class RulesScreen(HelpScreen):
    """The rules, opened from the menu: the same pages, but not for a particular screen."""

    heading = "menu-rules"
