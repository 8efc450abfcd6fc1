"""The glyph filter: replaces glyphs in Textual's own output that the terminal's font lacks."""

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter

from escape_tui.scene.words.prose import written_in
from tile_art.inks.glyphs import Glyphs


class GlyphFilter(LineFilter):
    """Replaces every character that is not among *glyphs* by its fallback."""

    def __init__(self, glyphs: Glyphs) -> None:
        super().__init__()
        self._glyphs = glyphs

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(written_in(text, self._glyphs), style, control) for text, style, control in segments]
