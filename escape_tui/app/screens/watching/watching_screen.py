"""Watching: the list of games in progress, and one of them from a spectator's point of view."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual.widget import Widget

from escape_tui.app.debounce import Debounce
from escape_tui.app.screens.game.end_screen import EndScreen
from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.ask import AskKey
from escape_tui.app.widgets.menu import Menu
from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.requests import Cheer, SayToWatchers
from escape_tui.hub.port.messages.views import GameSummary, TableSummary
from escape_tui.hub.watching.spectators import CHEERS
from escape_tui.scene.keys.keys import Action, Where
from escape_tui.scene.lobby.lobby_panels import estimated, standing
from escape_tui.scene.lobby.visitor_services import Desk
from escape_tui.scene.menus.menu_list import Item
from escape_tui.scene.words.narration import seat_name
from escape_tui.scene.words.words import Words
from tile_art.inks.canvas import row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.app.visitor_app import VisitorApp

_SECOND = 1.0


class WatchListScreen(MenuScreen):
    """Every game that may be watched."""

    heading = "watching-title"

    app: "VisitorApp"

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, tuple(self._items()), id="games")
        yield self.explanation()

    def on_mount(self) -> None:
        self.at_news_of(self.desk.port, self._renew)
        self.every(_SECOND, self._renew)

    def on_screen_resume(self) -> None:
        self._renew()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self.app.watch_game(event.item.id)

    def act(self, action_id: str) -> bool:
        if action_id == "menu":
            self.app.exit()
            return True
        return super().act(action_id)

    def _items(self) -> Iterator[Item]:
        lobby = self.desk.port.lobby
        since_ms, is_empty = self.desk.port.now() - lobby.made_at, True
        for table in lobby.games():
            if table.game is not None:
                is_empty = False
                yield self._item(table, table.game, since_ms)
        if is_empty:
            yield Item("", self.say("watching-none"))

    def _item(self, table: TableSummary, game: GameSummary, since_ms: Millis) -> Item:
        words = self.house.words
        names = ", ".join(harmless(seat_name(each.name, each.colour, words)) for each in game.players)
        facts = (
            standing(game, since_ms, words),
            words.say("count-gems", count=game.depot),
            words.say("lobby-watched", count=game.watchers),
            *estimated(game, words),
        )
        mark = row(f"{table.code}  ", Ink.TITLE)
        return Item(
            table.code,
            harmless(table.title) or names,
            " · ".join(facts),
            f"{names}. {self.say('watching-game.help')}",
            mark,
        )


class WatchingScreen(GameScreen):
    """A spectator's view of one game, without any actions of a player."""

    where = Where.WATCHING

    app: "VisitorApp"

    def on_mount(self) -> None:
        self._heard = Debounce(lambda: self.app.call_next(self._look_at_stand))
        self.app.desk.port.listen(self._heard)
        # The handler of `GameScreen`, which creates the view, runs after this one.
        self.call_next(self._look_at_stand)

    def on_unmount(self) -> None:
        self._heard.close()
        self.app.desk.port.unlisten(self._heard)

    def _look_at_stand(self) -> None:
        """The spectators have changed, or the table is open again, or a game has started."""
        stand = self.app.desk.port.stand
        if stand is None or not hasattr(self, "view"):
            return
        self.app.replays.invite(is_watching=True)
        self.view.stand = stand
        if not self.is_current:
            self._tell_end()
            return
        if self.seating.shown.standing.is_closed and stand.is_gone:
            self._close_up()
        elif self.seating.shown.standing.is_closed and not (stand.is_gathering or stand.is_moving):
            self.app.watch_again(self, stand.code)
        else:
            self._news()

    def _tell_end(self) -> None:
        """The players on the end screen chat, or replay the game."""
        for screen in self.app.screen_stack:
            if isinstance(screen, EndScreen):
                screen.redraw()

    def _does_screen_action(self, action: Action) -> bool:
        match action.id:
            case "cheer":
                self._ask_cheer()
            case "next-game":
                self.app.watch_next(self)
            case "chat":
                self.app.ask_saying(lambda text: self.app.ask(SayToWatchers(text)), "watching-say")
            case _:
                return super()._does_screen_action(action)
        return True

    def _ask_cheer(self) -> None:
        def answered(key: str | None) -> None:
            if key is not None and key.isdigit() and 1 <= int(key) <= len(CHEERS):
                self.app.ask(Cheer(CHEERS[int(key) - 1]))

        self.app.push_screen(
            AskKey(self.app.words.say("watching-cheer"), cheer_keys(self.app.words)), answered
        )

    def _close_up(self) -> None:
        """Its table is gone: go back to the list."""
        self.app.leave_game(self)
        self.app.notice(self.app.words.say("watching-over"))


def cheer_keys(words: Words) -> str:
    """Each cheer after its key, in two lines."""
    cheers = [f"{key} {words.say(f'cheer-{cheer}')}" for key, cheer in enumerate(CHEERS, start=1)]
    return "\n".join("  ".join(some) for some in (cheers[:3], cheers[3:]))
