"""The gallery shows what the game looks like, and is complete."""

import re
from xml.etree.ElementTree import fromstring

from tests.gallery.__main__ import FOLDER, MOVING_MS, SHOTS, drawn, moving

#: The README shows the moving picture to everybody who opens it.
MOST_BYTES = 1_500_000


def test_every_picture_of_the_gallery_is_there_and_none_is_left_over() -> None:
    shown = set(re.findall(r"gallery/([\w-]+\.\w+)", (FOLDER.parent / "gallery.md").read_text()))
    assert shown == {path.name for path in FOLDER.iterdir()}
    assert {f"{name}.svg" for name in (*SHOTS, "play")} == {name for name in shown if name.endswith(".svg")}


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
