"""The glyph filter: what Textual draws by itself, in the glyphs that a terminal's font has."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from escape_tui.scene.words.prose import written_in
from tile_art.inks.glyphs import Glyphs


class GlyphFilter(LineFilter):
    """Every letter that is not among *glyphs* is drawn by its stand-in."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(written_in(text, self._glyphs), style, control) for text, style, control in segments]
