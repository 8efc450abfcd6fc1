"""Parses admin commands and formats their answers."""

import shlex
import time
from typing import NamedTuple

import msgspec
from msgspec import Struct

from escape_tui.hub.lobby.sanitize import harmless

#: The exit status of a wrong command.
WRONG = 2
_UNITS = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
_OPTIONS = ("for", "reason")
#: Facts that are times in seconds since 1970; 0 means never.
_TIMES = ("banned_at", "until")


class AdminReply(Struct, frozen=True):
    """The answer to a command: the lines *said*, and the exit *status*."""

    said: str
    status: int = 0


class CommandError(Exception):
    """A command that can't be carried out; the text says why, and what to type instead."""


class AdminWords(NamedTuple):
    """The arguments and options of a command."""

    words: tuple[str, ...]
    options: dict[str, str]

    def only(self, usage: str) -> str:
        """The single argument that the command needs."""
        if len(self.words) != 1:
            raise CommandError(f"Type: admin {usage}")
        return self.words[0]


Facts = tuple[dict[str, object], ...]


def read_words(command: str) -> tuple[AdminWords, str, bool]:
    """The first word of *command*, which may be empty, its arguments, and whether JSON is wanted."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise CommandError("A quotation mark is missing.") from None
    left, options, as_json = list[str](), dict[str, str](), False
    while words:
        word = words.pop(0)
        name = word.removeprefix("--")
        if word == "--json":
            as_json = True
        elif word.startswith("--"):
            if name not in _OPTIONS or not words:
                raise CommandError(f"Unknown option {harmless(word)!r}, or its value is missing.")
            options[name] = words.pop(0)
        else:
            left.append(word)
    first, *rest = left or [""]
    return AdminWords(tuple(rest), options), first, as_json


def seconds_in(written: str) -> int:
    """The seconds in *written*, such as `7d`, `12h`, `30m` or `2w`; 0 if it is empty."""
    if not written:
        return 0
    if not (written[:-1].isascii() and written[:-1].isdecimal()) or written[-1] not in _UNITS:
        raise CommandError(f"{harmless(written)!r} is not a duration: use 30m, 12h, 7d or 2w.")
    return int(written[:-1]) * _UNITS[written[-1]]


def reply_of(found: Facts, *, as_json: bool) -> AdminReply:
    if as_json:
        return AdminReply(msgspec.json.encode(found).decode())
    return AdminReply("\n".join(map(_line, found)))


def _line(facts: dict[str, object]) -> str:
    written = ((name, _in_words(name, fact)) for name, fact in facts.items())
    return "  ".join(f"{name.replace('_', ' ')} {fact}" for name, fact in written if fact not in ("", None))


def _in_words(name: str, fact: object) -> object:
    if name not in _TIMES or not isinstance(fact, int):
        return fact
    return time.strftime("%Y-%m-%dT%H:%MZ", time.gmtime(fact)) if fact else ""
