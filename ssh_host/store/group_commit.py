"""Group commit: one thread writes all changes to the database in groups and reports when they are durable."""

import asyncio
import contextlib
import logging
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple, Protocol

from prometheus_client import Histogram

from escape_tui.hub.table.live_game import SHOWN_AHEAD_MS
from ssh_host.config.config import Durability
from ssh_host.monitoring.log import happened
from ssh_host.store.acknowledgements import Acknowledgements, Then

#: Pages in the write-ahead log at which SQLite checkpoints it and starts it over: 20 MB.
_UNTIDY_PAGES = 5_000
_COMMIT_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 3.0)
#: Largest group: a commit must not take long.
_MOST_IN_A_GROUP = 500
_TRY_AGAIN_SECONDS = 0.5
_BUSY_SECONDS = 2.0
#: Errors that a retry can't fix: a violated constraint, or values that no column takes.
_UNWRITABLE = (
    sqlite3.IntegrityError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    ValueError,
    TypeError,
    OverflowError,
)
#: Writes that a game depends on. If they hit a damaged page the game pauses: what players see must be
#: durable.
_OF_A_GAME = ("INSERT INTO journals", "INSERT INTO tables")
#: Minimum time between checks that the file is still in place.
_LOOK_EVERY_SECONDS = 0.1


JOURNAL_LINE = "INSERT INTO journals VALUES (?, ?, ?, ?)"


class Statement(NamedTuple):
    sql: str
    values: tuple[object, ...] = ()


#: Statements of one transaction.
Change = tuple[Statement, ...]


class Writer(Protocol):
    """Writes to the database. *trouble* is a sentence that says why writing fails, or empty."""

    trouble: str

    def write(self, *statements: Statement) -> None:
        """Write *statements* in one transaction, after everything before them."""

    def when_kept(self, then: Then) -> None:
        """Call *then* once everything so far is durable; at once if it already is."""

    def close(self) -> None:
        """Write what is left and stop."""


def commit_histogram() -> Histogram:
    """How long commits of journals and other changes take."""
    return Histogram(
        "escape_commit_seconds",
        "How long one commit of journals and other changes takes.",
        buckets=_COMMIT_SECONDS,
        registry=None,
    )


def connect(path: Path, durability: Durability) -> sqlite3.Connection:
    """A connection to the database at *path* with this *durability*."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=_BUSY_SECONDS, check_same_thread=False)
    try:
        # Takes effect only in a new file; an older one keeps its free pages and reuses them.
        connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={'FULL' if durability is Durability.DISK else 'NORMAL'}")
        # On macOS only this makes sure that data reaches the disk.
        connection.execute("PRAGMA fullfsync=ON")
        connection.execute("PRAGMA foreign_keys=ON")
        # A checkpoint waits for the disk: `tidy` does it in a thread, where no table waits for it.
        connection.execute(f"PRAGMA wal_autocheckpoint={_UNTIDY_PAGES}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


class JournalRows:
    """Appends to one game's journal, which has *written* rows already; *writer* reports when they are
    durable."""

    shown_ahead_ms = SHOWN_AHEAD_MS

    def __init__(self, writer: Writer, game_id: str, written: int) -> None:
        self.when_kept = writer.when_kept
        self._append = writer.write
        self._game_id = game_id
        self._written = written

    def write(self, line: bytes) -> None:
        self._append(Statement(JOURNAL_LINE, (self._game_id, self._written, 0, line)))
        self._written += 1


class WriterHere:
    """Writes synchronously on *connection*: for tests and commands."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.trouble = ""
        self._db = connection

    def write(self, *statements: Statement) -> None:
        _commit(self._db, (statements,))

    def when_kept(self, then: Then) -> None:
        then()

    def close(self) -> None:
        pass


