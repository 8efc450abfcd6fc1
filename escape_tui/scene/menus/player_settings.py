"""A player's settings, and where they are stored."""

from enum import StrEnum
from typing import Any, Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.keys.keys import Keymap, loaded
from escape_tui.scene.terminal import Colours, Terminal
from escape_tui.scene.words.words import chosen_language
from tile_art.inks.glyphs import Glyphs
from tile_art.inks.palette import Depth, Palette


class Motion(StrEnum):
    FULL = "full"
    REDUCED = "reduced"


class Verbosity(StrEnum):
    """How much plain text tells without being asked."""

    QUIET = "quiet"
    NORMAL = "normal"
    FULL = "full"


class Typing(StrEnum):
    """Whether keys act at once in plain text, or words after Enter."""

    KEYS = "keys"
    WORDS = "words"


class Settings(Struct, frozen=True):
    """One player's choices; `None` leaves it to their terminal."""

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
    #: Whether clicks are reported; `None` leaves it to the place: they prevent selecting text.
    mouse: bool | None = None
    #: What screens remember between sessions, by their own keys.
    remembered: dict[str, Any] = {}
    #: Muted people.
    muted: tuple[str, ...] = ()
    #: Whether spectators' cheers are shown.
    is_cheered: bool = True
    #: Whether the next session uses plain text.
    is_plain: bool = False
    verbosity: Verbosity = Verbosity.NORMAL
    typing: Typing | None = None

    @property
    def keys(self) -> Keymap:
        return loaded({"keymap": self.keymap, "changes": self.changes})

    def was_told(self, id: str) -> bool:
        """Whether the player has seen the tip *id*."""
        return id in self.remembered.get(TOLD, [])


#: The settings remember under this key which tips were shown.
TOLD = "told"
#: The settings remember under this key which kinds of terminal showed true colour to this player.
_TRUE_COLOUR = "true colour"
#: The most that are remembered.
_MOST_KINDS = 8


def kinds_with_true_colour(remembered: dict[str, Any]) -> tuple[str, ...]:
    kinds = remembered.get(_TRUE_COLOUR)
    return tuple(str(kind) for kind in kinds) if isinstance(kinds, list) else ()


def with_true_colour(settings: Settings, kind: str, *, is_true: bool) -> Settings:
    """*settings* that remember whether terminals of *kind* show true colour."""
    others = [each for each in kinds_with_true_colour(settings.remembered) if each != kind]
    kinds = [kind, *others][:_MOST_KINDS] if is_true else others
    return replace(settings, remembered=settings.remembered | {_TRUE_COLOUR: kinds})


class SettingsStorage(Protocol):
    """The store for one player's settings, as bytes that only this module understands."""

    def load(self) -> bytes:
        """The last saved settings; empty for a new player."""

    def save(self, settings: bytes) -> None: ...


class Forgetful:
    """Keeps settings in memory only."""

    def __init__(self, settings: bytes = b"") -> None:
        self._settings = settings

    def load(self) -> bytes:
        return self._settings

    def save(self, settings: bytes) -> None:
        self._settings = settings


def decoded(kept: bytes) -> Settings:
    """The settings in *kept*; the defaults if it can't be read."""
    try:
        return msgspec.json.decode(kept, type=Settings) if kept else Settings()
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return Settings()


def encoded(settings: Settings) -> bytes:
    return msgspec.json.encode(settings)


DEPTHS = {
    Colours.NONE: Depth.MONO,
    Colours.STANDARD: Depth.COLOURS_16,
    Colours.EIGHT_BIT: Depth.COLOURS_256,
    Colours.TRUE: Depth.TRUECOLOR,
}
_COLOURS = {colours.value: colours for colours in Colours}
_GLYPHS = {glyphs.value: glyphs for glyphs in Glyphs}


def dressed(terminal: Terminal, settings: Settings) -> Terminal:
    """*terminal* with the colours, glyphs and language that the player chose."""
    return replace(
        terminal,
        colours=_COLOURS.get(settings.colours or "", terminal.colours),
        glyphs=_GLYPHS.get(settings.glyphs or "", terminal.glyphs),
        language=chosen_language(settings.language or "", terminal.language),
    )


def palette_of(settings: Settings, terminal: Terminal) -> Palette:
    usual = Palette.LIGHT if terminal.is_light else Palette.TEMPLE
    return settings.palette or usual
