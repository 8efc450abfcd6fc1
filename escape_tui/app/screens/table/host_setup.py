"""The setup of a table and who may find it; its host changes it."""

from collections.abc import Iterator

from escape_tui.app.screens.table.table_screen import TableScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.lobby.sanitize import clean_title, harmless
from escape_tui.hub.port.messages.requests import NameTable, Request
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.scene.menus.menu_list import Item, after, explained, heading_item, ticked
from escape_tui.scene.table.setup_form import agreement_fields, stepped
from escape_tui.scene.table.setup_page import SetupPage
from escape_tui.scene.table.table_form import agreed, agreed_form, form_of
from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink


class HostSetupScreen(TableScreen):
    heading = "agreement-title"
    list_keys = ("move", "change")
    topic = "setup"

    DEFAULT_CSS = """
    HostSetupScreen Horizontal > Menu, HostSetupScreen.-roomy Horizontal > Menu { width: 46; }
    """

    def _page(self) -> SetupPage:
        return SetupPage(form_of(self.table), self.house.words, self.house.catalogue)

    def _items(self) -> Iterator[Item]:
        say, table = self.say, self.table
        yield self.entry("agreement", "done", label_ink=Ink.GOOD)
        yield heading_item(say("agreement-group-table"))
        yield self.entry("agreement", "name", harmless(table.title))
        yield self.entry("agreement", "public", mark=ticked(table.is_public))
        yield self.entry("agreement", "bots", mark=ticked(table.may_bots_hold))
        yield self.entry("agreement", "studies", mark=ticked(table.may_be_studied))
        yield self.entry("agreement", "manner", say(f"manner-{table.manner}"))
        yield from self._page().agreement_items()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        match event.item.id:
            case "done":
                self.dismiss(None)
            case "name":
                self._ask_name()
            case _:
                self._step(event.item, 1)

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        self._step(event.item, event.step)

    def _step(self, item: Item, step: int) -> None:
        table = self.table
        match item.id:
            case "public":
                self._ask(agreed(table, is_public=not table.is_public))
            case "bots":
                self._ask(agreed(table, may_bots_hold=not table.may_bots_hold))
            case "studies":
                self._ask(agreed(table, may_be_studied=not table.may_be_studied))
            case "manner":
                self._ask(agreed(table, manner=after(tuple(Manner), table.manner, step)))
            case _:
                form, catalogue = form_of(table), self.house.catalogue
                fields = {field.id: field for field in agreement_fields(form, catalogue)}
                if item.id in fields:
                    form = stepped(form, fields[item.id], step, catalogue)
                    self._ask(agreed_form(table, form, catalogue))

    def _ask(self, request: Request) -> None:
        self.app.ask(request, lambda done: self._renew())

    def _ask_name(self) -> None:
        def name(title: str) -> None:
            if self.table.phase is Phase.GATHERING:
                self._ask(NameTable(title))

        asked, hint = "agreement-name", "lobby-name-hint"
        self._ask_line(asked, hint, clean_title, name, self.table.title, may_be_empty=True)

    def _paint_side(self, width: int, height: int) -> Picture:
        item, page = self.query_one(Menu).chosen, self._page()
        told = page.paragraphs(item, self.table.wrong, self.say("gathering-works"))
        return explained("" if item is None else item.label.strip(), told, width, height)
