"""Watching: the games that run, and one of them as those outside see it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.widget import Widget

from escape_tui.hub.balcony import Balcony, Showing
from escape_tui.hub.manners import harmless
from escape_tui.ui.keys import Where
from escape_tui.ui.menu_list import Item
from escape_tui.ui.pieces.fireside import standing
from escape_tui.ui.screens.game import GameScreen
from escape_tui.ui.screens.menu_screen import MenuScreen
from escape_tui.ui.seating import Seating
from escape_tui.ui.soon import Soon
from escape_tui.ui.widgets.menu import Menu
from tile_art.canvas import row
from tile_art.ink import Ink

if TYPE_CHECKING:
    from escape_tui.ui.visiting import VisitorApp

_SECOND = 1.0


class WatchListScreen(MenuScreen):
    """Every game that may be watched."""

    where = Where.MENU
    heading = "watching-title"

    app: "VisitorApp"

    def __init__(self, balcony: Balcony) -> None:
        super().__init__()
        self.balcony = balcony

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, tuple(self._items()), id="games")

    def on_mount(self) -> None:
        self._news = Soon(self._renew)
        self.balcony.on_change.append(self._news)
        self.set_interval(_SECOND, self._renew)
        self.focus_menu()

    def on_unmount(self) -> None:
        self._news.close()
        self.balcony.on_change.remove(self._news)

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self._renew()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self.app.watch_game(event.item.id)

    def act(self, action_id: str) -> bool:
        if action_id == "menu":
            self.app.exit()
            return True
        return super().act(action_id)

    def _renew(self) -> None:
        if self.is_open:
            self.query_one(Menu).offer(tuple(self._items()))

    def _items(self) -> Iterator[Item]:
        listed = self.balcony.listed()
        for showing in listed:
            yield self._item(showing)
        if not listed:
            yield Item("", self.say("watching-none"))

    def _item(self, showing: Showing) -> Item:
        shown, words = showing.broadcast, self.house.words
        state, left = shown.state, standing(shown, words)
        names = ", ".join(harmless(seat.name) for seat in state.setup.seats)
        facts = (
            left,
            words.say("count-gems", count=state.depot),
            words.say("lobby-watched", count=shown.watchers),
        )
        mark = row(f"{showing.code}  ", Ink.TITLE)
        return Item(showing.code, harmless(showing.title) or names, " · ".join(facts), mark=mark)


class WatchingScreen(GameScreen):
    """One game from outside: nothing on this screen knows how to play it."""

    def __init__(self, showing: Showing, balcony: Balcony) -> None:
        super().__init__(
            Seating(
                showing.broadcast,
                bots=lambda: showing.broadcast.bots,
                leave=lambda: balcony.leave(showing),
            )
        )
        self.showing = showing

    def draw(self) -> None:
        if self.showing.broadcast.is_closed and self.is_current and not self._has_ended:
            self._has_ended = True
            self._own_context.copy().run(self.app.call_later, self._close_up)
            return
        super().draw()

    def _close_up(self) -> None:
        """Its table is gone: back to the others."""
        self.app.leave_game(self)
        self.app.notice(self.app.words.say("watching-over"))
