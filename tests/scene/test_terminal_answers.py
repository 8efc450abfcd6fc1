"""A terminal says what it writes on, and its answer is never taken for keys."""

import pytest

from escape_tui.scene.menus.player_settings import Settings, palette_of
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.terminal_answers import AnswerReader
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


@pytest.mark.parametrize("typed", [b"\x1b", b"\x1b[A", b"\x1b]x", b"\x1b]11;" + b"x" * 99, b"plain"])
def test_whatever_is_no_answer_is_typed(typed: bytes) -> None:
    reader = AnswerReader()
    assert (reader.rest(typed), reader.is_light) == (typed, None)


@pytest.mark.parametrize(
    "answer", [b"\x1b]0;title\x07", b"\x1b]11;rgb:zz/qq\x1b\\", b"\x1bPhello\x1b\\", b"\x1bP0$r\x07"]
)
def test_an_answer_that_makes_no_sense_is_no_key_either(answer: bytes) -> None:
    reader = AnswerReader()
    assert reader.rest(b"a" + answer + b"b") == b"ab"
    assert (reader.is_light, reader.has_true_colour, reader.is_done) == (None, False, False)


#: What an earlier program asked for: names, modes of the keyboard, the size of the window, its status.
STALE = (b"[>0;276;0c", b"[=1;2c", b"[?1u", b"[>4;1m", b"[?62;1;2S", b"[4;480;800t", b"[9;24;80t", b"[0n")


@pytest.mark.parametrize("answer", STALE)
@pytest.mark.parametrize("cut", [None, 2, 3])
def test_an_answer_to_an_earlier_program_is_no_key(answer: bytes, cut: int | None) -> None:
    reader = AnswerReader()
    typed = b"a\x1b" + answer + b"b"
    # A report without a sign of its own may be cut only where a key may not.
    at = len(typed) if cut is None or answer[1:2] not in b"?>=" else 2 + cut
    assert reader.rest(typed[:at]) + reader.rest(typed[at:]) == b"ab"


def test_a_size_that_textual_asked_for_is_left_to_it() -> None:
    assert AnswerReader().rest(b"\x1b[48;24;80;480;800t") == b"\x1b[48;24;80;480;800t"


@pytest.mark.parametrize("begun", [b"\x1bP1$r0;48:2::1:2", b"\x1b]11;rgb:ff"])
def test_an_answer_that_never_ends_holds_up_no_key(begun: bytes) -> None:
    reader = AnswerReader()
    assert reader.rest(begun) == b""
    assert reader.rest(b"\r") == b"\r"
    assert reader.rest(begun) == b""
    reader.give_up()
    assert reader.rest(b"q") == b"q"


def test_a_light_terminal_gets_daylight_unless_another_palette_was_chosen() -> None:
    assert palette_of(Settings(), Terminal(is_light=True)) is Palette.LIGHT
    assert palette_of(Settings(), Terminal()) is Palette.TEMPLE
    assert palette_of(Settings(palette=Palette.SAFE), Terminal(is_light=True)) is Palette.SAFE
    assert palette_of(Settings(palette=Palette.LIGHT), Terminal()) is Palette.LIGHT


def test_who_cannot_be_asked_is_not() -> None:
    assert Terminal().tells_background
    assert not Terminal(kind="linux").tells_background


YES = b"\x1bP1$r48:2::1:2:3m\x1b\\"
FENCED = b"\x1b[?62;22c"


@pytest.mark.parametrize(
    ("answer", "is_true"),
    [
        (YES, True),
        (b"\x1bP1$r0;48;2;1;2;3m\x1b\\", True),
        (b"\x1bP1$r48:2:1:2:3m\x1b\\", True),
        (b"\x1bP1$r0;48:5:16m\x1b\\", False),
        (b"\x1bP1$r48:2::1:2:31m\x1b\\", False),
        (b"\x1bP1$r0m\x1b\\", False),
        (b"\x1bP0$r\x1b\\", False),
    ],
)
@pytest.mark.parametrize("cut", range(2, 14))
def test_a_terminal_that_keeps_a_colour_has_true_colour(answer: bytes, is_true: bool, cut: int) -> None:
    reader = AnswerReader()
    parts = (b"a" + answer[:cut], answer[cut:] + FENCED + b"b")
    assert b"".join(map(reader.rest, parts)) == b"ab"
    assert (reader.has_true_colour, reader.is_done) == (is_true, True)


def test_answers_are_no_keys_however_late_and_however_many() -> None:
    reader = AnswerReader()
    for _ in range(3):
        assert reader.rest(YES + LIGHT + b"x" + FENCED + b"\x1b[?997;1n") == b"x"
    assert reader.has_turned


def test_another_answer_reaches_the_reader_that_asked_for_it() -> None:
    reader = AnswerReader()
    assert reader.rest(b"\x1b[?2026;2") + reader.rest(b"$y") == b"\x1b[?2026;2$y"


def test_a_multiplexer_is_not_asked_for_colours() -> None:
    for kind in ("screen-256color", "tmux-256color", "nsterm", "vt220", "linux"):
        assert not Terminal(kind=kind).tells_colours
    assert Terminal(kind="xterm-256color").tells_colours
