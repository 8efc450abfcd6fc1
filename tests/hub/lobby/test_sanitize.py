"""Nothing that strangers write can steer somebody else's terminal."""

import unicodedata

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st

from escape_tui.hub.lobby.sanitize import NAME_LENGTH, NAMELESS, clean, clean_chat, clean_name, harmless
from tests.nasty import NASTY, harm
from tile_art.letters import UNSAFE, cell_count


@pytest.mark.parametrize("nasty", NASTY)
def test_nasty_strings_lose_their_teeth(nasty: str) -> None:
    assert harm(clean_chat(nasty)) == harm(clean_name(nasty)) == ""
    assert not UNSAFE.search(harmless(nasty))


@pytest.mark.parametrize("nasty", NASTY)
def test_what_is_left_moves_a_terminal_by_the_cells_that_were_counted(nasty: str) -> None:
    screen = pyte.Screen(200, 3)
    text = clean_chat(nasty)
    pyte.Stream(screen).feed(text)
    assert (screen.cursor.x, screen.cursor.y) == (cell_count(text), 0)
    assert screen.title == ""


@given(st.text())
def test_cleaning_is_short_harmless_and_done_once(text: str) -> None:
    cleaned = clean(text, 12)
    assert cell_count(cleaned) <= 12
    assert clean(cleaned, 12) == cleaned
    assert harm(cleaned) == ""
    assert not {unicodedata.category(letter) for letter in cleaned} & {"Cc", "Cf", "Cs", "Co", "Cn"}


@pytest.mark.parametrize(
    "name",
    ["Zoë Łukasz", "李小龍", "محمد علي", "हिन्दी देवी", "Nguyễn Thị Ánh", "Ольга", "สมชาย", "한국", "שָׁלוֹם"],
)
def test_names_keep_their_letters_whatever_their_script(name: str) -> None:
    name = unicodedata.normalize("NFC", name)
    assert clean_name(f"  {name}  ") == name
    assert clean_name(unicodedata.normalize("NFD", name)) == name


def test_a_name_is_cut_by_the_cells_it_fills() -> None:
    assert clean_name("李" * 20) == "李" * (NAME_LENGTH // 2)
    assert clean_name("a" + "李" * 20) == "a" + "李" * ((NAME_LENGTH - 1) // 2)
    assert clean_name("की" * 20) == "की" * NAME_LENGTH


def test_a_name_of_nothing_is_nobodys() -> None:
    assert clean_name("\x1b[31m") == clean_name("\u0301\u0302") == NAMELESS
