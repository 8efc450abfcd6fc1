"""The services of the App for its screens, in local play or over SSH."""

from typing import Any, Protocol, cast

from textual.app import App

from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.hub.record.record import Recording
from escape_tui.scene.game.viewpoint import Appearance
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.menus.player_settings import Settings
from escape_tui.scene.replay.recordings import Recordings
from escape_tui.scene.stage.outlet import Outlet
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.table.setup_form import SetupForm
from escape_tui.scene.words.words import Words
from tile_art.inks.glyphs import Glyphs


class AppServices(Protocol):
    """One player's App: their language, appearance and recordings, and the way into a game."""

    @property
    def words(self) -> Words: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def glyphs(self) -> Glyphs: ...

    @property
    def look(self) -> Appearance:
        """How the player wants to see a game."""

    @property
    def pens(self) -> Pens: ...

    @property
    def outlet(self) -> Outlet:
        """The connection to the player's terminal."""

    @property
    def catalogue(self) -> Catalogue: ...

    @property
    def recordings(self) -> Recordings:
        """The finished games that the player may replay."""

    @property
    def book(self) -> ChallengeBook:
        """The challenges that the player has won."""

    @property
    def player_name(self) -> str:
        """The player's name, if known."""

    def adopt(self, settings: Settings) -> None:
        """Apply *settings* and save them."""

    def begin(self, form: SetupForm) -> None:
        """Start the game that *form* describes and show it."""

    def show_replay(self, recording: Recording, name: str) -> None:
        """Replay the *recording* called *name*."""

    def show_help(self, where: Where, topic: str = "") -> None:
        """Show what the keys do in this place, and the page on *topic*."""


def house_of(app: App[Any]) -> AppServices:
    return cast(AppServices, app)
