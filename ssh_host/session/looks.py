"""What a visitor chose about their terminal, among their settings."""

import msgspec

from escape_tui.scene.terminal import Colours, Terminal
from tile_art.inks.glyphs import Glyphs


class Looks(msgspec.Struct, frozen=True):
    """What an identity chose about its terminal; whatever else its settings hold belongs to the App."""

    colours: Colours | None = None
    glyphs: Glyphs | None = None
    language: str | None = None
    is_plain: bool = False


def looks_in(settings: bytes) -> Looks:
    """What *settings* say about the terminal; nothing where they say nothing that can be understood."""
    try:
        return msgspec.json.decode(settings, type=Looks) if settings else Looks()
    except msgspec.MsgspecError:
        return Looks()


def dressed(terminal: Terminal, looks: Looks) -> Terminal:
    """*terminal* with what was chosen in *looks*."""
    return Terminal(
        kind=terminal.kind,
        size=terminal.size,
        colours=looks.colours or terminal.colours,
        glyphs=looks.glyphs or terminal.glyphs,
        language=looks.language or terminal.language,
    )
