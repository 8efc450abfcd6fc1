"""Converts between a table's setup and the setup form."""

from escape_tui.hub.port.messages.views import TableSummary, TableView
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.table.setup_form import SeatForm, SetupForm


def form_of(table: TableView | TableSummary) -> SetupForm:
    """The form for *table* with its current seats."""
    agreed = table.agreement
    seats = tuple(
        SeatForm(seat.name, seat.colour, seat.is_bot, seat.picks.get("character", ""))
        for seat in table.seats
        if not seat.is_free
    )
    return SetupForm(
        seats=seats,
        modules=agreed.modules,
        options=agreed.options,
        difficulty=agreed.difficulty,
        pace=agreed.pace,
        soundtrack=agreed.soundtrack,
        is_clock_hidden=agreed.is_clock_hidden,
        is_honour=agreed.is_honour,
        challenge=str(agreed.options.get(CHALLENGE, "")),
    )
