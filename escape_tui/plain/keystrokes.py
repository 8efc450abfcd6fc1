"""Keystrokes: typed bytes as keys that act at once, or as lines of words."""

import codecs
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

#: Longest line: longer ones are no command and no sentence.
LONGEST_LINE = 200

#: Keys that start a line of words.
_OPENING = (":", "enter")
_ARROWS = {"A": "up", "B": "down", "C": "right", "D": "left"}
_NAMES = {" ": "space", "\r": "enter", "\n": "enter", "\x7f": "backspace", "\b": "backspace", "\x15": "clear"}
_LEAVING = ("\x03", "\x04")
#: A key of several characters, whole or cut off, or any one character.
_KEY = re.compile(r"\x1b[\[O][0-9;]*([A-Za-z~]?)|\r\n|[\s\S]")
#: A whole line in one read: it was sent, not typed key by key.
_PASTED = re.compile(r"[^\x00-\x1f\x7f]{2,}[\r\n]+")


class Key(NamedTuple):
    """A key that was pressed: a character, or the name of a key."""

    name: str


class SentLine(NamedTuple):
    """A line sent with Enter; empty if the visitor cancelled it."""

    text: str


class LeaveKey(NamedTuple):
    """The usual key for leaving a program."""


Stroke = Key | SentLine | LeaveKey


class Keystrokes:
    """Decodes bytes into strokes. While keys act at once, `:` or Enter starts a line of words.

    *echo* writes typed text back, for terminals that don't echo.
    """

    def __init__(self, echo: Callable[[str], None], *, acts_by_key: bool) -> None:
        self.acts_by_key = acts_by_key
        self._echo = echo
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._line: str | None = None

    @property
    def is_writing(self) -> bool:
        """Whether there is an unfinished line that has been echoed."""
        return bool(self._line) or (self.acts_by_key and self._line is not None)

    def open_line(self) -> None:
        """The visitor was asked for words: read a line next."""
        if self.acts_by_key and self._line is None:
            self._line = ""
            self._echo("> ")

    def close_line(self) -> None:
        self._line = None

    def end(self) -> Iterator[SentLine]:
        """The input has ended: an unfinished line counts as a line."""
        line, self._line = self._line, None
        if line and line.strip():
            yield SentLine(line.strip())

    def read(self, typed: bytes) -> Iterator[Stroke]:
        text = self._decoder.decode(typed)
        if self._line is None and _PASTED.fullmatch(text):
            yield from (SentLine(line[:LONGEST_LINE]) for line in text.splitlines() if line.strip())
            return
        is_typed = not text.endswith(("\r", "\n")) or len(text) == 1
        for match in _KEY.finditer(text):
            yield from self._stroke(match, self._echo if is_typed else _no_echo)

    def _stroke(self, match: re.Match[str], echo: Callable[[str], None]) -> Iterator[Stroke]:
        pressed = match.group()
        if pressed in _LEAVING:
            yield from self._leave()
        elif self._line is None and self.acts_by_key:
            name = _name(match)
            if name in _OPENING:
                self.open_line()
            elif name:
                yield Key(name)
        else:
            yield from self._write(_NAMES.get(pressed, pressed), pressed, echo)

    def _leave(self) -> Iterator[Stroke]:
        if self.is_writing:
            self.close_line()
            self._echo("\n")
        else:
            yield LeaveKey()

    def _write(self, name: str, pressed: str, echo: Callable[[str], None]) -> Iterator[Stroke]:
        line = self._line or ""
        if name in ("enter", "\r\n"):
            self._line = None
            echo("\n")
            yield SentLine(line.strip())
        elif name == "backspace":
            self._line = line[:-1]
            echo("\b \b" if line else "")
        elif name in ("clear", "\x1b"):
            self._line = None
            echo("\n" if line else "")
            yield SentLine("")
        elif pressed.isprintable() and len(line) < LONGEST_LINE:
            self._line = line + pressed
            echo(pressed)


def _name(match: re.Match[str]) -> str:
    """The name of a key; empty for one without a meaning here."""
    pressed = match.group()
    if pressed == "\x1b":
        return "escape"
    if pressed.startswith("\x1b"):
        return _ARROWS.get(match.group(1), "")
    return _NAMES.get(pressed[:1], pressed if pressed.isprintable() else "")


def _no_echo(text: str) -> None:
    pass
