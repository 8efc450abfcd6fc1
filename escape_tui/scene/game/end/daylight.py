"""Daylight: light spreads through the temple from its exit; then everybody stands in the evening sun."""

from escape_tui.engine.state import State
from escape_tui.engine.temple import EXIT, Cell
from escape_tui.scene.game.end.collapse import centred
from escape_tui.scene.game.end.last_words import LastWords, put_saying, put_words
from escape_tui.scene.words.narration import Narrator
from escape_tui.scene.words.prose import clipped
from tile_art.chambers.temple_map import TempleArt
from tile_art.icons import COLOURS
from tile_art.inks.canvas import Canvas, Picture, Row
from tile_art.inks.ink import INKS_PER_GROUND, Ground, Ink

#: The steps in which the light spreads, and those in which the sky rises.
SPREADS, RISES = 13, 4

#: The sky from the night above to the horizon, one shade per row.
_BANDS = (Ink.SKY_VIOLET, Ink.SKY_ROSE, Ink.SKY_ORANGE, Ink.SKY_YELLOW)
_SHADES = " ░▒▓"
_HIGH_BAND = 3
#: The first row that is no longer night, and the rows of grass below the horizon.
_DUSK, _GRASS_ROWS = 7, 7

#: The widths of the sun and of the temple, row by row down to the horizon.
_SUN = (6, 12, 16, 18, 18)
_PYRAMID = (10, 14, 18, 22, 26, 30)
_DOOR, _DOOR_ROWS = 3, 3

_FIGURE = ("☻", "▟█▙")
_MOST_APART = 13

_PEOPLE = frozenset(range(Ink.RED, Ink.WHITE_HERE + 1))
#: Everything in the colour of the sun, except people.
_SUNLIT = bytes(
    (ink if ink in _PEOPLE else Ink.EXIT) + Ground.LIT
    for ink in (byte % INKS_PER_GROUND for byte in range(256))
)


def light_spreading(
    state: State, art: TempleArt, words: LastWords, width: int, height: int, step: int
) -> Picture:
    """The temple at *step*: the light has reached the chambers near the exit."""
    canvas = Canvas(width, height)
    left, top = centred(art, width, height)
    canvas.paste(left, top, art.picture)
    cells = _by_distance(state)
    for cell in cells[: 1 + (len(cells) - 1) * step // (SPREADS - 1)]:
        x, y, across, down = art.place((cell.x, cell.y))
        lit = tuple(
            Row(line.text[x : x + across], line.inks[x : x + across].translate(_SUNLIT))
            for line in art.picture[y : y + down]
        )
        canvas.paste(left + x, top + y, lit)
    canvas.put(2, 0, words.clock, Ink.GOOD)
    return canvas.rows()


def _by_distance(state: State) -> list[Cell]:
    """All chambers, those nearest to the exit first."""
    exit = state.temple.chambers.get(EXIT)
    door = Cell(0, 0) if exit is None else exit.cell
    return sorted(
        state.temple.cells, key=lambda cell: (abs(cell.x - door.x) + abs(cell.y - door.y), cell.y, cell.x)
    )


def daylight(
    state: State, words: LastWords, narrator: Narrator, width: int, height: int, *, is_roomy: bool
) -> Picture:
    """Sky, sun and temple, and everybody on the grass in the order in which they escaped."""
    canvas, horizon = Canvas(width, height), height - _GRASS_ROWS
    for y in range(horizon):
        canvas.put(0, y, *_sky(y, horizon, width))
    for number, across in enumerate(_SUN):
        canvas.put(width * 7 // 10 - across // 2, horizon - len(_SUN) + number, "█" * across, Ink.SUN)
    for number, across in enumerate(_PYRAMID):
        canvas.put(width // 5 - across // 2, horizon - len(_PYRAMID) + number, "▒" * across, Ink.RUBBLE)
    for y in range(horizon - _DOOR_ROWS, horizon):
        canvas.put(width // 5 - 1, y, "█" * _DOOR, Ink.EXIT)
    canvas.put(0, horizon, "▀" * width, Ink.GRASS)
    _put_people(canvas, state, narrator, horizon + 1)
    put_words(canvas, words, Ink.SKY, is_roomy=is_roomy)
    put_saying(canvas, height - 2, words)
    return canvas.rows()


def _sky(y: int, horizon: int, width: int) -> tuple[str, Ink]:
    if y < _DUSK:
        return " " * width, Ink.SKY
    rows = max(1, horizon - _DUSK) / len(_BANDS)
    band = int((y - _DUSK) / rows)
    above = y - _DUSK - band * rows
    # A blank costs one byte and a shade three: in high terminals only the last row of a band is shaded.
    shade = above * len(_SHADES) / rows if rows <= _HIGH_BAND else 2 * (above >= rows - 1)
    return _SHADES[int(shade)] * width, _BANDS[band]


def _put_people(canvas: Canvas, state: State, narrator: Narrator, y: int) -> None:
    out = sorted(
        (who for who in state.adventurers if who.escaped_at is not None), key=lambda who: who.escaped_at or 0
    )
    apart = min(_MOST_APART, (canvas.width - 4) // max(1, len(out)))
    left = (canvas.width - apart * len(out)) // 2
    for number, who in enumerate(out):
        middle = left + apart * number + apart // 2
        for below, part in enumerate(_FIGURE):
            canvas.put(middle - len(part) // 2, y + below, part, COLOURS[who.colour][False])
        name = clipped(narrator.name(who.player), apart - 1)
        canvas.put(middle - len(name) // 2, y + len(_FIGURE), name, Ink.STRONG)
