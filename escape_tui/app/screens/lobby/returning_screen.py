"""What lies below a game to which somebody returns: nothing yet, and the lobby as soon as they leave it."""

from typing import TYPE_CHECKING

from escape_tui.app.textual_internals.unseen import UnseenScreen

if TYPE_CHECKING:
    from escape_tui.app.lobby_app import LobbyApp


class ReturningScreen(UnseenScreen[None]):
    """Makes way for the lobby when nothing lies over it any more: a lobby that nobody sees costs as much to
    make as the game, and many return at once when another worker takes their tables over."""

    app: "LobbyApp"

    def __init__(self) -> None:
        super().__init__()
        self._was_covered = False

    def on_screen_suspend(self) -> None:
        self._was_covered = True

    def on_screen_resume(self) -> None:
        if self._was_covered:
            self.app.call_next(self.app.open_lobby)
