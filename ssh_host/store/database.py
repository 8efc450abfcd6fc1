"""The database of one host: opened, read at once, written a moment later."""

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from ssh_host.serve.config import Durability
from ssh_host.serve.log import happened
from ssh_host.store.database_schema import MIGRATIONS
from ssh_host.store.group_commit import Statement, Writer, WriterBeside, WriterHere, connect

#: Pages that one tidying gives back to the disk: a longer transaction would keep journal lines waiting.
_RECLAIMED_PAGES = 500


class StoreError(Exception):
    """A database that cannot be used; its text is one sentence."""


class Database:
    """One SQLite file. What is read is there at once, what is written a moment later: `write_beside`
    lets a thread do that, and `when_kept` says when. Without it everything is written where it is called."""

    def __init__(self, connection: sqlite3.Connection, path: Path, durability: Durability) -> None:
        self._db = connection
        self._path = path
        self._durability = durability
        self.writer: Writer = WriterHere(connection)

    @classmethod
    def open(cls, path: Path, durability: Durability = Durability.DISK) -> Self:
        """The store in the file at *path*, made or migrated where needed; raises `StoreError`."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _for_its_owner_only(path)
            connection = connect(path, durability)
        except OSError as error:
            raise StoreError(f"The database {path} cannot be opened: {error}.") from None
        except sqlite3.Error as error:
            raise StoreError(f"The database {path} cannot be used: {error}.") from None
        try:
            connection.text_factory = lambda text: text.decode("utf-8", "replace")
            _migrate(connection, path)
            return cls(connection, path, durability)
        except sqlite3.Error as error:
            connection.close()
            raise StoreError(f"The database {path} cannot be used: {error}.") from None
        except StoreError:
            connection.close()
            raise

    def write_beside(self, loop: asyncio.AbstractEventLoop) -> None:
        """From now on a thread writes, so that *loop* waits for no disk."""
        self.write_by(WriterBeside(self._path, self._durability, loop))

    def write_by(self, writer: Writer) -> None:
        """From now on *writer* writes."""
        self.writer = writer

    def when_kept(self, then: Callable[[], None]) -> None:
        """Call *then* once everything written so far is kept for good, at once if it is."""
        self.writer.when_kept(then)

    @property
    def trouble(self) -> str:
        """Why nothing can be written just now, in a sentence; empty while all is well."""
        return self.writer.trouble

    def on_trouble(self, listener: Callable[[str], None]) -> None:
        """Tell *listener* whenever `trouble` changes."""
        self.writer.on_trouble = listener

    @property
    def path(self) -> Path:
        return self._path

    def tidy(self) -> None:
        """Give free pages back to the disk and copy the write-ahead log into the file. It may be called in
        another thread; where somebody writes just now, the next call does it."""
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(self._path, timeout=2)) as connection,
        ):
            # `execute` would stop after the first page.
            connection.executescript(f"PRAGMA incremental_vacuum({_RECLAIMED_PAGES})")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def close(self) -> None:
        self.writer.close()
        self._db.close()

    def _write(self, sql: str, *values: object) -> None:
        self.writer.write(Statement(sql, values))

    def _read(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that *sql* asks for; of a damaged page there are none, and that is said."""
        try:
            return self._db.execute(sql, values).fetchall()
        except sqlite3.DatabaseError as error:
            self._say_unreadable(error)
            return []

    def _say_unreadable(self, error: Exception) -> None:
        happened("cannot read", logging.ERROR, error, database=str(self._path))


def text(column: str) -> str:
    """*column* as text, whatever a damaged row holds."""
    return f"CAST({column} AS TEXT)"


def number(column: str) -> str:
    return f"CAST({column} AS INTEGER)"


def _for_its_owner_only(path: Path) -> None:
    """Whatever the folder allows: there are people's keys in it. Its log gets the same rights."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    path.chmod(0o600)


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"The database {path} was written by a newer version of this program.")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        connection.executescript(f"BEGIN;{script};PRAGMA user_version={number};COMMIT;")
