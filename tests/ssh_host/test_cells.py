"""Cells: whatever is wanted appears, with few bytes, and nothing else does."""

import pyte
from hypothesis import given
from hypothesis import strategies as st
from rich.segment import Segment
from rich.style import Style

from escape_tui.scene.terminal import Colours
from ssh_host.cells import Cells, pen

RED = Style.parse("bold #ff0000 on #000080")


def terminal_of(cells: Cells) -> tuple[pyte.Screen, pyte.ByteStream]:
    screen = pyte.Screen(cells.width, cells.height)
    return screen, pyte.ByteStream(screen)


@given(
    st.lists(
        st.tuples(st.integers(0, 11), st.integers(0, 3), st.text("ab 漢é\x1b\u202e", max_size=14)),
        max_size=12,
    )
)
def test_a_terminal_that_gets_the_differences_shows_what_one_repaint_shows(
    writings: list[tuple[int, int, str]],
) -> None:
    cells, whole = Cells(12, 4, Colours.TRUE), Cells(12, 4, Colours.TRUE)
    screen, stream = terminal_of(cells)
    stream.feed(cells.frame())
    for x, y, text in writings:
        for target in (cells, whole):
            target.put(x, y, [Segment(text, RED)])
        stream.feed(cells.frame())
    repainted, other = terminal_of(whole)
    other.feed(whole.frame())
    assert cells.frame() == b""
    assert screen.display == repainted.display


def test_one_changed_letter_costs_a_few_bytes() -> None:
    cells = Cells(100, 30, Colours.TRUE)
    cells.put(0, 3, [Segment("the clock says 09:59", RED)])
    cells.frame()
    cells.put(0, 3, [Segment("the clock says 09:58", RED)])
    assert len(cells.frame()) < 50
    cells.put(0, 3, [Segment("the clock says 09:58", RED)])
    assert cells.frame() == b""


def test_what_steers_a_terminal_is_not_drawn() -> None:
    cells = Cells(20, 2, Colours.TRUE)
    cells.put(0, 0, [Segment("a\x1b[2J\x9b31m\u202eb")])
    drawn = cells.frame()
    assert b"\x1b[2J" not in drawn
    assert "\u202e".encode() not in drawn
    assert "\x9b".encode() not in drawn


def test_neighbours_with_other_colours_do_not_mix() -> None:
    assert pen(RED, Colours.TRUE) == "\x1b[0;1;38;2;255;0;0;48;2;0;0;128m"
    assert pen(RED, Colours.EIGHT_BIT) == "\x1b[0;1;38;5;196;48;5;18m"
    assert pen(RED, Colours.STANDARD).count(";") == 3
    assert pen(RED, Colours.NONE) == "\x1b[0;1m"


def test_a_picture_survives_a_change_of_size() -> None:
    cells = Cells(6, 2, Colours.NONE)
    cells.put(0, 0, [Segment("abc漢d")])
    cells.resize(4, 3)
    screen, stream = terminal_of(cells)
    stream.feed(b"\x1b[?7l" + cells.frame())
    assert screen.display == ["abc ", "    ", "    "]


def test_what_falls_outside_is_left_out() -> None:
    cells = Cells(5, 2, Colours.NONE)
    cells.put(3, 0, [Segment("abcdef")])
    cells.put(0, 9, [Segment("x")])
    screen, stream = terminal_of(cells)
    stream.feed(b"\x1b[?7l" + cells.frame())
    assert screen.display == ["   ab", "     "]
