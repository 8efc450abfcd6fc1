"""What is typed, as Textual's events."""

import re

from textual import events
from textual._xterm_parser import XTermParser
from textual.constants import ESCAPE_DELAY
from textual.message import Message

#: A lone ESC is a key once nothing has followed it for so long.
ESCAPE_ALONE_MS = round(ESCAPE_DELAY * 1000) + 2

#: A letter, or an arrow: what is one key and nothing but that, wherever no sequence or paste has begun.
_ONE_KEY = re.compile(r"[^\x1b]|\x1b[\[O][A-D]")
#: Which key such a letter or arrow is and what it writes, read once for all; more are not remembered.
_KNOWN: dict[str, tuple[str, str | None]] = {}
_MOST_KNOWN = 512
_NOTHING_KNOWN: dict[str, tuple[str, str | None]] = {}


class _Parser(XTermParser):
    """Remembers nothing of what it has read.

    Textual's parser is kept alive by a cache of its own class for as long as the process lives, and with it
    the last key and the whole App that had it.
    """

    _parse_extended_key = XTermParser._parse_extended_key.__wrapped__  # type: ignore[assignment]


class KeyReader:
    """Reads what one visitor types."""

    def __init__(self) -> None:
        self.start_afresh()

    def start_afresh(self) -> None:
        """Forget a half-read sequence or paste."""
        self._parser = _Parser()
        #: What is one key and needs no reading, and which key that is; nothing where a sequence or paste has
        #: begun.
        self.known = _KNOWN
        #: Whether the last thing read is an ESC that may be a key or the beginning of one.
        self.awaits_escape = False

    def read(self, typed: str) -> list[Message]:
        """What *typed* says; a report that no terminal sends is lost, with what came along with it."""
        if typed in self.known:
            return [events.Key(*self.known[typed])]
        read: list[Message] = []
        try:
            # Textual takes nothing at all for the end of everything.
            read += self._parser.feed(typed) if typed else ()
        except ValueError:
            self.start_afresh()
        self.awaits_escape = self._parser._timeout_time is not None
        self._learn(typed, read)
        return read

    def _learn(self, typed: str, read: list[Message]) -> None:
        """Where one letter or arrow was *read* as one key, nothing has begun; where nothing had, it always
        will be."""
        had_begun = self.known is not _KNOWN
        self.known = _NOTHING_KNOWN
        match read:
            case [events.Key(key=key, character=character)] if _ONE_KEY.fullmatch(typed):
                self.known = _NOTHING_KNOWN if self.awaits_escape else _KNOWN
                if not had_begun and len(_KNOWN) < _MOST_KNOWN:
                    _KNOWN[typed] = key, character

    def escape_alone(self) -> list[Message]:
        """What the ESC was, if nothing has followed it."""
        read: list[Message] = []
        try:
            read += self._parser.tick()
        except ValueError:
            self.start_afresh()
        self.awaits_escape = self._parser._timeout_time is not None
        return read
