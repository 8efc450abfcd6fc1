"""The contact sheet: tiles beside each other on one long page."""

from collections.abc import Iterator, Mapping, Sequence

from tile_art.chambers.chamber import Chamber
from tile_art.chambers.size import Size
from tile_art.chambers.temple_map import tile
from tile_art.inks.canvas import Picture, Row, join, row
from tile_art.inks.ink import Ink
from tile_art.inks.palette import Depth, Palette, sgr_table


def contact_sheet(chambers: Mapping[str, Chamber], width: int) -> Picture:
    """The tiles of *chambers*, each with its id, as many beside each other as *width* allows."""
    cards = [_card(id, tile(chamber, Size.LARGE)) for id, chamber in chambers.items()]
    columns = max(1, width // len(cards[0][0].text))
    sheet: list[Row] = []
    for first in range(0, len(cards), columns):
        sheet.extend(beside(cards[first : first + columns]))
    return tuple(sheet)


def _card(id: str, picture: Picture) -> Picture:
    width = len(picture[0].text)
    return (*picture, row(id[:width].center(width), Ink.FAINT))


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
