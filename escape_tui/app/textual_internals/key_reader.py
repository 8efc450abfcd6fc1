"""What is typed, as Textual's events."""

from textual._xterm_parser import XTermParser
from textual.constants import ESCAPE_DELAY
from textual.message import Message

#: A lone ESC is a key once nothing has followed it for so long.
ESCAPE_ALONE_MS = round(ESCAPE_DELAY * 1000) + 2


class _Parser(XTermParser):
    """Remembers nothing of what it has read.

    Textual's parser is kept alive by a cache of its own class for as long as the process lives, and with it
    the last key and the whole App that had it.
    """

    _parse_extended_key = XTermParser._parse_extended_key.__wrapped__  # type: ignore[assignment]


class KeyReader:
    """Reads what one visitor types."""

    def __init__(self) -> None:
        self._parser = _Parser()
        #: Whether the last thing read is an ESC that may be a key or the beginning of one.
        self.awaits_escape = False

    def read(self, typed: str) -> list[Message]:
        """What *typed* says; a report that no terminal sends is lost, with what came along with it."""
        read: list[Message] = []
        try:
            # Textual takes nothing at all for the end of everything.
            read += self._parser.feed(typed) if typed else ()
        except ValueError:
            self.start_afresh()
        self.awaits_escape = self._parser._timeout_time is not None
        return read

    def escape_alone(self) -> list[Message]:
        """What the ESC was, if nothing has followed it."""
        read: list[Message] = []
        try:
            read += self._parser.tick()
        except ValueError:
            self.start_afresh()
        self.awaits_escape = self._parser._timeout_time is not None
        return read

    def start_afresh(self) -> None:
        """Forget a half-read sequence or paste."""
        self._parser = _Parser()
        self.awaits_escape = False
