"""The temple: chambers side by side on a grid, sharing their walls."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from tile_art.chambers.chamber import Cell, Chamber, Side
from tile_art.chambers.doorway import Doorway, doorway, gap, invitation
from tile_art.chambers.interior import REARS, furnish, rear_side
from tile_art.chambers.minimap import draw_minimap
from tile_art.chambers.size import MARGINS, Measure, Rect, Size, extent
from tile_art.inks.box_lines import Lines
from tile_art.inks.canvas import Canvas, Picture, Row, join, on
from tile_art.inks.glyphs import Glyphs, in_glyphs
from tile_art.inks.ink import INKS_PER_GROUND, Ground, Ink

_WALLS = (Ink.WALL, Ink.WALL_SAFE, Ink.WALL_EXIT, Ink.WALL_SHUT, Ink.WALL_ILLUSION)


def _lit_ink(cell: int) -> int:
    return cell + Ground.LIT - Ground.FLOOR if Ground.FLOOR <= cell < Ground.FLOOR + INKS_PER_GROUND else cell


#: The lit versions of floors, walls and doors.
_LIT_FLOOR = bytes(map(_lit_ink, range(256)))
_LIT_WALL = bytes(Ink.WALL_HERE if ink in _WALLS else _lit_ink(ink) for ink in range(256))


@dataclass(frozen=True, slots=True)
class TempleArt:
    """A drawn temple: its *picture*, and the position of each space of the grid on it."""

    picture: Picture
    size: Size
    #: The space in the upper left corner.
    first: Cell

    def place(self, cell: Cell) -> Rect:
        """The part of the picture for *cell*, walls included; also for spaces next to the temple."""
        return _place(cell, self.first, self.size)


def temple(chambers: Mapping[Cell, Chamber], size: Size, glyphs: Glyphs = Glyphs.UNICODE) -> TempleArt:
    """All *chambers* in their places; cached, so that equal temples share a picture."""
    return _temple(tuple(sorted(chambers.items(), key=lambda laid: laid[0])), size, glyphs)


def tile(chamber: Chamber, size: Size, glyphs: Glyphs = Glyphs.UNICODE) -> Picture:
    """One chamber alone, with the margin of a temple around it."""
    return temple({(0, 0): chamber}, size, glyphs).picture


def refurnished(art: TempleArt, old: Mapping[Cell, Chamber], new: Mapping[Cell, Chamber]) -> TempleArt | None:
    """*art*, which shows *old*, updated with the things and people in *new*; `None` if walls or doors have
    changed."""
    changed = [cell for cell, chamber in new.items() if old.get(cell) is not chamber]
    if art.size is Size.TINY or old.keys() != new.keys():
        return None
    if any(_bare(old[cell]) != _bare(new[cell]) for cell in changed):
        return None
    lines = list(art.picture)
    for cell in changed:
        x, y, width, _ = art.place(cell)
        insides = zip(_inside(old[cell], art.size), _inside(new[cell], art.size), strict=True)
        for at, (was, now) in enumerate(insides, start=y + 1):
            line = lines[at]
            shown = _over(was, now, line.cut(x + 1, x + width - 1))
            lines[at] = (
                line.cut(0, x + 1) + shown + Row(line.text[x + width - 1 :], line.inks[x + width - 1 :])
            )
    return replace(art, picture=tuple(lines))


def _bare(chamber: Chamber) -> Chamber:
    """*chamber* without the things and people that come and go."""
    return replace(chamber, adventurers=(), marks=(), offers=(), has_treasure=False)


def _over(was: Row, now: Row, shown: Row) -> Row:
    """*now* instead of *was*, below what is drawn over it on *shown*: stairs, inner walls."""
    if shown == was:
        return now
    cells = [
        Row(*above) if above != under else Row(*new)
        for above, under, new in zip(_cells(shown), _cells(was), _cells(now), strict=True)
    ]
    return join(cells)


def _cells(line: Row) -> list[tuple[str, bytes]]:
    return [(line.text[x], line.inks[x : x + 1]) for x in range(len(line.text))]


def known(art: TempleArt, cell: Cell, plain: Chamber, labelled: Chamber, glyphs: Glyphs) -> Picture:
    """The inside of the space at *cell* of *art* with *labelled* in it instead of *plain*."""
    x, y, width, height = art.place(cell)
    if art.size is Size.TINY:
        return tuple(line.cut(x, x + width) for line in art.picture[y : y + height])
    insides = (in_glyphs(_inside(each, art.size), glyphs) for each in (plain, labelled))
    return tuple(
        _over(was, now, art.picture[y + at].cut(x + 1, x + width - 1))
        for at, (was, now) in enumerate(zip(*insides, strict=True), start=1)
    )


def lit(
    art: TempleArt, cell: Cell, dark: Chamber, bright: Chamber, glyphs: Glyphs = Glyphs.UNICODE
) -> Picture:
    """The space at *cell* of *art*, walls included, with *bright* in it instead of *dark*. The walls change
    their colours but not their shapes: an illusion's stay dashed."""
    x, y, width, height = art.place(cell)
    if art.size is Size.TINY:
        left, top = MARGINS
        alone = tile(bright, art.size, glyphs)
        return tuple(line.cut(left, left + width) for line in alone[top : top + height])
    walls = [
        Row(line.text[x : x + width], line.inks[x : x + width].translate(_LIT_WALL))
        for line in art.picture[y : y + height]
    ]
    between = []
    insides = (in_glyphs(_inside(each, art.size), glyphs) for each in (dark, bright))
    for at, (was, now) in enumerate(zip(*insides, strict=True), start=1):
        over = _over(was, now, art.picture[y + at].cut(x + 1, x + width - 1))
        lit, wall = Row(over.text, over.inks.translate(_LIT_FLOOR)), walls[at]
        between.append(wall.cut(0, 1) + lit + wall.cut(width - 1, width))
    return (walls[0], *between, walls[-1])