class WriterBeside:
    """Writes in a thread, in groups, so that *loop* never waits for the disk; calls *on_trouble* whenever
    `trouble` changes.

    A failed write is retried until it succeeds: nothing is lost, and nothing is reported as durable too
    early.
    """

    def __init__(
        self,
        path: Path,
        durability: Durability,
        loop: asyncio.AbstractEventLoop,
        commit_seconds: Histogram,
        on_trouble: Callable[[str], None] = lambda trouble: None,
    ) -> None:
        self.trouble = ""
        self._on_trouble = on_trouble
        self._loop = loop
        self._commit_seconds = commit_seconds
        self._acknowledgements = Acknowledgements()
        self.when_kept = self._acknowledgements.when_kept
        #: Changes of this iteration of the event loop.
        self._at_hand: list[Change] = []
        self._queue: SimpleQueue[Change | None] = SimpleQueue()
        self._closing = threading.Event()
        self._path = path
        self._db = connect(path, durability)
        self._places = _places(path)
        self._looked_at = 0.0
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, *statements: Statement) -> None:
        self._acknowledgements.give()
        if not self._at_hand:
            # If the loop is closed, nobody waits for it: `close` hands the changes over.
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon(self._hand_over)
        self._at_hand.append(statements)

    def close(self) -> None:
        self._closing.set()
        self._hand_over()
        self._queue.put(None)
        self._thread.join()
        self._db.close()

    # On the event loop

    def _hand_over(self) -> None:
        """Hand the changes over when the loop is idle: earlier, both threads would compete for the
        interpreter lock."""
        for change in self._at_hand:
            self._queue.put(change)
        self._at_hand.clear()

    def _acknowledge(self, changes: int) -> None:
        self._notice("")
        self._acknowledgements.keep(changes)

    def _notice(self, trouble: str) -> None:
        if trouble != self.trouble:
            self.trouble = trouble
            happened(
                "database not writable" if trouble else "database writable again",
                logging.WARNING,
                why=trouble,
            )
            self._on_trouble(trouble)

    # In the thread

    def _run(self) -> None:
        is_open = True
        while is_open:
            group = [self._queue.get()]
            while len(group) < _MOST_IN_A_GROUP and not self._queue.empty():
                group.append(self._queue.get())
            is_open = group[-1] is not None
            self._keep([change for change in group if change is not None])

    def _keep(self, changes: list[Change]) -> None:
        """Write *changes*, with retries until the writer is closed."""
        left = deque(changes)
        while left:
            try:
                self._require_in_place()
                self._write_what_is(left)
            except (sqlite3.Error, OSError) as error:
                self._tell(self._notice, f"The database {self._path} cannot be written: {error}.")
                if self._closing.wait(_TRY_AGAIN_SECONDS):
                    happened("changes not written", logging.ERROR, error, changes=len(left))
                    return
        if changes:
            self._tell(self._acknowledge, len(changes))

    def _write_what_is(self, left: deque[Change]) -> None:
        try:
            with self._commit_seconds.time():
                _commit(self._db, tuple(left))
            left.clear()
        except (sqlite3.DatabaseError, *_UNWRITABLE) as error:
            if not _is_hopeless(error):
                raise
            self._one_by_one(left)

    def _one_by_one(self, left: deque[Change]) -> None:
        """Log and skip a change that can never be written, so that the others are written."""
        while left:
            try:
                _commit(self._db, (left[0],))
            except (sqlite3.DatabaseError, *_UNWRITABLE) as error:
                sql = left[0][0].sql
                if not _is_hopeless(error) or (_is_damage(error) and sql.startswith(_OF_A_GAME)):
                    raise
                happened("change not writable", logging.ERROR, error, sql=sql)
            left.popleft()

    def _require_in_place(self) -> None:
        """Raise `OSError` if the file was moved away: writes to it would still succeed, and be lost."""
        if (now := time.monotonic()) - self._looked_at >= _LOOK_EVERY_SECONDS:
            if _places(self._path) != self._places:
                raise OSError("it was moved or replaced while the server was running")
            self._looked_at = now

    def _tell(self, what: Callable[..., None], fact: object) -> None:
        # The loop may be closed by now.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(what, fact)


def _commit(connection: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Write *changes* in one transaction; a single statement is one already."""
    statements = tuple(chain.from_iterable(changes))
    if len(statements) == 1:
        connection.execute(*statements[0])
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            connection.execute(*statement)
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _is_hopeless(error: Exception) -> bool:
    """Whether a retry can't help."""
    return isinstance(error, _UNWRITABLE) or _is_damage(error)


def _is_damage(error: Exception) -> bool:
    """Whether a page of the file is damaged."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT


def _places(path: Path) -> tuple[int, ...]:
    """The inodes of the database and its write-ahead log."""
    return tuple(os.stat(f"{path}{end}").st_ino for end in ("", "-wal"))
