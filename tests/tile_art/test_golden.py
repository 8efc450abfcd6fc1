"""Every picture, compared with the one that somebody has looked at.

After a change of the art: `UPDATE_GOLDEN=1 pytest tests/tile_art`, then look at the difference.
"""

import os
from pathlib import Path

import pytest

from tests.tile_art.specimens import SPECIMENS, specimen_temple
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import temple, tile
from tile_art.dice_art import DieLook, die
from tile_art.inks.canvas import Picture
from tile_art.inks.glyphs import Glyphs
from tile_art.tile_sheet import beside

GOLDEN = Path(__file__).parent / "golden"


def written(picture: Picture) -> str:
    return "\n".join(line.text.rstrip() for line in picture) + "\n"


def compare(name: str, text: str) -> None:
    golden = GOLDEN / f"{name}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("glyphs", Glyphs)
@pytest.mark.parametrize("size", Size)
def test_specimens_look_as_they_did(size: Size, glyphs: Glyphs) -> None:
    pictures = [f"{each.id}\n{written(tile(each.chamber, size, glyphs))}" for each in SPECIMENS]
    compare(f"specimens-{size.value}-{glyphs.value}", "\n".join(pictures))


@pytest.mark.parametrize("glyphs", Glyphs)
@pytest.mark.parametrize("size", Size)
def test_a_merged_temple_looks_as_it_did(size: Size, glyphs: Glyphs) -> None:
    compare(f"temple-{size.value}-{glyphs.value}", written(temple(specimen_temple(), size, glyphs).picture))


@pytest.mark.parametrize("glyphs", Glyphs)
@pytest.mark.parametrize("size", [Size.LARGE, Size.MEDIUM, Size.SMALL])
def test_dice_look_as_they_did(size: Size, glyphs: Glyphs) -> None:
    trays = [
        written(
            tuple(beside([die(icon, look, n, size, glyphs, n) for n, icon in enumerate("AKTBG", start=1)]))
        )
        for look in DieLook
    ]
    compare(f"dice-{size.value}-{glyphs.value}", "\n".join(trays))


@pytest.mark.parametrize("turns", range(4))
@pytest.mark.parametrize("size", Size)
def test_double_chambers_look_as_they_did_in_every_turn(size: Size, turns: int) -> None:
    double = next(each.chamber for each in SPECIMENS if each.id == "double-1")
    compare(f"double-{size.value}-{turns}", written(tile(double.turned(turns), size)))
