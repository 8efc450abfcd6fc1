"""A picture as SVG: the same rows of inked characters that a terminal shows."""

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby

from tile_art.inks.canvas import Picture
from tile_art.inks.ink import Ink
from tile_art.inks.palette import Palette, colours_of, is_bold
from tile_art.letters import as_written

CELL_WIDTH, CELL_HEIGHT = 9, 18
_BASELINE = 14
FONTS = "DejaVu Sans Mono, Cascadia Mono, Menlo, Consolas, Noto Sans Mono, monospace"


def svg(picture: Picture, title: str, palette: Palette = Palette.TEMPLE) -> str:
    """*picture* as a whole SVG document called *title*."""
    width = max((len(line.text) for line in picture), default=0) * CELL_WIDTH
    height = len(picture) * CELL_HEIGHT
    _, night = colours_of(Ink.PLAIN, palette)
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
            f' height="{height}" role="img" font-family="{FONTS}" font-size="15" xml:space="preserve">',
            f"<title>{escape(title)}</title>",
            f'<rect width="100%" height="100%" fill="{night}"/>',
            *_grounds(picture, palette, night),
            *_letters(picture, palette),
            "</svg>\n",
        )
    )


def _runs(picture: Picture) -> Iterator[tuple[int, int, str, int]]:
    """Runs of adjacent cells with one ink: column, row, text and ink."""
    for y, line in enumerate(picture):
        for ink, cells in groupby(range(len(line.text)), key=line.inks.__getitem__):
            first, *others = cells
            yield first, y, line.text[first : first + 1 + len(others)], ink


def _grounds(picture: Picture, palette: Palette, night: str) -> Iterator[str]:
    for x, y, text, ink in _runs(picture):
        _, ground = colours_of(ink, palette)
        if ground != night:
            yield (
                f'<rect x="{x * CELL_WIDTH}" y="{y * CELL_HEIGHT}" width="{len(text) * CELL_WIDTH}"'
                f' height="{CELL_HEIGHT}" fill="{ground}"/>'
            )


def _letters(picture: Picture, palette: Palette) -> Iterator[str]:
    for x, y, text, ink in _runs(picture):
        colour, _ = colours_of(ink, palette)
        weight = ' font-weight="bold"' if is_bold(ink) else ""
        yield from written(text, x, y, f'fill="{colour}"{weight}')


def written(text: str, x: int, y: int, attributes: str) -> Iterator[str]:
    """*text* from column *x* of row *y* on, fitted to its cells in any font. Browsers drop leading,
    trailing and repeated blanks, so the words between them are written one by one."""
    for words in re.finditer(r"\S+(?: \S+)*", text):
        yield (
            f'<text {attributes} x="{(x + words.start()) * CELL_WIDTH}" y="{y * CELL_HEIGHT + _BASELINE}"'
            f' textLength="{len(words.group()) * CELL_WIDTH}" lengthAdjust="spacingAndGlyphs">'
            f"{escape(as_written(words.group()))}</text>"
        )
