"""What nobody sees: Textual would create, lay out and draw it all the same."""

from textual.app import App, ReturnType
from textual.geometry import Size
from textual.screen import Screen, ScreenResultType
from textual.widget import Widget
from textual.widgets._toast import ToastRack


class NoticedScreen(Screen[ScreenResultType]):
    """A screen that creates its container for notices with the first notice."""

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """No container yet."""

    def make_room(self) -> None:
        """Create the container, unless it exists."""
        if self.is_mounted and not self.query_children(ToastRack):
            self.mount(ToastRack(id="textual-toastrack"))


class UnseenScreen(NoticedScreen[ScreenResultType]):
    """A screen that is always below another: it has no styles, no layout and no output."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """There is no layout to compute."""

    def _compositor_refresh(self) -> None:
        self._dirty_widgets.clear()


class StagedScreen(Screen[ScreenResultType]):
    """A screen that Textual doesn't draw while *is_staged*: a stage has the terminal then."""

    is_staged: bool = False

    def _compositor_refresh(self) -> None:
        if self.is_staged:
            self._dirty_widgets.clear()
            return
        # Textual refreshes only the top one: a screen in between would keep its old picture of this one.
        stack = self.app.screen_stack
        if self in stack:
            for between in stack[stack.index(self) + 1 : -1]:
                between.refresh()
        super()._compositor_refresh()


class QuietlyClosedApp(App[ReturnType]):
    """An App that closes without telling its widgets that they lost the focus: Textual would update the
    styles of a whole screen that is about to close."""

    async def _close_all(self) -> None:
        for stack in self._screen_stacks.values():
            for screen in stack:
                screen.set_reactive(Screen.focused, None)
        await super()._close_all()


class NoticingApp(QuietlyClosedApp[ReturnType]):
    """An App that tells its screens when they need the container."""

    def _refresh_notifications(self) -> None:
        screen = self.screen_stack[-1] if self.screen_stack else None
        if self._notifications and isinstance(screen, NoticedScreen) and not self._disable_notifications:
            screen.make_room()
        super()._refresh_notifications()
