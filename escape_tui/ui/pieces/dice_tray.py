"""The dice tray: one player's dice, large enough to be felt, and a quiet word beside them."""

from collections.abc import Sequence

from escape_tui.engine.state import Adventurer
from escape_tui.ui.pieces.prose import wrapped
from escape_tui.ui.stage.layout import Place
from tile_art.canvas import Canvas, Picture
from tile_art.dice import DIE_MEASURES, DieLook, die
from tile_art.ink import Ink
from tile_art.size import Size

#: Rows of dice and the line below them.
HEIGHT = 5


def dice_tray(
    who: Adventurer, numbers: Sequence[int], width: int, tumble_frame: int, quiet: str, is_urgent: bool
) -> Picture:
    """The dice of *who* with their *numbers*, and *quiet* below them."""
    canvas = Canvas(width, HEIGHT)
    size, _ = _size_and_gap(len(who.dice), width)
    places = die_places(len(who.dice), width)
    for at, (each, place) in enumerate(zip(who.dice, places, strict=True)):
        look = DieLook(each.state.value)
        frame = tumble_frame + 2 * at if look is DieLook.TUMBLING else 0
        number = numbers[at] if at < len(numbers) else None
        canvas.paste(place.x, place.y, die(each.face, look, number, size, tumble_frame=frame))
    room = HEIGHT - max((place.y + place.height for place in places), default=1)
    said = wrapped(quiet, width - 2, Ink.WARNING if is_urgent else Ink.FAINT, most=room)
    canvas.paste(1, HEIGHT - len(said), tuple(said))
    return canvas.rows()


def die_places(dice: int, width: int) -> tuple[Place, ...]:
    """Where each of *dice* lies in a tray of *width* cells; the smallest dice lie in several rows."""
    size, gap = _size_and_gap(dice, width)
    across, down = DIE_MEASURES[size]
    step = across + gap
    in_a_row = min(dice, width // step) if size is Size.SMALL else dice
    left = min(1, max(0, width - in_a_row * step + gap))
    return tuple(
        Place(left + number % in_a_row * step, number // in_a_row * down, across, down)
        for number in range(dice)
    )


def _size_and_gap(dice: int, width: int) -> tuple[Size, int]:
    """The largest dice that fit, spread a little where there is room."""
    for size in (Size.LARGE, Size.MEDIUM):
        across = DIE_MEASURES[size][0]
        for gap in (2, 1, 0):
            if dice * (across + gap) - gap <= width:
                return size, gap
    return Size.SMALL, 0
