"""The record of a game: set-up, seed, timed commands, what came of them, and now and then the whole state."""

import logging
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from escape_tui import __version__
from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis, State
from escape_tui.hub.record.codec import (
    decode_command,
    decode_event,
    decode_events,
    decode_state,
    encode_state,
)
from escape_tui.hub.table.table_record import TableRecord
from escape_tui.modules.box import RULES_VERSION

#: The version of the lines themselves. The first had only commands, and named no rules.
FORMAT = 2
_FIRST_FORMAT = 1

#: Letters of a digest on each line: enough to notice drift, short enough to read.
DIGEST_LETTERS = 12

#: How many commands lie between two snapshots of the state.
SNAPSHOT_EVERY = 100

_log = logging.getLogger(__name__)


class JournalError(Exception):
    """A journal that cannot be trusted; says where and why."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")
        self.name = name
        self.line = line
        self.reason = reason


class Header(Struct, frozen=True):
    """The first line: with these and the commands the game can be played again."""

    format: int
    #: A fingerprint of everything printed in the edition that was played.
    edition: str
    seed: int
    setup: Setup
    #: The version of the program that wrote it, for whoever reads it.
    version: str = "?"
    #: The rules it was played by; a journal of the first format knew of none.
    rules: int = 0


class Entry(Struct, frozen=True):
    """A further line: *command* was played at *at*, then the game's digest began with *digest*, and *events*
    came of it, as they were written."""

    at: Millis
    command: Command
    digest: str
    events: bytes = b"[]"


class Passing(Struct, frozen=True):
    """What happened until *at* by itself, because time went by, or by a command that these rules do not know
    (*is_foreign*)."""

    at: Millis
    events: bytes
    is_foreign: bool = False


class Snapshot(Struct, frozen=True, tag=True):
    """The whole state, packed, as it was after everything before."""

    at: Millis
    packed: str

    @property
    def state(self) -> State:
        """The state; raises `ValueError` where these rules cannot read it."""
        try:
            return decode_state(zlib.decompress(b64decode(self.packed)))
        except (msgspec.MsgspecError, zlib.error) as error:
            raise ValueError(str(error)) from error


Line = Entry | Passing | Snapshot | TableRecord


class Recording(Struct, frozen=True):
    """A game on record. *name* says where it was read; *is_torn*, that its last line was cut off."""

    header: Header
    lines: tuple[Line, ...]
    name: str = "recording"
    is_torn: bool = False
    #: Why the game cannot be played again as it was, in half a sentence; empty where the rules are the same.
    estranged: str = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(line for line in self.lines if isinstance(line, Entry))

    @property
    def table(self) -> TableRecord | None:
        """Who sat where and what was agreed when the last line was written."""
        return next((line for line in reversed(self.lines) if isinstance(line, TableRecord)), None)


#: Where lines go: a file, rows of a database, a list.
Sink = Callable[[bytes], object]
#: Calls what it is given once every line so far is kept for good.
WhenKept = Callable[[Callable[[], None]], None]


def at_once(then: Callable[[], None]) -> None:
    """A sink that keeps a line while it takes it."""
    then()


class Journal:
    """Writes a game down, line by line, into any sink that appends; *commands* were written before."""

    def __init__(self, sink: Sink, when_kept: WhenKept = at_once, commands: int = 0, name: str = "") -> None:
        self.name = name
        self._append = sink
        self.when_kept = when_kept
        self._commands = commands
        self._table: TableRecord | None = None

    def begin(self, header: Header, game: Game) -> None:
        """Write down how *game* begins."""
        self._append(header_line(header))
        self._snap(game)

    def go_on(self, game: Game) -> None:
        """Write down where *game* is taken up, which is not where the last line left it."""
        self._snap(game)

    def note(self, game: Game, command: Command, events: tuple[Event, ...]) -> None:
        """Write down *command*, which *game* has just played, with what came of it."""
        self._append(_json.encode((game.state.now, command, game.digest()[:DIGEST_LETTERS], events)) + b"\n")
        self._commands += 1
        if self._commands % SNAPSHOT_EVERY == 0 or game.state.ending is not None:
            self._snap(game)

    def pass_by(self, game: Game, events: tuple[Event, ...]) -> None:
        """Write down what happened in *game* by itself, because time went by."""
        self._append(_json.encode((game.state.now, None, "", events)) + b"\n")
        if game.state.ending is not None:
            self._snap(game)

    def seat(self, table: TableRecord) -> None:
        """Write down who sits where and what is agreed, where that has changed."""
        if table != self._table:
            self._table = table
            self._append(_json.encode(table) + b"\n")

    def _snap(self, game: Game) -> None:
        self._append(_json.encode(snapshot(game.state)) + b"\n")


_json = msgspec.json.Encoder()


@cache
def game_version() -> str:
    return __version__


def edition(catalogue: Catalogue) -> str:
    """The fingerprint of everything printed in *catalogue*."""
    printed = msgspec.msgpack.encode(catalogue)
    return blake2b(printed, digest_size=16).hexdigest()


def header(setup: Setup, seed: int, catalogue: Catalogue) -> Header:
    return Header(FORMAT, edition(catalogue), seed, setup, game_version(), RULES_VERSION)


def snapshot(state: State) -> Snapshot:
    return Snapshot(state.now, b64encode(zlib.compress(encode_state(state), 1)).decode())


def header_line(header: Header) -> bytes:
    return _json.encode(header) + b"\n"


def told(events: bytes) -> tuple[Event, ...]:
    """The *events* of a line, without those that these rules do not know."""
    try:
        return decode_events(events)
    except msgspec.MsgspecError:
        return tuple(event for raw in _lists.decode(events) if (event := _known(raw)) is not None)


def _known(raw: Raw) -> Event | None:
    try:
        return decode_event(bytes(raw))
    except msgspec.MsgspecError:
        return None


def read_lines(lines: Iterable[bytes], catalogue: Catalogue, name: str) -> Recording:
    """The recording in *lines*; raises `JournalError` where it is corrupt.

    A last line without its line break was cut off by a crash: it is dropped, with a warning.
    """
    rows = list(lines)
    is_torn = bool(rows) and not rows[-1].endswith(b"\n")
    if is_torn:
        _log.warning("%s, line %d: cut off, dropped", name, len(rows))
        rows.pop()
    if not rows:
        raise JournalError(name, 1, "no header")
    first = _read_header(rows[0], name)
    estranged = _estranged(first, catalogue)
    return Recording(first, tuple(_read(rows[1:], name, bool(estranged))), name, is_torn, estranged)


def further_lines(rows: Iterable[bytes], name: str) -> Iterator[Line]:
    """What stands in *rows*, which follow others of the same game; raises `JournalError` for nonsense."""
    return _read(list(rows), name, is_estranged=False)


def moment_of(line: bytes) -> Millis | None:
    """When what stands in *line* happened; nothing for one that says something else about the game."""
    try:
        return _rows.decode(line).at
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def read_journal(path: Path, catalogue: Catalogue) -> Recording:
    return read_lines(path.read_bytes().splitlines(keepends=True), catalogue, str(path))


class _Row(Struct, array_like=True, forbid_unknown_fields=True):
    """A line of the game itself, its command and events not looked into yet."""

    at: Millis
    command: Raw
    digest: str
    events: Raw = Raw(b"[]")


_headers = msgspec.json.Decoder(Header)
_origins = msgspec.json.Decoder(dict[str, Raw])
_rows = msgspec.json.Decoder(_Row)
_others = msgspec.json.Decoder(Snapshot | TableRecord)
_lists = msgspec.json.Decoder(list[Raw])


def _read_header(line: bytes, name: str) -> Header:
    try:
        format = msgspec.json.decode(_origins.decode(line)["format"], type=int)
        if format not in (_FIRST_FORMAT, FORMAT):
            raise JournalError(name, 1, f"written in format {format}, this is format {FORMAT}")
        return _headers.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError) as error:
        raise JournalError(name, 1, f"no header: {error}") from error


def _estranged(header: Header, catalogue: Catalogue) -> str:
    if header.rules != RULES_VERSION:
        return f"played by rules {header.rules}, these are rules {RULES_VERSION}"
    if header.edition != edition(catalogue):
        return "played with another edition of the tiles and cards"
    return ""


def _read(rows: list[bytes], name: str, is_estranged: bool) -> Iterator[Line]:
    latest: Millis = 0
    for number, row in enumerate(rows, start=2):
        try:
            line = _read_game_line(row, is_estranged) if row.startswith(b"[") else _others.decode(row)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise JournalError(name, number, f"no command: {error}") from error
        # A snapshot may be earlier: whoever took the game up could not go further.
        if isinstance(line, Entry | Passing) and line.at < latest:
            raise JournalError(name, number, f"goes back in time from {latest} to {line.at} ms")
        if not isinstance(line, TableRecord):
            latest = line.at
        yield line


def _read_game_line(row: bytes, is_estranged: bool) -> Entry | Passing:
    """A line of the game; in one of other rules a command may be unknown, in one of these it may not."""
    read = _rows.decode(row)
    events = bytes(read.events)
    if bytes(read.command) == b"null":
        return Passing(read.at, events)
    try:
        return Entry(read.at, decode_command(bytes(read.command)), read.digest, events)
    except msgspec.MsgspecError:
        if not is_estranged:
            raise
        return Passing(read.at, events, is_foreign=True)
