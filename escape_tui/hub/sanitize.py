"""Sanitizing: what strangers may put on each other's screens: names, chat and titles made harmless."""

import re
import unicodedata

NAME_LENGTH = 16
TITLE_LENGTH = 32
CHAT_LENGTH = 160

NAMELESS = "Adventurer"

#: Whatever steers a terminal, turns the direction of writing or takes no cell: never drawn, whoever wrote it.
UNSAFE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff"
    "\ud800-\udfff\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)

_ESCAPE_SEQUENCE = re.compile(
    "\x1b[\\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x9c|\x1b\\\\)?|(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b."
)
#: What looks like the mark by which names are told apart: nobody gives it to themselves.
_DOTS = re.compile("[·•∙⋅‧・･᛫ꞏ⸱·]")
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Mn", "Me", "Mc"}


def clean(text: str, length: int) -> str:
    """*text* as one line of at most *length* glyphs, each one cell wide and none able to steer a terminal."""
    # Characters beyond a generous multiple of the length could only cost time.
    visible = _ESCAPE_SEQUENCE.sub("", text[: length * 16])
    composed = unicodedata.normalize("NFC", visible)
    glyphs = "".join(_glyph(letter) for letter in composed)
    return " ".join(glyphs.split())[:length].rstrip()


def clean_name(text: str) -> str:
    """*text* as the name that a player wants; a name of which nothing is left becomes `NAMELESS`."""
    return clean(_DOTS.sub(" ", text[: NAME_LENGTH * 16]), NAME_LENGTH) or NAMELESS


def clean_title(text: str) -> str:
    return clean(text, TITLE_LENGTH)


def clean_chat(text: str) -> str:
    return clean(text, CHAT_LENGTH)


def harmless(text: str) -> str:
    """*text* without the characters that must never reach a terminal; for use where text is drawn."""
    return UNSAFE.sub("", text)


def _glyph(letter: str) -> str:
    if letter.isspace() or letter == "\u2800":
        return " "
    if UNSAFE.match(letter) or unicodedata.category(letter) in _INVISIBLE:
        return ""
    # A picture has one character a cell; what takes two would push its neighbours aside.
    return "?" if unicodedata.east_asian_width(letter) in "WF" else letter
