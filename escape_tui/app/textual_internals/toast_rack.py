"""The container for notices: Textual creates one on every screen, and most screens never need it."""

from textual.app import ReturnType
from textual.screen import Screen, ScreenResultType
from textual.widget import Widget
from textual.widgets._toast import ToastRack

from escape_tui.app.textual_internals.unseen_screens import QuietlyClosedApp


class NoticedScreen(Screen[ScreenResultType]):
    """A screen that creates its container for notices with the first notice."""

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """No container yet."""

    def make_room(self) -> None:
        """Create the container, unless it exists."""
        if self.is_mounted and not self.query_children(ToastRack):
            self.mount(ToastRack(id="textual-toastrack"))


class NoticingApp(QuietlyClosedApp[ReturnType]):
    """An App that tells its screens when they need the container."""

    def _refresh_notifications(self) -> None:
        screen = self.screen_stack[-1] if self.screen_stack else None
        if self._notifications and isinstance(screen, NoticedScreen) and not self._disable_notifications:
            screen.make_room()
        super()._refresh_notifications()
