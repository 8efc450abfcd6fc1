"""Records: the visitor's own games, the leaderboards, and the daily temple."""

from collections.abc import Iterator

from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.visitor_app import VisitorApp
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.engine.setup import COLOURS
from escape_tui.scene.lobby.lobby_panels import minutes, team
from escape_tui.scene.lobby.visitor_services import Board, LobbyDesk, RecordLine
from escape_tui.scene.menus.menu_list import Item, heading_item, note_item
from tile_art.inks.canvas import row
from tile_art.inks.ink import Ink

_LIST = "list"


class RecordsScreen(MenuScreen):
    heading = "records-title"
    list_keys = ("move", "change", "choose")

    app: VisitorApp

    def __init__(self, desk: LobbyDesk) -> None:
        super().__init__()
        self.desk = desk
        self._at = 0
        #: The visitor's own games, and every leaderboard that is not empty.
        self._boards: tuple[Board | None, ...] = (None,)

    def body(self) -> Iterator[Widget]:
        self._boards = (None, *self.desk.filled(tuple(self._all_boards())))
        yield Menu(self.house, tuple(self._items()), id="records")
        yield self.explanation()

    def _all_boards(self) -> Iterator[Board]:
        counts = range(1, len(COLOURS) + 1)
        yield from (Board("", players, self.desk.day) for players in counts)
        for category in ("", *self.house.catalogue.others, *self.house.catalogue.challenges):
            yield from (Board(category, players) for players in counts)

    def _lines(self, board: Board | None) -> tuple[RecordLine, ...]:
        return self.desk.history() if board is None else self.desk.best(board)

    def _board_name(self, board: Board | None) -> str:
        if board is None:
            return self.say("records-mine")
        players = self.say("records-players", count=board.players)
        name = self.say("records-daily", day=board.day) if board.day else self._category(board.category)
        return f"{name}, {players}"

    def _category(self, category: str) -> str:
        match category:
            case "":
                return self.say("records-base")
            case "free":
                return self.say("records-free")
            case _ if category in self.house.catalogue.others:
                return self.house.catalogue.others[category].edition
            case _:
                return self.say("records-challenge", id=category)

    def _items(self) -> Iterator[Item]:
        board = self._boards[self._at]
        help = self.say("records-list.help")
        yield Item(_LIST, self.say("records-list"), self._board_name(board), help, is_stepped=True)
        yield heading_item("")
        lines = self._lines(board)
        for place, line in enumerate(lines, start=1):
            yield self._line(place, line, board)
        if not lines:
            yield note_item(self.say("records-none"))
        proof = self.desk.daily_proof()
        yield heading_item("")
        yield note_item(self.say("records-seal", seal=proof.seal))
        yield note_item(self.say("records-proof", day=proof.yesterday))
        yield note_item(proof.key)

    def _line(self, place: int, line: RecordLine, board: Board | None) -> Item:
        time, names = minutes(line), team(line)
        help = self.say("records-see", id=line.game)
        if board is not None:
            mark = row(f"{place:>3}  ", Ink.TITLE)
            return Item(line.game, names, f"{time}  {line.played}", help, mark)
        word = self.say("records-won" if line.is_won else "records-lost")
        mark = row(f"{line.played}  ", Ink.FAINT) + row(
            f"{word:<10} ", Ink.GOOD if line.is_won else Ink.DANGER
        )
        return Item(line.game, names, f"{time}  {self._category(line.category)}", help, mark)

    def title_words(self) -> str:
        """Includes the id of the selected game, which `replay` and `export` ask for."""
        item = next((menu.chosen for menu in self.query(Menu)), None)
        is_game = item is not None and item.id not in ("", _LIST)
        id = self.say("records-replay", id=item.id) if item is not None and is_game else ""
        return " · ".join(part for part in (super().title_words(), id) if part)

    def on_menu_moved(self) -> None:
        self.query_one("#header", PaintedPanel).redraw()

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        if event.item.id == _LIST:
            self._at = (self._at + event.step) % len(self._boards)
            self.query_one(Menu).offer(tuple(self._items()), _LIST)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        if event.item.id == _LIST:
            self.on_menu_stepped(Menu.Stepped(event.item, 1))
        else:
            self.app.replays.open(event.item.id)
