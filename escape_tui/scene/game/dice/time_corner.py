"""The corner of time: the seconds of a countdown in large digits beside the dice."""

from functools import lru_cache

from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.big_letters import lettered
from escape_tui.scene.words.prose import clipped, dressed
from tile_art.inks.canvas import row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink


@lru_cache(maxsize=256)
def large_seconds(seconds: int, unit: str, corner: Place, glyphs: Glyphs) -> Piece:
    """*seconds* at the right end of *corner*, with their *unit* below."""
    x, y, width, height = corner
    digits = lettered(str(seconds), Ink.DANGER)
    if glyphs is Glyphs.ASCII:
        digits = row(""), row(str(seconds), Ink.DANGER), row("")
    lines = (*digits, row(clipped(unit, width), Ink.DANGER))
    right = [row(" " * max(0, width - 1 - len(line.text))) + line + row(" ") for line in lines]
    return Piece(dressed(tuple([line.fit(width) for line in right]), glyphs), Place(x, y, width, height))
