"""Names that a reader takes for one another."""

import pytest

from escape_tui.hub.lobby.confusable_names import likenesses, marked
from escape_tui.hub.lobby.sanitize import NAME_LENGTH, clean_name
from escape_tui.hub.lobby.who_is_here import told_apart


def are_alike(name: str, other: str) -> bool:
    return not likenesses(clean_name(name)).isdisjoint(likenesses(clean_name(other)))


@pytest.mark.parametrize("other", ["KIM", "K im", "Κim", "Кіm", "Kím", "K1m", "K|m", "Kirn", "Kim."])
def test_names_that_look_alike_have_one_likeness(other: str) -> None:
    assert are_alike(other, "Kim")


@pytest.mark.parametrize(
    "other", ["Νora", "Nօra", "Norɑ", "ɴora", "Nоra", "NORА", "ΝΟRΑ", "𝐍𝐨𝐫𝐚", "Ｎora", "Nøra", "ɴᴏʀᴀ", "N0rа"]
)
def test_letters_of_other_scripts_are_seen_as_what_they_look_like(other: str) -> None:
    assert are_alike(other, "Nora")


@pytest.mark.parametrize(("name", "other"), [("ΗΛΙΑΣ", "ηλιας"), ("НОРА", "нора"), ("ΝΙΚΟΣ", "Νίκος")])
def test_case_matters_in_no_script(name: str, other: str) -> None:
    assert are_alike(name, other)


@pytest.mark.parametrize("other", ["Tim", "Kimberly", "Kin", "Lee"])
def test_names_that_differ_have_not(other: str) -> None:
    assert not are_alike(other, "Kim")


@pytest.mark.parametrize(
    ("name", "other"), [("李明", "李 明"), ("محمد", "مُحَمَّد"), ("Nguyễn", "NGUYEN"), ("देवी", "दे वी")]
)
def test_nor_does_the_script_matter(name: str, other: str) -> None:
    assert are_alike(name, other)
    assert told_apart(clean_name(other), [clean_name(name)]).endswith(" (2)")


@pytest.mark.parametrize(("name", "other"), [("李明", "李月"), ("राम", "रमा"), ("देवी", "देव")])
def test_letters_that_differ_in_another_script_differ(name: str, other: str) -> None:
    assert not are_alike(name, other)


def test_of_those_who_look_alike_the_later_ones_have_numbers() -> None:
    assert told_apart("K1m", ["Kim", "Lee"]) == "K1m (2)"
    assert told_apart("KIM", ["Kim", "K1m (2)"]) == "KIM (3)"
    assert told_apart("Tim", ["Kim"]) == "Tim"


def test_nobody_marks_themselves() -> None:
    assert clean_name("Kim·guest") == clean_name("Kim•guest") == "Kim guest"


def test_a_marked_name_is_no_longer_than_others() -> None:
    assert marked("Bartholomew King", "guest", NAME_LENGTH) == "Bartholome·guest"
    assert marked("李" * 8, "guest", NAME_LENGTH) == "李" * 5 + "·guest"
