"""The title picture: a stepped temple at night, two torches, and an open doorway for the menu."""

from collections.abc import Iterator
from functools import cache, lru_cache
from math import sqrt
from typing import NamedTuple

from tile_art.chambers.size import Rect
from tile_art.inks.box_lines import EAST, JUNCTIONS, SOUTH
from tile_art.inks.canvas import Canvas, Picture, Row
from tile_art.inks.ink import Ground, Ink

_LETTERS = {
    "E": ("┏━━━━┓", "┃ ┏━━┛", "┃ ┗━┓ ", "┃ ┏━┛ ", "┃ ┗━━┓", "┗━━━━┛"),
    "S": ("┏━━━━┓", "┃ ┏━━┛", "┃ ┗━━┓", "┗━━┓ ┃", "┏━━┛ ┃", "┗━━━━┛"),
    "C": ("┏━━━━┓", "┃ ┏━━┛", "┃ ┃   ", "┃ ┃   ", "┃ ┗━━┓", "┗━━━━┛"),
    "A": ("┏━━━━┓", "┃ ┏┓ ┃", "┃ ┗┛ ┃", "┃ ┏┓ ┃", "┃ ┃┃ ┃", "┗━┛┗━┛"),
    "P": ("┏━━━━┓", "┃ ┏┓ ┃", "┃ ┗┛ ┃", "┃ ┏━━┛", "┃ ┃   ", "┗━┛   "),
}
_TITLE = "ESCAPE"
_LETTER_SIZE = 6
#: Minimum size of a terminal for letters of double size.
_ROOMY = (100, 36)

#: Cells between the doorway and a torch.
_TORCH_APART, _CLOSEST_TORCH = 7, 4
#: Rows between torches in a column.
_STOREY = 10
#: How far the light reaches, in rows, from bright to dusk.
_LIGHT = ((3.4, Ink.EQUIPMENT, Ground.LIT), (6.2, Ink.LIGHT, Ground.LIT), (9.0, Ink.LIGHT, Ground.FLOOR))
_DUSK = 11.5

_FLAMES = (
    (" ▖ ", "▗█▖", "▝█▘"),
    (" ▗ ", "▗█▖", "▝█▘"),
    (" ▝ ", "▗▙▖", "▝█▘"),
    (" ▘ ", "▗▟▖", "▝█▘"),
)
_BRACKET = ("▐█▌", " ┃ ", " ╹ ")
FLAMES = len(_FLAMES)

#: Rows of bricks, from the middle of the temple to the right.
_COURSES = ("┬───┴───", "│       ", "┴───┬───", "    │   ")

#: Average number of cells per star.
_STARS = 41


