"""Between a table of the hub and the set-up form: the same agreement in two shapes."""

from escape_tui.hub.table import Table
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.table.setup_form import SeatForm, SetupForm


def form_of(table: Table) -> SetupForm:
    """What *table* agrees on, with whoever sits there now."""
    agreed = table.agreement
    seats = tuple(
        SeatForm(chair.name, chair.colour, chair.is_bot, chair.picks.get("character", ""))
        for chair in table.chairs
        if not chair.is_free
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
