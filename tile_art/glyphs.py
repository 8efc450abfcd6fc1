"""Glyph sets: pictures are drawn in Unicode, and each glyph has a stand-in in ASCII."""

from enum import Enum

from tile_art.canvas import Picture, Row


class Glyphs(Enum):
    UNICODE = "unicode"
    ASCII = "ascii"


_STAND_INS = (
    ("━═─┅╌┃║│┇╎", "-=--.|#||:"),
    ("┏┓┗┛┣┫┳┻╋╸╹╺╻", "+++++++++-|-|"),
    ("╔╗╚╝┌┐└┘┬┴╭╮╰╯", "####..''||..''"),
    ("╱╲╳╥╨╫", "/\\XTTH"),
    ("█▓▒░▀▄▌▐▔▁▏▕", '##%:"_][-_[]'),
    ("▖▗▘▝▙▛▜▟▚▞", "..''\\/\\/\\/"),
    ("▂▃▅▆▇▬", "__++#="),
    ("●○◎◉◍◦∙◷", "#o0OMo.t"),
    ("◆◇◈◊■□▣▤▥▦▧◫", "*oxQ#_$=HD?I"),
    ("▲▼▽◄►▾", "^vv<>v"),
    ("→⇄⊔⊓⊏⊐", ">-UnCD"),
    ("☻☥♆⌂☼☾⊛ʃ⍝≣", "@%iS+(&sn="),
)

_TO_ASCII = str.maketrans(
    {glyph: plain for glyphs, stands in _STAND_INS for glyph, plain in zip(glyphs, stands, strict=True)}
)


def in_glyphs(picture: Picture, glyphs: Glyphs) -> Picture:
    """*picture*, drawn in Unicode, in another glyph set; glyph for glyph, so that its shape stays."""
    if glyphs is Glyphs.UNICODE:
        return picture
    return tuple(Row(line.text.translate(_TO_ASCII), line.inks) for line in picture)


def in_ascii(text: str) -> str:
    return text.translate(_TO_ASCII)
