"""The layout: pieces put in their places, as one frame for one terminal size."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tile_art.canvas import Picture, Row, row
from tile_art.ink import Ink
from tile_art.letters import STAND_IN, UNUSUAL, cell_width, is_ours, whole

_NOTHING = -1
_PLAIN = bytes((Ink.PLAIN,))
_NO_ROW = ("", b"")


class Place(NamedTuple):
    """A rectangle of the terminal. Parts outside the terminal are not shown."""

    x: int
    y: int
    width: int
    height: int


class Piece(NamedTuple):
    """A picture seen through a place: its cell (left, top) lies in the place's first corner.

    *left* and *top* pan a picture larger than its place; below zero they leave a margin.
    """

    picture: Picture
    place: Place
    left: int = 0
    top: int = 0


class Segment(NamedTuple):
    """Cells *start* to *stop* of a terminal's line show piece number *piece*."""

    piece: int
    start: int
    stop: int


class Layout:
    """Composes frames of exactly *width* × *height* cells; later pieces lie over earlier ones.

    What did not change is the same object in the next frame: a row, or the whole frame.
    """

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._pieces: tuple[Piece, ...] = ()
        self._plan = _plan(width, height, ())
        self._frame: Picture = (row(" " * width),) * height

    def frame(self, pieces: Sequence[Piece]) -> Picture:
        """*pieces* in their places, as one row a line."""
        pieces = tuple(pieces)
        if pieces == self._pieces:
            return self._frame
        if [piece.place for piece in pieces] != [piece.place for piece in self._pieces]:
            self._plan = _plan(self.width, self.height, pieces)
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
                stale.update(y for y in lines if _source(old, y) != _source(new, y))
        return stale

    def _compose(self, lines: set[int]) -> None:
        rows = list(self._frame)
        for y in lines:
            composed = self._line(y)
            if composed != rows[y]:
                rows[y] = composed
        if any(rows[y] is not self._frame[y] for y in lines):
            self._frame = tuple(rows)

    def _line(self, y: int) -> Row:
        texts, inks = [], []
        for number, start, stop in self._plan[y]:
            text, ink = _NO_ROW if number == _NOTHING else _shown(self._pieces[number], start, stop, y)
            missing = stop - start - len(text)
            texts.append(text + " " * missing if missing else text)
            inks.append(ink + _PLAIN * missing if missing else ink)
        text = "".join(texts)
        return Row(text if is_ours(text) else whole(text.translate(_ONE_CELL)), b"".join(inks))


def _plan(width: int, height: int, pieces: tuple[Piece, ...]) -> tuple[tuple[Segment, ...], ...]:
    """Which piece shows in which cells, line by line."""
    lying: list[list[Segment]] = [[Segment(_NOTHING, 0, width)] for _ in range(height)]
    for number, (_, place, _, _) in enumerate(pieces):
        left, right = max(0, place.x), min(width, place.x + place.width)
        if left < right:
            segment = Segment(number, left, right)
            for line in lying[max(0, place.y) : max(0, place.y + place.height)]:
                line.append(segment)
    known = {line: _uppermost(line) for line in set(map(tuple, lying))}
    return tuple(known[tuple(line)] for line in lying)


def _uppermost(lying: tuple[Segment, ...]) -> tuple[Segment, ...]:
    """What shows of segments that lie over one another, each over those before it."""
    cuts = sorted({cut for _, start, stop in lying for cut in (start, stop)})
    shown: list[Segment] = []
    for start, stop in pairwise(cuts):
        number = next(each.piece for each in reversed(lying) if each.start <= start < each.stop)
        if shown and shown[-1].piece == number:
            start = shown.pop().start
        shown.append(Segment(number, start, stop))
    return tuple(shown)


def _source(piece: Piece, y: int) -> Row | None:
    """The row of the picture that lies on line *y*, if there is one."""
    line = y - piece.place.y + piece.top
    return piece.picture[line] if 0 <= line < len(piece.picture) else None


def _shown(piece: Piece, start: int, stop: int, y: int) -> tuple[str, bytes]:
    """What *piece* shows in the cells from *start* to *stop* of line *y*; less where it ends before."""
    picture, (x, top, _, _), left, above = piece
    line, first = y - top + above, start + left - x
    if not 0 <= line < len(picture):
        return _NO_ROW
    text, inks = picture[line]
    last = first + stop - start
    if first == 0 and last == len(text):
        return text, inks
    if first >= 0:
        return text[first:last], inks[first:last]
    margin = min(-first, last - first)
    return " " * margin + text[: max(0, last)], _PLAIN * margin + inks[: max(0, last)]


class _OneCell(dict[int, str]):
    """For `str.translate`: every character that does not fill exactly one cell becomes the stand-in."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        is_single = character.isprintable() and cell_width(character) == 1
        self[code] = character if is_single or UNUSUAL.match(character) else STAND_IN
        return self[code]


_ONE_CELL = _OneCell()
