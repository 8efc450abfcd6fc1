"""A panel: a picture that is redrawn when its size or content changes."""

from collections.abc import Callable

from escape_tui.app.app_services import AppServices
from escape_tui.app.widgets.stage_frame import Rows
from escape_tui.scene.words.prose import dressed, fitted
from tile_art.inks.canvas import Picture

#: Draws a picture of this many columns and rows.
Painter = Callable[[int, int], Picture]


class PaintedPanel(Rows):
    """Shows what *paint* draws, in the player's glyphs and colours."""

    DEFAULT_CSS = """
    PaintedPanel { width: 1fr; height: 1fr; }
    """

    def __init__(self, house: AppServices, paint: Painter, *, id: str | None = None) -> None:
        super().__init__(house.pens, id=id)
        self._house = house
        self._paint = paint

    def redraw(self) -> None:
        if self._house.pens is not self._pens:
            self.recolour(self._house.pens)
        width, height = self.size
        if width and height:
            self.show(dressed(fitted(self._paint(width, height), width, height), self._house.glyphs))

    def on_resize(self) -> None:
        self.redraw()
