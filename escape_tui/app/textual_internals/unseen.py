"""Screens that nobody sees, or not now: Textual would dress, arrange and draw them all the same."""

from textual.app import App, ReturnType
from textual.geometry import Size
from textual.screen import Screen, ScreenResultType
from textual.widget import Widget


class UnseenScreen(Screen[ScreenResultType]):
    """A screen that only lies below others: it has no widgets, no arrangement and no picture."""

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """Nobody is told anything here."""

    def update_node_styles(self, animate: bool = True) -> None:
        """There is nothing to dress."""

    def _refresh_layout(self, size: Size | None = None, scroll: bool = False) -> None:
        """There is nothing to arrange."""

    def _compositor_refresh(self) -> None:
        self._dirty_widgets.clear()


class StagedScreen(Screen[ScreenResultType]):
    """A screen of which Textual draws nothing while *is_staged*: somebody else has the terminal then. What it
    is told it says on its stage."""

    is_staged: bool = False

    def _extend_compose(self, widgets: list[Widget]) -> None:
        """Notices stand on the stage, or on the screen that lies over this one."""

    def _compositor_refresh(self) -> None:
        if self.is_staged:
            self._dirty_widgets.clear()
        else:
            super()._compositor_refresh()


class QuietlyClosedApp(App[ReturnType]):
    """An App that closes without telling anything that it has lost the focus: Textual would dress a whole
    screen anew for it that is gone in a moment."""

    async def _close_all(self) -> None:
        for stack in self._screen_stacks.values():
            for screen in stack:
                screen.set_reactive(Screen.focused, None)
        await super()._close_all()
