"""Pens change a terminal's look in the fewest codes."""

from itertools import product

import pytest

from escape_tui.scene.stage.pens import Pens, PenStyle, any_on, look
from tests.scene.terminal import Terminal

LOOKS = ("", "1", "2", "1;2", "4;31", "38;5;208;44", "1;38;2;1;2;3;48;2;4;5;6", "7", "9;3")


@pytest.mark.parametrize(
    ("codes", "expected"),
    [
        ("", PenStyle()),
        ("\x1b[1;31m", PenStyle("31", "", ("1",))),
        ("38;5;208;48;2;1;2;3", PenStyle("38;5;208", "48;2;1;2;3")),
        ("0;97;102", PenStyle("97", "102")),
        ("1;31;0;4", PenStyle("", "", ("4",))),
        ("1;4;22;31;39;44;49", PenStyle("", "", ("4",))),
    ],
)
def test_codes_are_read_as_a_look(codes: str, expected: PenStyle) -> None:
    assert look(codes) == expected


@pytest.mark.parametrize(("old", "new"), list(product(LOOKS, LOOKS)))
def test_a_change_gives_the_new_look(old: str, new: str) -> None:
    pens = Pens((old, new))
    changed, fresh = Terminal(1, 1), Terminal(1, 1)
    changed.feed(f"\x1b[{old}m{pens.turns[pens.styles[0], pens.styles[1]][0]}x".encode())
    fresh.feed(f"\x1b[{new}mx".encode())
    assert changed.seen() == fresh.seen()


def test_only_what_differs_is_sent() -> None:
    pens = Pens(("1;31", "1;32", "32"))
    first, second, third = pens.styles[:3]
    assert pens.turns[first, second][0] == "\x1b[32m"
    assert pens.turns[second, third][0] == "\x1b[22m"
    assert pens.turns[third, 0][0] == "\x1b[m"


def test_inks_that_look_alike_share_a_style() -> None:
    assert Pens(("31", "32", "31")).styles[:3] == b"\1\2\1"


def test_blanks_show_backgrounds_and_lines_but_no_foreground() -> None:
    assert look("1;31").blank == PenStyle()
    assert look("1;31;44").blank == PenStyle(background="44")
    assert look("4;31").blank == look("4;31")
    assert look("7;31").blank == look("7;31")


def test_blanks_are_written_in_the_nearest_style_on_their_ground() -> None:
    pens = Pens(("31", "1;32;44", "31;44"))
    red, _, red_on_blue = pens.styles[:3]
    assert pens.turns[red, any_on(pens.grounds[red_on_blue])][1] == red_on_blue
    assert pens.turns[red, any_on(pens.grounds[red])][1] == red


def test_bold_and_faint_end_together_so_the_other_is_set_again() -> None:
    pens = Pens(("1;2;31", "1;31"))
    assert pens.turns[pens.styles[0], pens.styles[1]][0] == "\x1b[22;1m"
