"""Dice: pictures of dice in all their states, which are distinct without colour."""

from enum import Enum
from functools import lru_cache

from tile_art.chambers.size import Size
from tile_art.icons import ICONS, LETTERS, letter_of
from tile_art.inks.canvas import Canvas, Picture
from tile_art.inks.glyphs import Glyphs, in_glyphs
from tile_art.inks.ink import Ink


class DieLook(Enum):
    READY = "ready"
    HELD = "held"
    LOCKED = "locked"
    SPENT = "spent"
    TUMBLING = "tumbling"


#: Corners and edges: upper left, top, upper right, left, right, lower left, bottom, lower right.
_FRAMES = {
    DieLook.READY: "╭─╮││╰─╯",
    DieLook.HELD: "╔═╗║║╚═╝",
    DieLook.LOCKED: "▒▒▒▒▒▒▒▒",
    DieLook.SPENT: "∙╌∙╎╎∙╌∙",
}
_TUMBLING_FRAMES = ("╱▔╲▏▕╲▁╱", "╭─╮╱╱╰─╯", "∙▔∙╲╲∙▁∙", "╭─╮││╰─╯")
_TUMBLING_FACES = "AKTAGB"
_INKS = {
    DieLook.READY: Ink.DIE,
    DieLook.HELD: Ink.DIE_HELD,
    DieLook.LOCKED: Ink.DIE_LOCKED,
    DieLook.SPENT: Ink.DIE_SPENT,
    DieLook.TUMBLING: Ink.DIE_TUMBLING,
}
_SMALL_EDGES = {
    DieLook.READY: "││",
    DieLook.HELD: "║║",
    DieLook.LOCKED: "▒▒",
    DieLook.SPENT: "∙∙",
}
_SMALL_TUMBLING_EDGES = ("╱╲", "──", "╲╱", "││")

#: Width and height; the smallest die is a letter between its edges.
DIE_MEASURES = {Size.LARGE: (7, 4), Size.MEDIUM: (5, 3), Size.SMALL: (3, 1), Size.TINY: (3, 1)}


@lru_cache(maxsize=4096)
def die(
    icon: str,
    look: DieLook,
    number: int | None = None,
    size: Size = Size.LARGE,
    glyphs: Glyphs = Glyphs.UNICODE,
    tumble_frame: int = 0,
    letters: str = LETTERS,
) -> Picture:
    """A die that shows *icon*; while it tumbles, its face and shape follow *tumble_frame* instead."""
    width, height = DIE_MEASURES[size]
    canvas = Canvas(width, height)
    shown = _TUMBLING_FACES[tumble_frame % 6] if look is DieLook.TUMBLING else icon
    if height == 1:
        _draw_small(canvas, shown, look, tumble_frame, letters)
    else:
        _draw_frame(canvas, look, tumble_frame)
        _draw_face(canvas, shown, look, number, letters)
    return in_glyphs(canvas.rows(), glyphs)


def _draw_small(canvas: Canvas, icon: str, look: DieLook, tumble_frame: int, letters: str) -> None:
    is_tumbling = look is DieLook.TUMBLING
    edges = _SMALL_TUMBLING_EDGES[tumble_frame % 4] if is_tumbling else _SMALL_EDGES[look]
    canvas.put(0, 0, f"{edges[0]} {edges[1]}", _INKS[look])
    if look is not DieLook.SPENT:
        canvas.put(1, 0, letter_of(icon, letters), ICONS[icon].ink)


def _draw_frame(canvas: Canvas, look: DieLook, tumble_frame: int) -> None:
    frame = _TUMBLING_FRAMES[tumble_frame % 4] if look is DieLook.TUMBLING else _FRAMES[look]
    ink, inner, last = _INKS[look], canvas.width - 2, canvas.height - 1
    canvas.put(0, 0, frame[0] + frame[1] * inner + frame[2], ink)
    for y in range(1, last):
        canvas.put(0, y, frame[3], ink)
        canvas.put(last_column := canvas.width - 1, y, frame[4], ink)
        if look is DieLook.LOCKED:
            canvas.put(1, y, "▒" * (last_column - 1), ink)
    canvas.put(0, last, frame[5] + frame[6] * inner + frame[7], ink)


def _draw_face(canvas: Canvas, icon: str, look: DieLook, number: int | None, letters: str) -> None:
    """The face of the die and its *number*; a spent die has no face until it is rolled again."""
    is_spent = look is DieLook.SPENT
    if not is_spent:
        _draw_icon(canvas, icon, letter_of(icon, letters))
    if number is not None:
        ink = Ink.FAINT if is_spent else Ink.KEYCAP
        canvas.put(canvas.width // 2, canvas.height - 1, str(number), ink)


def _draw_icon(canvas: Canvas, icon: str, letter: str) -> None:
    art = ICONS[icon]
    if canvas.width == 5:
        canvas.put(1, 1, "▐", art.ink)
        canvas.put(2, 1, letter, art.chip)
        canvas.put(3, 1, "▌", art.ink)
        return
    canvas.put(2, 0, letter, art.ink)
    for y, text in enumerate(art.face, start=1):
        canvas.put(1, y, text, art.ink)
