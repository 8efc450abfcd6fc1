"""A player's settings, and where they are kept."""

from enum import StrEnum
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.keys.keys import Keymap, loaded
from escape_tui.scene.terminal import Terminal
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Depth, Palette


class Motion(StrEnum):
    FULL = "full"
    REDUCED = "reduced"


class Verbosity(StrEnum):
    """How much the plain game tells without being asked."""

    QUIET = "quiet"
    NORMAL = "normal"
    FULL = "full"


class Typing(StrEnum):
    """Whether a key of the plain game acts at once, or words do after Enter."""

    KEYS = "keys"
    WORDS = "words"


class Settings(Struct, frozen=True):
    """What one player chose; `None` leaves it to what his terminal says."""

    language: str | None = None
    glyphs: str | None = None
    #: `none`, `16`, `256` or `truecolor`.
    colours: str | None = None
    palette: Palette | None = None
    bells: Bells = Bells.ALL
    motion: Motion = Motion.FULL
    keymap: str = "qwerty"
    changes: dict[str, tuple[str, ...]] = {}
    is_duo: bool = False
    #: What screens remember from one visit to the next, by their own names.
    remembered: dict[str, Any] = {}
    #: The people whose words are not shown.
    muted: tuple[str, ...] = ()
    #: Whether cheers of those who watch are shown.
    is_cheered: bool = True
    #: Whether the game is told in lines, without a picture, from the next visit on.
    is_plain: bool = False
    verbosity: Verbosity = Verbosity.NORMAL
    typing: Typing | None = None

    @property
    def keys(self) -> Keymap:
        return loaded({"keymap": self.keymap, "changes": self.changes})


class SettingsStorage(Protocol):
    """Where one player's settings are kept, as bytes that only this module understands."""

    def load(self) -> bytes:
        """What was saved last; nothing for a newcomer."""

    def save(self, settings: bytes) -> None: ...


class Forgetful:
    """Keeps settings for as long as it lives."""

    def __init__(self, settings: bytes = b"") -> None:
        self._settings = settings

    def load(self) -> bytes:
        return self._settings

    def save(self, settings: bytes) -> None:
        self._settings = settings


def decoded(kept: bytes) -> Settings:
    """The settings in *kept*; the usual ones where nothing can be understood."""
    try:
        return msgspec.json.decode(kept, type=Settings) if kept else Settings()
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return Settings()


def encoded(settings: Settings) -> bytes:
    return msgspec.json.encode(settings)


_DEPTHS = {
    "none": Depth.MONO,
    "16": Depth.COLOURS_16,
    "256": Depth.COLOURS_256,
    "truecolor": Depth.TRUECOLOR,
}


def depth_of(settings: Settings, terminal: Terminal) -> Depth:
    return _DEPTHS.get(settings.colours or terminal.colours, Depth.COLOURS_16)


def palette_of(settings: Settings, terminal: Terminal) -> Palette:
    usual = Palette.LIGHT if terminal.is_light else Palette.TEMPLE
    return settings.palette or usual


def glyphs_of(settings: Settings, terminal: Terminal) -> Glyphs:
    known = {glyphs.value: glyphs for glyphs in Glyphs}
    return known.get(settings.glyphs or "", terminal.glyphs)
