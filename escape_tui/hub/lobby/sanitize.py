"""Sanitizing: what strangers may put on each other's screens: names, chat and titles made harmless."""

import re
import unicodedata

from tile_art.letters import UNSAFE, cut

#: In cells of a terminal.
NAME_LENGTH = 16
TITLE_LENGTH = 32
CHAT_LENGTH = 160

NAMELESS = "Adventurer"

_ESCAPE_SEQUENCE = re.compile(
    "\x1b[\\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x9c|\x1b\\\\)?|(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b."
)
#: What looks like the mark by which names are told apart: nobody gives it to themselves.
_DOTS = re.compile("[·•∙⋅‧・･᛫ꞏ⸱·]")
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}


def clean(text: str, length: int) -> str:
    """*text* as one line of letters of any script in at most *length* cells; none steers a terminal."""
    # Characters beyond a generous multiple of the length could only cost time.
    visible = "".join(map(_visible, _ESCAPE_SEQUENCE.sub("", text[: length * 16])))
    composed = unicodedata.normalize("NFC", visible)
    return cut(" ".join(composed.split()), length).rstrip()


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


def _visible(character: str) -> str:
    if character.isspace() or character == "\u2800":
        return " "
    is_hidden = UNSAFE.match(character) or unicodedata.category(character) in _INVISIBLE
    return "" if is_hidden else character
