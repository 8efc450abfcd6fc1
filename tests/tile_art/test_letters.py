"""Letters of any script in a grid that has one character a cell."""

import pytest

from tile_art.inks.canvas import row
from tile_art.letters import MOST_MARKS, TAIL, as_written, cell_count, cut, in_cells, shortened, whole


@pytest.mark.parametrize(
    ("text", "cells"),
    [("Ann", 3), ("李明", 4), ("Nguyễn", 6), ("हिन्दी", 3), ("محمد", 4), ("ส้ม", 2), ("e\u0301", 1), ("👍", 2)],
)
def test_a_picture_has_a_character_for_each_cell_of_a_text(text: str, cells: int) -> None:
    line = row(f"<{text}>")
    assert len(line.text) == len(line.inks) == cells + 2
    assert cell_count(text) == cells
    assert as_written(line.text) == f"<{text}>"
    assert row(line.text).text == line.text


def test_a_flood_of_marks_is_bounded() -> None:
    assert as_written(in_cells("a" + "\u0300" * 99)) == "a" + "\u0300" * MOST_MARKS
    assert in_cells("\u0300\u0301 \u0302a") == " a"


def test_what_steers_a_terminal_is_no_letter() -> None:
    assert in_cells("a\x1b[2J\u202e漢\x9b") == "a[2J" + in_cells("漢")
    assert in_cells("a\u00a0b\u3000c") == "a b c"


def test_nobody_draws_half_a_letter() -> None:
    cells = in_cells("a漢字b")
    assert as_written(whole(cells[:2])) == "a "
    assert as_written(whole(cells[2:])) == " 字b"
    assert as_written(whole(cells)) == "a漢字b"
    accented = in_cells("a\u0301")
    assert as_written(whole(accented + TAIL)) == "a\u0301 "
    assert whole(cells[1] + "b") == " b"
    assert as_written(shortened(cells, 2)) == "a "
    assert as_written(shortened(cells, 3)) == "a漢"
    assert cut("a漢字b", 4) == "a漢"


def test_letters_that_nobody_has_drawn_for_long_make_way_for_others() -> None:
    flood = (chr(0x4E00 + base) + chr(0x300 + mark) for mark in range(4) for base in range(10_000))
    for letter in flood:
        in_cells(letter)
    assert as_written(in_cells("漢e\u0301")) == "漢e\u0301"
    assert as_written("\U000f7fff" + TAIL) in [
        chr(0x4E00 + base) + chr(0x300 + mark) for mark in range(4) for base in range(10_000)
    ]
