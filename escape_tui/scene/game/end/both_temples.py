"""Both temples of a race side by side, as the two teams left them."""

from typing import NamedTuple

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.state import State
from escape_tui.scene.game.map.map_plan import plan
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import clipped, dressed, fitted
from escape_tui.scene.words.words import Words
from tile_art.chambers.size import size_to_fit, spread
from tile_art.chambers.temple_map import temple
from tile_art.inks.canvas import Canvas, Picture, row
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink


class TempleSide(NamedTuple):
    """One team: the text above its temple, and the temple; `None` until it has been read."""

    title: str
    is_won: bool
    state: State | None


class BothInputs(NamedTuple):
    sides: tuple[TempleSide, TempleSide]
    hint: str
    words: Words
    catalogue: Catalogue
    glyphs: Glyphs
    width: int
    height: int


def both_temples(inputs: BothInputs) -> Picture:
    """Two halves with a line between them, and the keys below."""
    width, height = inputs.width, inputs.height
    half = (width - 1) // 2
    canvas = Canvas(width, height)
    for y in range(height - 1):
        canvas.put(half, y, "│", Ink.FRAME)
    for side, x in zip(inputs.sides, (0, half + 1), strict=True):
        canvas.paste(x, 0, _half(side, inputs, half, height - 1))
    canvas.put(1, height - 1, clipped(inputs.hint, width - 2), Ink.FAINT)
    return dressed(canvas.rows(), inputs.glyphs)


def _half(side: TempleSide, inputs: BothInputs, width: int, height: int) -> Picture:
    ink = Ink.GOOD if side.is_won else Ink.DANGER
    title = row(clipped(side.title, width).center(width), ink)
    room = height - 2
    if side.state is None:
        return fitted((title, row(inputs.words.say("race-reading").center(width), Ink.FAINT)), width, height)
    narrator = Narrator(inputs.words, side.state.setup, inputs.catalogue)
    chambers = plan(side.state, inputs.catalogue, narrator, ())
    drawn = temple(
        chambers, size_to_fit(*spread(side.state.temple.cells), width, room), inputs.glyphs
    ).picture
    left, above = max(0, (width - len(drawn[0].text)) // 2), max(0, (room - len(drawn)) // 2)
    canvas = Canvas(width, height)
    canvas.paste(0, 0, (title,))
    canvas.paste(left, 2 + above, tuple(line.cut(0, width) for line in drawn[:room]))
    return canvas.rows()
