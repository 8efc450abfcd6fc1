"""The keeper's lodge: who is here, what is played, and how to keep order."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from textual import events
from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.ask import AskLine
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.sanitize import clean_chat, harmless
from escape_tui.scene.lobby.lobby_panels import figures
from escape_tui.scene.lobby.visitor_services import Guest, KeeperDesk
from escape_tui.scene.menus.menu_list import Item, heading_item
from tile_art.canvas import row
from tile_art.ink import Ink

if TYPE_CHECKING:
    from escape_tui.app.visitor_apps import KeeperApp

_GUEST, _BAN, _TABLE = "guest:", "ban:", "table:"
_SECOND = 1.0


class AdminScreen(MenuScreen):
    heading = "admin-title"

    app: "KeeperApp"

    def __init__(self, desk: KeeperDesk) -> None:
        super().__init__()
        self.desk = desk

    def title_words(self) -> str:
        lobby = self.desk.lobby
        facts = self.say(
            "admin-facts",
            sessions=len(self.desk.guests()),
            waiting=self.desk.waiting(),
            tables=len(lobby.tables),
        )
        draining = self.say("admin-draining") if lobby.closes_at is not None else ""
        return " · ".join(part for part in (self.say(self.heading), facts, draining) if part)

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, tuple(self._items()), id="lodge")

    def caps(self) -> Iterator[tuple[str, str]]:
        yield from super().caps()
        yield "b", self.say("admin-ban-key")
        yield "a", self.say("admin-ban-address")

    def on_mount(self) -> None:
        self.set_interval(_SECOND, self._renew)
        self.focus_menu()

    def _renew(self) -> None:
        if self.is_open:
            menu = self.query_one(Menu)
            menu.offer(tuple(self._items()), "" if menu.chosen is None else menu.chosen.id)
            self.redraw()

    def _items(self) -> Iterator[Item]:
        say = self.say
        yield Item("announce", say("admin-announce"), help=say("admin-announce.help"))
        yield Item("drain", say("admin-drain"), help=say("admin-drain.help"), label_ink=Ink.WARNING)
        yield heading_item(say("admin-sessions"))
        for guest in self.desk.guests():
            facts = f"{guest.address}  {guest.door}  {guest.minutes} min"
            mark = row(f"{guest.player[:18]:<18}  ", Ink.FAINT)
            yield Item(f"{_GUEST}{guest.id}", harmless(guest.name), facts, mark=mark)
        yield heading_item(say("admin-tables"))
        for table in self.desk.lobby.tables.values():
            mark = row(f"{table.code}  ", Ink.TITLE) + figures(table.chairs) + row("  ")
            names = ", ".join(harmless(chair.name) for chair in table.chairs if not chair.is_free)
            yield Item(f"{_TABLE}{table.code}", names, table.phase, mark=mark)
        yield heading_item(say("admin-bans"))
        for place, ban in enumerate(self.desk.shut_out()):
            yield Item(f"{_BAN}{place}", harmless(ban.value), ban.kind)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "announce":
                self._announce()
            case "drain":
                self.desk.drain()
            case id if id.startswith(_BAN):
                self.desk.let_in(self.desk.shut_out()[int(id.removeprefix(_BAN))])
            case _:
                if (guest := self._guest()) is not None:
                    self.desk.kick(guest)
        self._renew()

    def on_key(self, event: events.Key) -> None:
        guest = self._guest()
        if guest is not None and event.key in ("a", "b"):
            event.stop()
            (self.desk.ban_key if event.key == "b" else self.desk.ban_address)(guest)
            self._renew()

    def act(self, action_id: str) -> bool:
        if action_id == "menu":
            self.app.exit()
            return True
        return super().act(action_id)

    def _guest(self) -> Guest | None:
        """The session on which the bar is."""
        item = self.query_one(Menu).chosen
        if item is None or not item.id.startswith(_GUEST):
            return None
        number = int(item.id.removeprefix(_GUEST))
        return next((guest for guest in self.desk.guests() if guest.id == number), None)

    def _announce(self) -> None:
        def tell(text: str | None) -> None:
            if text:
                self.desk.announce(text)

        title, hint = self.say("admin-announce-title"), self.say("admin-announce-hint")
        self.app.push_screen(AskLine(title, hint, "", clean_chat), tell)
