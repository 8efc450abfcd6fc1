"""All texts for players, in their language."""

import re
from functools import cache, cached_property, lru_cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

#: The languages with texts; the first one is complete by definition.
LANGUAGES = ("en", "fr", "de", "es")

#: The facts in a sentence: a name, a count.
Fact = str | int | float

#: The messages of a text file: each starts a line.
_NAMES = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)

#: Spaces on whose width terminals disagree.
_PLAIN_SPACES = str.maketrans({"\N{NO-BREAK SPACE}": " ", "\N{NARROW NO-BREAK SPACE}": " "})


class Words(Struct, frozen=True, dict=True):
    """The messages in *language*, with facts filled in."""

    language: str = LANGUAGES[0]

    def say(self, message_id: str, **facts: Fact) -> str:
        """The message (or `message.attribute`) with *facts*, else in English, else its id."""
        return _said(self.language, message_id, tuple(facts.items()))

    @cached_property
    def letters(self) -> str:
        """The letters of the icons, in the order of `tile_art.icons.ICONS`."""
        return self.say("icon-letters")

    def knows(self, message_id: str) -> bool:
        """Whether the message (or `message.attribute`) exists."""
        return bool(_wordings(self.language, message_id))

    def ids(self, beginning: str) -> list[str]:
        """The ids of all messages with this *beginning*."""
        return sorted(name for name in _stems(LANGUAGES[0]) if name.startswith(beginning))


def chosen_language(setting: str, environment: str) -> str:
    """The language in the player's settings, else the first known one in LANG or LANGUAGE, else English."""
    for wish in (setting, *environment.split(":")):
        language = wish.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


@lru_cache(maxsize=8192)
def _said(language: str, message_id: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    """The first translation that *facts* complete: one with an unknown fact is not shown."""
    incomplete = []
    for bundle, pattern in _wordings(language, message_id):
        text, errors = bundle.format_pattern(pattern, dict(facts))
        if not errors:
            return str(text).translate(_PLAIN_SPACES)
        incomplete.append(str(text))
    return incomplete[0] if incomplete else _unknown(message_id)


def _unknown(message_id: str) -> str:
    """The text for a missing message; the tests treat it as a mistake."""
    return message_id


@cache
def _wordings(language: str, message_id: str) -> tuple[tuple[FluentBundle, Any], ...]:
    """The message in *language* and in English, if written, with the bundles that format it."""
    name, _, attribute = message_id.partition(".")
    found = []
    for each in dict.fromkeys(each for each in (language, LANGUAGES[0]) if each in LANGUAGES):
        bundle = _bundle(each, _stems(each).get(name, ""))
        if not bundle.has_message(name):
            continue
        message = bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is not None:
            found.append((bundle, pattern))
    return tuple(found)


@cache
def _bundle(language: str, stem: str) -> FluentBundle:
    """The bundle of one text file: loading them all takes long, and most games need a few."""
    # Isolation marks for mixed writing directions would take cells in a terminal.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(texts(language).get(stem, "")))
    return bundle


@cache
def _stems(language: str) -> dict[str, str]:
    """The text file of each message of *language*."""
    return {name: stem for stem, text in texts(language).items() for name in _NAMES.findall(text)}


@cache
def texts(language: str) -> dict[str, str]:
    """The text files of *language* by stem."""
    folder = resources.files("escape_tui.text") / language
    return {
        file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }
