"""What a terminal can show, as far as it tells and can be trusted."""

import re
from collections.abc import Mapping
from enum import StrEnum

import msgspec

from tile_art.inks.glyphs import Glyphs

FEWEST_COLUMNS, FEWEST_ROWS = 20, 5

#: The kind of terminal that the web page reports.
PAGE_KIND = "xterm-page"


class Colours(StrEnum):
    """How many colours a terminal shows."""

    NONE = "none"
    STANDARD = "16"
    EIGHT_BIT = "256"
    TRUE = "truecolor"


class TerminalSize(msgspec.Struct, frozen=True):
    columns: int
    rows: int


class Terminal(msgspec.Struct, frozen=True):
    """The facts about one terminal, as one value that can be sent to another process. An empty *kind* means
    no terminal: a pipe, or a client that asked for none."""

    kind: str = "xterm-256color"
    size: TerminalSize = TerminalSize(80, 24)
    colours: Colours = Colours.TRUE
    glyphs: Glyphs = Glyphs.UNICODE
    language: str = "en"
    #: Whether it reported a light background.
    is_light: bool = False
    #: The program whose window it runs in, even through tmux, if that sets LC_TERMINAL.
    around: str = ""

    @property
    def is_dumb(self) -> bool:
        """Whether it claims to show nothing but lines."""
        return self.kind == "dumb"

    @property
    def can_draw(self) -> bool:
        """Whether pictures can be drawn on it."""
        return self.kind != "" and not self.is_dumb

    @property
    def plays_cues(self) -> bool:
        """Whether it plays a sound of its own for each cue and needs no bells."""
        return self.kind == PAGE_KIND

    @property
    def tells_background(self) -> bool:
        """Whether it can be asked for its background colour: old ones would print the query."""
        is_old = self.kind.startswith((*_ASCII_KINDS, _CONSOLE_KIND))
        return self.colours is not Colours.NONE and not is_old

    @property
    def tells_colours(self) -> bool:
        """Whether it can be asked how many colours it shows: some print the query, and tmux answers for
        itself, not for the terminal around it."""
        return self.tells_background and not self.kind.startswith(("vt", "screen", "tmux", "nsterm"))

    @property
    def erases_in_colour(self) -> bool:
        """Whether erasing uses the current background, as in most terminals."""
        return not self.kind.startswith("screen")


#: Parts of the names of kinds that show all colours, and of those that show none; the first match counts.
_OF_ALL_COLOURS = ("direct", "kitty", "alacritty", "ghostty", "foot", "wezterm", "iterm")
_OF_NO_COLOURS = ("mono", "-m", "vt1", "vt2", "dumb")
_LANGUAGE = re.compile(r"[a-z]{2}(?![a-z])")
#: Their fonts have little more than ASCII.
_ASCII_KINDS = ("vt1", "vt2", "ansi", "dumb")
#: A machine's own console, with a font of 256 or 512 glyphs.
_CONSOLE_KIND = "linux"


def terminal(kind: str, size: TerminalSize, environment: Mapping[str, str]) -> Terminal:
    """The terminal that calls itself *kind*, with a window of *size* and this *environment*."""
    kind = kind.lower()[:64]
    locale = _first_of(environment, "LC_ALL", "LC_MESSAGES", "LANG", "LC_CTYPE")
    return Terminal(
        kind=kind,
        size=size,
        colours=_colours(kind, environment),
        glyphs=_glyphs(kind, environment),
        language=locale[:2] if _LANGUAGE.match(locale) else "en",
        around=environment.get("LC_TERMINAL", "").lower()[:32],
    )


def clamp(columns: int, rows: int, most: TerminalSize) -> TerminalSize:
    """*columns* × *rows* as a size that can be drawn: 80×24 if unknown, never above *most*."""
    return TerminalSize(
        min(max(columns or 80, FEWEST_COLUMNS), most.columns),
        min(max(rows or 24, FEWEST_ROWS), most.rows),
    )


def _first_of(environment: Mapping[str, str], *names: str) -> str:
    return next((value.lower() for name in names if (value := environment.get(name))), "")


def _colours(kind: str, environment: Mapping[str, str]) -> Colours:
    if environment.get("NO_COLOR"):
        return Colours.NONE
    if environment.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return Colours.TRUE
    if environment.get("LC_TERMINAL", "").lower().startswith("iterm"):
        return Colours.TRUE
    if any(part in kind for part in _OF_ALL_COLOURS):
        return Colours.TRUE
    if "256color" in kind:
        return Colours.EIGHT_BIT
    return Colours.NONE if any(part in kind for part in _OF_NO_COLOURS) else Colours.STANDARD


def _glyphs(kind: str, environment: Mapping[str, str]) -> Glyphs:
    # Python itself sets this LC_CTYPE if the locale is C or not installed, so prefer LANG.
    is_coerced = environment.get("LC_CTYPE") == "C.UTF-8" and bool(environment.get("LANG"))
    locale = _first_of(environment, "LC_ALL", *(() if is_coerced else ("LC_CTYPE",)), "LANG")
    if kind.startswith(_ASCII_KINDS) or (locale != "" and "utf" not in locale):
        return Glyphs.ASCII
    return Glyphs.CONSOLE if kind.startswith(_CONSOLE_KIND) else Glyphs.UNICODE
