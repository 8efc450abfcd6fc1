"""Initials: a distinct lower-case letter for each person at a table; capitals are left to the dice."""

import unicodedata
from functools import lru_cache
from string import ascii_lowercase, digits


@lru_cache(maxsize=1_024)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """The first letter of each of *names* that no earlier name has taken; any free letter if all of its
    own are."""
    taken: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).casefold()
        letters = [letter for letter in plain if letter in ascii_lowercase]
        taken.append(next(each for each in (*letters, *ascii_lowercase, *digits) if each not in taken))
    return tuple(taken)
