"""The waiting room of a table: who sits where, what they agree on, and who is ready."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual import events
from textual.containers import Horizontal, Vertical
from textual.widget import Widget

from escape_tui.app.debounce import Debounce
from escape_tui.app.screens.host_setup import HostSetupScreen
from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.ask import AskLine
from escape_tui.app.widgets.menu import Menu
from escape_tui.app.widgets.panel import Panel
from escape_tui.hub.sanitize import clean_chat, harmless
from escape_tui.hub.seats import Chair
from escape_tui.hub.table import Table
from escape_tui.modules.character.ability import CARDS, PERMANENT
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.lobby.lobby_panels import figure, said
from escape_tui.scene.lobby.visitor_services import LobbyDesk
from escape_tui.scene.menus.menu_list import Item, explained, heading_item, ticked
from escape_tui.scene.table.setup_form import BASE_SET
from escape_tui.scene.table.setup_page import SetupPage
from escape_tui.scene.table.table_form import form_of
from tile_art.canvas import Picture
from tile_art.ink import Ink

if TYPE_CHECKING:
    from escape_tui.app.visitor_apps import LobbyApp

_OPENER_ACTIONS = ("add-bot", "empty-seat", "hand-over", "set-up")
_SEAT = "seat-"


class WaitingRoomScreen(MenuScreen):
    where = Where.TABLE
    topic = "setup"

    DEFAULT_CSS = """
    WaitingRoomScreen #seats { width: 44; }
    WaitingRoomScreen #about { height: 1fr; }
    WaitingRoomScreen #chat { height: 8; }
    WaitingRoomScreen.-wide #seats { width: 60; }
    WaitingRoomScreen.-tall #chat { height: 1fr; }
    """

    app: "LobbyApp"

    def __init__(self, desk: LobbyDesk, table: Table) -> None:
        super().__init__()
        self.desk = desk
        self.table = table

    def title_words(self) -> str:
        table = self.table
        who = self.say("gathering-public" if table.is_public else "gathering-by-code")
        title = harmless(table.title) or (self.say("lobby-table-daily", day=table.day) if table.day else "")
        name = self.say("gathering-title", code=table.code)
        return " · ".join(part for part in (name, title, who) if part)

    def body(self) -> Iterator[Widget]:
        yield Horizontal(
            Menu(self.house, tuple(self._items()), id="seats"),
            Vertical(
                Panel(self.house, self._paint_about, id="about"),
                Panel(self.house, self._paint_chat, id="chat"),
            ),
        )

    # What changes

    def on_mount(self) -> None:
        self._news = Debounce(self._renew)
        self.table.on_change.append(self._news)
        self.focus_menu()

    def on_unmount(self) -> None:
        self._news.close()
        self.table.on_change.remove(self._news)

    def on_resize(self, event: events.Resize) -> None:
        super().on_resize(event)
        self.set_class(event.size.height >= 32, "-tall")
        self.set_class(event.size.width >= 120, "-wide")

    def on_screen_resume(self) -> None:
        super().on_screen_resume()
        self._renew()

    def _renew(self) -> None:
        if self.is_open and self.table.chair_of(self.desk.person) is not None:
            menu = self.query_one(Menu)
            chosen = "" if menu.chosen is None else menu.chosen.id
            menu.offer(tuple(self._items()), chosen)
            self.redraw()

    # The list

    @property
    def _own(self) -> Chair:
        place = self.table.chair_of(self.desk.person)
        return self.table.chairs[place or 0]

    def _items(self) -> Iterator[Item]:
        own, say = self._own, self.say
        label, ink = say("gathering-begin"), Ink.FAINT if self.table.refusals() else Ink.GOOD
        yield Item("ready", label, help=say("gathering-begin.help"), mark=ticked(own.is_ready), label_ink=ink)
        yield Item("set-up", say("gathering-setup"), help=say("gathering-setup.help"))
        yield heading_item(say("setup-group-seats"))
        for place, chair in enumerate(self.table.chairs):
            yield self._seat(place, chair)
        if "character" in self.table.agreement.modules:
            yield heading_item(say("gathering-character"))
            yield from self._picks(own)
        yield heading_item("")
        yield Item("leave", say("gathering-leave"), help=say("gathering-leave.help"))

    def _seat(self, place: int, chair: Chair) -> Item:
        id, mark, say = f"{_SEAT}{place}", figure(chair.colour), self.say
        mark = mark.fit(3)
        if chair.is_free:
            free = say("gathering-free-seat.help")
            return Item(id, say("gathering-free"), help=free, mark=mark, label_ink=Ink.FAINT)
        if chair.is_bot:
            help = say("gathering-free-seat.help")
            return Item(id, harmless(chair.name), say("gathering-bot"), help, mark, value_ink=Ink.FAINT)
        is_me = chair.person == self.desk.person
        names = [harmless(chair.name)]
        if is_me:
            names.append(f"({say('gathering-you')})")
        if chair.person == self.table.opener:
            names.append("★")
        value = say("gathering-ready" if chair.is_ready else "gathering-not-ready")
        key = self.cap(self.house.settings.keys.keys("ready")[0])
        help = say("gathering-seat.help", ready=key) if is_me else say("gathering-other.help")
        ink = Ink.GOOD if chair.is_ready else Ink.WARNING
        return Item(id, " ".join(names), value, help, mark, is_stepped=is_me, value_ink=ink)

    def _picks(self, own: Chair) -> Iterator[Item]:
        character, card = own.picks.get("character", ""), own.picks.get("card", PERMANENT)
        say = self.say
        value = say(f"character-{character}") if character else say("gathering-dealt")
        help = say(f"character-{character}.effect") if character else say("gathering-character.help")
        yield Item("character", say("gathering-character"), value, help, is_stepped=True)
        if character:
            value, help = say(f"setup-card-{card}"), say("gathering-card.help")
            yield Item("card", say("gathering-card"), value, help, is_stepped=True)

    # What it is about

    def on_menu_moved(self) -> None:
        self.query_one("#about", Panel).redraw()

    def _paint_about(self, width: int, height: int) -> Picture:
        page = SetupPage(form_of(self.table), self.house.words, self.house.catalogue)
        item = self.query_one(Menu).chosen
        wrong = [(page.refusal(error), Ink.DANGER) for error in self.table.refusals()]
        paragraphs = [
            *([(item.help, Ink.PLAIN)] if item is not None and item.help else []),
            *(wrong or [(self.say("gathering-works"), Ink.GOOD)]),
            (self.say("gathering-invite", command=self.desk.command(f"join {self.table.code}")), Ink.TITLE),
            (page.summary(), Ink.FAINT),
        ]
        return explained("" if item is None else item.label.strip(), paragraphs, width, height)

    def _paint_chat(self, width: int, height: int) -> Picture:
        key = self.cap(self.house.settings.keys.keys("talk")[0])
        nothing = self.say("lobby-chat-empty", key=key)
        return said(self.say("gathering-chat"), self.table.sayings, nothing, width, height)

    # What can be done

    def has_action(self, action_id: str) -> bool:
        is_mine = self.table.opener == self.desk.person
        return action_id in ("ready", "talk", "help", "menu") or (is_mine and action_id in _OPENER_ACTIONS)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "ready" | "set-up":
                self.act(event.item.id)
            case "leave":
                self.app.stand_up()
            case id if id.startswith(_SEAT):
                self._choose_seat(int(id.removeprefix(_SEAT)))

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        match event.item.id:
            case "character":
                self._step_character(event.step)
            case "card":
                card = self._own.picks.get("card", PERMANENT)
                self._pick(card=CARDS[(CARDS.index(card) + event.step) % len(CARDS)])
            case id if id.startswith(_SEAT):
                self._change_colour(event.step)

    def act(self, action_id: str) -> bool:
        table, person, place = self.table, self.desk.person, self._place()
        match action_id:
            case "ready":
                self._do(lambda: table.ready(person, not self._own.is_ready))
            case "set-up":
                self.app.push_screen(HostSetupScreen(table, person))
            case "add-bot":
                self._do(lambda: table.seat_bot(person, self._free_place(place)))
            case "empty-seat" if place is not None:
                self._do(lambda: table.clear_chair(person, place))
            case "hand-over" if place is not None:
                self._do(lambda: table.hand_over(person, place))
            case "talk":
                self._talk()
            case "menu":
                self.app.stand_up()
            case _:
                return super().act(action_id)
        return True

    def _do(self, wish: object) -> None:
        assert callable(wish)
        self.app.attempt(wish)
        self._renew()

    def _place(self) -> int | None:
        """The chair on which the bar is."""
        item = self.query_one(Menu).chosen
        return int(item.id.removeprefix(_SEAT)) if item is not None and item.id.startswith(_SEAT) else None

    def _free_place(self, place: int | None) -> int:
        """The chair at *place* if it is free, else the first free one."""
        if place is not None and self.table.chairs[place].is_free:
            return place
        return next((at for at, chair in enumerate(self.table.chairs) if chair.is_free), -1)

    def _choose_seat(self, place: int) -> None:
        """Enter on a free chair: its colour for oneself, or for a bot; on a bot: away with it."""
        table, person, chair = self.table, self.desk.person, self.table.chairs[place]
        if chair.person == person:
            self.act("ready")
        elif chair.is_free and table.opener == person and not table.day:
            self._do(lambda: table.seat_bot(person, place))
        elif chair.is_free:
            self._do(lambda: table.change_seat(person, chair.colour))
        elif chair.is_bot:
            self._do(lambda: table.clear_chair(person, place))

    def _change_colour(self, step: int) -> None:
        mine = self.table.chair_of(self.desk.person) or 0
        chairs = self.table.chairs
        order = [(mine + step * offset) % len(chairs) for offset in range(1, len(chairs))]
        free = next((place for place in order if chairs[place].is_free), None)
        if free is not None:
            self._do(lambda: self.table.change_seat(self.desk.person, chairs[free].colour))
            self.query_one(Menu).offer(tuple(self._items()), f"{_SEAT}{free}")

    def _step_character(self, step: int) -> None:
        sets = (BASE_SET, *self.table.agreement.modules)
        taken = {
            chair.picks.get("character") for chair in self.table.chairs if chair.person != self.desk.person
        }
        there_are = [
            character.id
            for character in self.house.catalogue.characters.values()
            if character.set in sets and character.id not in taken
        ]
        choices = ["", *there_are]
        now = self._own.picks.get("character", "")
        self._pick(character=choices[(choices.index(now) + step) % len(choices)] if now in choices else "")

    def _pick(self, **picks: str) -> None:
        chosen = {name: value for name, value in (self._own.picks | picks).items() if value}
        if "character" not in chosen:
            chosen = {}
        self._do(lambda: self.table.pick(self.desk.person, chosen))

    def _talk(self) -> None:
        def say(text: str | None) -> None:
            if text:
                self.app.attempt(lambda: self.desk.lobby.say_at_table(self.desk.person, text))

        question = AskLine(self.say("lobby-say-table"), self.say("lobby-say-hint"), "", clean_chat)
        self.app.push_screen(question, say)
