"""Regions: which part of a terminal shows what."""

from typing import NamedTuple

from msgspec import Struct

from escape_tui.scene.game.dice.dice_tray import HEIGHT as TRAY_HEIGHT
from escape_tui.scene.stage.layout import Piece, Place
from escape_tui.scene.words.prose import dressed, wrapped
from escape_tui.scene.words.words import Words
from tile_art.inks.canvas import Canvas, Picture
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.ink import Ink

FEWEST_COLUMNS, FEWEST_ROWS = 50, 18

#: Smaller terminals show only the map, dice, actions and messages.
USUAL_COLUMNS, USUAL_ROWS = 70, 22

#: An upright terminal, such as a phone: fewer columns than this, and at least this many rows.
_UPRIGHT_COLUMNS, _UPRIGHT_ROWS = 70, 36
#: Five dice with their letters and a friend's line need this many columns.
_FEWEST_UPRIGHT_COLUMNS = 40
#: An upright terminal has room for a second line below the dice: its lines are short.
_UPRIGHT_TRAY_HEIGHT = TRAY_HEIGHT + 1
#: The map of an upright terminal takes this share of the rows that the dice leave, but at least this many
#: rows.
_UPRIGHT_MAP, _FEWEST_MAP_ROWS = 0.48, 13

#: From this width on, a column explains the chamber you are in.
WIDE = 200


#: In a narrower column each friend has one line.
TWO_LINES = 30


class Regions(NamedTuple):
    """The places inside the frame: the map above the dice, beside them actions and team, and in wide
    terminals one more column for expansions. In an upright terminal the column is as wide as the map and
    stands between map and dice."""

    width: int
    height: int
    map: Place
    tray: Place
    side: Place
    far: Place | None

    @property
    def is_upright(self) -> bool:
        return is_upright(self.width, self.height)

    @property
    def top(self) -> Place:
        return Place(0, 0, self.width, 1)

    @property
    def bottom(self) -> Place:
        return Place(0, self.height - 1, self.width, 1)

    @property
    def divider(self) -> Place:
        """The line between map and dice."""
        return Place(1, self.tray.y - 1, self.tray.width, 1)


def is_large_enough(width: int, height: int) -> bool:
    columns, rows = _fewest(width, height)
    return width >= columns and height >= rows


def _fewest(width: int, height: int) -> tuple[int, int]:
    """The smallest terminal of the same kind as this one."""
    is_narrow = is_upright(width, height)
    return (_FEWEST_UPRIGHT_COLUMNS, _UPRIGHT_ROWS) if is_narrow else (FEWEST_COLUMNS, FEWEST_ROWS)


def too_small(width: int, height: int, words: Words) -> Picture:
    """The sentence that replaces the game in a terminal that is too small."""
    columns, rows = _fewest(width, height)
    needed = {"needed_width": columns, "needed_height": rows}
    sentences = words.say("screen-too-small", width=width, height=height, **needed)
    return tuple(wrapped(" ".join(sentences.split()), max(1, width), Ink.WARNING))


def is_upright(width: int, height: int) -> bool:
    return width < _UPRIGHT_COLUMNS and height >= _UPRIGHT_ROWS


def is_small(width: int, height: int) -> bool:
    return (width < USUAL_COLUMNS or height < USUAL_ROWS) and not is_upright(width, height)


def has_short_team(regions: Regions) -> bool:
    """Whether each friend has one line only."""
    return regions.is_upright or regions.side.width < TWO_LINES


def regions(width: int, height: int, has_panels: bool) -> Regions:
    return _upright(width, height) if is_upright(width, height) else _level(width, height, has_panels)


def _upright(width: int, height: int) -> Regions:
    across, tray_y = width - 2, height - 1 - _UPRIGHT_TRAY_HEIGHT
    rows = tray_y - 2
    of_map = max(_FEWEST_MAP_ROWS, int(rows * _UPRIGHT_MAP))
    return Regions(
        width,
        height,
        Place(1, 1, across, of_map),
        Place(1, tray_y, across, _UPRIGHT_TRAY_HEIGHT),
        Place(1, 1 + of_map, across, rows - of_map),
        None,
    )


def _level(width: int, height: int, has_panels: bool) -> Regions:
    side = 16 if is_small(width, height) else 26 if width < 100 else 34 if width < 160 else 42
    far = 42 if width >= WIDE or (width >= 160 and has_panels) else 0
    inner = height - 2
    left = width - 3 - side - (far + 1 if far else 0)
    tray_y = height - 1 - TRAY_HEIGHT
    side_place = Place(left + 2, 1, side, inner)
    return Regions(
        width,
        height,
        Place(1, 1, left, tray_y - 2),
        Place(1, tray_y, left, TRAY_HEIGHT),
        side_place,
        Place(side_place.x + side + 1, 1, far, inner) if far else None,
    )


def without_side(regions: Regions) -> Regions:
    """*regions* for a small terminal without the side column: map and dice take the whole width."""
    across = regions.width - 2
    return regions._replace(
        map=regions.map._replace(width=across),
        tray=regions.tray._replace(width=across),
        side=Place(regions.width, 1, 0, regions.side.height),
        far=None,
    )


class FrameInputs(Struct, frozen=True):
    regions: Regions
    is_alarm: bool
    glyphs: Glyphs


def frame(inputs: FrameInputs) -> Piece:
    """The lines between the places, drawn below everything else; red during a countdown."""
    regions, is_alarm, glyphs = inputs.regions, inputs.is_alarm, inputs.glyphs
    ink = Ink.FRAME_ALARM if is_alarm else Ink.FRAME
    canvas = Canvas(regions.width, regions.height)
    last = regions.height - 1
    canvas.put(0, 0, "╭" + "─" * (regions.width - 2) + "╮", ink)
    canvas.put(0, last, "╰" + "─" * (regions.width - 2) + "╯", ink)
    columns = [0, regions.width - 1] if regions.is_upright else [0, regions.side.x - 1, regions.width - 1]
    if regions.far is not None:
        columns.append(regions.far.x - 1)
    for y in range(1, last):
        for x in columns:
            canvas.put(x, y, "│", ink)
    canvas.put(0, regions.tray.y - 1, "├" + "─" * regions.tray.width + "┤", ink)
    return Piece(dressed(canvas.rows(), glyphs), Place(0, 0, regions.width, regions.height))
