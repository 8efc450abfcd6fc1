"""Setting up a table: players, modules, speed; an impossible setup is reported at once."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace
from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.widgets.menu import Menu
from escape_tui.engine.effect import RuleError
from escape_tui.hub.lobby.sanitize import NAME_LENGTH, clean
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.menus.menu_list import Item, explained
from escape_tui.scene.table.setup_form import (
    FieldKind,
    SetupForm,
    recalled,
    refusals,
    remembered,
    stepped,
)
from escape_tui.scene.table.setup_page import START, SetupPage
from escape_tui.scene.table.setup_seats import (
    first_form,
    renamed,
    with_bot,
    with_person,
    with_seat_switched,
    without_seat,
)
from tile_art.inks.canvas import Picture

_TABLE_ACTIONS = ("start", "add-person", "add-bot", "empty-seat", "help", "menu")


class TableSetupScreen(MenuScreen):
    """The form for a table at this keyboard; it remembers the last setup."""

    where = Where.TABLE
    heading = "menu-play"
    topic = "setup"
    list_keys = ("move", "change")
    #: The key under which the last form is stored.
    remembered_as: ClassVar[str] = "setup"
    is_practice: ClassVar[bool] = False

    def __init__(self, challenge: str = "") -> None:
        super().__init__()
        self._challenge = challenge
        self._form = SetupForm()

    @property
    def form(self) -> SetupForm:
        return self._form

    def body(self) -> Iterator[Widget]:
        self._form = self._last_form()
        return super().body()

    def on_menu_chosen(self, event: Menu.Chosen) -> None:
        if event.item.id == START:
            self._start()
            return
        field = self._page().field(event.item)
        if field is None:
            return
        if field.kind is FieldKind.SEAT:
            self._ask_name(int(field.subject))
        else:
            self._change(stepped(self._form, field, 1, self.house.catalogue), field.id)

    def on_menu_stepped(self, event: Menu.Stepped) -> None:
        field = self._page().field(event.item)
        if field is not None:
            self._change(stepped(self._form, field, event.step, self.house.catalogue), field.id)

    def has_action(self, action_id: str) -> bool:
        return action_id in _TABLE_ACTIONS

    def action_caps(self) -> Iterator[tuple[str, str]]:
        """The keys for seats come before the way out, which everybody tries anyway."""
        caps = tuple(super().action_caps())
        yield from (*caps[2:], *caps[:2])

    def act(self, action_id: str) -> bool:
        seat = self._seat()
        match action_id:
            case "start":
                self._start()
            case "add-person":
                number = len(self._form.people()) + 1
                name = self.say("setup-person-name", number=number)
                self._change(with_person(self._form, name), f"seat-{len(self._form.seats)}")
            case "add-bot":
                self._add_bot(seat)
            case "empty-seat" if seat is not None:
                self._change(without_seat(self._form, seat))
            case _:
                return super().act(action_id)
        return True

    def _add_bot(self, seat: int | None) -> None:
        """On a seat, replaces the person by a bot or the bot by a person; elsewhere, adds a bot."""
        if seat is not None:
            self._change(with_seat_switched(self._form, seat))
        else:
            self._change(with_bot(self._form))

    def _seat(self) -> int | None:
        """The selected seat."""
        item = self.query_one(Menu).chosen
        field = None if item is None else self._page().field(item)
        return int(field.subject) if field is not None and field.kind is FieldKind.SEAT else None

    def _change(self, form: SetupForm, chosen: str = "") -> None:
        self._form = form
        self.query_one(Menu).offer(self._items(), chosen)
        self.redraw()

    def _ask_name(self, player: int) -> None:
        def rename(name: str) -> None:
            self._change(renamed(self._form, player, name))

        name = self._form.seats[player].name
        self._ask_line("setup-name", "setup-name.help", _cleaned, rename, name)

    def _start(self) -> None:
        if not self._refusals():
            settings = self.house.settings
            kept = settings.remembered | {self.remembered_as: remembered(self._form)}
            self.house.adopt(replace(settings, remembered=kept))
            self.house.begin(self._form)

    def _last_form(self) -> SetupForm:
        last = recalled(self.house.settings.remembered.get(self.remembered_as))
        name = self.house.player_name or self.say("setup-person-name", number=1)
        form = last or first_form(name, is_practice=self.is_practice)
        return replace(form, challenge=self._challenge) if self._challenge else form

    def _items(self) -> tuple[Item, ...]:
        return self._page().items()

    def _page(self) -> SetupPage:
        return SetupPage(self._form, self.house.words, self.house.catalogue)

    def _refusals(self) -> tuple[RuleError, ...]:
        return refusals(self._form, self.house.catalogue)

    def _paint_side(self, width: int, height: int) -> Picture:
        """The help of the selected entry, errors in the form, and a summary of the game."""
        item, page = self.query_one(Menu).chosen, self._page()
        told = page.paragraphs(item, self._refusals(), self.say("setup-works"))
        return explained("" if item is None else item.label.strip(), told, width, height)


class TableOpeningScreen(TableSetupScreen):
    """The same form in the lobby of a server. It opens a table, which other people may join."""

    heading = "lobby-open"

    def has_action(self, action_id: str) -> bool:
        return action_id != "add-person" and super().has_action(action_id)

    def act(self, action_id: str) -> bool:
        return self.has_action(action_id) and super().act(action_id)

    def _items(self) -> tuple[Item, ...]:
        start, *others = super()._items()
        return (start._replace(label=self.say("lobby-open"), help=self.say("lobby-open.help")), *others)


class PractiseScreen(TableSetupScreen):
    """The same form without a clock (clock.practice)."""

    heading = "menu-practise"
    remembered_as = "practise"
    is_practice = True


def _cleaned(text: str) -> str:
    """*text* without characters that a name can't have."""
    return clean(text, NAME_LENGTH)
