"""Every move ends where it should, and is never longer than a plain jump."""

from hypothesis import given, settings
from hypothesis import strategies as st

from escape_tui.scene.stage.moves import Cell, ways
from tests.scene.terminal import Terminal

WIDTH, HEIGHT = 40, 12
CELLS = st.tuples(st.integers(0, HEIGHT - 1), st.integers(0, WIDTH - 1))


@settings(deadline=None)
@given(CELLS, CELLS)
def test_a_move_ends_where_it_should(here: Cell, there: Cell) -> None:
    terminal = Terminal(WIDTH, HEIGHT)
    terminal.feed(ways(WIDTH)[None, here].encode() + ways(WIDTH)[here, there].encode())
    assert (terminal.screen.cursor.y, terminal.screen.cursor.x) == there
    assert len(ways(WIDTH)[here, there]) <= len(ways(WIDTH)[None, there])


@settings(deadline=None)
@given(st.integers(0, HEIGHT - 1), CELLS)
def test_a_move_from_behind_the_last_column_ends_where_it_should(y: int, there: Cell) -> None:
    terminal = Terminal(WIDTH, HEIGHT)
    terminal.feed(f"\x1b[{y + 1};{WIDTH}Hx{ways(WIDTH)[(y, WIDTH), there]}".encode())
    assert (terminal.screen.cursor.y, terminal.screen.cursor.x) == there


def test_staying_costs_nothing() -> None:
    assert ways(WIDTH)[(3, 4), (3, 4)] == ""


def test_the_next_line_is_two_bytes() -> None:
    assert ways(WIDTH)[(3, WIDTH), (4, 0)] == "\r\n"


def test_a_little_back_is_backspaces() -> None:
    assert ways(WIDTH)[(3, 20), (3, 18)] == "\b\b"
