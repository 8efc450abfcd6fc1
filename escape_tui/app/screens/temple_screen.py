"""What every screen shares: keys that were pressed before it was gone do nothing more to it."""

from textual.await_complete import AwaitComplete
from textual.screen import ScreenResultType

from escape_tui.app.textual_internals.drawing_once import DrawnOnceScreen
from escape_tui.app.textual_internals.toast_rack import NoticedScreen


class TempleScreen(NoticedScreen[ScreenResultType], DrawnOnceScreen[ScreenResultType]):
    """A screen that can be dismissed again and again, of which only the first time counts."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        # Textual also calls a screen current that lies below another, and would close that one.
        stack = self.app.screen_stack
        return super().dismiss(result) if stack and stack[-1] is self else AwaitComplete()
