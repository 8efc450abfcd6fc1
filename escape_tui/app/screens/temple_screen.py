"""The base of every screen: keys pressed before it closed have no effect on what comes after."""

from textual.await_complete import AwaitComplete
from textual.screen import ScreenResultType

from escape_tui.app.textual_internals.drawing_once import DrawnOnceScreen
from escape_tui.app.textual_internals.unseen_screens import NoticedScreen


class TempleScreen(NoticedScreen[ScreenResultType], DrawnOnceScreen[ScreenResultType]):
    """A screen on which only the first call of `dismiss` has an effect."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        # Textual also calls the screen below the top one current, and would close the top one.
        stack = self.app.screen_stack
        return super().dismiss(result) if stack and stack[-1] is self else AwaitComplete()
