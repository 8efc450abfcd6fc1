"""Typed input as Textual's events."""

import re
from functools import lru_cache

from textual import events
from textual._xterm_parser import XTermParser
from textual.constants import ESCAPE_DELAY
from textual.message import Message

from escape_tui.scene.mouse import MOUSE_REPORT

#: How long after a lone ESC it counts as a key, if nothing follows.
ESCAPE_ALONE_MS = round(ESCAPE_DELAY * 1000) + 2

#: Textual's parser raises these over reports that no terminal sends, the second over very long numbers.
_UNREADABLE = (ValueError, OverflowError)


class _Parser(XTermParser):
    """A parser without a cache.

    The cache of Textual's parser class would keep the parser alive as long as the process, and with it the
    last key and the whole App that got it.
    """

    _parse_extended_key = XTermParser._parse_extended_key.__wrapped__  # type: ignore[assignment]


#: A letter or an arrow: a whole key, unless it is part of a sequence or a paste.
_ONE_KEY = re.compile(r"[^\x1b]|\x1b[\[O][A-D]", re.DOTALL)


@lru_cache(maxsize=512)
def _keys(typed: str) -> tuple[tuple[str, str | None], ...]:
    """The name and the character of each key in *typed*.

    Textual's parser describes every event for a log, even if that is off: 5 % of what a player costs.
    """
    return tuple([(key.key, key.character) for key in _Parser().feed(typed) if isinstance(key, events.Key)])


#: What brackets pasted text.
_PASTED, _END = "\x1b[200~", "\x1b[201~"
#: The first half of its end or of a click, whose other half is still on its way.
_HALF = re.compile(r"\x1b(\[(<[\d;]{0,20}|2(01?)?)?)?$")


class _PasteFilter:
    """Removes clicks from pasted text: Textual would read them, and all the text after them, as keys."""

    _is_pasting = False
    #: The last input, or what may be the beginning of the end of a paste.
    _tail = ""

    def without_clicks(self, typed: str) -> str:
        if not self._is_pasting:
            seen = self._tail + typed
            begun = seen.find(_PASTED)
            if begun < 0:
                self._tail = seen[-len(_PASTED) + 1 :]
                return typed
            self._is_pasting = True
            first = begun + len(_PASTED) - len(self._tail)
            self._tail = ""
            return typed[:first] + self.without_clicks(typed[first:])
        pasted, end, after = (self._tail + typed).partition(_END)
        self._tail = ""
        clean = MOUSE_REPORT.sub("", pasted)
        if not end and (half := _HALF.search(clean)):
            clean, self._tail = clean[: half.start()], half.group()
        # Any other sequence ends the paste for Textual, too.
        self._is_pasting = not end and "\x1b" not in clean
        return clean + end + (self.without_clicks(after) if after else "")


class KeyReader:
    """Reads one visitor's input."""

    def __init__(self) -> None:
        self.start_afresh()

    def start_afresh(self) -> None:
        """Drop an incomplete sequence or paste."""
        self._parser = _Parser()
        self._pastes = _PasteFilter()
        #: Whether the last input was a whole key, so that the next one is not part of anything.
        self._is_at_rest = False
        #: Whether the last input was an ESC that may be a key or the start of a sequence.
        self.awaits_escape = False

    def read(self, typed: str) -> list[Message]:
        """The events for *typed*; an invalid report is dropped, with the rest of *typed*."""
        is_one_key = _ONE_KEY.fullmatch(typed) is not None
        if is_one_key and self._is_at_rest:
            return [events.Key(*key) for key in _keys(typed)]
        typed = self._pastes.without_clicks(typed)
        read: list[Message] = []
        try:
            # Textual takes empty input for the end of the stream.
            read += self._parser.feed(typed) if typed else ()
        except _UNREADABLE:
            self.start_afresh()
        self.awaits_escape = self._parser._timeout_time is not None
        self._is_at_rest = is_one_key and len(read) == 1 and not self.awaits_escape
        return read

    def escape_alone(self) -> list[Message]:
        """The events for a lone ESC, if nothing has followed it."""
        read: list[Message] = []
        try:
            read += self._parser.tick()
        except _UNREADABLE:
            self.start_afresh()
        self.awaits_escape = self._parser._timeout_time is not None
        return read
