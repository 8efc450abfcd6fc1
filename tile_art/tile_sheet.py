"""The contact sheet: all specimens, all dice and a whole temple on one long page."""

from collections.abc import Iterator, Sequence

from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import temple, tile
from tile_art.dice_art import DieLook, die
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink
from tile_art.inks.palette import Depth, Palette, sgr_table
from tile_art.specimens import SPECIMENS, specimen_temple


def contact_sheet(size: Size, glyphs: Glyphs, width: int) -> Picture:
    """Every specimen with its id, then the dice and a temple, as wide as *width*."""
    cards = [_card(specimen.id, tile(specimen.chamber, size, glyphs)) for specimen in SPECIMENS]
    columns = max(1, width // len(cards[0][0].text))
    sheet: list[Row] = []
    for first in range(0, len(cards), columns):
        sheet.extend(beside(cards[first : first + columns]))
    sheet.append(row(""))
    for look in DieLook:
        sheet.extend(beside([_die(at, icon, look, size, glyphs) for at, icon in enumerate("AKTBG", start=1)]))
    sheet.append(row(""))
    sheet.extend(temple(specimen_temple(), size, glyphs).picture)
    return tuple(sheet)


def _card(id: str, picture: Picture) -> Picture:
    width = max(len(picture[0].text), 9)
    return (*(line.fit(width) for line in picture), row(id[:width].center(width), Ink.FAINT))


def _die(number: int, icon: str, look: DieLook, size: Size, glyphs: Glyphs) -> Picture:
    return tuple(line + row(" ") for line in die(icon, look, number, size, glyphs, number))


def beside(pictures: Sequence[Picture]) -> Iterator[Row]:
    """Pictures of equal height, side by side."""
    for lines in zip(*pictures, strict=True):
        yield join(lines)


def written(picture: Picture, palette: Palette, depth: Depth) -> Iterator[str]:
    """The lines of *picture* with colour sequences."""
    table = sgr_table(palette, depth)
    for line in picture:
        pieces, last = [], -1
        for glyph, cell in zip(line.text, line.inks, strict=True):
            if cell != last:
                pieces.append(table[cell])
                last = cell
            pieces.append(glyph)
        yield "".join((*pieces, "\x1b[0m"))


def plain(picture: Picture) -> Iterator[str]:
    """The lines of *picture* without escape sequences."""
    for line in picture:
        yield line.text.rstrip()
