"""Initials: one small letter for each person at a table, so that capitals are left to the faces of dice."""

import unicodedata
from functools import lru_cache
from string import ascii_lowercase, digits


@lru_cache(maxsize=1_024)
def initials(names: tuple[str, ...]) -> tuple[str, ...]:
    """For each of *names* its first letter that nobody before has; any free letter where it has none left."""
    taken: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).casefold()
        letters = [letter for letter in plain if letter in ascii_lowercase]
        taken.append(next(each for each in (*letters, *ascii_lowercase, *digits) if each not in taken))
    return tuple(taken)
