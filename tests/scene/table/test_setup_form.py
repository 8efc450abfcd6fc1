"""The set-up form: every line changes what it says, and what comes out can be played or says why not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from escape_tui.content.catalogue import load
from escape_tui.engine.setup import COLOURS, Difficulty
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import MODULES, new_game
from escape_tui.modules.challenge import CHALLENGE
from escape_tui.scene.modules.box import SHEETS
from escape_tui.scene.table.setup_form import (
    Field,
    FieldKind,
    SetupForm,
    characters,
    fields,
    recalled,
    refusals,
    remembered,
    stepped,
)
from escape_tui.scene.table.setup_page import SetupPage, refusal_words
from escape_tui.scene.table.setup_seats import (
    first_form,
    renamed,
    with_bot,
    with_person,
    with_seat_switched,
    without_seat,
)
from escape_tui.scene.words.words import LANGUAGES, Words

CATALOGUE = load()


def line(form: SetupForm, id: str) -> Field:
    return next(field for field in fields(form, CATALOGUE) if field.id == id)


def change(form: SetupForm, id: str, step: int = 1) -> SetupForm:
    return stepped(form, line(form, id), step, CATALOGUE)


@pytest.fixture
def form() -> SetupForm:
    return first_form("Ann")


def test_a_newcomer_finds_himself_and_a_bot(form: SetupForm) -> None:
    assert [(seat.name, seat.colour, seat.is_bot) for seat in form.seats] == [
        ("Ann", "red", False),
        ("", "blue", True),
    ]
    assert refusals(form, CATALOGUE) == ()


def test_practice_has_no_soundtrack() -> None:
    assert first_form("Ann", is_practice=True).setup(CATALOGUE).soundtrack is None


def test_everybody_gets_a_colour_of_his_own_and_the_table_is_full_at_six(form: SetupForm) -> None:
    for _ in range(9):
        form = with_bot(form)
    assert tuple(seat.colour for seat in form.seats) == COLOURS


def test_colours_that_others_have_are_left_out(form: SetupForm) -> None:
    assert change(form, "seat-0").seats[0].colour == "green"
    assert change(form, "seat-0", -1).seats[0].colour == "white"


def test_somebody_has_to_be_a_person_and_somebody_has_to_sit(form: SetupForm) -> None:
    assert with_seat_switched(form, 0) == form
    alone = without_seat(form, 1)
    assert len(alone.seats) == 1
    assert without_seat(alone, 0) == alone


def test_names_are_cleaned() -> None:
    form = with_person(SetupForm(), "\x1b[31mEve\u202e" + "界" * 40)
    assert form.seats[0].name.isprintable()
    assert len(renamed(form, 0, "x" * 99).seats[0].name) == 16


@pytest.mark.parametrize("module", [module.id for module in MODULES if module.id != CHALLENGE])
def test_every_module_can_be_switched_on_and_off(form: SetupForm, module: str) -> None:
    on = change(form, f"module-{module}")
    assert module in on.setup(CATALOGUE).modules
    assert change(on, f"module-{module}") == form


@pytest.mark.parametrize("module", [sheet.id for sheet in SHEETS.values() if sheet.option])
def test_every_value_of_an_option_can_be_played(form: SetupForm, module: str) -> None:
    chosen = SHEETS[module].option
    assert chosen is not None
    option, values = chosen
    on = change(form, f"module-{module}")
    for value in (*values[1:], values[0]):
        on = change(on, f"option-{module}")
        assert on.setup(CATALOGUE).options[option] == value
        assert refusals(on, CATALOGUE) == ()


def test_options_of_modules_that_are_off_are_left_out(form: SetupForm) -> None:
    on = change(change(form, "module-quest"), "option-quest")
    assert change(on, "module-quest").setup(CATALOGUE).options == {}


@pytest.mark.parametrize("challenge", CATALOGUE.challenges)
def test_every_challenge_can_be_played(form: SetupForm, challenge: str) -> None:
    chosen = change(form, "difficulty")
    while chosen.challenge != challenge:
        chosen = change(chosen, "challenge")
    assert refusals(chosen, CATALOGUE) == ()
    agreed = chosen.setup(CATALOGUE)
    assert agreed.options[CHALLENGE] == challenge
    assert agreed.difficulty is Difficulty.NORMAL
    new_game(agreed, CATALOGUE, SeededChance(1))


def test_a_challenge_fixes_its_modules_but_not_the_additions(form: SetupForm) -> None:
    chosen = change(form, "challenge")
    assert line(chosen, "module-trap").is_fixed
    assert change(chosen, "module-trap") == chosen
    assert "pit" in change(chosen, "module-pit").setup(CATALOGUE).modules


def test_everybody_is_somebody_else(form: SetupForm) -> None:
    for _ in range(4):
        form = with_bot(form)
    form = change(form, "module-character")
    assert len(set(characters(form, CATALOGUE).values())) == 6
    moved = change(form, "module-newchar")
    moved = change(moved, "character-0")
    assert moved.setup(CATALOGUE).seats[0].picks["character"] == "void-runner"
    assert len(set(characters(moved, CATALOGUE).values())) == 6
    assert refusals(moved, CATALOGUE) == ()


def test_a_card_is_permanent_or_to_be_activated(form: SetupForm) -> None:
    form = change(change(form, "module-character"), "card-1")
    assert form.setup(CATALOGUE).seats[1].picks["card"] == "activatable"


def test_a_form_is_remembered(form: SetupForm) -> None:
    form = change(change(form, "module-maya"), "soundtrack")
    assert recalled(remembered(form)) == form


@pytest.mark.parametrize(
    "kept", [None, {}, [], "x", {"seats": [{"name": "bot", "colour": "red", "is_bot": True}]}]
)
def test_what_makes_no_sense_is_not_remembered(kept: object) -> None:
    assert recalled(kept) is None


def test_what_cannot_work_is_told_in_a_sentence(form: SetupForm) -> None:
    form = change(form, "module-exchange")
    (error,) = refusals(form, CATALOGUE)
    for language in LANGUAGES:
        sentence = refusal_words(error, Words(language))
        assert "exchange" not in sentence.split()[0]
        assert Words(language).say("module-curses").lower() in sentence.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(form: SetupForm, language: str) -> None:
    for module in MODULES:
        if module.id != CHALLENGE:
            form = change(form, f"module-{module.id}")
    for item in SetupPage(form, Words(language), CATALOGUE).items():
        for text in (item.label, item.value, item.help):
            assert not any(
                text.startswith(stem) for stem in ("setup-", "module-", "character-", "action-")
            ), text
        assert item.is_heading or item.help, item.id


@given(st.lists(st.tuples(st.integers(0, 60), st.sampled_from((-1, 1))), max_size=40))
@settings(max_examples=40, deadline=None)
def test_whatever_is_changed_the_form_stays_sound(steps: list[tuple[int, int]]) -> None:
    form = first_form("Ann")
    for place, step in steps:
        lines = fields(form, CATALOGUE)
        form = stepped(form, lines[place % len(lines)], step, CATALOGUE)
    assert recalled(remembered(form)) == form
    agreed = form.setup(CATALOGUE)
    assert len({seat.colour for seat in agreed.seats}) == len(agreed.seats)
    if not refusals(form, CATALOGUE):
        new_game(agreed, CATALOGUE, SeededChance(1))


def test_what_all_agree_on_can_be_shown_without_seats(form: SetupForm) -> None:
    page = SetupPage(form, Words(), CATALOGUE)
    agreement = [page.field(item) for item in page.agreement_items() if not item.is_heading]
    assert agreement
    assert all(field is not None and field.kind is not FieldKind.SEAT for field in agreement)


def test_the_name_of_another_edition_stands_at_the_table(form: SetupForm) -> None:
    other = replace(CATALOGUE, edition="The jungle")
    assert "The jungle" in SetupPage(form, Words(), other).summary()
    assert SetupPage(form, Words(), CATALOGUE).summary().startswith(Words().say("count-players", count=2))
