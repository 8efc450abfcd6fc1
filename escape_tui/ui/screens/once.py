"""Closing once: keys that were pressed before a screen was gone do nothing more to it."""

from textual.await_complete import AwaitComplete
from textual.screen import Screen, ScreenResultType


class OnceScreen(Screen[ScreenResultType]):
    """A screen that can be dismissed again and again, of which only the first time counts."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_current else AwaitComplete()
