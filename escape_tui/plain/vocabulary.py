"""Vocabulary: the meaning of words and keys, in the visitor's language and in English."""

import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from escape_tui.scene.words.words import LANGUAGES, Words

_AROUND = re.compile(r"^[\s.,;:!]+|[\s.,;!]+$")


class Verb(NamedTuple):
    """A command of a place: its words are `plain-word-ID`, the first one the usual; *keys* do the same at
    once."""

    id: str
    keys: tuple[str, ...] = ()


class Understood(NamedTuple):
    """What was understood: the *verb*, and the words after it."""

    verb: str
    rest: str = ""


def folded(text: str) -> str:
    """*text* normalized for comparison: without accents, capitals and stray signs."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return " ".join(_AROUND.sub("", plain.replace("’", "'")).split())


@lru_cache(maxsize=64)
def vocabulary(verbs: tuple[Verb, ...], language: str) -> "Vocabulary":
    """The vocabulary of *verbs* in *language*, cached for all visitors who speak it."""
    return Vocabulary(verbs, Words(language))


class Vocabulary:
    """The *verbs* of one place in one language; English is understood everywhere."""

    def __init__(self, verbs: tuple[Verb, ...], words: Words) -> None:
        self._verbs = verbs
        self._words = words
        self._of_key = {key: verb.id for verb in self._verbs for key in verb.keys}
        self._of_phrase: dict[str, str] = {}
        for verb in self._verbs:
            for phrase in _phrases(verb.id, words.language):
                self._of_phrase.setdefault(phrase, verb.id)

    def of_key(self, key: str) -> str | None:
        return self._of_key.get(key)

    def understood(self, line: str) -> Understood | None:
        """The meaning of *line*: its longest known beginning. A key may be typed as a word, too."""
        if (verb := self._of_key.get(line.strip())) is not None:
            return Understood(verb)
        parts = line.split()
        for count in range(len(parts), 0, -1):
            verb = self._of_phrase.get(folded(" ".join(parts[:count])))
            if verb is not None:
                return Understood(verb, " ".join(parts[count:]))
        return None

    def usual(self, verb: str) -> str:
        """The word that is taught for *verb*."""
        return self._words.say(f"plain-word-{verb}").partition(",")[0].strip()

    def key(self, verb: str) -> str:
        """The first key of *verb*; empty if it has none."""
        return next((keys[0] for id, keys in self._verbs if id == verb and keys), "")

    def __iter__(self) -> Iterator[Verb]:
        return iter(self._verbs)


def _phrases(verb: str, language: str) -> Iterator[str]:
    for each in dict.fromkeys((language, LANGUAGES[0])):
        for phrase in Words(each).say(f"plain-word-{verb}").split(","):
            yield folded(phrase)
