"""`python -m tile_art`: print the contact sheet."""

import argparse
import shutil

from tile_art.chambers.size import Size
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Depth, Palette
from tile_art.tile_sheet import contact_sheet, written


def main() -> None:
    parser = argparse.ArgumentParser(prog="tile_art", description="A contact sheet of every chamber.")
    parser.add_argument("--size", type=Size, choices=list(Size), default=Size.LARGE)
    parser.add_argument("--glyphs", type=Glyphs, choices=list(Glyphs), default=Glyphs.UNICODE)
    parser.add_argument("--palette", type=Palette, choices=list(Palette), default=Palette.TEMPLE)
    parser.add_argument("--depth", type=Depth, choices=list(Depth), default=Depth.TRUECOLOR)
    parser.add_argument("--width", type=int, default=shutil.get_terminal_size().columns)
    chosen = parser.parse_args()
    for line in written(
        contact_sheet(chosen.size, chosen.glyphs, chosen.width), chosen.palette, chosen.depth
    ):
        print(line)


if __name__ == "__main__":
    main()
