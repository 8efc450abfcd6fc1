"""The title fits every terminal that is large enough, and its doorway stays empty for the menu."""

import pytest
from rich.cells import cell_len

from escape_tui.scene.menus.title_art import FLAMES, scene, title_picture
from escape_tui.scene.words.prose import dressed
from tile_art.inks.glyphs import Glyphs

SIZES = [(80, 22), (80, 23), (100, 35), (120, 39), (200, 59), (300, 100)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("flame", range(FLAMES))
def test_it_fills_the_terminal_exactly(size: tuple[int, int], flame: int) -> None:
    picture = title_picture(scene(*size, 24, 8), flame)
    assert len(picture) == size[1]
    for line in picture:
        assert cell_len(line.text) == len(line.text) == len(line.inks) == size[0]


@pytest.mark.parametrize("size", SIZES)
def test_nothing_stands_in_the_doorway(size: tuple[int, int]) -> None:
    laid = scene(*size, 24, 8)
    x, y, width, height = laid.door
    for line in title_picture(laid, 0)[y : y + height]:
        assert line.text[x : x + width].strip() == ""
    assert y + height <= laid.bottom


@pytest.mark.parametrize("size", SIZES)
def test_it_can_be_drawn_in_ascii(size: tuple[int, int]) -> None:
    picture = dressed(title_picture(scene(*size, 24, 8), 0), Glyphs.ASCII)
    assert all(line.text.isascii() and "?" not in line.text for line in picture)


def test_large_terminals_get_large_letters() -> None:
    assert scene(120, 39, 24, 8).scale == 2
    assert scene(80, 23, 24, 8).scale == 1
