"""The layout: pieces in their places, composed to one frame for one terminal size."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from tile_art.inks.canvas import Picture, Row, row
from tile_art.inks.ink import Ink
from tile_art.letters import STAND_IN, UNUSUAL, cell_width, is_ours, whole

_NOTHING = -1
_PLAIN = bytes((Ink.PLAIN,))
#: Most cached plans: terminals of one size have most pieces in the same places.
_MOST_PLANS, _MOST_LINES = 1_024, 4_096


class Place(NamedTuple):
    """A rectangle of the terminal. Parts outside the terminal are not shown."""

    x: int
    y: int
    width: int
    height: int

    def has(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Target(NamedTuple):
    """Cells of the terminal where a click performs *action*, or gives the answer with *key*, for the
    player whose dice are in tray number *tray*."""

    place: Place
    action: str = ""
    key: str = ""
    tray: int = 0


class Piece(NamedTuple):
    """A picture in a place: its cell (left, top) is in the place's upper left corner.

    *left* and *top* pan a picture larger than its place; negative values leave a margin. *targets* are its
    click targets.
    """

    picture: Picture
    place: Place
    left: int = 0
    top: int = 0
    targets: tuple[Target, ...] = ()

    def target_at(self, x: int, y: int) -> Target | None:
        """The target at a cell of the terminal; the first of several."""
        return next((each for each in self.targets if each.place.has(x, y)), None)


class Segment(NamedTuple):
    """Cells *start* to *stop* of a terminal's line show piece number *piece*."""

    piece: int
    start: int
    stop: int


class Plan(NamedTuple):
    """Which piece is visible in which cells of a terminal."""

    lines: tuple[tuple[Segment, ...], ...]
    #: For each piece, from top to bottom: the line, and its visible part there.
    shown_of: tuple[tuple[tuple[int, Segment], ...], ...]


class Layout:
    """Composes frames of exactly *width* × *height* cells; later pieces cover earlier ones.

    Unchanged parts are the same objects in the next frame: a row, or the whole frame.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._pieces: tuple[Piece, ...] = ()
        self._plan = plan(width, height, ())
        self._frame: Picture = (row(" " * width),) * height

    def frame(self, pieces: Sequence[Piece]) -> Picture:
        """*pieces* in their places, as one row per line."""
        pieces = tuple(pieces)
        if pieces == self._pieces:
            return self._frame
        shown = plan(self.width, self.height, tuple([piece.place for piece in pieces]))
        if shown is not self._plan:
            self._plan = shown
            stale = set(range(self.height))
        else:
            stale = self._stale_lines(pieces)
        self._pieces = pieces
        self._compose(stale)
        return self._frame

    def _stale_lines(self, pieces: tuple[Piece, ...]) -> set[int]:
        stale: set[int] = set()
        for old, new in zip(self._pieces, pieces, strict=True):
            if old is new or (old.picture is new.picture and old.left == new.left and old.top == new.top):
                continue
            first = new.place.y
            lines = range(max(0, first), min(self.height, first + new.place.height))
            if old.left != new.left:
                stale.update(lines)
            elif first >= 0 and old.top == new.top >= 0 and len(old.picture) == len(new.picture):
                shown = zip(old.picture[new.top :], new.picture[new.top :], lines, strict=False)
                stale.update(y for one, other, y in shown if one is not other and one != other)
            else:
                stale.update(y for y in lines if source(old, y) != source(new, y))
        return stale

    def _compose(self, lines: set[int]) -> None:
        rows = list(self._frame)
        for y in lines:
            composed = line(self._pieces, self._plan, y)
            if composed != rows[y]:
                rows[y] = composed
        if any(rows[y] is not self._frame[y] for y in lines):
            self._frame = tuple(rows)


@lru_cache(maxsize=_MOST_PLANS)
def plan(width: int, height: int, places: tuple[Place, ...]) -> Plan:
    """Which of the pieces in *places* is visible in which cells, line by line; later ones cover earlier
    ones."""
    lying: list[list[Segment]] = [[Segment(_NOTHING, 0, width)] for _ in range(height)]
    for number, place in enumerate(places):
        left, right = max(0, place.x), min(width, place.x + place.width)
        if left < right:
            segment = Segment(number, left, right)
            for line in lying[max(0, place.y) : max(0, place.y + place.height)]:
                line.append(segment)
    lines = tuple([_uppermost(tuple(line)) for line in lying])
    shown_of: list[list[tuple[int, Segment]]] = [[] for _ in places]
    for y, segments in enumerate(lines):
        for segment in segments:
            if segment.piece != _NOTHING:
                shown_of[segment.piece].append((y, segment))
    return Plan(lines, tuple(map(tuple, shown_of)))


@lru_cache(maxsize=_MOST_LINES)
def _uppermost(lying: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """The visible parts of overlapping segments; later ones cover earlier ones."""
    cuts = sorted({cut for _, start, stop in lying for cut in (start, stop)})
    shown: list[Segment] = []
    for start, stop in pairwise(cuts):
        number = next(each.piece for each in reversed(lying) if each.start <= start < each.stop)
        if shown and shown[-1].piece == number:
            start = shown.pop().start
        shown.append(Segment(number, start, stop))
    return tuple(shown)


def line(pieces: Sequence[Piece], plan: Plan, y: int) -> Row:
    cells = [
        drawable(cut(pieces[segment.piece], segment, y))
        if segment.piece != _NOTHING
        else _blank(segment.stop - segment.start)
        for segment in plan.lines[y]
    ]
    return Row("".join([each.text for each in cells]), b"".join([each.inks for each in cells]))


@lru_cache
def blank(width: int, height: int) -> tuple[Piece]:
    """An empty terminal as one piece."""
    return (Piece((_blank(width),) * height, Place(0, 0, width, height)),)


def cut(piece: Piece, segment: Segment, y: int) -> Row:
    """The cells of *piece* in *segment* on line *y*; blanks after its end."""
    picture, (x, top, _, _), left, above, _ = piece
    _, start, stop = segment
    at, first = y - top + above, start + left - x
    if not 0 <= at < len(picture):
        return _blank(stop - start)
    shown, last = picture[at], first + stop - start
    if first == 0 and last == len(shown.text):
        return shown
    if first >= 0 and last <= len(shown.text):
        return Row(shown.text[first:last], shown.inks[first:last])
    margin = min(max(0, -first), stop - start)
    text, inks = shown.text[max(0, first) : max(0, last)], shown.inks[max(0, first) : max(0, last)]
    missing = stop - start - margin - len(text)
    return Row(" " * margin + text + " " * missing, _PLAIN * margin + inks + _PLAIN * missing)


def drawable(cells: Row) -> Row:
    """*cells* with a placeholder for each character that would shift the rest of the line."""
    if is_ours(cells.text):
        return cells
    return Row(whole(cells.text.translate(_ONE_CELL)), cells.inks)


@lru_cache
def _blank(width: int) -> Row:
    return row(" " * width)


def source(piece: Piece, y: int) -> Row | None:
    """The row of the picture on line *y*, if there is one."""
    at = y - piece.place.y + piece.top
    return piece.picture[at] if 0 <= at < len(piece.picture) else None


class _OneCell(dict[int, str]):
    """For `str.translate`: every character that doesn't fill exactly one cell becomes the placeholder."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        is_single = character.isprintable() and cell_width(character) == 1
        self[code] = character if is_single or UNUSUAL.match(character) else STAND_IN
        return self[code]


_ONE_CELL = _OneCell()
