"""The data folder: whether its data belongs to a single process or to workers, and how data is set aside."""

import time
from contextlib import suppress
from enum import Enum, auto
from os.path import exists
from pathlib import Path

from ssh_host.config.config import ConfigError
from ssh_host.store.store import FILE_NAME

#: The folder of the private NATS server, and the data in it.
SERVER_FOLDER = "nats"
_STREAMS = "jetstream"
#: This file exists while data moves between the database and the streams; the database is complete then.
_MOVING = "moving"


class Keeper(Enum):
    """Where a folder's data is."""

    NOBODY = auto()
    DATABASE = auto()
    STREAMS = auto()


def keeper_of(folder: Path) -> Keeper:
    """Where *folder*'s data is; raises `ConfigError` if it is in two places."""
    has_database = exists(folder / FILE_NAME)
    has_streams = exists(folder / SERVER_FOLDER / _STREAMS)
    if has_database and has_streams and not exists(folder / SERVER_FOLDER / _MOVING):
        raise ConfigError(
            f"{folder} holds the data of a single process ({FILE_NAME}) and of workers ({SERVER_FOLDER})."
            " Keep one of them. To keep the single process's data, type:"
            f" mv {folder / SERVER_FOLDER} {folder / 'nats-aside'}. To keep the workers' data, type:"
            f" mv {folder / FILE_NAME} {folder / 'temple-aside.sqlite3'}."
        )
    if has_database:
        return Keeper.DATABASE
    return Keeper.STREAMS if has_streams else Keeper.NOBODY


def begin_move(folder: Path) -> None:
    """Until `end_move`, the database in *folder* counts and its streams are ignored."""
    (folder / SERVER_FOLDER).mkdir(mode=0o700, exist_ok=True)
    (folder / SERVER_FOLDER / _MOVING).touch(mode=0o600)


def end_move(folder: Path) -> None:
    (folder / SERVER_FOLDER / _MOVING).unlink(missing_ok=True)


def set_database_aside(folder: Path, why: str) -> Path | None:
    return set_aside(folder, why, [f"{FILE_NAME}{end}" for end in ("-wal", "-shm", "")])


def set_streams_aside(folder: Path, why: str) -> Path | None:
    """Set the streams in *folder* aside, and delete the workers' caches, which are copies of them."""
    for cache in folder.glob("*.sqlite3*"):
        if not cache.name.startswith(FILE_NAME):
            cache.unlink()
    return set_aside(folder / SERVER_FOLDER, why, [_STREAMS], folder)


def set_aside(folder: Path, why: str, names: list[str], into: Path | None = None) -> Path | None:
    """Move *names*, if there are any, to a new folder `before-*why*-…` in *into*; returns that folder."""
    present = [folder / name for name in names if exists(folder / name)]
    if not present:
        return None
    aside = _new_folder(into or folder, why)
    for path in present:
        path.rename(aside / path.name)
    return aside


def _new_folder(folder: Path, why: str) -> Path:
    stem = time.strftime(f"before-{why}-%Y%m%d-%H%M%S")
    for number in range(1, 100):
        aside = folder / (stem if number == 1 else f"{stem}-{number}")
        with suppress(FileExistsError):
            aside.mkdir(mode=0o700)
            return aside
    raise ConfigError(f"{folder} has too many folders named {stem}.")
