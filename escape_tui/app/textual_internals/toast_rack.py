"""Where notices lie: Textual makes a place for them on every screen, which most screens never need."""

from textual.app import ReturnType
from textual.screen import Screen, ScreenResultType
from textual.widget import Widget
from textual.widgets._toast import ToastRack

from escape_tui.app.textual_internals.unseen import QuietlyClosedApp


class NoticedScreen(Screen[ScreenResultType]):
    """A screen that has a rack for notices from the first of them on."""

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """There is nothing to tell yet."""

    def make_room(self) -> None:
        """Put up the rack, unless it stands."""
        if self.is_mounted and not self.query_children(ToastRack):
            self.mount(ToastRack(id="textual-toastrack"))


class NoticingApp(QuietlyClosedApp[ReturnType]):
    """An App whose screens are told when they need a rack."""

    def _refresh_notifications(self) -> None:
        screen = self.screen_stack[-1] if self.screen_stack else None
        if self._notifications and isinstance(screen, NoticedScreen) and not self._disable_notifications:
            screen.make_room()
        super()._refresh_notifications()
