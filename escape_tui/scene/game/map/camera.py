"""The camera: which part of the temple a map shows. It moves as rarely as possible."""

from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import Cell
from escape_tui.scene.stage.layout import Piece, Place
from tile_art.chambers.size import Rect, Size, size_to_fit
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture

ZOOMS = (Size.SMALL, Size.MEDIUM, Size.LARGE)

_FROM_TINY = (Size.TINY, *ZOOMS)

#: A margin of one chamber divided by this stays visible around one's own chamber.
_MARGIN = 2


class Point(NamedTuple):
    """A cell of the picture, relative to the corner of the start chamber's space."""

    x: int
    y: int


#: The zoom, whether the camera keeps following, its corner if it doesn't, and the friend it shows instead of
#: the player.
Pose = tuple[Size | None, bool, Point | None, PlayerId | None]


class Camera:
    """Follows a chamber, or stays where the player moved it. It moves only when the chamber comes too close
    to the edge, because a map that stands still costs nothing."""

    def __init__(self) -> None:
        self.is_following = True
        #: The friend that a player without anything to do is watching.
        self.watched: PlayerId | None = None
        self._zoom: Size | None = None
        self._corner: Point | None = None
        self._shown: tuple[Size, int, int] | None = None
        self._pose()

    def _pose(self) -> None:
        """Save how the player last moved it: while the pose is the same, the same part of the same map is
        shown."""
        is_held = self._corner is not None and self.is_following
        self.pose: Pose = self._zoom, is_held, None if is_held else self._corner, self.watched

    @property
    def is_by_itself(self) -> bool:
        """Whether the player hasn't moved it, or has let it follow again."""
        return self._zoom is None and self.is_following

    @property
    def is_zoomed(self) -> bool:
        """Whether the player has chosen the zoom."""
        return self._zoom is not None

    def size(self, place: Place, columns: int, rows: int, smallest: Size = Size.MEDIUM) -> Size:
        """The chosen size, or else the largest that shows the whole temple, but at least *smallest*, which
        can be read at a glance."""
        if self._zoom is not None and self._zoom is not Size.TINY:
            return self._zoom
        fits = size_to_fit(columns, rows, place.width, place.height)
        if self._zoom is Size.TINY:
            return fits
        largest = Size.LARGE if place.height >= 24 and place.width >= 60 else Size.MEDIUM
        return min(largest, max(fits, smallest, key=_FROM_TINY.index), key=_FROM_TINY.index)

    def zoom(self, steps: int, now: Size) -> None:
        at = ZOOMS.index(now) if now in ZOOMS else 0
        self._zoom = ZOOMS[max(0, min(len(ZOOMS) - 1, at + steps))]
        self._pose()

    def overview(self) -> None:
        """Show the whole temple as large as it fits; if it is shown already, follow again."""
        if self._zoom is Size.TINY:
            self.follow()
            return
        self._zoom, self.is_following = Size.TINY, True
        self._pose()

    def leave_overview(self) -> None:
        """Follow again, if the whole temple or a friend is shown."""
        if self._zoom is Size.TINY or self.watched is not None:
            self.follow()

    def follow(self) -> None:
        self._zoom, self._corner, self.is_following = None, None, True
        self.watched = None
        self._pose()

    def watch(self, friend: PlayerId | None) -> None:
        """Show where *friend* is; `None` shows oneself again."""
        self.follow()
        self.watched = friend
        self._pose()

    def pan(self, dx: int, dy: int) -> None:
        if self._corner is not None:
            self._corner = Point(self._corner.x + dx, self._corner.y + dy)
            self.is_following = False
            self._pose()

    def piece(self, art: TempleArt, place: Place, followed: Cell, below: int = 0) -> Piece:
        """The part of *art* that fits into *place*; the last *below* rows of the place are covered by
        something else."""
        origin = art.place((0, 0))
        if self._shown != (art.size, place.width, place.height):
            self._corner, self._shown = None, (art.size, place.width, place.height)
        if self.is_following or self._corner is None:
            self._look_at(art, place, followed, below)
        self._pose()
        assert self._corner is not None
        return Piece(art.picture, place, self._corner.x + origin.x, self._corner.y + origin.y)

    def over(self, map_piece: Piece, art: TempleArt, cell: Cell, picture: Picture) -> Piece:
        """*picture* over the chamber at *cell*, as far as that is visible."""
        return self.on(map_piece, art.place((cell.x, cell.y)), picture)

    def on(self, map_piece: Piece, rect: Rect, picture: Picture) -> Piece:
        """*picture* over *rect* of the map's picture, as far as that is visible; clicks there mean what they
        mean on the map."""
        visible = place_of(rect, map_piece)
        hidden_left = visible.x - map_piece.place.x + map_piece.left - rect.x
        hidden_top = visible.y - map_piece.place.y + map_piece.top - rect.y
        return Piece(picture, visible, hidden_left, hidden_top, map_piece.targets)

    def _look_at(self, art: TempleArt, place: Place, followed: Cell, below: int) -> None:
        measure, origin, old = art.size.measure, art.place((0, 0)), self._corner
        width, height = len(art.picture[0].text), len(art.picture)
        across = _Span(followed.x * measure.step_x, measure.width)
        down = _Span(followed.y * measure.step_y, measure.height)
        x = _begin(None if old is None else old.x, place.width, _Span(-origin.x, width), across)
        room = place.height - below
        y = _begin(None if old is None else old.y, room, _Span(-origin.y, height), down)
        self._corner = Point(x, y)


def place_of(rect: Rect, map_piece: Piece) -> Place:
    """The visible part of *rect* of the map's picture, in cells of the terminal."""
    x, y, width, height = rect
    place = map_piece.place
    left, top = place.x + x - map_piece.left, place.y + y - map_piece.top
    first, above = max(left, place.x), max(top, place.y)
    right, bottom = min(left + width, place.x + place.width), min(top + height, place.y + place.height)
    return Place(first, above, max(0, right - first), max(0, bottom - above))


class _Span(NamedTuple):
    """Cells from *first*, *length* of them, along one axis."""

    first: int
    length: int

    @property
    def stop(self) -> int:
        return self.first + self.length


def _begin(old: int | None, room: int, whole: _Span, mine: _Span) -> int:
    """The first cell of a view of *room* cells that shows *mine* and as much of the *whole* as possible; the
    *old* one if that still works."""
    if whole.length <= room:
        if old is not None and old <= whole.first and whole.stop <= old + room:
            return old
        return whole.first - (room - whole.length) // 2
    margin = min(mine.length // _MARGIN, max(0, (room - mine.length) // 2))
    last = whole.stop - room
    if old is not None and old + margin <= mine.first and mine.stop + margin <= old + room:
        return max(whole.first, min(old, last))
    return max(whole.first, min(mine.first + mine.length // 2 - room // 2, last))