class Scene(NamedTuple):
    """The layout of the picture in a terminal of some size."""

    width: int
    height: int
    #: The upper left corner of the title, and the scale of its letters.
    title_x: int
    title_y: int
    scale: int
    #: Cells between two letters.
    gap: int
    #: The first row of the temple, and the one below its last.
    top: int
    bottom: int
    #: The inside of the doorway.
    door: Rect

    @property
    def middle(self) -> int:
        return self.width // 2

    @property
    def torches(self) -> tuple[tuple[int, int], ...]:
        """The centres of the flames: beside the doorway if there is room, above it if the temple is high."""
        y, apart = self.door.y + 2, self.door.width // 2 + _TORCH_APART
        apart = min(apart, self.middle - 4)
        beside = ((self.middle - apart - 1, y), (self.middle + apart, y))
        above = ((self.middle - 12, y - _STOREY), (self.middle + 11, y - _STOREY))
        if apart - self.door.width // 2 < _CLOSEST_TORCH:
            return above
        return beside if self.door.y - self.top < 2 * _STOREY else (*beside, *above)

    def half(self, y: int) -> int:
        """Half the temple's width on row *y*: it has steps."""
        steps = (y - self.top) // max(3, (self.bottom - self.top) // 5)
        narrowest = self.door.width // 2 + 2 * _TORCH_APART - 4
        return min(self.middle - 1, narrowest + max(6, (self.middle - narrowest) // 7) * steps)


def scene(width: int, height: int, door_width: int, door_height: int) -> Scene:
    """The layout for a doorway of at least *door_width* × *door_height* cells; two rows stay free below."""
    scale = 2 if width >= _ROOMY[0] and height >= _ROOMY[1] else 1
    spare = max(0, height - letter_size(scale) - door_height - 10)
    title_y = 1 + min(4, spare // 5)
    top = title_y + letter_size(scale) + 1 + min(3, spare // 5)
    bottom = height - 3
    door_y = max(top + 2, bottom - door_height - 1 - min(4, spare // 5))
    gap = 1 if len(_TITLE) * (letter_size(scale) + 1) <= width else 0
    title_x = (width - len(_TITLE) * (letter_size(scale) + gap)) // 2
    door = Rect((width - door_width) // 2, door_y, door_width, door_height)
    return Scene(width, height, title_x, title_y, scale, gap, top, bottom, door)


def letter_size(scale: int) -> int:
    """The width and height of a letter in cells."""
    return (_LETTER_SIZE - 1) * scale + 1


@lru_cache(maxsize=16)
def title_picture(laid: Scene, flame: int) -> Picture:
    """The whole picture with one of the `FLAMES` shapes; the doorway is empty."""
    canvas = Canvas(laid.width, laid.height)
    _draw_night(canvas, laid, flame % FLAMES)
    for x, y in laid.torches:
        for line, flames in enumerate(_FLAMES[(flame + x) % FLAMES]):
            canvas.put(x - 1, y - 1 + line, flames, Ink.TORCH + Ground.LIT)
        canvas.tint(x, y + 1, 1, Ink.GOLDEN + Ground.LIT)
        for line, bracket in enumerate(_BRACKET):
            canvas.put(x - 1, y + 2 + line, bracket, Ink.EQUIPMENT + Ground.LIT)
    return canvas.rows()


def _draw_night(canvas: Canvas, laid: Scene, flame: int) -> None:
    """Sky, title, temple and doorway, lit as brightly as the flames burn."""
    _draw_stars(canvas, laid)
    _draw_temple(canvas, laid, reach=(0.0, 0.4, 0.1, -0.3)[flame])
    _draw_title(canvas, laid)
    _draw_doorway(canvas, laid)


def _draw_stars(canvas: Canvas, laid: Scene) -> None:
    for y in range(laid.bottom):
        for first in range(min(_STARS, laid.width)):
            # Computed, not random, so that the stars never move.
            if _noise(first, y) % _STARS == 0:
                for x in range(first, laid.width, _STARS):
                    canvas.put(x, y, "∙" if _noise(x, y) % 2 else "·", Ink.FAINT)


def _noise(x: int, y: int) -> int:
    """A number that looks random; modulo `_STARS`, it recurs after as many columns."""
    return (x * 7_919 + y * 104_729 + x * y * 31) % (_STARS * 97)


def _draw_title(canvas: Canvas, laid: Scene) -> None:
    for place, letter in enumerate(_TITLE):
        left = laid.title_x + place * (letter_size(laid.scale) + laid.gap)
        for line, strokes in enumerate(_stretched(letter, laid.scale)):
            begin = len(strokes) - len(strokes.lstrip())
            canvas.put(left + begin, laid.title_y + line, strokes.strip(), Ink.TITLE + Ground.LIT)


@cache
def _stretched(letter: str, scale: int) -> tuple[str, ...]:
    """*letter* with its strokes *scale* times as long."""
    size, lines = letter_size(scale), _LETTERS[letter]
    return tuple("".join(_stroke(lines, x, y, scale) for x in range(size)) for y in range(size))


def _stroke(letter: tuple[str, ...], x: int, y: int, scale: int) -> str:
    """The glyph of a scaled letter at (x, y): one of its own, or the line between two of them."""
    (column, beside), (line, below) = divmod(x, scale), divmod(y, scale)
    arms = JUNCTIONS.index(letter[line][column])
    if not beside and not below:
        return letter[line][column]
    if beside and below:
        return " "
    return ("━" if arms & EAST else " ") if beside else ("┃" if arms & SOUTH else " ")


def _draw_temple(canvas: Canvas, laid: Scene, reach: float) -> None:
    torches, above = laid.torches, -1
    for y in range(laid.top, laid.bottom):
        half = laid.half(y)
        # On a ledge, all that juts out below the step above is outline; elsewhere only both ends are.
        is_ledge = half != above
        inside = above if is_ledge else half - 1
        left, right = ("▄" * (half - inside),) * 2 if is_ledge else ("▌", "▐")
        wall = _Wall(laid.middle - half, laid.middle + half + 1, half - inside)
        glyphs = left + _bricks(-inside, inside + 1, y - laid.top) + right
        _draw_wall(canvas, y, wall, glyphs[: 2 * half + 1], torches, reach)
        above = half


class _Wall(NamedTuple):
    """The columns of one row of the temple; *outline* of them at both ends have no wall behind them."""

    start: int
    stop: int
    outline: int


def _draw_wall(
    canvas: Canvas, y: int, wall: _Wall, glyphs: str, torches: tuple[tuple[int, int], ...], reach: float
) -> None:
    """Draw one row from the darkest to the brightest light that any torch throws on it."""
    start, stop, outline = wall
    brick_start, brick_stop = start + outline, max(start + outline, stop - outline)
    blank = " " * (brick_stop - brick_start)
    _put_run(canvas, start, y, glyphs[:outline] + blank + glyphs[brick_stop - start :], Ink.LIGHT)
    dim = "".join(glyph if x % 2 == 0 else " " for x, glyph in enumerate(glyphs, start + y))
    for left, right in _lit(torches, y, _DUSK + reach):
        left, right = max(left, brick_start), min(right, brick_stop)
        _put_run(canvas, left, y, dim[left - start : max(left, right) - start], Ink.LIGHT)
    for far, ink, ground in reversed(_LIGHT):
        for left, right in _lit(torches, y, far + reach):
            for begin, end, behind in (
                (start, brick_start, Ground.NIGHT),
                (brick_start, brick_stop, ground),
                (brick_stop, stop, Ground.NIGHT),
            ):
                first, last = max(left, begin), min(right, end)
                _put_run(canvas, first, y, glyphs[first - start : max(first, last) - start], ink + behind)


def _put_run(canvas: Canvas, x: int, y: int, text: str, ink: int) -> None:
    """`Canvas.put` for a long *text* at once."""
    canvas.paste(x, y, (Row(text, bytes((ink,)) * len(text)),))


def _lit(torches: tuple[tuple[int, int], ...], y: int, far: float) -> Iterator[tuple[int, int]]:
    """The columns of row *y* that are at most *far* from each torch; a column is half a row wide."""
    for torch_x, torch_y in torches:
        if abs(y - torch_y) <= far:
            reach = int(2 * sqrt(far**2 - (y - torch_y) ** 2))
            yield torch_x - reach, torch_x + reach + 1


def _bricks(start: int, stop: int, y: int) -> str:
    """Courses of bricks two rows high and eight cells wide, each shifted by half a brick."""
    course = _COURSES[y % len(_COURSES)]
    first = start % len(course)
    return (course * ((stop - start) // len(course) + 2))[first : first + max(0, stop - start)]


def _draw_doorway(canvas: Canvas, laid: Scene) -> None:
    x, y, width, height = laid.door
    inner = " " * width
    canvas.put(x - 2, y - 2, "┏" + "━" * (width + 2) + "┓", Ink.STAIRS + Ground.LIT)
    canvas.put(x - 2, y - 1, "┃┏" + "━" * width + "┓┃", Ink.STAIRS + Ground.LIT)
    for line in range(y, laid.bottom):
        canvas.put(x - 2, line, "┃┃", Ink.STAIRS + Ground.LIT)
        canvas.put(x, line, inner, Ink.PLAIN)
        canvas.put(x + width, line, "┃┃", Ink.STAIRS + Ground.LIT)
    for step, line in enumerate(range(max(y + height, laid.bottom - 2), laid.bottom + 1)):
        canvas.put(x - 2 - 2 * step, line, "▄" * (width + 4 + 4 * step), Ink.STAIRS)
