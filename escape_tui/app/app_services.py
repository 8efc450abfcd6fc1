"""What a screen may ask of the App that shows it, at home or over SSH."""

from typing import Any, Protocol, cast

from textual.app import App

from escape_tui.content.catalogue import Catalogue
from escape_tui.hub.lobby.challenge_book import ChallengeBook
from escape_tui.hub.record.record import Recording
from escape_tui.scene.keys.keys import Where
from escape_tui.scene.menus.player_settings import Settings
from escape_tui.scene.replay.recordings import Recordings
from escape_tui.scene.stage.pens import Pens
from escape_tui.scene.table.setup_form import SetupForm
from escape_tui.scene.words.words import Words
from tile_art.inks.glyphs import Glyphs


class House(Protocol):
    """One player's App: his words, his looks, his recordings, and the way into a game."""

    @property
    def words(self) -> Words: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def glyphs(self) -> Glyphs: ...

    @property
    def pens(self) -> Pens: ...

    @property
    def catalogue(self) -> Catalogue: ...

    @property
    def recordings(self) -> Recordings:
        """The finished games that the player may see again."""

    @property
    def book(self) -> ChallengeBook:
        """What the player has won."""

    @property
    def player_name(self) -> str:
        """What the player is called, as far as anybody knows."""

    def adopt(self, settings: Settings) -> None:
        """Live by *settings* from now on, and keep them."""

    def begin(self, form: SetupForm) -> None:
        """Lay out the game that was agreed on in *form* and show it."""

    def show_replay(self, recording: Recording, name: str) -> None:
        """See the *recording* called *name*."""

    def show_help(self, where: Where, topic: str = "") -> None:
        """What the keys do *where* one is, and the page on *topic*."""


def house_of(app: App[Any]) -> House:
    return cast(House, app)
