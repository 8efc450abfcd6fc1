"""The journal of a game: setup, seed, timed commands with their events, and regular snapshots of the
state."""

import logging
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Raw, Struct

from escape_tui import __version__
from escape_tui.content.catalogue import EDITION, Catalogue
from escape_tui.engine.effect import Command, Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import Setup
from escape_tui.engine.state import Millis, State
from escape_tui.hub.record.answered_requests import AskedRequest
from escape_tui.hub.record.codec import (
    decode_command,
    decode_event,
    decode_events,
    decode_state,
    encode_state,
)
from escape_tui.hub.record.origin import Origin
from escape_tui.hub.table.table_record import TableRecord
from escape_tui.modules.box import RULES_VERSION

#: Version of the line format. The first had only commands, and no rules version.
FORMAT = 2
_FIRST_FORMAT = 1

#: Letters of a digest on each line: enough to notice drift, short enough to read.
DIGEST_LETTERS = 12

#: Number of commands between two snapshots of the state.
SNAPSHOT_EVERY = 100

_log = logging.getLogger(__name__)


class JournalError(Exception):
    """A journal that can't be used; says where and why."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}")
        self.name = name
        self.line = line
        self.reason = reason


class Header(Struct, frozen=True):
    """The first line: with it and the commands the game can be replayed."""

    format: int
    #: A hash of everything printed in the edition that was played.
    edition: str
    seed: int
    setup: Setup
    #: The version of the program that wrote it, for readers.
    version: str = "?"
    #: The rules version; 0 in journals of the first format, which had none.
    rules: int = 0
    #: The moment of another game from which this one is played on; its first state is the first snapshot.
    origin: Origin | None = None


class Entry(Struct, frozen=True):
    """A line with *command*, played at *at*: then the game's digest began with *digest*. *events* are as
    written."""

    at: Millis
    command: Command
    digest: str
    events: bytes = b"[]"
    asked: AskedRequest | None = None


class Passing(Struct, frozen=True):
    """A line with *events* up to *at* that no command caused, or only one that these rules don't know
    (*is_foreign*)."""

    at: Millis
    events: bytes
    is_foreign: bool = False
    asked: AskedRequest | None = None


class Snapshot(Struct, frozen=True, tag=True):
    """The whole state at this point of the journal, packed."""

    at: Millis
    packed: str

    @property
    def state(self) -> State:
        """The unpacked state; raises `ValueError` if these rules can't read it."""
        try:
            return decode_state(inflated(self.packed))
        except (msgspec.MsgspecError, zlib.error) as error:
            raise ValueError(str(error)) from error


Line = Entry | Passing | Snapshot | TableRecord


class Recording(Struct, frozen=True):
    """A journal as read. *name* says where it came from; *is_torn*, that its last line was cut off."""

    header: Header
    lines: tuple[Line, ...]
    name: str = "recording"
    is_torn: bool = False
    #: Why the game can't be replayed by its commands, as part of a sentence; empty if the rules are the same.
    estranged: str = ""

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(line for line in self.lines if isinstance(line, Entry))

    @property
    def asked(self) -> tuple[AskedRequest, ...]:
        """The requests behind its lines, of programs that name their visit."""
        return tuple(line.asked for line in self.lines if isinstance(line, Entry | Passing) and line.asked)

    @property
    def table(self) -> TableRecord | None:
        """The last record of the table."""
        return next((line for line in reversed(self.lines) if isinstance(line, TableRecord)), None)


#: Appends a line to a file, a database or a list.
Sink = Callable[[bytes], object]
#: Calls its argument once every line so far is stored.
WhenKept = Callable[[Callable[[], None]], None]


def at_once(then: Callable[[], None]) -> None:
    """The `WhenKept` of a sink that stores every line immediately."""
    then()


class Journal:
    """Writes the journal of a game to *sink*; it has *commands* already."""

    is_continued = True

    def __init__(self, sink: Sink, when_kept: WhenKept = at_once, commands: int = 0, name: str = "") -> None:
        self.name = name
        self._append = sink
        self.when_kept = when_kept
        self._commands = commands
        self._table: TableRecord | None = None

    def begin(self, header: Header, game: Game) -> None:
        """Write the header and the first state of *game*."""
        self._append(_json.encode(header) + b"\n")
        self.snap(game)

    def note(
        self,
        game: Game,
        command: Command | None,
        events: tuple[Event, ...],
        asked: AskedRequest | None = None,
    ) -> None:
        digest = "" if command is None else game.digest()[:DIGEST_LETTERS]
        line = (game.state.now, command, digest, events)
        self._append(_json.encode(line if asked is None else (*line, asked)) + b"\n")
        self._commands += command is not None
        is_snapshot_due = command is not None and self._commands % SNAPSHOT_EVERY == 0
        if is_snapshot_due or game.state.ending is not None:
            self.snap(game)

    def seat(self, table: TableRecord) -> None:
        """Write the record of the table, if it has changed."""
        if table != self._table:
            self._table = table
            self._append(_json.encode(table) + b"\n")

    def snap(self, game: Game) -> None:
        """Write the whole state of *game*."""
        self._append(_json.encode(snapshot(game.state)) + b"\n")


