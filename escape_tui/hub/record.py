"""The record of a game: its set-up, its seed and the timed commands, kept so that a crash loses nothing."""

import logging
import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

import msgspec
from msgspec import Struct

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis
from escape_tui.hub.codec import ANY_COMMAND

#: The version of the lines themselves.
FORMAT = 1

#: Letters of a digest on each line: enough to notice drift, short enough to read.
DIGEST_LETTERS = 12

_log = logging.getLogger(__name__)


class JournalError(Exception):
    """A journal that cannot be trusted; says where and why."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")
        self.name = name
        self.line = line
        self.reason = reason


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: with these and the commands the game can be played again."""

    format: int
    version: str
    #: A fingerprint of everything printed in the edition that was played.
    edition: str
    seed: int
    setup: Setup


class Entry(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A further line: *command* was played at *at*, and then the game's digest began with *digest*."""

    at: Millis
    command: Command
    digest: str


class Recording(Struct, frozen=True):
    """A game on record. *name* says where it was read; *is_torn*, that its last line was cut off."""

    header: Header
    entries: tuple[Entry, ...]
    name: str = "recording"
    is_torn: bool = False


#: Where lines go: a file, rows of a database, a list.
Sink = Callable[[bytes], object]
#: Calls what it is given once every line so far is kept for good.
WhenKept = Callable[[Callable[[], None]], None]


def at_once(then: Callable[[], None]) -> None:
    """A sink that keeps a line while it takes it."""
    then()


class Journal:
    """Writes a game down, line by line, into any sink that appends."""

    def __init__(self, sink: Sink, when_kept: WhenKept = at_once) -> None:
        self._append = sink
        self.when_kept = when_kept

    def begin(self, header: Header) -> None:
        self._append(header_line(header))

    def note(self, game: Game, command: Command, events: tuple[Event, ...]) -> None:
        """Write down *command*, which *game* has just played, with what came of it."""
        self._append(entry_line(entry(game, command)))

    def pass_by(self, game: Game, events: tuple[Event, ...]) -> None:
        """Write down what happened in *game* by itself, because time went by."""


@cache
def game_version() -> str:
    return version("escape-temple")


def edition(catalogue: Catalogue) -> str:
    """The fingerprint of everything printed in *catalogue*."""
    printed = msgspec.msgpack.encode(catalogue)
    return blake2b(printed, digest_size=16).hexdigest()


def header(setup: Setup, seed: int, catalogue: Catalogue) -> Header:
    return Header(FORMAT, game_version(), edition(catalogue), seed, setup)


def entry(game: Game, command: Command) -> Entry:
    """The entry for *command*, which *game* has just played."""
    return Entry(game.state.now, command, game.digest()[:DIGEST_LETTERS])


def header_line(header: Header) -> bytes:
    return msgspec.json.encode(header) + b"\n"


def entry_line(entry: Entry) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def read_lines(lines: Iterable[bytes], catalogue: Catalogue, name: str) -> Recording:
    """The recording in *lines*; raises `JournalError` where it is corrupt or of another version.

    A last line without its line break was cut off by a crash: it is dropped, with a warning.
    """
    rows = list(lines)
    is_torn = bool(rows) and not rows[-1].endswith(b"\n")
    if is_torn:
        _log.warning("%s, line %d: cut off, dropped", name, len(rows))
        rows.pop()
    if not rows:
        raise JournalError(name, 1, "no header")
    first = _read_header(rows[0], catalogue, name)
    return Recording(first, tuple(_read_entries(rows[1:], name)), name, is_torn)


def read_journal(path: Path, catalogue: Catalogue) -> Recording:
    return read_lines(path.read_bytes().splitlines(keepends=True), catalogue, str(path))


class JournalFile:
    """A sink at the end of the file *path*; what a crash left of a last line is cut away first."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("ab", buffering=0)
        kept = path.read_bytes().rfind(b"\n") + 1
        self._file.truncate(kept)

    def __call__(self, line: bytes) -> None:
        self._file.write(line)
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


class _AnyHeader(Struct):
    format: int
    version: str = "?"
    edition: str = "?"


_headers = msgspec.json.Decoder(Header)
_any_headers = msgspec.json.Decoder(_AnyHeader)
_entries = msgspec.json.Decoder(tuple[Millis, ANY_COMMAND, str])


def _read_header(line: bytes, catalogue: Catalogue, name: str) -> Header:
    """The header; of one from elsewhere only what tells where it is from is read."""
    try:
        origin = _any_headers.decode(line)
        if origin.format != FORMAT:
            raise JournalError(name, 1, f"written in format {origin.format}, this is format {FORMAT}")
        if origin.version != game_version():
            reason = f"played with version {origin.version}, this is {game_version()}"
            raise JournalError(name, 1, reason)
        if origin.edition != edition(catalogue):
            raise JournalError(name, 1, "played with another edition of the tiles and cards")
        return _headers.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise JournalError(name, 1, f"no header: {error}") from error


def _read_entries(rows: list[bytes], name: str) -> Iterator[Entry]:
    latest: Millis = 0
    for number, row in enumerate(rows, start=2):
        try:
            read = Entry(*_entries.decode(row))
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise JournalError(name, number, f"no command: {error}") from error
        if read.at < latest:
            raise JournalError(name, number, f"goes back in time from {latest} to {read.at} ms")
        latest = read.at
        yield read
