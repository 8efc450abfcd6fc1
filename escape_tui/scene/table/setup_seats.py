"""The seats of a setup form: adding, removing, renaming and moving players."""

from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.lobby.sanitize import NAMELESS, clean_name
from escape_tui.scene.table.setup_form import SeatForm, SetupForm


def with_person(form: SetupForm, name: str) -> SetupForm:
    """Add a person in the first open colour; a full table doesn't change."""
    return _with_one_more(form, clean_name(name), is_bot=False)


def with_bot(form: SetupForm) -> SetupForm:
    """Add the bot of the first open colour."""
    return _with_one_more(form, "", is_bot=True)


def without_seat(form: SetupForm, player: PlayerId) -> SetupForm:
    """Remove the player at this seat; the last one stays."""
    if len(form.seats) < 2:
        return form
    return replace(form, seats=(*form.seats[:player], *form.seats[player + 1 :]))


def renamed(form: SetupForm, player: PlayerId, name: str) -> SetupForm:
    return form.with_seat(player, name=clean_name(name))


def with_seat_switched(form: SetupForm, player: PlayerId) -> SetupForm:
    """Turn a person into the bot of their colour or a bot into a person; at least one person stays."""
    is_bot = not form.seats[player].is_bot
    switched = form.with_seat(player, is_bot=is_bot, name="" if is_bot else NAMELESS)
    return switched if switched.people() else form


def first_form(name: str, *, is_practice: bool = False) -> SetupForm:
    """The initial form: the player and a bot, the base game."""
    form = with_bot(with_person(SetupForm(), name))
    return replace(form, soundtrack=None) if is_practice else form


def _with_one_more(form: SetupForm, name: str, *, is_bot: bool) -> SetupForm:
    free = form.free_colours()
    return replace(form, seats=(*form.seats, SeatForm(name, free[0], is_bot))) if free else form
