"""The lobby: open tables, games in progress, chat, and the quickest way into the temple."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget

from escape_tui.app.screens.game.learn_screen import LearnScreen, learn_item
from escape_tui.app.screens.lobby.call_screen import CallScreen
from escape_tui.app.screens.lobby.ladder_screen import LadderScreen
from escape_tui.app.screens.lobby.people_screen import PeopleScreen
from escape_tui.app.screens.lobby.profile_screen import ProfileScreen
from escape_tui.app.screens.lobby.records_screen import RecordsScreen
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.menus.help_screen import RulesScreen
from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.screens.table.challenges_screen import ChallengesScreen
from escape_tui.app.screens.table.table_setup import TableOpeningScreen
from escape_tui.app.screens.watching.puzzles_screen import PuzzlesScreen
from escape_tui.app.screens.watching.replays_screen import ReplaysScreen
from escape_tui.app.widgets.ask import cleaned_code, cleaned_name
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import PaintedPanel
from escape_tui.engine.setup import COLOURS, Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.lobby.sanitize import clean_chat, harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.views import GameSummary, LobbyView, SeatView, TableSummary, TableView
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.lobby.lobby_panels import (
    HIGH_SKY,
    LOW_SKY,
    about_game,
    beside_title,
    figure,
    figures,
    minutes,
    name_of,
    people_here,
    players_of,
    quickest,
    sky,
    standing,
    team,
)
from escape_tui.scene.lobby.table_words import quick_consequence, table_name
from escape_tui.scene.lobby.visitor_services import Board, LobbyDesk, RecordLine
from escape_tui.scene.menus.menu_list import READABLE, Item, explained, heading_item
from escape_tui.scene.table.race_words import open_races, opening
from escape_tui.scene.table.setup_page import SetupPage
from escape_tui.scene.table.table_form import form_of
from escape_tui.scene.words.narration import seat_name
from escape_tui.scene.words.prose import apart, clipped, heading, wrapped
from tile_art.icons import GEM_SOCKET
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink
from tile_art.letters import cell_count

if TYPE_CHECKING:
    from escape_tui.app.lobby_app import LobbyApp

#: Screens that entries of the list open, as `lobby-NAME`.
_SCREENS: Mapping[str, Callable[["LobbyApp"], Screen[None]]] = {
    "learn": LearnScreen,
    "callme": lambda app: CallScreen(app.desk),
    "people": lambda app: PeopleScreen(app.desk),
    "profile": lambda app: ProfileScreen(app.desk),
    "records": lambda app: RecordsScreen(app.desk),
    "ladder": lambda app: LadderScreen(app.desk, app.give_up_seat_for),
    "puzzles": lambda app: PuzzlesScreen(app.desk),
    "challenges": lambda app: ChallengesScreen(TableOpeningScreen),
    "replays": lambda app: ReplaysScreen(),
    "settings": lambda app: SettingsScreen(),
    "rules": lambda app: RulesScreen(),
}
#: The entries at the end of the list.
_LATER = (
    "people", "profile", "records", "ladder", "puzzles",
    "challenges", "replays", "settings", "rules", "leave",
)  # fmt: skip
_TABLE, _GAME, _RACE = "table:", "game:", "race:"
#: Number of bots in a practice game.
_PRACTICE_BOTS = 2
#: Room for the consequence of quick play.
_CONSEQUENCE, _NARROW = 24, 45
_SECOND = 1.0
#: A game night is announced this long before it begins.
_SOON_MINUTES = 48 * 60
#: Minimum time between updates of the list: changes by others are shown together.
_NEWS_SECONDS = 0.25


class LobbyScreen(MenuScreen):
    where = Where.LOBBY
    heading = "lobby-title"

    DEFAULT_CSS = f"""
    LobbyScreen #header {{ height: {LOW_SKY + 1}; }}
    LobbyScreen #doors {{ width: 46; }}
    LobbyScreen #about {{ height: 1fr; }}
    LobbyScreen #around {{ display: none; }}
    LobbyScreen #chat {{ height: 7; }}
    LobbyScreen.-tall #header {{ height: {HIGH_SKY + 1}; }}
    LobbyScreen.-tall #chat {{ height: 1fr; }}
    LobbyScreen.-tall.-wide #about {{ height: 12; }}
    LobbyScreen.-tall.-wide #around {{ display: block; }}
    LobbyScreen.-wide #doors {{ width: 64; }}
    """

    app: "LobbyApp"

    def __init__(self, desk: LobbyDesk) -> None:
        super().__init__()
        self.desk = desk
        #: Everything on the screen except the talk.
        self._shown: tuple[LobbyView, TableView | None] | None = None
        #: The quickest team of each size in today's temple, when the visitor came to this screen.
        self._quickest: tuple[RecordLine, ...] = ()

    @property
    def lobby(self) -> LobbyView:
        return self.desk.port.lobby

    @property
    def _since_ms(self) -> Millis:
        """The age of the lobby as it is shown."""
        return self.desk.port.now() - self.lobby.made_at

    def body(self) -> Iterator[Widget]:
        yield Horizontal(
            Menu(self.house, tuple(self._items()), id="doors"),
            Vertical(
                PaintedPanel(self.house, self._paint_about, id="about"),
                PaintedPanel(self.house, self._paint_around, id="around"),
                PaintedPanel(self.house, self._paint_chat, id="chat"),
            ),
        )

    # Updates

    def on_mount(self) -> None:
        self.at_news_of(self.desk.port, self._hear_news, _NEWS_SECONDS)
        self.every(_SECOND, self._tick)

    def on_screen_resume(self) -> None:
        sizes = tuple(Board("", players, self.desk.day) for players in range(1, len(COLOURS) + 1))
        self._quickest = tuple(self.desk.best(board)[0] for board in self.desk.filled(sizes))
        self._renew()

    def _hear_news(self) -> None:
        """Redraw only the talk if nothing else has changed."""
        if self._besides_talk() == self._shown:
            self.query_one("#chat", PaintedPanel).redraw()
        else:
            self._renew()

    def _besides_talk(self) -> tuple[LobbyView, TableView | None]:
        return replace(self.lobby, version=0, made_at=0, talk=()), self.app.table

    def _renew(self, chosen: str = "") -> None:
        self._shown = self._besides_talk()
        super()._renew(chosen)

    def _tick(self) -> None:
        lobby = self.lobby
        if lobby.games() or lobby.closes_in_ms is not None:
            self._renew()

    # The list

    def _items(self) -> Iterator[Item]:
        if self.app.table is not None:
            yield self._line("return", Ink.GOOD)
        has_room = self.app.size.width > _NARROW
        value = clipped(self._consequence(), _CONSEQUENCE) if has_room else ""
        yield self._line("quick", Ink.TITLE)._replace(value=value)
        yield self._line("open")
        yield Item("daily", self.say("lobby-daily"), help=self.say("lobby-daily.help", day=self.desk.day))
        yield self._line("code")
        yield self._line("race")
        yield learn_item(self.app)
        yield self._line("practise")
        if waiting := tuple(self._waiting()):
            yield heading_item(self.say("lobby-waiting"))
            yield from waiting
        for code, tables in open_races(self.lobby.tables).items():
            name, help = self.say("lobby-race-open", code=code), self.say("lobby-race-open.help")
            yield Item(_RACE + code, name, self.say("lobby-race-tables", count=tables), help)
        if running := self.lobby.games():
            yield heading_item(self.say("lobby-running"))
            yield from (self._game(table, table.game) for table in running if table.game is not None)
        yield heading_item(self.say("lobby-more"))
        yield self._line("callme")
        yield self.entry("lobby", "name", harmless(name_of(self.desk)))
        if self.desk.resume_code:
            yield self._line("resume")
        yield from map(self._line, _LATER)

    def _line(self, name: str, ink: Ink = Ink.PLAIN) -> Item:
        return self.entry("lobby", name, label_ink=ink)

    def _consequence(self) -> str:
        """Where quick play leads now."""
        return quick_consequence(self.lobby, self._since_ms, self.house.words)

    def _waiting(self) -> Iterator[Item]:
        for table in self.lobby.open_tables():
            seats = self.say("lobby-seats", taken=table.people, seats=len(table.seats))
            mark = row(f"{table.code} ", Ink.FAINT) + figures(table.seats) + row(" ")
            help = self.say("lobby-table.help")
            yield Item(_TABLE + table.code, table_name(table, self.house.words), seats, help, mark)

    def _game(self, table: TableSummary, game: GameSummary) -> Item:
        mark = row(f"{table.code} ", Ink.FAINT)
        names, help = players_of(game, self.house.words), self.say("watching-game.help")
        value = f"{standing(game, self._since_ms, self.house.words)} {GEM_SOCKET} {game.depot}"
        return Item(_GAME + table.code, harmless(table.title) or names, value, help, mark)

    # Details of the selected entry

    def _paint_about(self, width: int, height: int) -> Picture:
        item, width = self.query_one(Menu).chosen, min(width, READABLE)
        if item is None:
            return ()
        lobby = self.lobby
        if item.id.startswith(_TABLE) and (table := lobby.table(item.id.removeprefix(_TABLE))):
            return self._about_table(table, width)
        if item.id.startswith(_GAME) and (table := lobby.table(item.id.removeprefix(_GAME))):
            game = table.game
            return () if game is None else about_game(game, self._since_ms, self.house.words, width)
        paragraphs = [(item.help, Ink.PLAIN)]
        if item.id == "daily":
            paragraphs += [
                (self.say("lobby-daily-best", names=team(line), time=minutes(line)), Ink.FAINT)
                for line in self._quickest
            ]
        if item.id == "quick":
            # In the menu it may be cut.
            paragraphs.append((self._consequence(), Ink.FAINT))
        elif item.id == "open" and not lobby.open_tables():
            paragraphs.append((self.say("lobby-nobody-waits"), Ink.FAINT))
        return explained(item.label, paragraphs, width, height)

    def _about_table(self, table: TableSummary, width: int) -> Picture:
        page = SetupPage(form_of(table), self.house.words, self.house.catalogue)
        lines: list[Row] = [
            row(""),
            row(f"  {clipped(table_name(table, self.house.words), width - 4)}", Ink.STRONG),
            row(""),
        ]
        lines += [row("  ") + line for line in wrapped(page.summary(), width - 4, Ink.FAINT)]
        return (*lines, row(""), *(self._sitter(seat, width) for seat in table.seats))

    def _sitter(self, seat: SeatView, width: int) -> Row:
        if seat.is_free:
            return row("  ·  ", Ink.FAINT) + row(self.say("gathering-free"), Ink.FAINT)
        what = (
            "gathering-bot" if seat.is_bot else "gathering-ready" if seat.is_ready else "gathering-not-ready"
        )
        value = row(self.say(what), Ink.GOOD if seat.is_ready and not seat.is_bot else Ink.FAINT)
        called = harmless(seat_name(seat.name, seat.colour, self.house.words))
        name = row(f" {called}", Ink.FAINT if seat.is_bot else Ink.PLAIN)
        return apart(row("  ") + figure(seat.colour) + name, value, width - 2)

    def _paint_around(self, width: int, height: int) -> Picture:
        """Today's temple, and the people who are here."""
        words, people, inner = self.house.words, self.lobby.people, min(width, READABLE)
        others = [person for person in people if person.handle != self.desk.handle]
        lines = [heading(self.say("lobby-daily"), width)]
        lines += quickest(self._quickest, self.say("records-none"), inner)
        if others:
            lines += [row(""), heading(self.say("people-title"), width), *people_here(others, words, inner)]
        return tuple(lines[: height - 1])

    def _paint_chat(self, width: int, height: int) -> Picture:
        return self.paint_talk("lobby-chat", self.lobby.talk, width, height)

    def paint_header(self, width: int, height: int) -> Picture:
        here = self.say("lobby-here", count=len(self.lobby.people))
        name = harmless(name_of(self.desk))
        greeting = self.say("lobby-greeting", name=name)
        if cell_count(greeting) > beside_title(width):
            greeting = name
        news = row(clipped(f"  {self._news_line()}", width), Ink.WARNING)
        welcome = ((greeting, Ink.STRONG), (here, Ink.FAINT))
        code = self.desk.resume_code
        reminder = ((self.say("lobby-your-code"), Ink.FAINT), (code, Ink.GOOD)) if code else ()
        return (*sky(width, height - 1, welcome, reminder), news)

    def _news_line(self) -> str:
        if (closes_in := self.lobby.closes_in_ms) is not None:
            return self.say("lobby-closing", minutes=max(0, closes_in - self._since_ms) // 60_000)
        if announcement := harmless(self.lobby.announcement):
            return self.say("lobby-announcement", text=announcement)
        if code := self.desk.set_aside_table():
            return self.say("lobby-set-aside", code=code)
        night = self.desk.next_night()
        if night is None or night.minutes > _SOON_MINUTES:
            return ""
        hours, minutes = divmod(night.minutes, 60)
        return self.say("lobby-night", night=night.name, hours=hours, minutes=minutes)

    # Actions

    def has_action(self, action_id: str) -> bool:
        return action_id in ("quick-play", "talk", "join-code", "help")

    def act(self, action_id: str) -> bool:
        match action_id:
            case "quick-play":
                self.choose("quick")
            case "open-table":
                self.choose("open")
            case "join-code":
                self.choose("code")
            case "talk":
                self._ask_line("lobby-say", "lobby-say-hint", clean_chat, self._say)
            case "menu":
                # The lobby is the first screen: there is nothing to go back to.
                pass
            case _:
                return super().act(action_id)
        return True

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        self.choose(event.item.id)

    def choose(self, id: str) -> None:
        app = self.app
        match id:
            case "return":
                app.come_back()
            case "quick":
                app.give_up_seat_for(requests.QuickPlay())
            case "open":
                app.give_up_seat_for(requests.OpenTable())
            case "practise":
                agreement = Setup((), soundtrack=None)
                app.give_up_seat_for(requests.OpenTable(agreement=agreement, bots=_PRACTICE_BOTS))
            case "daily":
                app.give_up_seat_for(requests.OpenDaily())
            case "code":
                self._ask_line("lobby-join-title", "lobby-join-hint", cleaned_code, app.go_to)
            case "race":
                self._ask_line("lobby-race-title", "lobby-race-hint", cleaned_code, self._race)
            case _ if id.startswith(_RACE):
                self._race(id.removeprefix(_RACE))
            case "name":
                title, hint = "lobby-name-title", "lobby-name-hint"
                self._ask_line(title, hint, cleaned_name, app.rename, self.desk.name)
            case "resume":
                self._ask_line("lobby-resume-title", "lobby-resume-hint", cleaned_code, self._claim)
            case "leave":
                app.exit()
            case _ if id.startswith(_TABLE):
                app.give_up_seat_for(requests.Join(id.removeprefix(_TABLE)))
            case _ if app.table is not None and id == f"{_GAME}{app.table.code}":
                app.come_back()
            case _ if id.startswith(_GAME):
                app.go_to(id.removeprefix(_GAME))
            case _:
                app.push_screen(_SCREENS[id](app))

    def _say(self, text: str) -> None:
        self.app.ask(requests.SayInLobby(text))

    def _race(self, code: str) -> None:
        self.app.give_up_seat_for(opening(code))

    def _claim(self, code: str) -> None:
        self.app.claim(code)
        self._renew()
