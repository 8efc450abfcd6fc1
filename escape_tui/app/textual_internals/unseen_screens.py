"""Screens that nobody sees: Textual would lay them out and draw them all the same."""

from textual.app import App, ReturnType
from textual.geometry import Size
from textual.screen import Screen, ScreenResultType
from textual.widget import Widget


class UnseenScreen(Screen[ScreenResultType]):
    """A screen that is always below another: it has no widgets, no layout and no output."""

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """There are no notices here."""

    def update_node_styles(self, animate: bool = True) -> None:
        """There are no styles to apply."""

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
