"""Segments: whatever Textual draws appears, with few bytes, and nothing else does."""

import pyte
from hypothesis import given
from hypothesis import strategies as st
from rich.color import Color
from rich.segment import Segment
from rich.style import Style

from escape_tui.scene.stage.segments import MOST_INKS, SegmentPicture, StyleInks, codes, inks_for
from escape_tui.scene.stage.stage import Stage
from escape_tui.scene.terminal import Colours

RED = Style.parse("bold #ff0000 on #000080")


class Sheet:
    """A picture, the stage that writes it, and the terminal that shows it."""

    def __init__(self, width: int, height: int, inks: StyleInks | None = None) -> None:
        self.drawn = SegmentPicture(width, height, inks or inks_for(Colours.TRUE))
        self.stage = Stage(width, height, self.drawn.inks.pens)
        self.screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self.screen)
        self._stream.feed(b"\x1b[?7l")

    def put(self, x: int, y: int, text: str, style: Style | None = RED) -> None:
        self.drawn.put(x, y, [Segment(text, style)])

    def show(self) -> bytes:
        if self.stage._pens is not self.drawn.inks.pens:
            self.stage.recolour(self.drawn.inks.pens)
        chunk = self.stage.show(self.drawn.picture)
        self._stream.feed(chunk)
        return chunk


@given(
    st.lists(
        st.tuples(
            st.integers(0, 11),
            st.integers(0, 3),
            st.text("ab 漢é\x1b\u202e", max_size=14) | st.text("ab é\u0301", max_size=14),
        ),
        max_size=12,
    )
)
def test_a_terminal_that_gets_the_differences_shows_what_one_repaint_shows(
    writings: list[tuple[int, int, str]],
) -> None:
    stepwise, whole = Sheet(12, 4), Sheet(12, 4)
    stepwise.show()
    for x, y, text in writings:
        for sheet in (stepwise, whole):
            sheet.put(x, y, text)
        stepwise.show()
    whole.show()
    assert stepwise.show() == b""
    assert stepwise.screen.buffer == whole.screen.buffer


def test_one_changed_letter_costs_a_few_bytes() -> None:
    sheet = Sheet(100, 30)
    sheet.put(0, 3, "the clock says 09:59")
    sheet.show()
    sheet.put(0, 3, "the clock says 09:58")
    assert len(sheet.show()) < 20
    sheet.put(0, 3, "the clock says 09:58")
    assert sheet.show() == b""


def test_what_steers_a_terminal_is_not_drawn() -> None:
    sheet = Sheet(20, 2)
    sheet.show()
    sheet.put(0, 0, "a\x1b[2J\x9b31m\u202eb")
    drawn = sheet.show()
    assert b"\x1b[2J" not in drawn
    assert "\u202e".encode() not in drawn
    assert "\x9b".encode() not in drawn
    sheet.put(0, 1, "ab\b\b\bc")
    sheet.show()
    assert sheet.screen.display[1].rstrip() == "abc"


def test_letters_of_any_script_keep_to_their_cells() -> None:
    sheet = Sheet(8, 1)
    sheet.put(0, 0, "a漢b\u0301字c")
    sheet.show()
    assert sheet.screen.display == ["a漢b\u0301字c "]
    sheet.put(2, 0, "x")
    sheet.show()
    assert sheet.screen.display == ["a xb\u0301字c "]


def test_neighbours_with_other_colours_do_not_mix() -> None:
    assert codes(RED, Colours.TRUE) == "1;38;2;255;0;0;48;2;0;0;128"
    assert codes(RED, Colours.EIGHT_BIT) == "1;38;5;196;48;5;18"
    assert codes(RED, Colours.STANDARD).count(";") == 2
    assert codes(RED, Colours.NONE) == "1"


def test_a_picture_survives_a_change_of_size() -> None:
    sheet = Sheet(6, 2)
    sheet.put(0, 0, "abcdef")
    sheet.drawn.resize(4, 3)
    assert [row.text for row in sheet.drawn.picture] == ["abcd", "    ", "    "]
    assert sheet.drawn.picture is sheet.drawn.picture


def test_what_falls_outside_is_left_out() -> None:
    sheet = Sheet(5, 2)
    sheet.put(3, 0, "abcdef")
    sheet.put(0, 9, "x")
    sheet.put(9, 0, "x")
    sheet.show()
    assert sheet.screen.display == ["   ab", "     "]


def test_more_looks_than_a_byte_can_name_are_still_shown() -> None:
    inks = StyleInks(Colours.TRUE)
    sheet = Sheet(4, 2, inks)
    for number in range(MOST_INKS + 50):
        colour = Style(color=Color.from_rgb(number // 256, number % 256, 7))
        sheet.put(number % 4, 0, "x", colour)
        sheet.show()
    assert sheet.drawn.inks is not inks
    shown = [sheet.screen.buffer[0][x].fg for x in range(4)]
    last = range(MOST_INKS + 46, MOST_INKS + 50)
    assert sorted(shown) == sorted(f"{number // 256:02x}{number % 256:02x}07" for number in last)


def test_terminals_alike_share_their_inks() -> None:
    assert inks_for(Colours.TRUE) is inks_for(Colours.TRUE)
    assert inks_for(Colours.TRUE) is not inks_for(Colours.EIGHT_BIT)
