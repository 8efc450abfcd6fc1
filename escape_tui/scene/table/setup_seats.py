"""Who sits at the table that a set-up form is for: coming, going, changing names and places."""

from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.hub.lobby.sanitize import clean_name
from escape_tui.scene.table.setup_form import SeatForm, SetupForm


def with_person(form: SetupForm, name: str) -> SetupForm:
    """One person more, in the first colour that is free; nothing changes at a full table."""
    return _with_one_more(form, clean_name(name), is_bot=False)


def with_bot(form: SetupForm, name: str) -> SetupForm:
    return _with_one_more(form, name, is_bot=True)


def without_seat(form: SetupForm, player: PlayerId) -> SetupForm:
    """Without who sits there; the last one stays."""
    if len(form.seats) < 2:
        return form
    return replace(form, seats=(*form.seats[:player], *form.seats[player + 1 :]))


def renamed(form: SetupForm, player: PlayerId, name: str) -> SetupForm:
    return form.with_seat(player, name=clean_name(name))


def with_seat_switched(form: SetupForm, player: PlayerId) -> SetupForm:
    """A person's seat for a bot, or a bot's for a person; somebody has to be a person."""
    switched = form.with_seat(player, is_bot=not form.seats[player].is_bot)
    return switched if switched.people() else form


def first_form(name: str, bot_name: str, *, is_practice: bool = False) -> SetupForm:
    """What a newcomer finds: himself and a bot, the base game."""
    form = with_bot(with_person(SetupForm(), name), bot_name)
    return replace(form, soundtrack=None) if is_practice else form


def _with_one_more(form: SetupForm, name: str, *, is_bot: bool) -> SetupForm:
    free = form.free_colours()
    return replace(form, seats=(*form.seats, SeatForm(name, free[0], is_bot))) if free else form
