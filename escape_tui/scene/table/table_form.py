"""A table's setup as a form, and requests to change it."""

from typing import Any

from msgspec.structs import asdict, replace

from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.port.messages.requests import Agree
from escape_tui.hub.port.messages.views import TableSummary, TableView
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.modules.box import PICKS
from escape_tui.scene.table.setup_form import SeatForm, SetupForm


def form_of(table: TableView | TableSummary) -> SetupForm:
    """The form for *table* with its current seats."""
    seats = tuple(
        SeatForm(seat.name, seat.colour, seat.is_bot, seat.picks.get(PICKS.what, ""))
        for seat in table.seats
        if not seat.is_free
    )
    challenge = str(table.agreement.options.get(CHALLENGE, ""))
    return SetupForm(**asdict(table.agreement) | {"seats": seats, "challenge": challenge})


def agreed(table: TableView, **changes: Any) -> Agree:
    """The request to play at *table* by its own rules with *changes*."""
    rules = table.is_public, table.may_bots_hold, table.may_be_studied, table.manner
    return replace(Agree(table.agreement, *rules), **changes)


def agreed_form(table: TableView, form: SetupForm, catalogue: Catalogue) -> Agree:
    """The request to play at *table* by the setup of *form*."""
    is_same = form == form_of(table)
    return agreed(table) if is_same else agreed(table, agreement=replace(form.setup(catalogue), seats=()))
