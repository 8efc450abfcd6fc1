"""Backups: the data of a server in one file, created while people play, and restored."""

import contextlib
import os
import shutil
import sqlite3
import sys
import tarfile
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from ssh_host.config.config import Config
from ssh_host.data.data_folder import end_move, set_aside, set_streams_aside
from ssh_host.data.kept_data import kept_data
from ssh_host.monitoring.run_record import BACKUP_FILE_NAME, RUN_FILE_NAME, note_backup, note_stop
from ssh_host.serve.sockets import locked
from ssh_host.store.database import StoreError
from ssh_host.store.store import FILE_NAME, Store

#: Files of a running server that no backup contains.
_NOT_KEPT = ("lock", RUN_FILE_NAME, BACKUP_FILE_NAME)
_LARGEST_SECRET = 65_536


def back_up(config: Config, file: Path) -> str:
    """Write the database and the secrets to *file*, or to standard output if it is `-`, whether the server is
    running or not; returns a sentence about it. Raises `StoreError` or `ConfigError`."""
    folder = config.data_folder
    data = kept_data(config)
    is_streamed = str(file) == "-"
    if file.exists() and not is_streamed:
        raise StoreError(f"{file} already exists. Choose another name.")
    try:
        with tempfile.TemporaryDirectory(dir=folder if is_streamed else file.absolute().parent) as beside:
            copy, packed = Path(beside) / FILE_NAME, Path(beside) / "backup"
            data.copy_to(copy)
            _pack(packed, [copy, *_secrets(folder)])
            if is_streamed:
                with packed.open("rb") as content:
                    shutil.copyfileobj(content, sys.stdout.buffer)
                sys.stdout.buffer.flush()
            else:
                packed.rename(file)
    except OSError as error:
        raise StoreError(f"The backup {file} cannot be written: {error.strerror}.") from None
    except sqlite3.Error as error:
        raise StoreError(f"The backup {file} cannot be created: database error {str(error)!r}.") from None
    note_backup(folder)
    if is_streamed:
        return f"This is a backup of {folder}. Keep it secret: it contains the host key."
    return f"{file} is a backup of {folder}. Keep it secret: it contains the host key."


def restore(config: Config, file: Path) -> str:
    """Restore *file*, or standard input if it is `-`, and set the previous data aside; returns a sentence
    about it. Raises `StoreError`, or `ConfigError` while a server is running."""
    folder = config.data_folder
    with locked(folder), tempfile.TemporaryDirectory(dir=folder) as beside:
        unpacked = Path(beside)
        try:
            _unpack(file, unpacked)
            _require_whole(unpacked / FILE_NAME, file)
            aside = _set_aside(folder)
            for path in unpacked.iterdir():
                path.rename(folder / path.name)
            note_stop(folder)
        except (tarfile.TarError, EOFError, zlib.error):
            raise StoreError(f"{file} is not a backup of a server, or only part of one.") from None
        except OSError as error:
            why = error.strerror or "it is damaged"
            raise StoreError(f"The backup {file} cannot be read: {why}.") from None
    return f"{folder} is restored from {file}." + (f" The previous data is in {aside}." if aside else "")


def _secrets(folder: Path) -> list[Path]:
    """The host key and the other small private files."""
    return sorted(
        path
        for path in folder.iterdir()
        if path.is_file()
        and path.name not in _NOT_KEPT
        and not path.name.startswith(FILE_NAME)
        and not path.stat().st_mode & 0o077
        and path.stat().st_size <= _LARGEST_SECRET
    )


def _pack(packed: Path, files: list[Path]) -> None:
    with _new_file(packed) as raw, tarfile.open(fileobj=raw, mode="w:gz", compresslevel=1) as archive:
        for path in files:
            archive.add(path, path.name, recursive=False)


@contextlib.contextmanager
def _new_file(path: Path) -> Iterator[BinaryIO]:
    """Create a file that only its owner may read, and sync it when it is closed."""
    with os.fdopen(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600), "wb") as file:
        yield file
        file.flush()
        os.fsync(file.fileno())


def _unpack(file: Path, folder: Path) -> None:
    """Unpack the regular files of a backup into *folder*, and write nowhere else."""
    with _opened(file) as archive:
        for member in archive:
            content = archive.extractfile(member) if member.isfile() else None
            if content is None or Path(member.name).name != member.name or member.name in ("", ".", ".."):
                raise tarfile.TarError("it is not a backup of a server")
            with _new_file(folder / member.name) as out:
                shutil.copyfileobj(content, out)


def _opened(file: Path) -> tarfile.TarFile:
    return tarfile.open(fileobj=sys.stdin.buffer, mode="r|*") if str(file) == "-" else tarfile.open(file)


def _require_whole(database: Path, file: Path) -> None:
    """Raise `StoreError` unless *database* can be used by this program."""
    if not database.exists():
        raise StoreError(f"{file} is not a backup of a server: it contains no database.")
    Store.open(database, is_copied_first=False).close()
    with contextlib.closing(sqlite3.connect(database)) as connection:
        (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != "ok":
        raise StoreError(f"The database in {file} is damaged: {said}.")


def _set_aside(folder: Path) -> Path | None:
    """Move what a restore replaces into a folder of its own: the database, the workers' streams, and
    secrets."""
    set_streams_aside(folder, "restore")
    end_move(folder)
    names = [f"{FILE_NAME}-wal", f"{FILE_NAME}-shm", FILE_NAME, *(path.name for path in _secrets(folder))]
    return set_aside(folder, "restore", names)
