"""The ladder of the week: teams by size, the daily temples with their seals, and how to check them."""

from collections.abc import Callable, Iterator

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.engine.setup import COLOURS
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.requests import Request
from escape_tui.scene.lobby.ladder_views import DailyLine, LadderLine
from escape_tui.scene.lobby.visitor_services import LobbyDesk
from escape_tui.scene.menus.menu_list import Item, explained, heading_item, note_item
from tile_art.inks.canvas import Picture, row
from tile_art.inks.ink import Ink

_PERIOD, _PLAYERS, _DAY, _TEAM = "period", "players", "day:", "team:"


class LadderScreen(MenuScreen):
    heading = "lobby-ladder"
    list_keys = ("move", "change", "choose")

    DEFAULT_CSS = """
    LadderScreen Horizontal > Menu { width: 46; }
    LadderScreen.-roomy Horizontal > Menu { width: 70; }
    """

    def __init__(self, desk: LobbyDesk, join: Callable[[Request], None]) -> None:
        super().__init__()
        self._desk = desk
        self._join = join
        self._shown = desk.ladder("", 0, 1)
        if not self._shown.lines:
            # Begin with the smallest teams of which there are any.
            sizes = (desk.ladder("", 0, size) for size in range(2, len(COLOURS) + 1))
            self._shown = next((each for each in sizes if each.lines), self._shown)

    def _items(self) -> Iterator[Item]:
        shown, say = self._shown, self.say
        period = say("ladder-season" if "Q" in shown.period else "ladder-week", name=shown.period)
        days, help = f"{shown.first} – {shown.last[5:]}", say("ladder-week.help")
        yield Item(_PERIOD, period, days, help, is_stepped=True)
        teams = say("records-players", count=shown.players)
        yield Item(_PLAYERS, say("ladder-teams"), teams, say("ladder-teams.help"), is_stepped=True)
        yield heading_item("")
        for place, line in enumerate(shown.lines, start=1):
            yield self._team(place, line)
        if not shown.lines:
            yield note_item(say("ladder-empty"))
        if shown.days:
            yield heading_item(say("ladder-days"))
        for day in shown.days:
            yield self._temple(day)

    def _temple(self, day: DailyLine) -> Item:
        value = self.say("ladder-again") if day.game else day.seal
        help = self.say("ladder-again-help" if day.game else "ladder-sealed")
        return Item(_DAY + day.day, day.day, value, help, value_ink=Ink.GOOD if day.game else Ink.FAINT)

    def _team(self, place: int, line: LadderLine) -> Item:
        names = ", ".join(harmless(name) for name in line.names)
        value = self.say("ladder-points", points=line.total, days=line.days)
        ink = Ink.GOOD if line.is_mine else Ink.PLAIN
        mark, help = row(f"{place:>3}  ", Ink.TITLE), self.say("ladder-team")
        return Item(f"{_TEAM}{place}", names, value, help, mark, label_ink=ink)

    def _day(self, id: str) -> DailyLine | None:
        return next((day for day in self._shown.days if _DAY + day.day == id), None)

    def _paint_side(self, width: int, height: int) -> Picture:
        item = self.query_one(Menu).chosen
        if item is not None and (day := self._day(item.id)) is not None:
            return explained(day.day, list(self._proof(day)), width, height)
        is_setting = item is not None and item.id in (_PERIOD, _PLAYERS)
        paragraphs = [
            *([(item.help, Ink.STRONG)] if item is not None and is_setting else []),
            (self.say("ladder-score"), Ink.PLAIN),
            (self.say("ladder-team"), Ink.PLAIN),
            (self.say("ladder-no-ratings"), Ink.FAINT),
            (self.say("ladder-try"), Ink.FAINT),
        ]
        return explained(self.say("ladder-how"), paragraphs, width, height)

    def _proof(self, day: DailyLine) -> Iterator[tuple[str, Ink]]:
        if day.game:
            yield self.say("ladder-again-help"), Ink.GOOD
        yield self.say("ladder-seal", seal=day.seal), Ink.STRONG
        if day.key:
            yield self.say("ladder-key", key=day.key), Ink.STRONG
            command = f"escape-temple daily {day.day} --key KEY"
            yield self.say("ladder-check", command=command), Ink.PLAIN
        else:
            yield self.say("ladder-sealed"), Ink.PLAIN

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        match event.item.id:
            case "period":
                self._shown = self._desk.ladder(self._shown.period, event.step, self._shown.players)
            case "players":
                players = (self._shown.players - 1 + event.step) % len(COLOURS) + 1
                self._shown = self._desk.ladder(self._shown.period, 0, players)
            case _:
                return
        self._renew(event.item.id)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        """Enter on the week shows its season, and the other way round; on a day, plays its temple again."""
        if event.item.id == _PERIOD:
            name = self._shown.period
            other = "" if "Q" in name else self._shown.first
            self._shown = self._desk.ladder(f"season {other}" if other else "", 0, self._shown.players)
            self._renew(_PERIOD)
        elif event.item.id == _PLAYERS:
            self.on_menu_stepped(Menu.Stepped(event.item, 1))
        elif (day := self._day(event.item.id)) is not None and day.game:
            self._join(requests.OpenRerun(day.game))
