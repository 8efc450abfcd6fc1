"""The layout puts pieces into their places and keeps what did not change."""

from hypothesis import given, settings
from hypothesis import strategies as st

from escape_tui.scene.stage.layout import Layout, Piece, Place
from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink

CHAMBER: Picture = (row("┌──┐", Ink.WALL), row("│ab│"), row("└──┘", Ink.WALL))


def lines(frame: Picture) -> list[str]:
    return [line.text for line in frame]


def test_pieces_lie_in_their_places_with_blanks_around() -> None:
    frame = Layout(8, 4).frame([Piece(CHAMBER, Place(2, 1, 4, 3))])
    assert lines(frame) == ["        ", "  ┌──┐  ", "  │ab│  ", "  └──┘  "]
    assert frame[1].inks == bytes((0, 0, 3, 3, 3, 3, 0, 0))


def test_later_pieces_lie_over_earlier_ones() -> None:
    over = Piece((row("??"),), Place(1, 1, 2, 1))
    assert lines(Layout(4, 3).frame([Piece(CHAMBER, Place(0, 0, 4, 3)), over])) == ["┌──┐", "│??│", "└──┘"]


def test_a_piece_is_cut_to_its_place_and_to_the_terminal() -> None:
    assert lines(Layout(4, 2).frame([Piece(CHAMBER, Place(0, 0, 2, 2))])) == ["┌─  ", "│a  "]
    assert lines(Layout(4, 2).frame([Piece(CHAMBER, Place(-2, -1, 4, 3))])) == ["b│  ", "─┘  "]


def test_a_piece_can_be_panned_and_given_a_margin() -> None:
    place = Place(0, 0, 6, 4)
    assert lines(Layout(6, 4).frame([Piece(CHAMBER, place, left=2, top=1)])) == [
        "b│    ",
        "─┘    ",
        " " * 6,
        " " * 6,
    ]
    assert lines(Layout(6, 4).frame([Piece(CHAMBER, place, left=-1, top=-1)]))[1] == " ┌──┐ "
    assert lines(Layout(6, 4).frame([Piece(CHAMBER, place, left=-9)]))[0] == " " * 6


def test_what_did_not_change_is_the_same_object() -> None:
    layout = Layout(8, 4)
    clock = Place(0, 0, 8, 1)
    first = layout.frame([Piece((row("9:59"),), clock), Piece(CHAMBER, Place(2, 1, 4, 3))])
    assert layout.frame([Piece((row("9:59"),), clock), Piece(CHAMBER, Place(2, 1, 4, 3))]) is first
    second = layout.frame([Piece((row("9:58"),), clock), Piece(CHAMBER, Place(2, 1, 4, 3))])
    assert lines(second)[0] == "9:58    "
    assert all(new is old for new, old in zip(second[1:], first[1:], strict=True))


def test_characters_that_would_move_the_line_are_replaced() -> None:
    text = "a\x1b\u202e\u0301漢é▲\x9b"
    frame = Layout(8, 1).frame([Piece((Row(text, bytes(len(text))),), Place(0, 0, 8, 1))])
    assert lines(frame) == ["a????é▲?"]


SIZES = st.integers(-3, 9)
PIECES = st.builds(
    Piece,
    st.just(CHAMBER),
    st.builds(Place, SIZES, SIZES, SIZES, SIZES),
    st.integers(-5, 5),
    st.integers(-5, 5),
)


@settings(deadline=None)
@given(st.lists(st.lists(PIECES, max_size=3), min_size=1, max_size=4))
def test_every_frame_fills_the_terminal_and_owes_nothing_to_the_one_before(
    scenes: list[list[Piece]],
) -> None:
    layout = Layout(7, 5)
    for pieces in scenes:
        frame = layout.frame(pieces)
        assert [(len(line.text), len(line.inks)) for line in frame] == [(7, 7)] * 5
        assert frame == Layout(7, 5).frame(pieces)


@settings(deadline=None)
@given(
    st.lists(PIECES, min_size=1, max_size=3),
    st.lists(st.tuples(st.integers(-5, 5), st.integers(-5, 5)), min_size=1),
)
def test_panning_owes_nothing_to_the_frame_before(pieces: list[Piece], pans: list[tuple[int, int]]) -> None:
    layout = Layout(7, 5)
    for left, top in pans:
        panned = [pieces[0]._replace(left=left, top=top), *pieces[1:]]
        assert layout.frame(panned) == Layout(7, 5).frame(panned)
