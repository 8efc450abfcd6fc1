"""Lists: the bar never leaves what can be chosen, and every line fits."""

from hypothesis import given
from hypothesis import strategies as st

from escape_tui.scene.menus.menu_list import (
    Item,
    explained,
    first_line,
    heading_item,
    legend,
    listed,
    moved,
    ticked,
)
from tile_art.inks.ink import Ink

ITEMS = (
    heading_item("Fruit"),
    Item("apple", "Apple", "red", is_stepped=True),
    Item("pear", "Pear"),
    heading_item("Roots"),
    Item("carrot", "Carrot", mark=ticked(True)),
)


def test_the_bar_skips_headings_and_stops_at_both_ends() -> None:
    assert moved(ITEMS, 0, 0) == 1
    assert moved(ITEMS, 2, 1) == 4
    assert moved(ITEMS, 4, 1) == 4
    assert moved(ITEMS, 1, -1) == 1
    assert moved((), 0, 1) == 0


def test_only_the_chosen_item_shows_that_it_can_be_stepped() -> None:
    chosen, other = listed(ITEMS, 1, 30, 5), listed(ITEMS, 2, 30, 5)
    assert "◄ red ►" in chosen[1].text
    assert "◄" not in other[1].text
    assert chosen[1].text.startswith("►")


def test_a_ticked_box_is_told_without_colours() -> None:
    assert ticked(True).text != ticked(False).text


def test_more_above_and_below_is_shown() -> None:
    items = [Item(str(number), f"item {number}") for number in range(20)]
    lines = listed(items, 10, 20, 5)
    assert lines[0].text.endswith("▲")
    assert lines[-1].text.endswith("▼")


@given(st.integers(0, 60), st.integers(0, 59), st.integers(1, 60))
def test_the_chosen_item_is_always_in_sight(count: int, cursor: int, height: int) -> None:
    top = first_line(count, cursor, height)
    if cursor < count:
        assert top <= cursor < top + height


@given(st.text(max_size=80), st.text(max_size=30), st.integers(20, 90), st.integers(1, 9))
def test_every_line_fits(label: str, value: str, width: int, height: int) -> None:
    items = (heading_item(label), Item("a", label, value, is_stepped=True), Item("b", label))
    for picture in (listed(items, 1, width, height), explained(label, [(value, Ink.PLAIN)], width, height)):
        assert [len(line.text) for line in picture] == [width] * height
        assert [len(line.inks) for line in picture] == [width] * height


def test_a_legend_leaves_out_what_does_not_fit() -> None:
    line = legend((("Esc", "back"), ("?", "help"), ("x", "something long")), 24)
    assert len(line.text) == 24
    assert "help" in line.text
    assert "something" not in line.text
