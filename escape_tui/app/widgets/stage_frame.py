"""The stage's frame as a widget, for use below other screens."""

from functools import cache, lru_cache
from itertools import groupby

from rich.ansi import AnsiDecoder
from rich.segment import Segment
from rich.style import Style as RichStyle
from textual.filter import LineFilter
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from escape_tui.scene.stage.pens import Pens, PenStyle
from tile_art.inks.canvas import Picture, Row

#: Most cached lines, for all players together: most menus look the same for everybody.
_MOST_STRIPS = 2_048


class Rows(Widget):
    """Shows a frame with the same cells and colours as the stage."""

    DEFAULT_CSS = """
    Rows { width: 1fr; height: 1fr; }
    """

    def __init__(self, pens: Pens, *, id: str | None = None) -> None:
        super().__init__(id=id)
        #: The current frame.
        self.picture: Picture = ()
        self._pens = pens

    def show(self, frame: Picture) -> None:
        """Show *frame*; only changed lines are redrawn."""
        old, self.picture = self.picture, frame
        if len(old) != len(frame):
            self.refresh()
            return
        changed = [y for y, (was, now) in enumerate(zip(old, frame, strict=True)) if was != now]
        if changed:
            self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))

    def on_unmount(self) -> None:
        """Drop the drawn lines: a closed screen may stay in memory for a while."""
        self.picture = ()
        self.refresh()

    def recolour(self, pens: Pens) -> None:
        self._pens = pens
        self.refresh()

    def render_lines(self, crop: Region) -> list[Strip]:
        """The lines in *crop* as they are, without Textual's borders, padding and tints."""
        lines = map(self.render_line, crop.line_range)
        if crop.column_span == (0, self.size.width):
            return list(lines)
        return [line.crop(*crop.column_span) for line in lines]

    def render_line(self, y: int) -> Strip:
        if y >= len(self.picture):
            return Strip.blank(self.size.width)
        return _strip(self.picture[y], self._pens)

    def get_line_filters(self) -> tuple[LineFilter, ...]:
        """No filters: the pens already use the terminal's colours, which the theme must not replace."""
        return ()


@lru_cache(maxsize=_MOST_STRIPS)
def _strip(row: Row, pens: Pens) -> Strip:
    segments, start, styles = [], 0, _rich_styles(pens)
    for style, cells in groupby(row.inks.translate(pens.styles)):
        stop = start + len(list(cells))
        segments.append(Segment(row.text[start:stop], styles[style]))
        start = stop
    return Strip(segments, start)


@cache
def _rich_styles(pens: Pens) -> tuple[RichStyle, ...]:
    """The styles of *pens*, shared by all widgets of all terminals that use them."""
    return tuple(_rich_style(look) for look in pens.looks)


def _rich_style(look: PenStyle) -> RichStyle:
    codes = ";".join(filter(None, (look.foreground, look.background, *look.attributes)))
    blank = AnsiDecoder().decode_line(f"\x1b[{codes}m ")
    return sum((span.style for span in blank.spans if isinstance(span.style, RichStyle)), RichStyle.null())
