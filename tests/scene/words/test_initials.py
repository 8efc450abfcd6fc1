"""Initials: a small letter for each person at a table."""

import pytest

from escape_tui.scene.words.initials import initials


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (("Ann", "Bea", "Kan"), "abk"),
        (("Ann", "Anna", "Anan"), "anb"),
        (("Élise", "Борис", "日本"), "eab"),
        (("", "7", "A"), "abc"),
    ],
)
def test_nobody_shares_a_letter_and_each_name_gives_its_first_free_one(
    names: tuple[str, ...], letters: str
) -> None:
    assert "".join(initials(names)) == letters
