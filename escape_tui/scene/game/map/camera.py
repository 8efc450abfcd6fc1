"""The camera: which part of the temple a map shows, still for as long as it can be."""

from typing import NamedTuple

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.temple import Cell
from escape_tui.scene.stage.layout import Piece, Place
from tile_art.chambers.size import Rect, Size, size_to_fit
from tile_art.chambers.temple_map import TempleArt
from tile_art.inks.canvas import Picture

ZOOMS = (Size.SMALL, Size.MEDIUM, Size.LARGE)

_FROM_TINY = (Size.TINY, *ZOOMS)

#: How much of a chamber must stay visible around one's own, in parts of a chamber.
_MARGIN = 2


class Point(NamedTuple):
    """A cell of the picture, counted from the corner of the start chamber's space."""

    x: int
    y: int


#: The zoom, whether the camera holds on to what it follows, where it stands if it does not, and the friend
#: whom it shows instead of oneself.
Pose = tuple[Size | None, bool, Point | None, PlayerId | None]


class Camera:
    """Follows a chamber, or stays where it was moved to.

    It moves only when what it follows comes too near to the edge: a map that stands still costs nothing.
    """

    def __init__(self) -> None:
        self.is_following = True
        #: The friend whom somebody watches who has nothing to do.
        self.watched: PlayerId | None = None
        self._zoom: Size | None = None
        self._corner: Point | None = None
        self._shown: tuple[Size, int, int] | None = None
        self._pose()

    def _pose(self) -> None:
        """Note how it was last moved by hand: while that is the same, it shows the same of the same map."""
        is_held = self._corner is not None and self.is_following
        self.pose: Pose = self._zoom, is_held, None if is_held else self._corner, self.watched

    @property
    def is_by_itself(self) -> bool:
        """Whether nobody has moved it, or not since it follows again."""
        return self._zoom is None and self.is_following

    @property
    def is_zoomed(self) -> bool:
        """Whether somebody has chosen how large the map is."""
        return self._zoom is not None

    def size(self, place: Place, columns: int, rows: int, smallest: Size = Size.MEDIUM) -> Size:
        """The size that was chosen, else the largest in which the whole temple is seen, and more than one's
        own chamber; never less than the *smallest* that can be read at a glance."""
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
        """Show the whole temple, as large as that is possible; if it is shown already, follow again."""
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
        """The part of *art* that *place* shows; its last rows, *below*, belong to something else."""
        origin = art.place((0, 0))
        if self._shown != (art.size, place.width, place.height):
            self._corner, self._shown = None, (art.size, place.width, place.height)
        if self.is_following or self._corner is None:
            self._look_at(art, place, followed, below)
        self._pose()
        assert self._corner is not None
        return Piece(art.picture, place, self._corner.x + origin.x, self._corner.y + origin.y)

    def over(self, map_piece: Piece, art: TempleArt, cell: Cell, picture: Picture) -> Piece:
        """*picture* laid over the chamber at *cell*, as far as the map shows it."""
        return self.on(map_piece, art.place((cell.x, cell.y)), picture)

    def on(self, map_piece: Piece, rect: Rect, picture: Picture) -> Piece:
        """*picture* laid over *rect* of the map's picture, as far as the map shows it; a click there means
        what it means on the map."""
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
    """Where the map shows *rect* of its picture."""
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
    """Where a view of *room* cells begins that shows *mine* and as much of the *whole* as it can; where it
    began before, if that will do."""
    if whole.length <= room:
        if old is not None and old <= whole.first and whole.stop <= old + room:
            return old
        return whole.first - (room - whole.length) // 2
    margin = min(mine.length // _MARGIN, max(0, (room - mine.length) // 2))
    last = whole.stop - room
    if old is not None and old + margin <= mine.first and mine.stop + margin <= old + room:
        return max(whole.first, min(old, last))
    return max(whole.first, min(mine.first + mine.length // 2 - room // 2, last))
