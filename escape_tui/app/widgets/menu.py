"""A menu: a list with a selection that keys and clicks move."""

from collections.abc import Sequence

from textual import events
from textual.geometry import Offset
from textual.message import Message

from escape_tui.app.app_services import AppServices
from escape_tui.app.widgets.panel import PaintedPanel, Painter
from escape_tui.scene.menus.menu_list import Item, first_line, listed, moved
from tile_art.inks.canvas import Picture
from tile_art.letters import in_cells

_PAGE = 8

#: How far each key moves the selection.
_MOVES = {"up": -1, "down": 1, "pageup": -_PAGE, "pagedown": _PAGE, "home": -9_999, "end": 9_999}


class Menu(PaintedPanel, can_focus=True):
    """Items to choose from; with *is_read_only* they can't be chosen."""

    class Moved(Message):
        """Another item is selected now."""

    class Chosen(Message):
        """Enter, Space or a click on *item*."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    class Stepped(Message):
        """Left or right on *item*."""

        def __init__(self, item: Item, step: int) -> None:
            super().__init__()
            self.item = item
            self.step = step

    def __init__(
        self,
        house: AppServices,
        items: Sequence[Item] = (),
        chosen: str = "",
        *,
        paint: Painter | None = None,
        is_read_only: bool = False,
        id: str | None = None,
    ) -> None:
        super().__init__(house, paint or self._listed, id=id)
        self.is_read_only = is_read_only
        self._is_listed = paint is None
        self.cursor = 0
        self.offer(items, chosen)

    @property
    def chosen(self) -> Item | None:
        return self.items[self.cursor] if self.items else None

    def offer(self, items: Sequence[Item], chosen: str = "") -> None:
        """Show *items*, with the same selection as before, or with *chosen* selected."""
        self.items = tuple(items)
        place = next((at for at, item in enumerate(self.items) if chosen and item.id == chosen), self.cursor)
        self.cursor = moved(self.items, place, 0)
        self.redraw()

    def choose(self, item: Item) -> None:
        """Select *item* and choose it, as Enter does."""
        self.offer(self.items, item.id)
        self.post_message(self.Chosen(item))

    def redraw(self) -> None:
        super().redraw()
        if self.picture and self.has_focus and self.is_attached and self.screen is self.app.screen:
            self.app.cursor_position = self.region.offset + self._place_of_bar()

    def _place_of_bar(self) -> Offset:
        """The screen region of the selected item."""
        label = "" if self.chosen is None else in_cells(self.chosen.label)
        for y, line in enumerate(self.picture):
            if label and (x := line.text.find(label)) >= 0:
                return Offset(x, y)
        return Offset(1, self.cursor - first_line(len(self.items), self.cursor, self.size.height))

    def _listed(self, width: int, height: int) -> Picture:
        return listed(
            self.items, self.cursor, width, height, has_focus=self.has_focus and not self.is_read_only
        )

    def _move(self, place: int) -> None:
        if place != self.cursor:
            self.cursor = place
            self.redraw()
            self.post_message(self.Moved())

    def item_at(self, line: int) -> int | None:
        """The index of the item on *line*; in a picture of its own, the one whose label is there."""
        if not self._is_listed:
            shown = self.picture[line].text if line < len(self.picture) else ""
            return next(
                (at for at, item in enumerate(self.items) if item.label and item.label in shown), None
            )
        place = first_line(len(self.items), self.cursor, self.size.height) + line
        return place if 0 <= place < len(self.items) and not self.items[place].is_heading else None

    def on_focus(self) -> None:
        self.redraw()

    def on_blur(self) -> None:
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        chosen = self.chosen
        if chosen is None:
            return
        if event.key in _MOVES:
            self._move(moved(self.items, self.cursor, _MOVES[event.key]))
        elif event.key in ("left", "right") and not self.is_read_only:
            self.post_message(self.Stepped(chosen, 1 if event.key == "right" else -1))
        elif event.key in ("enter", "space") and not self.is_read_only:
            self.post_message(self.Chosen(chosen))
        else:
            return
        event.stop()

    def on_click(self, event: events.Click) -> None:
        place = self.item_at(event.y)
        if place is None:
            return
        self._move(place)
        if not self.is_read_only:
            self.post_message(self.Chosen(self.items[place]))

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        self._move(moved(self.items, self.cursor, 1))

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        self._move(moved(self.items, self.cursor, -1))
