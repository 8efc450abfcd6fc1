"""Glyph sets: pictures are drawn in Unicode, and each glyph has a replacement in the smaller sets."""

from collections.abc import Mapping
from enum import Enum

from tile_art.inks.canvas import Picture, Row


class Glyphs(Enum):
    UNICODE = "unicode"
    #: The glyphs of a Linux console's fonts: code page 437.
    CONSOLE = "console"
    ASCII = "ascii"

    # Part of most cache keys: Enum's own hash is Python code.
    __hash__ = object.__hash__


#: Code page 437 as text, with the pictures at its control characters.
CONSOLE_FONT = frozenset(
    bytes((*range(32, 127), *range(128, 256))).decode("cp437") + "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂"
)

#: Unicode glyphs, their replacements in a console's font, and in ASCII.
_STAND_INS = (
    ("━═─┅╌┃║│┇╎", "══──·║║│││", "-=--.|#||:"),
    ("┏┓┗┛┣┫┳┻╋╸╹╺╻", "╔╗╚╝╠╣╦╩╬═║═║", "+++++++++-|-|"),
    ("╔╗╚╝┌┐└┘┬┴╭╮╰╯", "╔╗╚╝┌┐└┘┬┴┌┐└┘", "####..''||..''"),
    ("╱╲╳╥╨╫", "/\\X╥╨╫", "/\\XTTH"),
    ("█▓▒░▀▄▌▐▔▁▏▕", "█▓▒░▀▄▌▐─_││", '##: "_][-_[]'),
    ("▖▗▘▝▙▛▜▟▚▞", "▄▄▀▀████\\/", "..''\\/\\/\\/"),
    ("▂▃▅▆▇▬", "_▄▄██▬", "__++#="),
    ("●○◎◉◍◦∙◷", "•○◙☺Θ°∙φ", "0o0OMo.t"),
    ("◆◇◈◊■▤▥▦▧◫◘", "♦○♣♠■╫╫▓¿╬◘", "*osQ#HHD?Iq"),
    ("▲▼◄►▾", "▲▼◄►¡", '^v<>"'),
    ("→⇄⊔⊓⊏⊐†", "→↔╨∩[]‼", ">-UnCDx"),
    ("☻♆⌂☼✹☾⊛ʃ⍝≣", "☻⌠⌂☼¥(*⌡Ω≡", "@iSEY(&fN="),
)


def _table(column: int) -> Mapping[int, str]:
    pairs = (pair for stand_ins in _STAND_INS for pair in zip(stand_ins[0], stand_ins[column], strict=True))
    return str.maketrans(dict(pairs))


_TO = {Glyphs.CONSOLE: _table(1), Glyphs.ASCII: _table(2)}


def in_glyphs(picture: Picture, glyphs: Glyphs) -> Picture:
    """*picture*, drawn in Unicode, in another glyph set; glyph by glyph, so that its shape stays."""
    if glyphs is Glyphs.UNICODE:
        return picture
    table = _TO[glyphs]
    return tuple(Row(line.text.translate(table), line.inks) for line in picture)


def stand_in(text: str, glyphs: Glyphs) -> str:
    """*text* in one of the smaller glyph sets."""
    return text.translate(_TO[glyphs])
