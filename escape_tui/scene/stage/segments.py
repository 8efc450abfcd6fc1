"""Rich's segments as a picture: Textual's output in the form that a stage writes."""

from collections.abc import Iterable
from functools import cache

from rich.color import ColorSystem
from rich.segment import Segment
from rich.style import Style

from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.terminal import Colours
from tile_art.inks.canvas import Picture, Row
from tile_art.inks.colours import entry_of_256
from tile_art.letters import in_cells, whole

#: The number of values of a byte.
MOST_INKS = 256
#: Most cached styles: they differ in more than their looks, so there may be many more of them than inks.
_MOST_STYLES = 4_096
_PLAIN = b"\0"

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


def codes(style: Style, colours: Colours) -> str:
    """The SGR codes for *style* on a terminal with *colours*.

    Not Rich's `Style.render`: Rich caches the codes of a style for the first colour system that asks, and
    shares styles between consoles with other colours.
    """
    given = [code for name, code in _ATTRIBUTES if getattr(style, name)]
    if system := _SYSTEMS.get(colours):
        for colour, is_foreground in ((style.color, True), (style.bgcolor, False)):
            if colours is Colours.EIGHT_BIT and colour is not None and colour.triplet is not None:
                given.extend(
                    ("38" if is_foreground else "48", "5", str(entry_of_256(colour.triplet.hex[1:])))
                )
            elif colour is not None and not colour.is_default:
                given.extend(colour.downgrade(system).get_ansi_codes(is_foreground))
    return ";".join(given)


class StyleInks:
    """The inks for all looks drawn so far on terminals with the same *colours*, and their pens."""

    def __init__(self, colours: Colours, *, erases_in_colour: bool = True) -> None:
        self.pens = Pens([""], erases_in_colour=erases_in_colour)
        self._colours = colours
        self._erases_in_colour = erases_in_colour
        self._of_codes: dict[str, int] = {"": 0}
        self._of_style: dict[Style | None, int] = {None: 0}
        self._following: StyleInks | None = None

    def ink(self, style: Style | None) -> int | None:
        """The ink of *style*; `None` if there are too many looks already."""
        known = self._of_style.get(style)
        if known is not None or style is None:
            return known
        number = self.ink_of_codes(codes(style, self._colours))
        if number is not None:
            if len(self._of_style) >= _MOST_STYLES:
                self._of_style = {None: 0}
            self._of_style[style] = number
        return number

    def ink_of_codes(self, given: str) -> int | None:
        number = self._of_codes.get(given)
        if number is None and len(self._of_codes) < MOST_INKS:
            number = self._of_codes[given] = self.pens.add(given)
        return number

    def following(self, used: Iterable[int]) -> "tuple[StyleInks, bytes]":
        """A new set of inks for when these are used up, and a table that translates the inks in use."""
        if self._following is None:
            self._following = StyleInks(self._colours, erases_in_colour=self._erases_in_colour)
        inks = self._following
        given = {number: its for its, number in self._of_codes.items()}
        table = bytearray(256)
        for number in used:
            table[number] = inks.ink_of_codes(given[number]) or 0
        return inks, bytes(table)


@cache
def inks_for(colours: Colours, erases_in_colour: bool = True) -> StyleInks:
    """The initial inks of all terminals with the same abilities."""
    return StyleInks(colours, erases_in_colour=erases_in_colour)


class SegmentPicture:
    """A picture of *width* × *height* cells to draw segments on."""

    def __init__(self, width: int, height: int, inks: StyleInks) -> None:
        self.width = width
        self.height = height
        self.inks = inks
        self._rows: list[Row] = [Row(" " * width, _PLAIN * width)] * height
        self._picture: Picture | None = None

    @property
    def picture(self) -> Picture:
        """The current picture; the same object while nothing changes."""
        if self._picture is None:
            self._picture = tuple(self._rows)
        return self._picture

    def resize(self, width: int, height: int) -> None:
        """Resize the picture to *width* × *height* cells, cut or padded with blanks."""
        blank = Row(" " * width, _PLAIN * width)
        rows = [row.fit(width) for row in self._rows[:height]]
        self._rows = rows + [blank] * (height - len(rows))
        self.width, self.height = width, height
        self._picture = None

    def put(self, x: int, y: int, segments: Iterable[Segment]) -> None:
        """Draw *segments* from (x, y) to the right; parts outside are dropped."""
        if not 0 <= y < self.height or not 0 <= x < self.width:
            return
        drawn = [(in_cells(text), style) for text, style, control in segments if text and not control]
        inks = [self.inks.ink(style) for _, style in drawn]
        if None in inks:
            self._change_inks()
            inks = [self.inks.ink(style) for _, style in drawn]
        room, texts = self.width - x, [text for text, _ in drawn]
        inked = [bytes((number or 0,)) * len(text) for number, text in zip(inks, texts, strict=True)]
        text, ink = "".join(texts)[:room], b"".join(inked)[:room]
        old, end = self._rows[y], x + len(text)
        cells = whole(old.text[:x] + text + old.text[end:])
        row = Row(cells, old.inks[:x] + ink + old.inks[end:])
        if row != old:
            self._rows[y] = row
            self._picture = None

    def _change_inks(self) -> None:
        self.inks, table = self.inks.following(set().union(*(row.inks for row in self._rows)))
        self._rows = [Row(row.text, row.inks.translate(table)) for row in self._rows]
        self._picture = None
