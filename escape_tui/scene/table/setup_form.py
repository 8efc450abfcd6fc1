"""The setup form: all choices of a table as one frozen value, and how each field changes."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escape_tui.content.catalogue import EDITION, Catalogue
from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import COLOURS, Difficulty, ModuleId, Pace, PlayerId, Seat, Setup
from escape_tui.modules.box import MODULES, set_up_refusals
from escape_tui.modules.challenge import ADDITIONS, CHALLENGE, expanded, modules_of
from escape_tui.scene.menus.menu_list import after
from escape_tui.scene.modules.box import EXPANSIONS, PICKS, sheet_of

#: The name of `soundtrack` in a practice game.
PRACTICE = "practice"
NO_CHALLENGE = "none"


class SeatForm(Struct, frozen=True):
    """A seat: who plays there, and the character they pick if characters are in play. A bot without a *name*
    has that of its colour."""

    name: str
    colour: str
    is_bot: bool = False
    character: str = ""
    card: str = PICKS.cards[0]


class SetupForm(Struct, frozen=True):
    """All choices of a table; `setup` is what the engine plays."""

    seats: tuple[SeatForm, ...] = ()
    modules: tuple[ModuleId, ...] = ()
    options: dict[str, int | str] = {}
    difficulty: Difficulty = Difficulty.NORMAL
    pace: Pace = Pace.STANDARD
    soundtrack: str | None = "1"
    is_clock_hidden: bool = False
    is_honour: bool = False
    challenge: str = ""

    def setup(self, catalogue: Catalogue) -> Setup:
        """The engine's setup: options only of modules in play, a different character for everybody."""
        return _setup(self, catalogue)

    def bots(self) -> frozenset[PlayerId]:
        return frozenset(player for player, seat in enumerate(self.seats) if seat.is_bot)

    def with_seat(self, player: PlayerId, **changes: object) -> "SetupForm":
        seats = list(self.seats)
        seats[player] = replace(seats[player], **changes)
        return replace(self, seats=tuple(seats))

    def free_colours(self) -> tuple[str, ...]:
        taken = [seat.colour for seat in self.seats]
        return tuple(colour for colour in COLOURS if colour not in taken)

    def people(self) -> tuple[PlayerId, ...]:
        return tuple(player for player, seat in enumerate(self.seats) if not seat.is_bot)


class FieldKind(StrEnum):
    """How a field of the form is changed."""

    SEAT = "seat"
    TOGGLE = "toggle"
    CHOICE = "choice"


class Field(NamedTuple):
    """A field of the form: *value* is the current choice, *is_fixed* means that a challenge determines it."""

    id: str
    group: str
    kind: FieldKind
    value: str
    is_fixed: bool = False

    @property
    def subject(self) -> str:
        """The second part of the id: a seat's number, a module."""
        return self.id.partition("-")[2]

    @property
    def stem(self) -> str:
        return self.id.partition("-")[0]


def _setup(form: SetupForm, catalogue: Catalogue) -> Setup:
    modules = modules_in_play(form, catalogue)
    chosen = (option for module in modules if (option := sheet_of(module).option) is not None)
    options = {option.name: form.options.get(option.name, option.values[0]) for option in chosen}
    if form.challenge:
        options[CHALLENGE] = form.challenge
    if form.options.get(EDITION):
        options[EDITION] = form.options[EDITION]
    agreed = Setup(
        seats=tuple(_seats(form, catalogue, PICKS.module in modules)),
        modules=modules,
        options=options,
        difficulty=form.difficulty,
        pace=form.pace,
        soundtrack=form.soundtrack,
        is_honour=form.is_honour,
        is_clock_hidden=form.is_clock_hidden,
    )
    return expanded(agreed, catalogue)


def refusals(form: SetupForm, catalogue: Catalogue) -> tuple[RuleError, ...]:
    """All problems of *form*; empty if it can be played."""
    return tuple(set_up_refusals(form.setup(catalogue), catalogue))


def modules_in_play(form: SetupForm, catalogue: Catalogue) -> tuple[ModuleId, ...]:
    """The modules of *form* in the order of the box; a challenge has its own."""
    wanted = form.modules
    if challenge := catalogue.challenges.get(form.challenge):
        wanted = (*modules_of(challenge), *(module for module in form.modules if module in ADDITIONS))
    return tuple(module.id for module in MODULES if module.id in wanted)


def characters(form: SetupForm, catalogue: Catalogue) -> dict[PlayerId, str]:
    """Everybody's character: the picked ones, and for the others the first ones that are left."""
    there_are = PICKS.choices(modules_in_play(form, catalogue))
    picked: dict[PlayerId, str] = {}
    for player, seat in enumerate(form.seats):
        if seat.character in there_are and seat.character not in picked.values():
            picked[player] = seat.character
    free = (character for character in there_are if character not in picked.values())
    return {player: picked.get(player) or next(free, "") for player in range(len(form.seats))}


def fields(form: SetupForm, catalogue: Catalogue) -> tuple[Field, ...]:
    """All fields of the form with their values."""
    return (*seat_fields(form, catalogue), *agreement_fields(form, catalogue))


def seat_fields(form: SetupForm, catalogue: Catalogue) -> Iterator[Field]:
    has_characters = PICKS.module in modules_in_play(form, catalogue)
    whom = characters(form, catalogue)
    for player, seat in enumerate(form.seats):
        yield Field(f"seat-{player}", "seats", FieldKind.SEAT, seat.name)
        if has_characters:
            yield Field(f"{PICKS.what}-{player}", "seats", FieldKind.CHOICE, whom[player])
            yield Field(f"{PICKS.card}-{player}", "seats", FieldKind.CHOICE, seat.card)


