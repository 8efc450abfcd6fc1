"""What a visitor chose about their terminal, among their settings."""

from typing import Any

import msgspec
from msgspec.structs import replace

from escape_tui.scene.menus.player_settings import kinds_with_true_colour
from escape_tui.scene.terminal import Colours, Terminal
from tile_art.inks.glyphs import Glyphs


class Looks(msgspec.Struct, frozen=True):
    """What an identity chose about its terminal; whatever else its settings hold belongs to the App."""

    colours: Colours | None = None
    glyphs: Glyphs | None = None
    language: str | None = None
    is_plain: bool = False
    remembered: dict[str, Any] = {}


def looks_in(settings: bytes) -> Looks:
    """What *settings* say about the terminal; nothing where they say nothing that can be understood."""
    try:
        return msgspec.json.decode(settings, type=Looks) if settings else Looks()
    except msgspec.MsgspecError:
        return Looks()


def recalled(terminal: Terminal, looks: Looks) -> Terminal:
    """*terminal* with the colours it said it has at an earlier visit."""
    is_known = terminal.kind in kinds_with_true_colour(looks.remembered)
    return replace(terminal, colours=Colours.TRUE) if is_known else terminal


def dressed(terminal: Terminal, looks: Looks) -> Terminal:
    """*terminal* with what was chosen in *looks*, and what it answered at an earlier visit."""
    terminal = recalled(terminal, looks)
    return Terminal(
        kind=terminal.kind,
        size=terminal.size,
        colours=looks.colours or terminal.colours,
        glyphs=looks.glyphs or terminal.glyphs,
        language=looks.language or terminal.language,
    )
