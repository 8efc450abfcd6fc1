"""The stage shows exactly the frame it was given, with as few bytes as it can."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escape_tui.scene.stage.layout import Layout, Piece, Place
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.stage.stage import SYNCHRONIZED, Stage
from tests.scene.terminal import Terminal, painted
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink
from tile_art.letters import in_cells, whole

LOOKS = (
    "",
    "2",
    "1",
    "31",
    "1;31",
    "38;5;208",
    "38;2;10;20;30",
    "44",
    "37;44",
    "4",
    "7;33",
    "1;2",
    "3;9",
    "1;31",
)
PENS = Pens(LOOKS)
ON_BLUE = Pens([f"{look};44" if look else "44" for look in LOOKS])
PALETTES = (PENS, ON_BLUE, Pens(LOOKS[7:], erases_in_colour=False))
#: Wide letters and marks apart: the emulator loses a wide letter with a mark at the end of a line.
LETTERS = ("  ab│─▲é", "  aé漢字", "  ab\u0301คี")


@st.composite
def rows(draw: st.DrawFn, width: int) -> Row:
    letters = draw(st.sampled_from(LETTERS))
    text = whole(in_cells(draw(st.text(letters, min_size=width, max_size=width)))[:width].ljust(width))
    inks = draw(st.lists(st.integers(0, len(LOOKS) - 1), min_size=width, max_size=width))
    return Row(text, bytes(inks))


@st.composite
def frames(draw: st.DrawFn, width: int, height: int, before: Picture | None) -> Picture:
    """A new frame, mostly the one *before* with a few cells of another one in it."""
    fresh = tuple(draw(rows(width)) for _ in range(height))
    if before is None or draw(st.booleans()):
        return fresh
    cells = st.tuples(st.integers(0, height - 1), st.integers(0, width), st.integers(0, width))
    changed = list(before)
    for y, start, stop in draw(st.lists(cells, max_size=5)):
        changed[y] = (
            changed[y].cut(0, start) + fresh[y].cut(start, stop) + changed[y].cut(max(start, stop), width)
        )
    return tuple(Row(whole(line.text), line.inks) for line in changed)


@settings(deadline=None)
@given(st.data())
def test_the_terminal_shows_every_frame_cell_for_cell(data: st.DataObject) -> None:
    width, height = data.draw(st.integers(1, 24)), data.draw(st.integers(1, 6))
    pens = data.draw(st.sampled_from(PALETTES))
    stage, terminal = Stage(width, height, pens, is_synchronized=True), Terminal(width, height)
    frame: Picture | None = None
    for _ in range(data.draw(st.integers(1, 6))):
        if data.draw(st.integers(0, 4)) == 0:
            width, height = data.draw(st.integers(1, 24)), data.draw(st.integers(1, 6))
            stage.resize(width, height)
            terminal.resize(width, height)
            frame = None
        frame = data.draw(frames(width, height, frame))
        terminal.feed(stage.show(frame))
        assert terminal.seen() == painted(frame, pens)


PICTURES = (
    (row("┌──┐", Ink(3)), row("│ab│"), row("└──┘", Ink(3))),
    (row("┌──┐", Ink(3)), row("│aB│", Ink(4)), row("└──┘", Ink(3))),
    (row("gong", Ink(8)),),
)
PLACES = st.integers(-3, 9)
PIECES = st.builds(
    Piece,
    st.sampled_from(PICTURES),
    st.builds(Place, PLACES, PLACES, PLACES, PLACES),
    st.integers(-2, 2),
    st.integers(-2, 2),
)


@settings(deadline=None)
@given(st.lists(st.lists(PIECES, max_size=4), min_size=1, max_size=4), st.data())
def test_pieces_that_change_come_go_and_move_are_shown_cell_for_cell(
    scenes: list[list[Piece]], data: st.DataObject
) -> None:
    stage, terminal = Stage(7, 5, PENS), Terminal(7, 5)
    for pieces in scenes:
        for _ in range(2):
            terminal.feed(stage.put(tuple(pieces)))
            assert terminal.seen() == painted(Layout(7, 5).frame(pieces), PENS)
            pieces = [each._replace(picture=data.draw(st.sampled_from(PICTURES))) for each in pieces]


def screen(*lines: str) -> Picture:
    return tuple(row(line.ljust(20)) for line in lines)


@pytest.fixture
def stage() -> Stage:
    stage = Stage(20, 3, PENS)
    stage.show(screen("a temple", "a chamber", "a door"))
    return stage


def test_an_unchanged_frame_costs_nothing(stage: Stage) -> None:
    assert stage.show(screen("a temple", "a chamber", "a door")) == b""


def test_inks_that_look_the_same_are_not_written_again() -> None:
    stage = Stage(8, 1, PENS)
    stage.show((row("a temple", Ink(4)),))
    assert stage.show((row("a temple", Ink(13)),)) == b""


def test_a_small_change_is_the_shortest_move_and_a_letter(stage: Stage) -> None:
    assert stage.show(screen("a temple", "a chimber", "a door")) == b"\x1b[A\b\bi"


def test_the_cursor_is_remembered_between_frames(stage: Stage) -> None:
    stage.show(screen("a temple", "a chimber", "a door"))
    assert stage.show(screen("a temple", "a chiMber", "a door")) == b"M"


def test_a_short_gap_is_written_over(stage: Stage) -> None:
    assert stage.show(screen("A teMple", "a chamber", "a door")) == b"\x1b[HA teM"


def test_the_rest_of_a_line_is_erased(stage: Stage) -> None:
    assert stage.show(screen("a", "a chamber", "a door")) == b"\x1b[1;3H\x1b[K"


@pytest.mark.parametrize(
    ("erases_in_colour", "chunk"), [(True, b"\x1b[1;3H\x1b[K"), (False, b"\x1b[1;3H      ")]
)
def test_a_coloured_line_is_erased_only_where_terminals_erase_in_colour(
    erases_in_colour: bool, chunk: bytes
) -> None:
    stage = Stage(20, 3, Pens(["37;44"], erases_in_colour=erases_in_colour))
    stage.show(screen("a temple", "a chamber", "a door"))
    assert stage.show(screen("a", "a chamber", "a door")) == chunk


@pytest.mark.parametrize("erases_in_colour", [True, False])
def test_a_terminal_is_cleared_in_the_plain_ink_by_erasing_if_it_can_be(erases_in_colour: bool) -> None:
    pens, frame = Pens(["37;44"], erases_in_colour=erases_in_colour), screen("a temple", "", "a door")
    terminal, chunk = Terminal(20, 3), Stage(20, 3, pens).show(frame)
    terminal.feed(chunk)
    assert (b"\x1b[K" in chunk) is erases_in_colour
    assert terminal.seen() == painted(frame, pens)


def test_equal_colours_are_written_together() -> None:
    stage = Stage(20, 3, PENS)
    stage.show(screen("", "", ""))
    coloured = (row("x", Ink(6)) + row(" " * 9) + row("y", Ink(5)) + row(" " * 9),) * 3
    assert stage.show(coloured).count(b"38;2;10;20;30") == 1


def test_a_repaint_starts_from_a_cleared_terminal(stage: Stage) -> None:
    frame = screen("a temple", "a chamber", "a door")
    terminal = Terminal(20, 3)
    terminal.feed(b"\x1b[41mnoise\r\nnoise")
    stage.repaint()
    terminal.feed(stage.show(frame))
    assert terminal.seen() == painted(frame, PENS)


def test_other_pens_repaint_everything(stage: Stage) -> None:
    frame = screen("a temple", "a chamber", "a door")
    blue = Pens(("34",))
    stage.recolour(blue)
    terminal = Terminal(20, 3)
    terminal.feed(stage.show(frame))
    assert terminal.seen() == painted(frame, blue)


def test_large_chunks_are_synchronized_where_the_terminal_knows_it() -> None:
    frame = tuple(row("0123456789" * 8) for _ in range(24))
    chunk = Stage(80, 24, PENS, is_synchronized=True).show(frame)
    assert chunk.startswith(SYNCHRONIZED[0])
    assert chunk.endswith(SYNCHRONIZED[1])
    assert SYNCHRONIZED[0] not in Stage(80, 24, PENS).show(frame)


def test_a_frame_of_another_size_is_refused(stage: Stage) -> None:
    with pytest.raises(ValueError, match="does not fit 20×3"):
        stage.show(screen("a temple"))
