"""Confusable names: two names that a reader could mistake for one another share a likeness."""

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from tile_art.letters import cut

#: Stands between a name and the mark that distinguishes it; no chosen name can contain it.
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
#: Marks that many people leave out: the accents of European scripts, the points of Hebrew and Arabic.
_ACCENTS = re.compile(
    "[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670"
    "\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)
_TOGETHER = (("rn", "m"), ("vv", "w"), ("cl", "d"))


#: Unicode names of letters that look like capitals and have the height of small letters.
_SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


class _Twin(msgspec.Struct):
    """A letter that looks like another, in the data of confusable-homoglyphs."""

    c: str


@lru_cache(maxsize=4096)
def likenesses(name: str) -> frozenset[str]:
    """The readings of *name* at a glance: without case, marks and spaces, and with one letter for all that
    look alike.

    Letters of other scripts are read both as themselves and as the Latin letters they look like: a capital nu
    looks like an N, a small one like a v.
    """
    return frozenset({_folded(name), _folded(name.translate(_latin_twins()))})


def _folded(name: str) -> str:
    folded = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKS_LIKE)
    letters = "".join(filter(_counts, folded)).translate(_LOOKS_LIKE)
    for pair, letter in _TOGETHER:
        letters = letters.replace(pair, letter)
    return letters or name


@cache
def _latin_twins() -> dict[int, str]:
    """The Latin letter that each other letter looks like: from Unicode's table of confusables, plus small
    capitals, which it lacks."""
    table = files("confusable_homoglyphs").joinpath("confusables.json").read_bytes()
    confused = msgspec.json.decode(table, type=dict[str, list[_Twin]])
    small = (character for character in map(chr, range(0x250, 0x1E00)) if _is_small_capital(character))
    twins = {ord(character): unicodedata.name(character)[-1] for character in small}
    for character, looks_like in confused.items():
        for twin in looks_like:
            plain = _ACCENTS.sub("", unicodedata.normalize("NFD", twin.c))
            if len(character) == len(plain) == 1 and plain.isascii() and plain.isalnum():
                twins[ord(character)] = plain
    return twins


def _is_small_capital(character: str) -> bool:
    name = unicodedata.name(character, "")
    return name.startswith(_SMALL_CAPITAL) and len(name) == len(_SMALL_CAPITAL) + 1


def marked(name: str, mark: str, length: int) -> str:
    """*name* with a *mark*, in at most *length* cells."""
    return f"{cut(name, length - len(mark) - len(APART)).rstrip()}{APART}{mark}"


def _counts(character: str) -> bool:
    """Whether *character* is visible at a glance: letters, and the vowels of scripts that write them as
    marks."""
    if character.isalnum():
        return True
    return unicodedata.category(character) in ("Mn", "Mc") and not _ACCENTS.match(character)
