"""The dice tray: one player's dice, large enough to be felt, and a quiet word beside them."""

from escape_tui.engine.state import Adventurer
from escape_tui.ui.pieces.prose import clipped
from escape_tui.ui.stage.layout import Place
from tile_art.canvas import Canvas, Picture
from tile_art.dice import DIE_MEASURES, DieLook, die
from tile_art.glyphs import Glyphs
from tile_art.ink import Ink
from tile_art.size import Size

#: Rows of dice and the line below them.
HEIGHT = 5


def dice_tray(
    who: Adventurer, width: int, glyphs: Glyphs, tumble_frame: int, quiet: str, is_urgent: bool
) -> Picture:
    """The dice of *who*, numbered, with *quiet* below them."""
    canvas = Canvas(width, HEIGHT)
    size, _ = _size_and_gap(len(who.dice), width)
    for number, (each, place) in enumerate(zip(who.dice, die_places(len(who.dice), width), strict=True)):
        look = DieLook(each.state.value)
        frame = tumble_frame + 2 * number if look is DieLook.TUMBLING else 0
        canvas.paste(place.x, place.y, die(each.face, look, number + 1, size, glyphs, frame))
    canvas.put(1, HEIGHT - 1, clipped(quiet, width - 2), Ink.WARNING if is_urgent else Ink.FAINT)
    return canvas.rows()


def die_places(dice: int, width: int) -> tuple[Place, ...]:
    """Where each of *dice* lies in a tray of *width* cells."""
    size, gap = _size_and_gap(dice, width)
    across, down = DIE_MEASURES[size]
    return tuple(Place(1 + number * (across + gap), 4 - down, across, down) for number in range(dice))


def _size_and_gap(dice: int, width: int) -> tuple[Size, int]:
    """The largest dice that fit, spread a little where there is room."""
    for size in (Size.LARGE, Size.MEDIUM):
        across = DIE_MEASURES[size][0]
        for gap in (2, 1, 0):
            if 1 + dice * (across + gap) - gap <= width:
                return size, gap
    return Size.SMALL, 0
