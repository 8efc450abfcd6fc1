"""Likeness: names that a reader takes for one another have the same one."""

import re
import unicodedata
from functools import lru_cache

from tile_art.letters import cut

#: Between a name and what tells it apart; no name that somebody chooses has it.
APART = "·"

#: Letters of other scripts, and digits, that look like a Latin letter.
_LOOKS_LIKE = str.maketrans(
    {
        **dict(zip("абвгеёзікмнорстухѕјԁԛԝһӏ", "a6bree3ikmhopctyxsjdqwhl", strict=True)),
        **dict(zip("αβγεηικμνορτυχω", "abyenikmvoptuxw", strict=True)),
        **dict(zip("013458|!", "oleasbll", strict=True)),
        "i": "l",
        "j": "l",
        "ı": "l",
    }
)
#: Marks that many leave out: the accents of European scripts, the points of Hebrew and Arabic.
_ACCENTS = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670"
    "\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)
_TOGETHER = (("rn", "m"), ("vv", "w"), ("cl", "d"))


@lru_cache(maxsize=4096)
def likeness(name: str) -> str:
    """What a quick eye sees of *name*: no case, no marks, no blanks, one letter for all alike."""
    folded = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKS_LIKE)
    letters = "".join(filter(_counts, folded)).translate(_LOOKS_LIKE)
    for pair, letter in _TOGETHER:
        letters = letters.replace(pair, letter)
    return letters or name


def marked(name: str, mark: str, length: int) -> str:
    """*name* with a *mark*, in at most *length* cells."""
    return f"{cut(name, length - len(mark) - len(APART)).rstrip()}{APART}{mark}"


def _counts(character: str) -> bool:
    """Whether a quick eye sees *character*: letters, and the vowels of scripts that write them as marks."""
    if character.isalnum():
        return True
    return unicodedata.category(character) in ("Mn", "Mc") and not _ACCENTS.match(character)
