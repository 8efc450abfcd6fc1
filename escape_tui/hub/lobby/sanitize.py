"""Sanitizing: names, chat and titles that people put on each other's screens are made harmless."""

import re
import unicodedata

from tile_art.letters import UNSAFE, cut

#: Largest widths, in terminal cells.
NAME_LENGTH = 16
TITLE_LENGTH = 32
CHAT_LENGTH = 160

NAMELESS = "Adventurer"

_ESCAPE_SEQUENCE = re.compile(
    "\x1b[\\]PX^_][^\x07\x1b\x9c]*(?:\x07|\x9c|\x1b\\\\)?|(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b."
)
#: Characters that look like the mark that distinguishes names: nobody may choose them.
_DOTS = re.compile("[·•∙⋅‧・･᛫ꞏ⸱·]")
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}


def clean(text: str, length: int) -> str:
    """*text* as one line in at most *length* cells, without control characters."""
    # More characters than a generous multiple of the length would only cost time.
    visible = "".join(map(_visible, _ESCAPE_SEQUENCE.sub("", text[: length * 16])))
    composed = unicodedata.normalize("NFC", visible)
    return cut(" ".join(composed.split()), length).rstrip()


def clean_name(text: str) -> str:
    """*text* as a player's name; `NAMELESS` if nothing is left of it."""
    return clean(_DOTS.sub(" ", text[: NAME_LENGTH * 16]), NAME_LENGTH) or NAMELESS


def clean_title(text: str) -> str:
    return clean(text, TITLE_LENGTH)


def clean_chat(text: str) -> str:
    return clean(text, CHAT_LENGTH)


def harmless(text: str) -> str:
    """*text* without characters that must never reach a terminal; for use when drawing."""
    return UNSAFE.sub("", text)


def _visible(character: str) -> str:
    if character.isspace() or character == "\u2800":
        return " "
    is_hidden = UNSAFE.match(character) or unicodedata.category(character) in _INVISIBLE
    return "" if is_hidden else character
