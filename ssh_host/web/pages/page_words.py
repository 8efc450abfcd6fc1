"""The texts of the page, filled into its files in the language that the browser asks for."""

import re
from html import escape

from aiohttp import web

from escape_tui.scene.words.words import Words, chosen_language

_PLACE = re.compile(r"\{((?:page|action)-[a-z-]+|language)\}")
#: Placeholders that the page's script fills in.
_LATER = {fact: f"{{{fact}}}" for fact in ("code", "command", "seconds")}


def language_of(request: web.Request) -> str:
    """The first language in `Accept-Language` that we have texts in."""
    wishes = request.headers.get("Accept-Language", "").split(",")
    return chosen_language("", ":".join(wish.partition(";")[0].strip() for wish in wishes))


def words_of(request: web.Request) -> Words:
    return Words(language_of(request))


def worded(page: str, words: Words) -> str:
    """*page* with its texts filled in."""

    def said(place: re.Match[str]) -> str:
        return words.language if place[1] == "language" else escape(words.say(place[1], **_LATER))

    return _PLACE.sub(said, page)
