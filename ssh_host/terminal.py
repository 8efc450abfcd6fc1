"""What a visitor's terminal can show, as far as it says and as far as it is believed."""

import re
from collections.abc import Mapping
from enum import StrEnum

import msgspec

FEWEST_COLUMNS, FEWEST_ROWS = 20, 5


class Colours(StrEnum):
    """How many colours a terminal shows."""

    NONE = "none"
    STANDARD = "16"
    EIGHT_BIT = "256"
    TRUE = "truecolor"


class Glyphs(StrEnum):
    UNICODE = "unicode"
    ASCII = "ascii"


class Size(msgspec.Struct, frozen=True):
    columns: int
    rows: int


class Terminal(msgspec.Struct, frozen=True):
    """The facts about one visitor's terminal."""

    kind: str
    size: Size
    colours: Colours
    glyphs: Glyphs
    language: str


#: Terminal kinds by a part of their name, the first that fits counts.
_COLOURS_OF_KIND = (
    ("direct", Colours.TRUE),
    ("kitty", Colours.TRUE),
    ("alacritty", Colours.TRUE),
    ("ghostty", Colours.TRUE),
    ("foot", Colours.TRUE),
    ("wezterm", Colours.TRUE),
    ("iterm", Colours.TRUE),
    ("256color", Colours.EIGHT_BIT),
    ("mono", Colours.NONE),
    ("-m", Colours.NONE),
    ("vt1", Colours.NONE),
    ("vt2", Colours.NONE),
    ("dumb", Colours.NONE),
)
_LANGUAGE = re.compile(r"[a-z]{2}(?![a-z])")
_ASCII_KINDS = ("vt1", "vt2", "ansi", "dumb")


def terminal(kind: str, size: Size, environment: Mapping[str, str]) -> Terminal:
    """The terminal that calls itself *kind* and sent *environment*."""
    kind = kind.lower()[:64]
    locale = _locale(environment)
    return Terminal(
        kind=kind,
        size=size,
        colours=_colours(kind, environment),
        glyphs=_glyphs(kind, locale),
        language=locale[:2] if _LANGUAGE.match(locale) else "en",
    )


def clamp(columns: int, rows: int, most: Size) -> Size:
    """A window of *columns* × *rows* that can be drawn: 80×24 where nothing was said, never above *most*."""
    return Size(
        min(max(columns or 80, FEWEST_COLUMNS), most.columns),
        min(max(rows or 24, FEWEST_ROWS), most.rows),
    )


def _locale(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_CTYPE", "LANG"):
        if value := environment.get(name):
            return value.lower()
    return ""


def _colours(kind: str, environment: Mapping[str, str]) -> Colours:
    if environment.get("NO_COLOR"):
        return Colours.NONE
    if environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return Colours.TRUE
    if environment.get("LC_TERMINAL", "").lower().startswith("iterm"):
        return Colours.TRUE
    return next((colours for part, colours in _COLOURS_OF_KIND if part in kind), Colours.STANDARD)


def _glyphs(kind: str, locale: str) -> Glyphs:
    if locale:
        return Glyphs.UNICODE if "utf" in locale else Glyphs.ASCII
    return Glyphs.ASCII if kind.startswith(_ASCII_KINDS) else Glyphs.UNICODE
