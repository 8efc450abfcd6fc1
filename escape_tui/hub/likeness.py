"""Likeness: names that a reader takes for one another have the same one."""

import unicodedata
from functools import lru_cache

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
_TOGETHER = (("rn", "m"), ("vv", "w"), ("cl", "d"))


@lru_cache(maxsize=4096)
def likeness(name: str) -> str:
    """What a quick eye sees of *name*: no case, no marks, no blanks, one letter for all alike."""
    folded = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKS_LIKE)
    letters = "".join(letter for letter in folded if letter.isalnum()).translate(_LOOKS_LIKE)
    for pair, letter in _TOGETHER:
        letters = letters.replace(pair, letter)
    return letters or name


def marked(name: str, mark: str, length: int) -> str:
    """*name* with a *mark*, in at most *length* letters."""
    return f"{name[: length - len(mark) - len(APART)].rstrip()}{APART}{mark}"
