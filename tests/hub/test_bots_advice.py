"""The advice is complete: everything in the box is bound by its name, and nothing that is not in it."""

from pathlib import Path

from escape_tui.content.catalogue import load
from escape_tui.hub.bots import advice
from escape_tui.hub.bots.advice import box
from escape_tui.modules.box import MODULES
from tests.temple import Scene

MODULE_IDS = {module.id for module in MODULES}

#: What every adviser uses.
SHARED = {"__init__", "box", "errand", "hurry"}


def test_each_file_of_advice_is_about_the_module_of_its_name() -> None:
    assert advice.__file__ is not None
    files = {path.stem for path in Path(advice.__file__).parent.glob("*.py")}
    assert files > SHARED
    assert files - SHARED <= MODULE_IDS


def test_only_modules_have_advisers() -> None:
    assert {*box.ADVISERS, *box.CAVEATS} <= MODULE_IDS


def test_every_curse_that_can_be_lifted_has_a_worth_and_no_other() -> None:
    assert set(box.CURSES) == {id for id, card in load().curses.items() if card.lift is not None}


def test_advice_on_cards_is_about_cards_of_the_box() -> None:
    assert set(box.TREASURES) <= set(load().treasures)
    assert {character for character, _ in box.ABILITIES} <= set(load().characters)


def test_the_base_game_needs_no_advice() -> None:
    assert box.errands(Scene().game, 0) == ()
