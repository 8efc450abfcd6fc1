"""A server's data, for commands: in the database of a single process, or in the streams of a cluster."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Protocol, TypeVar, cast

from ssh_host.config.config import Config, ConfigError
from ssh_host.data.data_folder import Keeper, keeper_of
from ssh_host.store.store import FILE_NAME, Store

NO_CLUSTER = "A cluster needs NATS: install escape-temple[cluster]."

Found = TypeVar("Found")


class KeptData(Protocol):
    """Everything that outlives a server; raises `ConfigError` or `StoreError` if it can't be reached."""

    def copy_to(self, path: Path) -> None:
        """Write everything to a new database at *path*, also while the server is running."""

    def with_store(self, work: Callable[[Store], Found]) -> Found:
        """The result of *work*; its changes take effect on a running server, too."""


class DatabaseData:
    """The database of one process, in *folder*."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME

    def copy_to(self, path: Path) -> None:
        """Copy a consistent snapshot without blocking writers."""
        with (
            closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=10)) as source,
            closing(sqlite3.connect(path)) as target,
        ):
            source.backup(target)

    def with_store(self, work: Callable[[Store], Found]) -> Found:
        store = Store.open(self._path)
        try:
            return work(store)
        finally:
            store.close()


def kept_data(config: Config) -> KeptData:
    """The data of a server with *config*; raises `ConfigError` if there is none."""
    keeper = keeper_of(config.data_folder)
    if config.cluster.servers or keeper is Keeper.STREAMS:
        try:
            cluster = import_module("ssh_host.cluster.run.cluster_data")
        except ModuleNotFoundError:
            raise ConfigError(NO_CLUSTER) from None
        return cast(KeptData, cluster.ClusterData(config))
    if keeper is Keeper.NOBODY:
        raise ConfigError(f"There is no database in {config.data_folder} (data.folder).")
    return DatabaseData(config.data_folder)