def agreement_fields(form: SetupForm, catalogue: Catalogue) -> Iterator[Field]:
    """The fields of the game, without the seats."""
    yield Field("challenge", "game", FieldKind.CHOICE, form.challenge or NO_CHALLENGE)
    if not form.challenge:
        yield Field("difficulty", "game", FieldKind.CHOICE, form.difficulty)
    if catalogue.others:
        yield Field("edition", "game", FieldKind.CHOICE, str(form.options.get(EDITION, "")))
    yield Field("soundtrack", "game", FieldKind.CHOICE, form.soundtrack or PRACTICE)
    yield Field("pace", "game", FieldKind.CHOICE, form.pace)
    yield Field("hidden", "game", FieldKind.TOGGLE, _on(form.is_clock_hidden))
    yield Field("honour", "game", FieldKind.TOGGLE, _on(form.is_honour))
    there_are = [module.id for module in MODULES if module.id != CHALLENGE]
    yield from _module_fields(form, catalogue, "expansions", [id for id in EXPANSIONS if id in there_are])
    yield from _module_fields(form, catalogue, "queenies", [id for id in there_are if id not in EXPANSIONS])


def _module_fields(
    form: SetupForm, catalogue: Catalogue, group: str, modules: Iterable[ModuleId]
) -> Iterator[Field]:
    in_play = modules_in_play(form, catalogue)
    for module in modules:
        is_fixed = bool(form.challenge) and module not in ADDITIONS
        yield Field(f"module-{module}", group, FieldKind.TOGGLE, _on(module in in_play), is_fixed)
        option = sheet_of(module).option
        if module in in_play and option is not None and not is_fixed:
            value = str(form.options.get(option.name, option.values[0]))
            yield Field(f"option-{module}", group, FieldKind.CHOICE, value)


def stepped(form: SetupForm, field: Field, step: int, catalogue: Catalogue) -> SetupForm:
    """*form* after *step* steps on *field*; choices of a challenge stay."""
    if field.is_fixed:
        return form
    match field.stem:
        case "seat":
            return form.with_seat(int(field.subject), colour=_next_colour(form, int(field.subject), step))
        case PICKS.what:
            return _with_next_character(form, int(field.subject), step, catalogue)
        case PICKS.card:
            player = int(field.subject)
            return form.with_seat(player, card=after(PICKS.cards, form.seats[player].card, step))
        case "module":
            return _with_module_switched(form, field.subject)
        case "option" if (option := sheet_of(field.subject).option) is not None:
            now = form.options.get(option.name, option.values[0])
            return replace(form, options=form.options | {option.name: after(option.values, now, step)})
        case "hidden":
            return replace(form, is_clock_hidden=not form.is_clock_hidden)
        case "honour":
            return replace(form, is_honour=not form.is_honour)
        case _:
            return _with_choice(form, field.stem, step, catalogue)


def _with_choice(form: SetupForm, name: str, step: int, catalogue: Catalogue) -> SetupForm:
    match name:
        case "difficulty":
            return replace(form, difficulty=after(tuple(Difficulty), form.difficulty, step))
        case "pace":
            return replace(form, pace=after(tuple(Pace), form.pace, step))
        case "soundtrack":
            return replace(form, soundtrack=after((*catalogue.soundtracks, None), form.soundtrack, step))
        case "edition":
            chosen = after(("", *catalogue.others), str(form.options.get(EDITION, "")), step)
            return replace(form, options=form.options | {EDITION: chosen})
        case "challenge":
            return replace(form, challenge=after(("", *catalogue.challenges), form.challenge, step))
        case _:
            raise KeyError(name)


def remembered(form: SetupForm) -> Any:
    """*form* as plain values for a player's settings; `recalled` is its inverse."""
    return msgspec.to_builtins(form)


def recalled(kept: Any) -> SetupForm | None:
    """The stored form; `None` if there is none or it is no longer valid."""
    try:
        form = msgspec.convert(kept, SetupForm)
    except msgspec.ValidationError:
        return None
    there_are = [module.id for module in MODULES]
    known = tuple(module for module in form.modules if module in there_are)
    return replace(form, modules=known) if form.people() and len(form.seats) <= len(COLOURS) else None


def _seats(form: SetupForm, catalogue: Catalogue, has_characters: bool) -> Iterator[Seat]:
    whom = characters(form, catalogue)
    for player, seat in enumerate(form.seats):
        picks = {PICKS.what: whom[player], PICKS.card: seat.card} if has_characters and whom[player] else {}
        yield Seat(seat.name or f"Bot {seat.colour}", seat.colour, picks)


def _with_module_switched(form: SetupForm, module: ModuleId) -> SetupForm:
    if module in form.modules:
        return replace(form, modules=tuple(id for id in form.modules if id != module))
    return replace(form, modules=(*form.modules, module))


def _with_next_character(form: SetupForm, player: PlayerId, step: int, catalogue: Catalogue) -> SetupForm:
    """The next character that nobody else has; the others' characters count as picked from now on."""
    whom = characters(form, catalogue)
    others = [character for other, character in whom.items() if other != player]
    there_are = PICKS.choices(modules_in_play(form, catalogue))
    free = tuple(character for character in there_are if character not in others)
    for other, character in whom.items():
        form = form.with_seat(other, character=character)
    return form.with_seat(player, character=after(free, whom[player], step)) if free else form


def _next_colour(form: SetupForm, player: PlayerId, step: int) -> str:
    mine = form.seats[player].colour
    free = form.free_colours()
    return after(tuple(colour for colour in COLOURS if colour in free or colour == mine), mine, step)


def _on(is_on: bool) -> str:
    return "on" if is_on else "off"
