"""A house to visit: the App with its menus, what it was asked to begin, and what its screen shows."""

from typing import Any

from textual.screen import Screen

from escape_tui.app.screens.menus.title_screen import TitleScreen
from escape_tui.app.temple_app import TempleApp
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.scene.menus.player_settings import Forgetful
from escape_tui.scene.replay.recordings import Recordings
from escape_tui.scene.table.setup_form import SetupForm
from escape_tui.scene.terminal import Terminal
from tests.scene.live_table import Line


class HouseApp(TempleApp):
    """Opens with the title, or with *first*; remembers which games it was asked to begin."""

    def __init__(
        self,
        first: Screen[Any] | None = None,
        *,
        terminal: Terminal | None = None,
        storage: Forgetful | None = None,
        recordings: Recordings | None = None,
        book: ChallengeBook | None = None,
    ) -> None:
        self.begun: list[SetupForm] = []
        self.line = Line()
        super().__init__(
            terminal,
            storage=storage,
            outlet=self.line,
            recordings=recordings,
            book=book,
            player_name="Ann",
            first_screen=lambda app: first or TitleScreen(),
        )

    def begin(self, form: SetupForm) -> None:
        self.begun.append(form)


def seen(app: TempleApp) -> str:
    """What Textual draws, as text."""
    width, height = app.size
    lines = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in line)[:width] for line in lines[:height])
