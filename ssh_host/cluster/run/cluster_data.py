"""A cluster's data for commands, whether the cluster is running or stopped."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import ClusterTrouble
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.run.nats_access import bus_for, server_for_a_command
from ssh_host.cluster.store.data_transfer import take_out
from ssh_host.cluster.store.shared_store import shared_store
from ssh_host.config.config import Config, ConfigError
from ssh_host.serve.sockets import locked
from ssh_host.store.store import FILE_NAME, Store

Found = TypeVar("Found")


class ClusterData:
    """The data of *config*'s workers; every method raises `ConfigError`."""

    def __init__(self, config: Config) -> None:
        self._config = config

    def copy_to(self, path: Path) -> None:
        """Write everything to a new database at *path*."""
        _run(self._copy_to(path))

    def with_store(self, work: Callable[[Store], Found]) -> Found:
        """The result of *work*; its changes reach every process of the cluster."""
        return _run(self._with_store(work))

    async def _copy_to(self, path: Path) -> None:
        async with _bus(self._config) as bus:
            await take_out(bus, path, self._config.cluster.replicas)

    async def _with_store(self, work: Callable[[Store], Found]) -> Found:
        with tempfile.TemporaryDirectory() as beside:
            async with _bus(self._config) as bus:
                await lay_streams(bus, self._config.cluster.replicas)
                store = await shared_store(bus, Path(beside) / FILE_NAME)
                try:
                    found = work(store)
                    is_kept = asyncio.Event()
                    store.when_kept(is_kept.set)
                    await is_kept.wait()
                    return found
                finally:
                    store.close()


@asynccontextmanager
async def _bus(config: Config) -> AsyncIterator[Bus]:
    """The bus of a running cluster. If it is stopped, a NATS server is started while it is needed."""
    with ExitStack() as stack:
        is_running = bool(config.cluster.servers)
        if not is_running:
            try:
                stack.enter_context(locked(config.data_folder))
            except ConfigError:
                is_running = True
        if is_running:
            async with bus_for(config, "command") as bus:
                yield bus
            return
        async with (
            server_for_a_command(config.data_folder) as address,
            await Bus.connect(address, config.cluster.name, "command") as bus,
        ):
            yield bus


def _run(work: Coroutine[Any, Any, Found]) -> Found:
    try:
        return asyncio.run(work)
    except (ClusterTrouble, TimeoutError) as error:
        raise ConfigError(str(error)) from error