@lru_cache(maxsize=512)
def _temple(laid: tuple[tuple[Cell, Chamber], ...], size: Size, glyphs: Glyphs) -> TempleArt:
    chambers = dict(laid)
    columns = [cell[0] for cell in chambers] or [0]
    rows = [cell[1] for cell in chambers] or [0]
    first = min(columns), min(rows)
    canvas = Canvas(*extent(size, max(columns) - first[0] + 1, max(rows) - first[1] + 1))
    places = {cell: _place(cell, first, size) for cell in chambers}
    if size is Size.TINY:
        draw_minimap(canvas, chambers, places)
    else:
        _draw(canvas, chambers, places, size)
    return TempleArt(in_glyphs(canvas.rows(), glyphs), size, first)


def _place(cell: Cell, first: Cell, size: Size) -> Rect:
    measure = size.measure
    x = MARGINS[0] + (cell[0] - first[0]) * measure.step_x
    y = MARGINS[1] + (cell[1] - first[1]) * measure.step_y
    return Rect(x, y, measure.width, measure.height)


class _Edge(NamedTuple):
    """A line of wall: that of the chamber at *place* on *side*, shared with *neighbour*."""

    place: Rect
    side: Side
    chamber: Chamber
    neighbour: Chamber | None

    @property
    def kind(self) -> Doorway:
        return doorway(self.chamber, self.side, self.neighbour)

    @property
    def is_across(self) -> bool:
        return self.side in (Side.NORTH, Side.SOUTH)


def _draw(canvas: Canvas, chambers: Mapping[Cell, Chamber], places: Mapping[Cell, Rect], size: Size) -> None:
    lines = Lines(canvas.width, canvas.height)
    edges = tuple(_edges(chambers, places))
    for cell, chamber in chambers.items():
        place = places[cell]
        canvas.paste(place.x + 1, place.y + 1, _inside(chamber, size))
        _draw_inner_wall(lines, chamber, place, size)
    for edge in edges:
        _draw_wall(lines, edge, size)
    lines.draw(canvas)
    for edge in edges:
        if edge.kind is not Doorway.WALL:
            _draw_doorway(canvas, edge, size)


def _edges(chambers: Mapping[Cell, Chamber], places: Mapping[Cell, Rect]) -> Iterator[_Edge]:
    """Every line of wall once: if two chambers share it, it belongs to the western or northern one."""
    for cell, chamber in chambers.items():
        for side in Side:
            neighbour = chambers.get(side.beyond(cell))
            if neighbour is None or side in (Side.EAST, Side.SOUTH):
                yield _Edge(places[cell], side, chamber, neighbour)


