"""A panel: a picture that is drawn anew to fit whenever its size or what it shows has changed."""

from collections.abc import Callable

from escape_tui.app.app_services import House
from escape_tui.app.widgets.rows import Rows
from escape_tui.scene.words.prose import dressed, fitted
from tile_art.inks.canvas import Picture

#: Draws in so many cells across and down.
Painter = Callable[[int, int], Picture]


class Panel(Rows):
    """Shows what *paint* draws, in the player's glyphs and colours."""

    DEFAULT_CSS = """
    Panel { width: 1fr; height: 1fr; }
    """

    def __init__(self, house: House, paint: Painter, *, id: str | None = None) -> None:
        super().__init__(house.pens, id=id)
        self._house = house
        self._paint = paint

    def redraw(self) -> None:
        width, height = self.size
        if width and height:
            self.show(dressed(fitted(self._paint(width, height), width, height), self._house.glyphs))

    def redress(self) -> None:
        """Draw with the colours and glyphs that the house has now."""
        self.recolour(self._house.pens)
        self.redraw()

    def on_resize(self) -> None:
        self.redraw()
