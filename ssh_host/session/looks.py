"""A visitor's terminal settings."""

from typing import Any

import msgspec
from msgspec.structs import replace

from escape_tui.scene.menus.player_settings import kinds_with_true_colour
from escape_tui.scene.terminal import Colours, Terminal
from tile_art.inks.glyphs import Glyphs


class Looks(msgspec.Struct, frozen=True):
    """The terminal settings of an identity; its other settings belong to the App."""

    colours: Colours | None = None
    glyphs: Glyphs | None = None
    language: str | None = None
    is_plain: bool = False
    remembered: dict[str, Any] = {}


def looks_in(settings: bytes) -> Looks:
    """The terminal settings in *settings*; the defaults if they cannot be decoded."""
    try:
        return msgspec.json.decode(settings, type=Looks) if settings else Looks()
    except msgspec.MsgspecError:
        return Looks()


def recalled(terminal: Terminal, looks: Looks) -> Terminal:
    """*terminal* with true colour if this kind of terminal reported it in an earlier session."""
    is_known = terminal.kind in kinds_with_true_colour(looks.remembered)
    return replace(terminal, colours=Colours.TRUE) if is_known else terminal


def dressed(terminal: Terminal, looks: Looks) -> Terminal:
    """*terminal* with the settings in *looks*, and what it reported in an earlier session."""
    terminal = recalled(terminal, looks)
    return Terminal(
        kind=terminal.kind,
        size=terminal.size,
        colours=looks.colours or terminal.colours,
        glyphs=looks.glyphs or terminal.glyphs,
        language=looks.language or terminal.language,
    )
