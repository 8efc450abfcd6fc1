"""The screen below a game that a visitor returns to: empty, and replaced by the lobby when they leave."""

from typing import TYPE_CHECKING

from escape_tui.app.textual_internals.savings.unseen import UnseenScreen

if TYPE_CHECKING:
    from escape_tui.app.lobby_app import LobbyApp


class ReturningScreen(UnseenScreen[None]):
    """Opens the lobby when the game above it closes: a hidden lobby costs as much to build as the game, and
    many visitors return at once when another worker takes over their tables."""

    app: "LobbyApp"

    def __init__(self) -> None:
        super().__init__()
        self._was_covered = False

    def on_screen_suspend(self) -> None:
        self._was_covered = True

    def on_screen_resume(self) -> None:
        if self._was_covered:
            self.app.call_next(self.app.open_lobby)
