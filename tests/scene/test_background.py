"""A terminal says what it writes on, and its answer is never taken for keys."""

import pytest

from escape_tui.scene.background import AnswerReader
from escape_tui.scene.menus.player_settings import Settings, palette_of
from escape_tui.scene.terminal import Terminal
from tile_art.inks.palette import Palette

LIGHT, DARK = b"\x1b]11;rgb:ffff/ffff/eeee\x1b\\", b"\x1b]11;rgb:10/0c/0a\x07"


@pytest.mark.parametrize(("answer", "is_light"), [(LIGHT, True), (DARK, False)])
@pytest.mark.parametrize("cut", range(1, 20, 3))
def test_an_answer_is_taken_out_of_what_is_typed_wherever_it_is_cut(
    answer: bytes, is_light: bool, cut: int
) -> None:
    reader = AnswerReader()
    typed = b"".join(reader.rest(part) for part in (b"a" + answer[: cut + 1], answer[cut + 1 :] + b"b"))
    assert (typed, reader.is_light) == (b"ab", is_light)


@pytest.mark.parametrize(
    "typed", [b"\x1b", b"\x1b[A", b"\x1b]0;title\x07", b"\x1b]11;" + b"x" * 99, b"plain"]
)
def test_whatever_is_no_answer_is_typed(typed: bytes) -> None:
    reader = AnswerReader()
    assert (reader.rest(typed), reader.is_light) == (typed, None)


def test_a_light_terminal_gets_daylight_unless_another_palette_was_chosen() -> None:
    assert palette_of(Settings(), Terminal(is_light=True)) is Palette.LIGHT
    assert palette_of(Settings(), Terminal()) is Palette.TEMPLE
    assert palette_of(Settings(palette=Palette.SAFE), Terminal(is_light=True)) is Palette.SAFE
    assert palette_of(Settings(palette=Palette.LIGHT), Terminal()) is Palette.LIGHT


def test_who_cannot_be_asked_is_not() -> None:
    assert Terminal().tells_background
    assert not Terminal(kind="linux").tells_background
