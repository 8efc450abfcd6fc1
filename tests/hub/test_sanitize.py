"""Nothing that strangers write can steer somebody else's terminal."""

import unicodedata

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st

from escape_tui.hub.sanitize import NAMELESS, UNSAFE, clean, clean_chat, clean_name, harmless

NASTY = (
    "\x1b[2Jgone",
    "\x1b]0;owned\x07title",
    "\x1b]52;c;aGk=\x1b\\clip",
    "\x9b31mred",
    "\u202eright to left",
    "zero\u200bwidth\u200djoined\ufeff",
    "a\u0300\u0301\u0302\u0303\u0304zalgo",
    "\u2066isolate\u2069",
    "line\nfeed\rback\ttab\x00nul\x7fdel",
    "\U000e0041tag",
    "\x90dcs\x9c",
    "\u3164filler\u115f",
)


@pytest.mark.parametrize("nasty", NASTY)
def test_nasty_strings_lose_their_teeth(nasty: str) -> None:
    for text in (clean_chat(nasty), clean_name(nasty), harmless(nasty)):
        assert not UNSAFE.search(text)


@pytest.mark.parametrize("nasty", NASTY)
def test_what_is_left_moves_a_terminal_one_cell_a_letter(nasty: str) -> None:
    screen = pyte.Screen(80, 3)
    text = clean_chat(nasty)
    pyte.Stream(screen).feed(text)
    assert (screen.cursor.x, screen.cursor.y) == (len(text), 0)
    assert screen.title == ""


@given(st.text())
def test_cleaning_is_short_narrow_and_done_once(text: str) -> None:
    cleaned = clean(text, 12)
    assert len(cleaned) <= 12
    assert clean(cleaned, 12) == cleaned
    assert all(unicodedata.east_asian_width(letter) not in "WF" for letter in cleaned)


def test_names_keep_their_letters() -> None:
    assert clean_name("  Zoë   Łukasz ") == "Zoë Łukasz"
    assert clean_name("e\u0301") == "é"
    assert clean_name("龍A") == "?A"
    assert clean_name("\x1b[31m") == NAMELESS
