"""The end: won or lost, then what everyone did and the temple as it was left."""

from typing import TYPE_CHECKING

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from escape_tui.ui.seating import Seating
from escape_tui.ui.widgets.rows import Rows

if TYPE_CHECKING:
    from escape_tui.ui.app import TempleApp


class EndScreen(Screen[None]):
    """Enter plays again with the same people, Esc leaves."""

    app: "TempleApp"

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating

    def compose(self) -> ComposeResult:
        self.rows = Rows(self.app.pens)
        yield self.rows

    def on_key(self, event: events.Key) -> None:
        if event.key == "escape":
            self.app.exit()
