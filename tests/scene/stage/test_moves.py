"""Every move ends where it should, and is never longer than a plain jump."""

from hypothesis import given, settings
from hypothesis import strategies as st

from escape_tui.scene.stage.moves import Cell, move
from tests.scene.terminal import Terminal

WIDTH, HEIGHT = 40, 12
CELLS = st.tuples(st.integers(0, HEIGHT - 1), st.integers(0, WIDTH - 1))


@settings(deadline=None)
@given(CELLS, CELLS)
def test_a_move_ends_where_it_should(here: Cell, there: Cell) -> None:
    terminal = Terminal(WIDTH, HEIGHT)
    terminal.feed(move(None, here, WIDTH).encode() + move(here, there, WIDTH).encode())
    assert (terminal.screen.cursor.y, terminal.screen.cursor.x) == there
    assert len(move(here, there, WIDTH)) <= len(move(None, there, WIDTH))


@settings(deadline=None)
@given(st.integers(0, HEIGHT - 1), CELLS)
def test_a_move_from_behind_the_last_column_ends_where_it_should(y: int, there: Cell) -> None:
    terminal = Terminal(WIDTH, HEIGHT)
    terminal.feed(f"\x1b[{y + 1};{WIDTH}Hx{move((y, WIDTH), there, WIDTH)}".encode())
    assert (terminal.screen.cursor.y, terminal.screen.cursor.x) == there


def test_staying_costs_nothing() -> None:
    assert move((3, 4), (3, 4), WIDTH) == ""


def test_the_next_line_is_two_bytes() -> None:
    assert move((3, WIDTH), (4, 0), WIDTH) == "\r\n"


def test_a_little_back_is_backspaces() -> None:
    assert move((3, 20), (3, 18), WIDTH) == "\b\b"
