"""People: who is online and what they are doing, and whom the visitor has muted."""

from collections.abc import Iterator

from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.visitor_app import VisitorApp
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.port.messages.views import PersonView
from escape_tui.scene.lobby.lobby_panels import doing_of
from escape_tui.scene.lobby.visitor_services import LobbyDesk
from escape_tui.scene.menus.menu_list import Item
from tile_art.inks.canvas import row
from tile_art.inks.ink import Ink


class PeopleScreen(MenuScreen):
    """Enter mutes the selected person for this visitor only, or unmutes them."""

    heading = "people-title"

    app: VisitorApp

    def __init__(self, desk: LobbyDesk) -> None:
        super().__init__()
        self.desk = desk

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house, tuple(self._items()), id="people")
        yield self.explanation()

    def on_mount(self) -> None:
        self.at_news_of(self.desk.port, self._renew)

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        if event.item.help:
            self.app.mute(event.item.id)
            self._renew()

    def _items(self) -> Iterator[Item]:
        for person in self.desk.port.lobby.people:
            yield self._person(person)

    def _person(self, person: PersonView) -> Item:
        doing = doing_of(person, self.house.words)
        if person.handle == self.desk.handle:
            you = f"{harmless(person.name)} ({self.say('gathering-you')})"
            return Item(person.handle, you, doing, mark=row("    "), value_ink=Ink.FAINT)
        is_muted = person.handle in self.app.settings.muted
        mark = row("  x " if is_muted else "    ", Ink.DANGER)
        name = harmless(person.name)
        label = self.say("people-muted", name=name) if is_muted else name
        ink = Ink.FAINT if is_muted else Ink.PLAIN
        help = self.say("people-unmute" if is_muted else "people-mute", name=name)
        return Item(person.handle, label, doing, help, mark, label_ink=ink, value_ink=Ink.FAINT)
