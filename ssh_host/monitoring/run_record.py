"""When this process started and why, and when the last backup was made: two files in the data folder."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path

import msgspec
from msgspec import Struct

from escape_tui import __version__
from ssh_host.admission.identity import HOST_KEY_NAME

RUN_FILE_NAME = "last_run.json"
BACKUP_FILE_NAME = "last_backup"


class StartReason(StrEnum):
    """How the previous run ended."""

    FIRST = "first start"
    STOP = "clean stop"
    CRASH = "crash"
    UPGRADE = "upgrade"


class Started(Struct, frozen=True):
    """When a process started, in seconds since 1970, and why."""

    at: float
    reason: StartReason = StartReason.FIRST


class _Run(Struct, frozen=True):
    version: str
    stopped: bool = False
    #: Nothing has run in this folder yet.
    planned: bool = False


def start_in(folder: Path, version: str = __version__) -> Started:
    """A start of *version* now; the files in *folder* tell the reason."""
    return Started(time.time(), _reason(folder, version))


def _reason(folder: Path, version: str) -> StartReason:
    try:
        previous = msgspec.json.decode((folder / RUN_FILE_NAME).read_bytes(), type=_Run)
    except FileNotFoundError:
        # Version 1.0.0 kept no record of its runs.
        return StartReason.UPGRADE if (folder / HOST_KEY_NAME).exists() else StartReason.FIRST
    except (OSError, msgspec.MsgspecError):
        # The file is incomplete: the process or the machine died while writing it.
        return StartReason.CRASH
    if previous.planned:
        return StartReason.FIRST
    if not previous.stopped:
        return StartReason.CRASH
    return StartReason.STOP if previous.version == version else StartReason.UPGRADE


def plan_run(folder: Path, version: str = __version__) -> None:
    """Remember whether the next start in *folder* is the first one, before other files are made there."""
    if _reason(folder, version) is StartReason.FIRST:
        _write(folder / RUN_FILE_NAME, msgspec.json.encode(_Run(version, planned=True)))


@contextmanager
def recorded_run(folder: Path, version: str = __version__) -> Iterator[None]:
    """Record in *folder* that a process is running, and whether it stopped properly."""
    _write(folder / RUN_FILE_NAME, msgspec.json.encode(_Run(version)))
    yield
    note_stop(folder, version)


def note_stop(folder: Path, version: str = __version__) -> None:
    """Remember that nothing was interrupted in *folder*, as after a stop or a restore."""
    _write(folder / RUN_FILE_NAME, msgspec.json.encode(_Run(version, stopped=True)))


def note_backup(folder: Path) -> None:
    """Remember that a backup of *folder* was made now."""
    _write(folder / BACKUP_FILE_NAME, str(int(time.time())).encode())


def last_backup(folder: Path) -> int:
    """When the last backup of *folder* was made, in seconds since 1970; 0 if there was none."""
    try:
        return int((folder / BACKUP_FILE_NAME).read_text("ascii"))
    except (OSError, ValueError):
        return 0


def _write(path: Path, content: bytes) -> None:
    # A full disk must not stop the host or a backup.
    with (
        suppress(OSError),
        os.fdopen(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file,
    ):
        file.write(content)
