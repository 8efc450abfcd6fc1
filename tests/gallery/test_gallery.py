"""The gallery shows what the game looks like, and is complete."""

import re
from xml.etree.ElementTree import fromstring

import pyte

from tests.gallery.__main__ import FOLDER, MOVING_MS, SHOTS, drawn, moving
from tests.gallery.photographs import PHOTOGRAPHS, is_the_same, photograph

#: The README shows the moving picture to everybody who opens it.
MOST_BYTES = 1_500_000


def test_every_picture_of_the_gallery_is_there_and_none_is_left_over() -> None:
    shown = set(re.findall(r"gallery/([\w-]+\.\w+)", (FOLDER.parent / "gallery.md").read_text()))
    assert shown == {path.name for path in FOLDER.iterdir()}
    assert {*(f"{name}.svg" for name in (*SHOTS, "play")), *PHOTOGRAPHS} == shown


def test_the_moving_picture_is_small_and_plays_half_a_minute() -> None:
    picture = moving()
    assert len(picture.encode()) < MOST_BYTES
    root = fromstring(picture)
    times = {each.get("dur") for each in root.iter("{http://www.w3.org/2000/svg}animate")}
    assert times == {f"{MOVING_MS}ms"}
    assert "The door slams in" in picture


def test_a_picture_of_a_game_has_its_words() -> None:
    words = {each.text for each in fromstring(drawn(SHOTS["gong"])).iter() if each.text}
    assert {"Start", "seconds"} <= words


def test_a_photograph_has_words_and_colours_of_the_screen_and_differs_in_more_than_its_codes() -> None:
    screen = pyte.Screen(20, 2)
    pyte.Stream(screen).feed("\x1b[1;38;2;1;2;3;44mTable\x1b[0m BRZK")
    picture = photograph(screen, "A table")
    words = {each.text: each.attrib for each in fromstring(picture).iter() if each.text}
    assert words["Table"]["fill"] == "#010203"
    assert words["Table"]["font-weight"] == "bold"
    assert 'fill="#2472c8"' in picture
    assert is_the_same(picture, picture.replace("BRZK", "QWPX"))
    assert not is_the_same(picture, picture.replace("Table", "Tisch"))
