"""Names that a reader takes for one another."""

import pytest

from escape_tui.hub.lobby.confusable_names import likeness, marked
from escape_tui.hub.lobby.sanitize import NAME_LENGTH, clean_name
from escape_tui.hub.lobby.who_is_here import told_apart


@pytest.mark.parametrize("other", ["KIM", "K im", "Κim", "Кіm", "Kím", "K1m", "K|m", "Kirn", "Kim."])
def test_names_that_look_alike_have_one_likeness(other: str) -> None:
    assert likeness(clean_name(other)) == likeness("Kim")


@pytest.mark.parametrize("other", ["Tim", "Kimberly", "Kin", "Lee"])
def test_names_that_differ_have_not(other: str) -> None:
    assert likeness(other) != likeness("Kim")


@pytest.mark.parametrize(
    ("name", "other"), [("李明", "李 明"), ("محمد", "مُحَمَّد"), ("Nguyễn", "NGUYEN"), ("देवी", "दे वी")]
)
def test_nor_does_the_script_matter(name: str, other: str) -> None:
    assert likeness(clean_name(name)) == likeness(clean_name(other))
    assert told_apart(clean_name(other), [clean_name(name)]).endswith(" (2)")


@pytest.mark.parametrize(("name", "other"), [("李明", "李月"), ("राम", "रमा"), ("देवी", "देव")])
def test_letters_that_differ_in_another_script_differ(name: str, other: str) -> None:
    assert likeness(clean_name(name)) != likeness(clean_name(other))


def test_of_those_who_look_alike_the_later_ones_have_numbers() -> None:
    assert told_apart("K1m", ["Kim", "Lee"]) == "K1m (2)"
    assert told_apart("KIM", ["Kim", "K1m (2)"]) == "KIM (3)"
    assert told_apart("Tim", ["Kim"]) == "Tim"


def test_nobody_marks_themselves() -> None:
    assert clean_name("Kim·guest") == clean_name("Kim•guest") == "Kim guest"


def test_a_marked_name_is_no_longer_than_others() -> None:
    assert marked("Bartholomew King", "guest", NAME_LENGTH) == "Bartholome·guest"
    assert marked("李" * 8, "guest", NAME_LENGTH) == "李" * 5 + "·guest"
