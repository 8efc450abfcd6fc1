"""The cells a terminal shows, and the shortest bytes from there to the cells it should show."""

from collections.abc import Iterable
from functools import lru_cache

from rich.cells import cell_len, get_character_cell_size
from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style

from escape_tui.hub.sanitize import UNSAFE, harmless
from escape_tui.scene.terminal import Colours

#: A glyph and the sequence that sets its colours. The second cell of a wide glyph has the empty glyph.
Cell = tuple[str, str]

_NOWHERE: Cell = ("\0", "")
_BLANK: Cell = (" ", "\x1b[0m")
#: Moving the cursor costs about as much as writing so many unchanged cells.
_WORTH_A_MOVE = 5

_SYSTEMS = {
    Colours.STANDARD: ColorSystem.STANDARD,
    Colours.EIGHT_BIT: ColorSystem.EIGHT_BIT,
    Colours.TRUE: ColorSystem.TRUECOLOR,
}
_ATTRIBUTES = (
    ("bold", "1"),
    ("dim", "2"),
    ("italic", "3"),
    ("underline", "4"),
    ("reverse", "7"),
    ("strike", "9"),
)


@lru_cache(maxsize=8192)
def pen(style: Style | None, colours: Colours) -> str:
    """The sequence that sets *style* on a terminal with *colours*.

    Rich remembers the codes of a style for the first colour system that asks, and shares styles between
    consoles; so that neighbours with other terminals are not mixed up, its `Style.render` is not used here.
    """
    if style is None:
        return "\x1b[0m"
    codes = ["0", *(code for name, code in _ATTRIBUTES if getattr(style, name))]
    if system := _SYSTEMS.get(colours):
        for colour, is_foreground in ((style.color, True), (style.bgcolor, False)):
            if colour is not None and not colour.is_default:
                codes.extend(colour.downgrade(system).get_ansi_codes(is_foreground))
    return f"\x1b[{';'.join(codes)}m"


class Cells:
    """One terminal's picture: what is wanted on it, and what it shows as far as is known."""

    def __init__(self, width: int, height: int, colours: Colours) -> None:
        self.width = width
        self.height = height
        self.colours = colours
        self._wanted: list[list[Cell]] = [[_BLANK] * width for _ in range(height)]
        self._shown: list[list[Cell]] = []
        self._changed: set[int] = set()
        self.forget()

    def forget(self) -> None:
        """Suppose nothing about what the terminal shows: the next frame paints everything."""
        self._shown = [[_NOWHERE] * self.width for _ in range(self.height)]
        self._changed = set(range(self.height))

    def resize(self, width: int, height: int) -> None:
        """Want the same picture on *width* × *height* cells, cut or with blanks around it."""
        rows = [row[:width] + [_BLANK] * (width - self.width) for row in self._wanted[:height]]
        for row, whole in zip(rows, self._wanted, strict=False):
            if width < self.width and not whole[width][0]:
                row[-1] = _BLANK
        self._wanted = rows + [[_BLANK] * width for _ in range(height - self.height)]
        self.width, self.height = width, height
        self.forget()

    def put(self, x: int, y: int, segments: Iterable[Segment]) -> None:
        """Want *segments* from (x, y) to the right; what falls outside is left out."""
        if not 0 <= y < self.height or not 0 <= x < self.width:
            return
        cells: list[Cell] = []
        for text, style, control in segments:
            if text and not control:
                cells.extend(_cells(text, pen(style, self.colours)))
        room = self.width - x
        if len(cells) > room:
            if not cells[room][0]:
                cells[room - 1] = (" ", cells[room - 1][1])
            del cells[room:]
        if cells:
            row, end = self._wanted[y], x + len(cells)
            _blank_halves(row, x, end)
            row[x:end] = cells
            self._changed.add(y)

    def frame(self) -> bytes:
        """What to send so that the terminal shows what is wanted; empty where it does."""
        pieces: list[str] = []
        for y in sorted(self._changed):
            if self._wanted[y] != self._shown[y]:
                _write_row(pieces, y, self._wanted[y], self._shown[y])
                self._shown[y] = self._wanted[y].copy()
        self._changed.clear()
        return "".join(pieces).encode("utf-8", "replace")


def _blank_halves(row: list[Cell], start: int, end: int) -> None:
    """Blank the halves that are left of wide glyphs when the cells from *start* to *end* are overwritten."""
    if not row[start][0]:
        row[start - 1] = (" ", row[start - 1][1])
    if end < len(row) and not row[end][0]:
        row[end] = (" ", row[end][1])


def _cells(text: str, colours: str) -> list[Cell]:
    if UNSAFE.search(text):
        text = harmless(text)
    if text.isascii() or cell_len(text) == len(text):
        return [(glyph, colours) for glyph in text]
    cells: list[Cell] = []
    for glyph in text:
        match get_character_cell_size(glyph):
            case 1:
                cells.append((glyph, colours))
            case 2:
                cells.extend(((glyph, colours), ("", colours)))
    return cells


def _write_row(pieces: list[str], y: int, wanted: list[Cell], shown: list[Cell]) -> None:
    """Add the runs of cells in which *wanted* differs from *shown*."""
    colours = ""
    for start, end in _runs(wanted, shown):
        pieces.append(f"\x1b[{y + 1};{start + 1}H")
        for x in range(start, end):
            glyph, its_colours = wanted[x]
            if not glyph:
                # Terminals disagree about what is wide: say where to go on.
                if x + 1 < end:
                    pieces.append(f"\x1b[{y + 1};{x + 2}H")
                continue
            if its_colours != colours:
                pieces.append(its_colours)
                colours = its_colours
            pieces.append(glyph)


def _runs(wanted: list[Cell], shown: list[Cell]) -> list[tuple[int, int]]:
    """Where *wanted* differs from *shown*, as (start, end); runs that nearly touch are joined."""
    runs: list[tuple[int, int]] = []
    for x, (want, have) in enumerate(zip(wanted, shown, strict=True)):
        if want is have or want == have:
            continue
        start = x - 1 if not want[0] and x else x
        if runs and start - runs[-1][1] < _WORTH_A_MOVE:
            runs[-1] = (runs[-1][0], x + 1)
        else:
            runs.append((start, x + 1))
    return runs
