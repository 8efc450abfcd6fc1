"""Glyphs: one cell each, everywhere, and a stand-in for each in ASCII."""

import unicodedata
from collections import Counter
from itertools import chain, product

import pytest
from wcwidth import wcwidth

from tests.tile_art.specimens import EVERYBODY, SPECIMENS, specimen_temple
from tile_art.chambers.chamber import Adventurer, Chamber, Mark, Side
from tile_art.chambers.doorway import SECRET
from tile_art.chambers.emblems import EMBLEMS
from tile_art.chambers.marks import MARKS
from tile_art.chambers.size import Size, extent
from tile_art.chambers.temple_map import temple, tile
from tile_art.dice_art import DIE_MEASURES, DieLook, die
from tile_art.icons import ADVENTURER, CURSE, GEM, GEM_SOCKET, ICONS, LETTERS, TREASURE
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import CONSOLE_FONT, Glyphs, stand_in

#: Beside box drawing, blocks and geometric shapes, which every terminal font has as one cell.
AMBIGUOUS = {"→", "†"}

#: Geometric shapes, arrows and symbols that some terminals draw as pictures, two cells wide.
EMOJI = set("▪▫▶◀◻◼◽◾↔↕↖↗↘↙↩↪⌚⌛⌨☀☁☎☑☔☕☘☝☠☢☣☦☪☮☯☸☹☺♀♂♟♠♣♥♦♨♻♾♿⚒⚓⚔⚕⚖⚗⚙⚛⚜⚠⚡⚪⚫⚰⚱✂✈✉✌✍✏✒✔✖✝✡✳✴❄❇❤➡⬅⬆⬇")


def pictures(glyphs: Glyphs) -> list[Picture]:
    turned = [
        tile(each.chamber.turned(turns), size, glyphs)
        for each, turns, size in product(SPECIMENS, range(4), Size)
    ]
    marked = [
        tile(Chamber(marks=(Mark(kind, amount),), secret=frozenset(Side)), size, glyphs)
        for kind, amount, size in product(MARKS, (0, 1, 3, 50, 100), Size)
    ]
    dice = [
        die(icon, look, 3, size, glyphs, frame)
        for icon, look, size, frame in product(ICONS, DieLook, Size, range(12))
    ]
    return [*turned, *marked, *dice, *(temple(specimen_temple(), size, glyphs).picture for size in Size)]


def drawn_glyphs(glyphs: Glyphs) -> set[str]:
    return set(chain.from_iterable(line.text for picture in pictures(glyphs) for line in picture))


def test_every_glyph_is_one_cell_wide() -> None:
    assert {glyph for glyph in drawn_glyphs(Glyphs.UNICODE) if wcwidth(glyph) != 1} == set()


def test_no_glyph_is_wide_anywhere() -> None:
    unsure = {
        glyph
        for glyph in drawn_glyphs(Glyphs.UNICODE)
        if unicodedata.east_asian_width(glyph) not in ("N", "Na") and not "\u2500" <= glyph <= "\u25ff"
    }
    assert unsure == AMBIGUOUS
    assert drawn_glyphs(Glyphs.UNICODE) & EMOJI == set()


def test_the_ascii_set_is_complete() -> None:
    assert all(glyph.isascii() and glyph.isprintable() for glyph in drawn_glyphs(Glyphs.ASCII))


def test_the_console_set_is_in_the_font_of_a_console() -> None:
    assert drawn_glyphs(Glyphs.CONSOLE) <= CONSOLE_FONT


#: What has one cell and a meaning: people and what they do, doors, home and exit, gems and cards, stairs, the
#: dice of friends, somebody who hangs, a price that nobody can pay.
SIGNS = (ADVENTURER, *"!▲►▼◄▒⌂☼▥■∙~▾╳", SECRET, GEM, GEM_SOCKET, CURSE, TREASURE)


@pytest.mark.parametrize("glyphs", Glyphs)
def test_one_sign_has_one_meaning_in_every_set(glyphs: Glyphs) -> None:
    things = [art.glyph for kind, art in MARKS.items() if kind not in ("quest-done", "call")]
    drawn = [sign if glyphs is Glyphs.UNICODE else stand_in(sign, glyphs) for sign in (*SIGNS, *things)]
    assert [sign for sign, count in Counter(drawn).items() if count > 1] == []
    assert not set(drawn) & set(LETTERS)


def test_all_rows_have_the_right_width() -> None:
    for glyphs, size, specimen in product(Glyphs, Size, SPECIMENS):
        picture = tile(specimen.chamber, size, glyphs)
        width, height = extent(size, 1, 1)
        assert len(picture) == height
        assert {(len(line.text), len(line.inks)) for line in picture} == {(width, width)}
    for size, look in product(Size, DieLook):
        picture = die("K", look, 2, size)
        assert [len(line.text) for line in picture] == [DIE_MEASURES[size][0]] * DIE_MEASURES[size][1]


def test_emblems_are_even() -> None:
    assert all(len(upper) == len(lower) <= 7 for upper, lower in (each.picture for each in EMBLEMS.values()))
    assert all(len(line) == 5 for art in ICONS.values() for line in art.face)


@pytest.mark.parametrize("size", [Size.LARGE, Size.MEDIUM])
def test_everybody_can_stand_in_one_chamber(size: Size) -> None:
    for count in range(1, 7):
        text = "".join(line.text for line in tile(Chamber(entry=None, adventurers=EVERYBODY[:count]), size))
        assert all(each.letter in text for each in EVERYBODY[:count])


def test_the_smallest_chamber_shows_me_and_that_there_are_more() -> None:
    crowd = (*(Adventurer("white", letter) for letter in "abcd"), Adventurer("red", "R", is_me=True))
    text = "".join(line.text for line in tile(Chamber(adventurers=crowd), Size.SMALL))
    assert "Ra+" in text


def test_states_of_dice_differ_without_colour() -> None:
    for glyphs, size, icon in product(Glyphs, Size, "AKTBG"):
        shown = {look: "".join(line.text for line in die(icon, look, 1, size, glyphs, 1)) for look in DieLook}
        assert len(set(shown.values())) == len(DieLook)


def test_tumbling_dice_change_their_faces() -> None:
    frames = {die("A", DieLook.TUMBLING, 1, Size.LARGE, Glyphs.UNICODE, frame) for frame in range(12)}
    assert len(frames) >= 6


@pytest.mark.parametrize("glyphs", [Glyphs.CONSOLE, Glyphs.ASCII])
def test_the_sun_of_the_calendar_does_not_look_like_the_exit(glyphs: Glyphs) -> None:
    sun, way_out = MARKS["sun"].glyph, EMBLEMS["exit"].glyph
    assert sun != way_out
    assert stand_in(sun, glyphs) != stand_in(way_out, glyphs)
