"""The temple as a whole: where things lie, which size fits, and that nothing is drawn twice."""

from dataclasses import replace

import pytest

from tests.tile_art.specimens import BLUE, RED, SPECIMENS, specimen_temple
from tile_art.chambers.chamber import Cell, Chamber, Side
from tile_art.chambers.size import Size, extent, size_to_fit
from tile_art.chambers.temple_map import lit, refurnished, temple
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink


def test_the_largest_size_that_fits_is_chosen() -> None:
    for size in Size:
        width, height = extent(size, 7, 5)
        assert size_to_fit(7, 5, width, height) is size
        assert size_to_fit(7, 5, width, height - 1) is not size or size is Size.TINY


def test_a_temple_too_big_for_any_size_is_drawn_in_the_tiniest() -> None:
    assert size_to_fit(50, 50, 10, 10) is Size.TINY


def test_every_chamber_is_where_its_place_says() -> None:
    chambers = {(x, y): Chamber(name=f"<{x},{y}>") for x in range(-2, 3) for y in range(-1, 2)}
    art = temple(chambers, Size.LARGE)
    for cell, chamber in chambers.items():
        x, y, width, _ = art.place(cell)
        assert chamber.name in art.picture[y + 1].text[x : x + width]


def test_places_beside_the_temple_follow_on() -> None:
    art = temple({(0, 0): Chamber()}, Size.MEDIUM)
    assert art.place((1, 0)).x == art.place((0, 0)).x + Size.MEDIUM.measure.step_x


def test_the_picture_is_as_large_as_promised() -> None:
    for size in Size:
        picture = temple(specimen_temple(), size).picture
        assert (len(picture[0].text), len(picture)) == extent(size, 5, 3)


def test_the_same_temple_is_the_same_picture() -> None:
    one = temple(specimen_temple(), Size.LARGE)
    reordered: dict[Cell, Chamber] = dict(reversed(specimen_temple().items()))
    assert temple(reordered, Size.LARGE) is one
    assert temple(specimen_temple(), Size.LARGE, Glyphs.ASCII) is not one


def test_no_temple_is_an_empty_picture() -> None:
    assert all(not line.text.strip() for line in temple({}, Size.SMALL).picture)


def test_specimens_are_turned_around_and_come_back() -> None:
    for specimen in SPECIMENS:
        assert specimen.chamber.turned(1).turned(3) == specimen.chamber
        assert specimen.chamber.turned(4) == specimen.chamber
    assert Chamber(doors=frozenset({Side.SOUTH})).turned(1).doors == {Side.WEST}


def test_all_ids_are_different() -> None:
    assert len({specimen.id for specimen in SPECIMENS}) == len(SPECIMENS) == 75


@pytest.mark.parametrize("size", [Size.LARGE, Size.MEDIUM, Size.SMALL])
@pytest.mark.parametrize("quarters", range(4))
def test_who_comes_and_goes_is_drawn_on_the_map_that_is_there(size: Size, quarters: int) -> None:
    """For every chamber of the game, in every turn, whatever reaches into it."""
    for specimen in SPECIMENS:
        chamber = specimen.chamber.turned(quarters)
        left = replace(chamber, adventurers=(BLUE,), marks=(), offers=chamber.offers[:1])
        around = {(1, 0): Chamber(doors=frozenset(Side)), (0, 1): Chamber(doors=frozenset(Side))}
        full, empty = {(0, 0): chamber, **around}, {(0, 0): left, **around}
        assert refurnished(temple(full, size), full, empty) == temple(empty, size), specimen.id
        assert refurnished(temple(empty, size), empty, full) == temple(full, size), specimen.id


def test_other_walls_or_another_size_are_drawn_anew() -> None:
    laid: dict[Cell, Chamber] = {(0, 0): Chamber(doors=frozenset({Side.NORTH}))}
    turned: dict[Cell, Chamber] = {(0, 0): Chamber(doors=frozenset({Side.EAST}))}
    assert refurnished(temple(laid, Size.LARGE), laid, turned) is None
    assert refurnished(temple(laid, Size.LARGE), laid, {**laid, (1, 0): Chamber()}) is None
    assert refurnished(temple(laid, Size.TINY), laid, laid) is None


@pytest.mark.parametrize("size", Size)
@pytest.mark.parametrize("quarters", range(4))
def test_a_chamber_is_lit_as_if_drawn_anew(size: Size, quarters: int) -> None:
    """Every chamber of the game in every turn, between neighbours of which one has walled up its stairs."""
    around = {(1, 0): Chamber(doors=frozenset(Side)), (0, 1): Chamber(), (-1, 0): Chamber()}
    inner = slice(None) if size is Size.TINY else slice(1, -1)
    for specimen in SPECIMENS:
        bright = replace(specimen.chamber.turned(quarters), adventurers=(RED, BLUE), is_highlighted=True)
        dark = replace(bright, adventurers=(replace(RED, is_me=False), BLUE), is_highlighted=False)
        art = temple({(0, 0): bright, **around}, size)
        x, y, width, height = art.place((0, 0))
        wanted = [line.cut(x, x + width) for line in art.picture[y : y + height]]
        shown = lit(temple({(0, 0): dark, **around}, size), (0, 0), dark, bright)
        assert shown[inner] == tuple(wanted)[inner] or bright.is_illusion, specimen.id
        assert [line.inks[inner] for line in shown[inner]] == [line.inks[inner] for line in wanted[inner]]
        assert Ink.WALL_HERE in shown[0].inks or size is Size.TINY
