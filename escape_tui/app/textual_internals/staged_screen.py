"""A screen that Textual doesn't draw while a stage does."""

from textual.screen import Screen, ScreenResultType


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
