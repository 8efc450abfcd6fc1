"""The Admin screen: sessions, games, and actions against abuse."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.ask import Confirm
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.lobby.sanitize import clean_chat, harmless
from escape_tui.hub.port.messages.answers import Answer
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.lobby.lobby_panels import figures
from escape_tui.scene.lobby.visitor_services import Guest, KeeperDesk, ShutOut
from escape_tui.scene.menus.menu_list import Item, heading_item
from escape_tui.scene.words.narration import seat_name
from tile_art.inks.canvas import row
from tile_art.inks.ink import Ink

if TYPE_CHECKING:
    from escape_tui.app.visitor_app import KeeperApp

_GUEST, _BAN, _TABLE, _WORKER = "guest:", "ban:", "table:", "worker:"
_SECOND = 1.0

#: The action of each key that kicks or bans.
_SHUTTING_OUT = ("ban-key", "ban-address")


class AdminScreen(MenuScreen):
    heading = "admin-title"
    where = Where.LODGE

    app: "KeeperApp"

    def __init__(self, desk: KeeperDesk) -> None:
        super().__init__()
        self.desk = desk

    @property
    def _is_draining(self) -> bool:
        return self.desk.port.lobby.closes_in_ms is not None

    def title_words(self) -> str:
        facts = self.say(
            "admin-facts",
            sessions=len(self.desk.guests()),
            waiting=self.desk.waiting(),
            tables=len(self.desk.tables()),
        )
        draining = self.say("admin-draining") if self._is_draining else ""
        return " · ".join(part for part in (self.say(self.heading), facts, draining) if part)

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, tuple(self._items()), id="lodge")
        yield self.explanation()

    def has_action(self, action_id: str) -> bool:
        return super().has_action(action_id) or action_id in _SHUTTING_OUT

    def on_mount(self) -> None:
        self.every(_SECOND, self._renew)

    def _items(self) -> Iterator[Item]:
        say = self.say
        yield self.entry("admin", "announce")
        closing = "admin-stay-open" if self._is_draining else "admin-drain"
        yield Item("drain", say(closing), help=say(f"{closing}.help"), label_ink=Ink.WARNING)
        yield from self._workers()
        yield heading_item(say("admin-sessions"))
        yield from map(self._session, self.desk.guests())
        yield heading_item(say("admin-tables"))
        for table in self.desk.tables():
            mark = row(f"{table.code}  ", Ink.TITLE) + figures(table.seats) + row("  ")
            taken = (seat for seat in table.seats if not seat.is_free)
            names = ", ".join(harmless(seat_name(seat.name, seat.colour, self.house.words)) for seat in taken)
            yield Item(f"{_TABLE}{table.code}", names, table.phase, say("admin-table.help"), mark=mark)
        yield heading_item(say("admin-bans"))
        for place, ban in enumerate(self.desk.shut_out()):
            help = f"{self._about(ban)} {say('admin-ban.help')}".strip()
            yield Item(f"{_BAN}{place}", harmless(ban.value), ban.kind, help)

    def _about(self, ban: ShutOut) -> str:
        """Since when, until when, by whom and why, as far as that is known."""
        facts = {"since": ban.since, "until": ban.until, "by": harmless(ban.by)}
        told = [self.say(f"admin-ban-{name}", fact=fact) for name, fact in facts.items() if fact]
        told += [harmless(ban.reason)] if ban.reason else []
        return f"{', '.join(told)}." if told else ""

    def _workers(self) -> Iterator[Item]:
        if not (workers := self.desk.workers()):
            return
        yield heading_item(self.say("admin-workers"))
        for worker in workers:
            facts = self.say("admin-worker-facts", visits=worker.visits, tables=worker.tables)
            closing = self.say("admin-draining") if worker.is_draining else ""
            help = self.say("admin-worker-open.help" if worker.is_draining else "admin-worker.help")
            told = " · ".join(part for part in (facts, closing) if part)
            yield Item(f"{_WORKER}{worker.name}", harmless(worker.name), told, help)

    def _session(self, guest: Guest) -> Item:
        facts = f"{guest.address}  {guest.door}  {guest.minutes} min"
        mark = row(f"{guest.player[:18]:<18}  ", Ink.FAINT)
        help = self.say("admin-keeper.help" if guest.is_keeper else "admin-session.help")
        return Item(_id_of(guest), harmless(guest.name), facts, help, mark=mark)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "announce":
                title, hint = "admin-announce-title", "admin-announce-hint"
                self._ask_line(title, hint, clean_chat, self.desk.announce)
            case "drain" if self._is_draining:
                self._do(self.desk.stay_open)
            case "drain":
                self._ask_drain()
            case id if id.startswith(_BAN):
                self._ask_let_in(self.desk.shut_out()[int(id.removeprefix(_BAN))])
            case id if id.startswith(_WORKER):
                self._ask_worker(id.removeprefix(_WORKER))
            case _:
                if (guest := self._guest()) is not None:
                    self._ask("kick", guest, lambda: self.desk.kick(guest))

    def act(self, action_id: str) -> bool:
        guest = self._guest()
        match action_id:
            case "menu":
                self.app.exit()
            case "ban-key" if guest is not None:
                self._ask("ban-key", guest, lambda: self.desk.ban_key(guest))
            case "ban-address" if guest is not None:
                self._ask("ban-address", guest, lambda: self.desk.ban_address(guest))
            case _:
                return super().act(action_id)
        return True

    def _guest(self) -> Guest | None:
        """The selected session."""
        item = self.query_one(Menu).chosen
        if item is None or not item.id.startswith(_GUEST):
            return None
        return next((guest for guest in self.desk.guests() if _id_of(guest) == item.id), None)

    # Actions and their confirmations

    def _ask(self, deed: str, guest: Guest, then: Callable[[], Answer]) -> None:
        """Say what *deed* will do to *guest*, and do it on Enter; if they are an admin, say why it is
        refused."""
        if guest.is_keeper:
            self._do(then)
            return
        facts = {"name": harmless(guest.name), "address": guest.address}
        self._confirm(self.say(f"admin-{deed}-title", **facts), self.say(f"admin-{deed}-told", **facts), then)

    def _ask_drain(self) -> None:
        told = self.say("admin-drain-told", games=self.desk.games(), minutes=self.desk.drain_minutes())
        self._confirm(self.say("admin-drain-title"), told, self.desk.drain)

    def _ask_worker(self, name: str) -> None:
        worker = next((worker for worker in self.desk.workers() if worker.name == name), None)
        if worker is None:
            return
        if worker.is_draining:
            self._do(lambda: self.desk.open_worker(worker))
            return
        title, told = self.say("admin-worker-title", name=harmless(name)), self.say("admin-worker-told")
        self._confirm(title, told, lambda: self.desk.drain_worker(worker))

    def _ask_let_in(self, ban: ShutOut) -> None:
        title = self.say("admin-let-in-title", value=harmless(ban.value))
        self._confirm(title, self.say("admin-let-in-told"), lambda: self.desk.let_in(ban))

    def _confirm(self, title: str, told: str, then: Callable[[], Answer]) -> None:
        def answered(answer: str | None) -> None:
            if answer is not None:
                self._do(then)

        self.app.push_screen(Confirm(title, told, self.say("admin-confirm-hint")), answered)

    def _do(self, deed: Callable[[], Answer]) -> None:
        self.app.attempt(deed)
        self._renew()


def _id_of(guest: Guest) -> str:
    return f"{_GUEST}{guest.worker}/{guest.id}"
