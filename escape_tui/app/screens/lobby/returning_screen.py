"""The screen below a game that a visitor returns to: empty, and replaced by the lobby when they leave."""

from collections.abc import Awaitable, Callable

from escape_tui.app.textual_internals.unseen_screens import UnseenScreen


class ReturningScreen(UnseenScreen[None]):
    """Calls *open_lobby* when the game above it closes: a hidden lobby costs as much to build as the game,
    and many visitors return at once when another worker takes over their tables."""

    def __init__(self, open_lobby: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._open_lobby = open_lobby
        self._was_covered = False

    def on_screen_suspend(self) -> None:
        self._was_covered = True

    def on_screen_resume(self) -> None:
        if self._was_covered:
            self.app.call_next(self._open_lobby)
