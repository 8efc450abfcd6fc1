"""Destinations: where a visitor asked to go, as a command or a user name."""

import re
from enum import StrEnum

import msgspec

from escape_tui.hub.record.origin import named_origin
from escape_tui.hub.sound.sound_format import FORMATS
from ssh_host.session.waiting_order import NotAnOrder, WaitingOrder


class Way(StrEnum):
    LOBBY = "lobby"
    JOIN = "join"
    WATCH = "watch"
    WATCH_LIST = "watch-list"
    REPLAY = "replay"
    STUDY = "study"
    RACE = "race"
    EXPORT = "export"
    WAIT = "wait"
    LISTEN = "listen"
    ADMIN = "admin"
    STATUS = "status"


class VisitMode(StrEnum):
    """How a visitor and the server communicate."""

    #: Keys and pictures.
    SCREEN = "screen"
    #: Plain text, one line per event, for screen readers.
    PLAIN = "plain"
    #: Requests and news, one message per line.
    PROGRAM = "program"
    #: One command and its answer.
    SHELL = "shell"


class Destination(msgspec.Struct, frozen=True):
    """A *way* and, for some, the *code* of a table, the id of a replay, an admin command, or *options*,
    such as how to listen to a table."""

    way: Way
    code: str = ""
    manner: VisitMode = VisitMode.SCREEN
    options: tuple[str, ...] = ()

    def __str__(self) -> str:
        spoken = f"{self.manner} " if self.manner in (VisitMode.PLAIN, VisitMode.PROGRAM) else ""
        return f"{spoken}{self.way} {self.code}".rstrip()

    @property
    def is_for_playing(self) -> bool:
        """Whether the visitor may take a seat: an identity may do so in only one session at a time."""
        return self.way in (Way.LOBBY, Way.JOIN, Way.STUDY, Way.RACE)

    @property
    def errand(self) -> str:
        """What the visitor wants inside: the code of a table, or the way with its code."""
        return str(self.way) + f" {self.code}" if self.way is Way.RACE else self.code

    @property
    def takes_a_place(self) -> bool:
        """Whether the session counts against the limit on visitors; waiting and listening only cost a
        connection."""
        return self.way not in (Way.WAIT, Way.LISTEN, Way.STATUS)

    @property
    def can_be_plain(self) -> bool:
        """Whether it exists in plain text."""
        return self.manner is not VisitMode.PROGRAM and self.way in _PLAIN_WAYS

    def made_plain(self) -> "Destination":
        """The same destination in plain text; raises `NoSuchDestination`."""
        if not self.can_be_plain:
            raise NoSuchDestination("gate-not-plain")
        return msgspec.structs.replace(self, manner=VisitMode.PLAIN)

    @property
    def needs_terminal(self) -> bool:
        """Whether it has a picture; an export goes into a file, other outputs are lines."""
        return self.manner is VisitMode.SCREEN and self.way is not Way.EXPORT


class NoSuchDestination(Exception):
    """A command that names no destination; the text *message* with *facts* tells the visitor why."""

    def __init__(self, message: str, **facts: str) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


_PLAIN_WAYS = (Way.LOBBY, Way.JOIN, Way.RACE, Way.WATCH, Way.WATCH_LIST)

LOBBY = Destination(Way.LOBBY)
WATCH_LIST = Destination(Way.WATCH_LIST)
WATCHING_USER = "watch"

_CODED_WAYS = {way.value: way for way in (Way.JOIN, Way.WATCH, Way.LISTEN, Way.RACE, Way.REPLAY, Way.EXPORT)}
_LISTENING_OPTIONS = frozenset(("now", *FORMATS))
#: Ways whose code is that of a table, in capitals.
_TABLE_WAYS = ("join", "watch")
_LONGEST_ORDER = 1_000
_CODE = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,31}", re.ASCII)


def destination_for_user(user: str) -> Destination:
    return WATCH_LIST if user.lower() == WATCHING_USER else LOBBY


def destination_for_command(command: str) -> Destination:
    """The destination that *command* names; raises `NoSuchDestination`."""
    if command.startswith("admin ") and (order := command.removeprefix("admin ").strip()):
        return Destination(Way.ADMIN, order[:_LONGEST_ORDER], VisitMode.SHELL)
    words = command[:200].split()
    match words:
        case ["plain", *rest]:
            return (destination_for_command(" ".join(rest)) if rest else LOBBY).made_plain()
        case ["program", *rest]:
            return _for_program(rest)
        case ["admin"]:
            return Destination(Way.ADMIN)
        case ["status"] | ["status", "--json"]:
            return Destination(Way.STATUS, "".join(words[1:]), VisitMode.SHELL)
        case ["watch"]:
            return WATCH_LIST
        case ["listen", code, *options] if _CODE.fullmatch(code):
            return _for_listening(code.upper(), tuple(options))
        case ["wait", *rest]:
            return _for_waiting(" ".join(rest))
        case ["study", moment]:
            if named_origin(moment) is None:
                raise NoSuchDestination("gate-odd-moment")
            return Destination(Way.STUDY, moment)
        case ["study"]:
            raise NoSuchDestination("gate-odd-moment")
        case [word, code] if word in _CODED_WAYS:
            if not _CODE.fullmatch(code):
                raise NoSuchDestination("gate-odd-code", word=word)
            return Destination(_CODED_WAYS[word], code.upper() if word in _TABLE_WAYS else code)
        case [word] if word in _CODED_WAYS:
            raise NoSuchDestination("gate-which-code", word=word)
        case _:
            raise NoSuchDestination("gate-no-such-door")


def _for_waiting(order: str) -> Destination:
    try:
        return Destination(Way.WAIT, str(WaitingOrder.of(order)), VisitMode.SHELL)
    except NotAnOrder:
        raise NoSuchDestination("gate-odd-wait") from None


def _for_listening(code: str, options: tuple[str, ...]) -> Destination:
    is_one_format = len(set(options) & set(FORMATS)) <= 1
    if not (is_one_format and _LISTENING_OPTIONS.issuperset(options)):
        raise NoSuchDestination("gate-odd-listen")
    return Destination(Way.LISTEN, code, VisitMode.SHELL, options)


def _for_program(words: list[str]) -> Destination:
    """The destination of a program: the lobby, a table, or a table to watch."""
    destination = destination_for_command(" ".join(words)) if words else LOBBY
    if destination.way not in (Way.LOBBY, Way.JOIN, Way.WATCH) or destination.manner is not VisitMode.SCREEN:
        raise NoSuchDestination("gate-no-such-door")
    return msgspec.structs.replace(destination, manner=VisitMode.PROGRAM)