_json = msgspec.json.Encoder()


def edition(catalogue: Catalogue) -> str:
    """The hash of everything printed in *catalogue*."""
    printed = msgspec.msgpack.encode(msgspec.structs.replace(catalogue, others={}))
    return blake2b(printed, digest_size=16).hexdigest()


def header(setup: Setup, seed: int, catalogue: Catalogue, origin: Origin | None = None) -> Header:
    return Header(
        FORMAT, edition(catalogue.chosen(setup.options)), seed, setup, __version__, RULES_VERSION, origin
    )


def snapshot(state: State) -> Snapshot:
    return Snapshot(state.now, deflated(encode_state(state)).decode())


def deflated(state: bytes) -> bytes:
    """An encoded state as it stands in a snapshot."""
    return b64encode(zlib.compress(state, 1))


def inflated(packed: str | bytes) -> bytes:
    """The inverse of `deflated`; raises `ValueError` or `zlib.error`."""
    return zlib.decompress(b64decode(packed))


def told(events: bytes) -> tuple[Event, ...]:
    """Decode the *events* of a line, without those that these rules don't know."""
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
    """The recording in *lines*; raises `JournalError` if it is corrupt.

    A last line without a line break was cut off by a crash: it is dropped, with a warning.
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
    """The lines in *rows*, which follow others of the same game; raises `JournalError`."""
    return _read(list(rows), name, is_estranged=False)


def moment_of(line: bytes) -> Millis | None:
    """The game time of *line*; `None` for a header, a snapshot or a table."""
    try:
        return _rows.decode(line).at
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def read_journal(path: Path, catalogue: Catalogue) -> Recording:
    return read_lines(path.read_bytes().splitlines(keepends=True), catalogue, str(path))


class _Row(Struct, array_like=True, forbid_unknown_fields=True):
    """A line with a command or events, which are not decoded yet."""

    at: Millis
    command: Raw
    digest: str
    events: Raw = Raw(b"[]")
    asked: AskedRequest | None = None


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


def gone_edition(header: Header, catalogue: Catalogue) -> str:
    """The edition that a table had chosen for the game of *header*, if *catalogue* doesn't have it as it was
    printed then; empty if it does."""
    options = header.setup.options
    is_here = header.edition == edition(catalogue.chosen(options))
    return "" if is_here else str(options.get(EDITION, ""))


def _estranged(header: Header, catalogue: Catalogue) -> str:
    if header.rules != RULES_VERSION:
        return f"played by rules {header.rules}, these are rules {RULES_VERSION}"
    if header.edition != edition(catalogue.chosen(header.setup.options)):
        gone = gone_edition(header, catalogue)
        return f"played with {gone or 'another edition of the tiles and cards'}, which is gone"
    return ""


def _read(rows: list[bytes], name: str, is_estranged: bool) -> Iterator[Line]:
    latest: Millis = 0
    for number, row in enumerate(rows, start=2):
        try:
            line = _read_game_line(row, is_estranged) if row.startswith(b"[") else _others.decode(row)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise JournalError(name, number, f"not a line of a journal: {error}") from error
        # A snapshot may be from an earlier time, if a takeover had to continue from there.
        if isinstance(line, Entry | Passing) and line.at < latest:
            raise JournalError(name, number, f"goes back in time from {latest} to {line.at} ms")
        if not isinstance(line, TableRecord):
            latest = line.at
        yield line


def _read_game_line(row: bytes, is_estranged: bool) -> Entry | Passing:
    """A line with a command or events. An unknown command is an error, except in a journal of other rules."""
    read = _rows.decode(row)
    events = bytes(read.events)
    if bytes(read.command) == b"null":
        return Passing(read.at, events, asked=read.asked)
    try:
        return Entry(read.at, decode_command(bytes(read.command)), read.digest, events, read.asked)
    except msgspec.MsgspecError:
        if not is_estranged:
            raise
        return Passing(read.at, events, is_foreign=True)