@lru_cache(maxsize=2048)
def _inside(chamber: Chamber, size: Size) -> Picture:
    """The floor of *chamber* and everything on it."""
    measure = size.measure
    canvas = Canvas(measure.width, measure.height)
    furnish(canvas, chamber, size)
    inner = tuple(line.cut(1, measure.width - 1) for line in canvas.rows()[1:-1])
    return on(_ground(chamber), inner)


def _ground(chamber: Chamber) -> Ground:
    return Ground.LIT if chamber.is_highlighted else Ground.FLOOR


def _wall_ink(chamber: Chamber, neighbour: Chamber | None) -> Ink:
    """The ink of a wall that two chambers share: the more prominent one."""
    for ink in (Ink.WALL_HERE, Ink.WALL_EXIT, Ink.WALL_SAFE, Ink.WALL_SHUT, Ink.WALL_ILLUSION):
        if ink in (_own_wall_ink(chamber), neighbour and _own_wall_ink(neighbour)):
            return ink
    return Ink.WALL


def _own_wall_ink(chamber: Chamber) -> Ink:
    if chamber.is_highlighted:
        return Ink.WALL_HERE
    if chamber.is_exit:
        return Ink.WALL_EXIT
    if chamber.is_start:
        return Ink.WALL_SAFE
    if chamber.entry is None:
        return Ink.WALL_SHUT
    return Ink.WALL_ILLUSION if chamber.is_illusion else Ink.WALL


def _draw_wall(lines: Lines, edge: _Edge, size: Size) -> None:
    """A wall, with a gap unless it is solid."""
    left, top = edge.place.x, edge.place.y
    right, bottom = left + edge.place.width - 1, top + edge.place.height - 1
    ink = _wall_ink(edge.chamber, edge.neighbour)
    if edge.is_across:
        y = top if edge.side is Side.NORTH else bottom
        for start, stop in _strokes(left, right, size.measure.gap_across, edge.kind):
            lines.across(start, stop, y, ink)
    else:
        x = left if edge.side is Side.WEST else right
        for start, stop in _strokes(top, bottom, size.measure.gap_down, edge.kind):
            lines.down(x, start, stop, ink)


def _strokes(start: int, stop: int, gap_cells: int, kind: Doorway) -> tuple[tuple[int, int], ...]:
    if kind is Doorway.WALL:
        return ((start, stop),)
    before = (stop - start + 1 - gap_cells) // 2 - 1
    return ((start, start + before), (stop - before, stop))


def _draw_doorway(canvas: Canvas, edge: _Edge, size: Size) -> None:
    measure, side = size.measure, edge.side
    x, y = _gap_corner(edge, measure)
    is_lit = edge.chamber.is_highlighted or (edge.neighbour is not None and edge.neighbour.is_highlighted)
    ground = Ground.LIT if is_lit else Ground.FLOOR
    cells = gap(edge.chamber, side, edge.neighbour, measure)
    for dx, dy, glyph, ink in cells:
        canvas.put(x + dx, y + dy, glyph, ink + ground)
    if edge.kind is Doorway.ENTRANCE:
        for dx, dy, glyph, ink in invitation(side, measure):
            canvas.put(x + dx, y + dy, glyph, ink)


def _gap_corner(edge: _Edge, measure: Measure) -> tuple[int, int]:
    """The upper left cell of the gap in a wall."""
    x, y, width, height = edge.place
    if edge.is_across:
        return x + (width - measure.gap_across) // 2, y if edge.side is Side.NORTH else y + height - 1
    return x if edge.side is Side.WEST else x + width - 1, y + (height - measure.gap_down) // 2


def _draw_inner_wall(lines: Lines, chamber: Chamber, place: Rect, size: Size) -> None:
    """The wall around the rear of a double chamber."""
    rear = rear_side(chamber)
    if rear is None or size is Size.SMALL:
        return
    room = REARS[size][rear]
    left, right = place.x + room.x - 1, place.x + room.x + room.width
    top, bottom = place.y + room.y - 1, place.y + room.y + room.height
    if rear in (Side.NORTH, Side.SOUTH):
        lines.down(left, top, bottom, Ink.WALL)
        lines.down(right, top, bottom, Ink.WALL)
        lines.across(left, right, bottom if rear is Side.NORTH else top, Ink.WALL)
    else:
        lines.across(left, right, top, Ink.WALL)
        lines.across(left, right, bottom, Ink.WALL)
        lines.down(left if rear is Side.EAST else right, top, bottom, Ink.WALL)
