"""Palettes: every ink looks like something, at every depth."""

import re
from itertools import combinations, product

import pytest

from tile_art.inks.colours import HIGH_CONTRAST, LIGHT, SAFE, TEMPLE, Colour
from tile_art.inks.ink import Ground, Ink, ground_of, ink_of
from tile_art.inks.palette import LOOKS, Depth, Palette, colours_of, sgr, sgr_table


def luminance(rgb: str) -> float:
    def linear(part: str) -> float:
        share = int(part, 16) / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(rgb[at : at + 2]) for at in (0, 2, 4))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_every_ink_has_a_look_in_every_palette() -> None:
    assert set(LOOKS) == set(Ink)
    for cell, palette, depth in product(Ink, Palette, Depth):
        assert re.fullmatch(r"\x1b\[[0-9;]+m", sgr(cell, palette, depth))


def test_palettes_have_the_same_names() -> None:
    assert set(TEMPLE) == set(SAFE) == set(HIGH_CONTRAST)


def test_inks_and_grounds_come_back_from_a_byte() -> None:
    for ink, ground in product(Ink, Ground):
        assert (ink_of(ink + ground), ground_of(ink + ground)) == (ink, ground)
        assert ink + ground < 256


def test_a_table_has_a_look_for_every_byte() -> None:
    table = sgr_table(Palette.TEMPLE, Depth.TRUECOLOR)
    assert len(table) == 256
    assert table[Ink.KEY + Ground.LIT] == sgr(Ink.KEY + Ground.LIT)
    assert table[255] == table[0]


def test_no_colour_at_all_in_mono() -> None:
    assert not any(re.search(r"[;\[](3|4|9|10)[0-9]", code) for code in sgr_table(Palette.TEMPLE, Depth.MONO))
    assert sgr(Ink.CHIP_KEY, depth=Depth.MONO) == "\x1b[0;1;7m"


def test_grounds_differ_where_there_are_colours_enough() -> None:
    assert len({sgr(Ink.KEY + ground) for ground in Ground}) == 3
    assert len({sgr(Ink.KEY + ground, depth=Depth.COLOURS_256) for ground in Ground}) == 3


@pytest.mark.parametrize("colours", [TEMPLE, SAFE, HIGH_CONTRAST, LIGHT])
def test_what_must_be_read_stands_out_from_every_floor(colours: dict[str, Colour]) -> None:
    signs = ["adventurer", "key", "torch", "ash", "gold", "gem", "curse", "treasure", "danger"]
    read = ["text", "bright", "name", *signs, "red", "blue", "green", "yellow", "purple", "white"]
    for name, ground in product(read, ("night", "floor", "lit")):
        assert contrast(colours[name].rgb, colours[ground].rgb) >= 4.5, (name, ground)


@pytest.mark.parametrize("colours", [TEMPLE, SAFE, HIGH_CONTRAST, LIGHT])
def test_players_and_icons_have_colours_of_their_own(colours: dict[str, Colour]) -> None:
    players = ["red", "blue", "green", "yellow", "purple", "white"]
    for group in (players, ["adventurer", "key", "torch", "ash", "gold", "gem"]):
        assert all(one != other for one, other in combinations([colours[name] for name in group], 2))


def test_colours_for_whoever_draws_without_sequences() -> None:
    assert colours_of(Ink.WALL) == ("#a8855a", "#2f251c")
    assert colours_of(Ink.KEY + Ground.FLOOR)[1] == "#1e1813"
