"""The SQLite database of one server: read synchronously, written by a `Writer`."""

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Self

from ssh_host.config.config import Durability
from ssh_host.monitoring.log import happened
from ssh_host.store.database_schema import MIGRATIONS
from ssh_host.store.group_commit import Statement, Writer, WriterBeside, WriterHere, commit_histogram, connect

#: Pages returned to the disk at once: a longer transaction would delay journal lines.
_RECLAIMED_PAGES = 500


class StoreError(Exception):
    """The database can't be used; the text is a sentence for people."""


class Database:
    """One SQLite file. Reads are synchronous. After `write_beside` a thread writes, and `when_kept` says when
    a write is durable; before that, writes are synchronous, too."""

    def __init__(self, connection: sqlite3.Connection, path: Path, durability: Durability) -> None:
        self._db = connection
        self.path = path
        self._durability = durability
        self.writer: Writer = WriterHere(connection)
        #: Called with the new value whenever `trouble` changes.
        self.on_trouble: list[Callable[[str], None]] = []
        self.commit_seconds = commit_histogram()

    @classmethod
    def open(
        cls, path: Path, durability: Durability = Durability.DISK, *, is_copied_first: bool = True
    ) -> Self:
        """Open the store at *path*, created or migrated if necessary; raises `StoreError`. Before a migration
        the file is copied if *is_copied_first*."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _for_its_owner_only(path)
            connection = connect(path, durability)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from None
        except sqlite3.Error as error:
            raise StoreError(f"The database {path} cannot be used: {error}.") from None
        try:
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")
            _migrate(connection, path, is_copied_first=is_copied_first)
            return cls(connection, path, durability)
        except sqlite3.Error as error:
            connection.close()
            raise StoreError(f"The database {path} cannot be used: {error}.") from None
        except StoreError:
            connection.close()
            raise

    def write_beside(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write in a thread from now on, so that *loop* never waits for the disk."""
        self.writer = WriterBeside(self.path, self._durability, loop, self.commit_seconds, self.tell_trouble)

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call *then* once everything written so far is durable; at once if it already is."""
        self.writer.when_kept(then)

    @property
    def trouble(self) -> str:
        """A sentence that says why writing fails at the moment; empty if it works."""
        return self.writer.trouble

    def tell_trouble(self, trouble: str) -> None:
        for listener in self.on_trouble:
            listener(trouble)

    def connect(self) -> sqlite3.Connection:
        """A connection of one's own, for another thread."""
        return connect(self.path, self._durability)

    def tidy(self) -> None:
        """Return free pages to the disk and checkpoint the write-ahead log. May be called in another thread;
        if the database is busy, the next call does it."""
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(self.path, timeout=2)) as connection,
        ):
            # `execute` would stop after the first page.
            connection.executescript(f"PRAGMA incremental_vacuum({_RECLAIMED_PAGES})")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        self.writer.close()
        self._db.close()

    def write(self, sql: str, *values: object) -> None:
        """Write one change."""
        self.writer.write(Statement(sql, values))

    def read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that *sql* selects; none, with a log entry, if a page is damaged."""
        try:
            return self._db.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            self.say_unreadable(error)
            return []

    def say_unreadable(self, error: Exception) -> None:
        """Log that a page is damaged."""
        happened("database not readable", logging.ERROR, error, database=str(self.path))


def text(column: str) -> str:
    """*column* as text, even if a damaged row holds something else."""
    return f"CAST({column} AS TEXT)"


def number(column: str) -> str:
    return f"CAST({column} AS INTEGER)"


def _for_its_owner_only(path: Path) -> None:
    """Create the file readable only by its owner, since it contains people's keys. SQLite gives the
    write-ahead log the same mode."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)


def _migrate(connection: sqlite3.Connection, path: Path, *, is_copied_first: bool) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(
            f"The database {path} was written by a newer version of this program."
            " Install that version, or restore a backup made with this one."
        )
    if is_copied_first and 0 < version < len(MIGRATIONS):
        _copy(connection, path, version)
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN;{script};PRAGMA user_version={number};COMMIT;")


def _copy(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Copy the database beside itself before its tables change; raises `StoreError`."""
    copy = path.with_name(f"{path.name}-schema-{version}")
    beginning = copy.with_name(f"{copy.name}.part")
    try:
        beginning.unlink(missing_ok=True)
        _for_its_owner_only(beginning)
        with contextlib.closing(sqlite3.connect(beginning)) as target:
            connection.backup(target)
        beginning.replace(copy)
    except (OSError, sqlite3.Error) as error:
        beginning.unlink(missing_ok=True)
        raise StoreError(
            f"The database {path} has an earlier version, and cannot be copied before it is changed:"
            f" {error}. Nothing was changed. Free some disk space and start again."
        ) from None
    happened("database copied before its migration", copy=str(copy), version=version)
