"""French as it is printed: spaces that never end a line."""

import re

import pytest

from escape_tui.engine.setup import COLOURS, Difficulty
from escape_tui.scene.words.narration import seat_name
from escape_tui.scene.words.prose import wrapped
from escape_tui.scene.words.words import Words, texts

FRENCH = sorted(texts("fr").items())


@pytest.mark.parametrize(("stem", "text"), FRENCH, ids=[stem for stem, _ in FRENCH])
def test_no_plain_space_stands_before_a_sign(stem: str, text: str) -> None:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r" [:;!?»]|« ", line)]


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_begins_with_a_sign(width: int) -> None:
    lines = wrapped("Vite : la porte claque ! Où est « la sortie » ? Cherchez ; courez.", width)
    assert not [line.text for line in lines if re.match("[:;!?»]", line.text)]
    assert not any("\N{NO-BREAK SPACE}" in line.text for line in lines)


@pytest.mark.parametrize("width", range(12, 40))
def test_no_line_ends_between_a_number_and_its_unit(width: int) -> None:
    lines = wrapped("Joins an open table, or opens one that starts in 15 s. Then 15 strangers come.", width)
    assert not [line.text for line in lines if re.match(r"s\b", line.text)]


def test_a_bot_is_called_by_a_name_that_begins_with_the_letter_of_its_colour() -> None:
    assert seat_name("Bot blue", "blue", Words("fr")) == "Bixal"
    assert seat_name("Ann", "blue", Words("fr")) == "Ann"
    names = {colour: seat_name(f"Bot {colour}", colour, Words()) for colour in COLOURS}
    assert [name[0].lower() for name in names.values()] == [colour[0] for colour in names]


def test_seconds_have_a_comma() -> None:
    assert "1,9 s" in Words("fr").say("moment-slam", player="Bo", seconds=1.9)
    assert "1.9 s" in Words().say("moment-slam", player="Bo", seconds=1.9)


def test_the_difficulties_are_called_as_the_french_boxes_call_them() -> None:
    names = [Words("fr").say(f"setup-difficulty-{difficulty}") for difficulty in Difficulty]
    assert names == ["facile", "normale", "difficile", "expert"]


@pytest.mark.parametrize(
    ("message", "facts"),
    [
        ("end-with-dice", {"player": "Bo", "dice": 0}),
        ("page-depot", {"gems": 0}),
        ("plain-depot", {"depot": 0, "keys": 2}),
        ("plain-standing", {"depot": 0, "keys": 2, "pile": 0, "fate": 0}),
        ("plain-running", {"code": "BRZK", "players": "Bo", "left": "", "gems": 0}),
        ("plain-profile", {"games": 0, "wins": 0, "streak": 0}),
        ("plain-left", {"minutes": 0, "seconds": 0}),
    ],
)
def test_nothing_is_not_called_one(message: str, facts: dict[str, str | int]) -> None:
    """The plural form [one] of French includes 0."""
    assert not re.search(r"\b(une?|1)\b", Words("fr").say(message, **facts).lower())
