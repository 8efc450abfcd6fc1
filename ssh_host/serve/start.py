"""Starts servers from the command line: a single process, or parts of a cluster."""

import os
from collections.abc import Callable, Coroutine, Mapping
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from ssh_host.config.check_config import sound
from ssh_host.config.config import Config, ConfigError, load
from ssh_host.data.data_folder import Keeper, keeper_of
from ssh_host.data.kept_data import NO_CLUSTER
from ssh_host.lobby.hosted_lobby import receive
from ssh_host.monitoring.log import start_log
from ssh_host.serve import hangup
from ssh_host.serve.event_loop import run
from ssh_host.serve.warm_up import warmed_up
from ssh_host.store.database import StoreError

_NO_SERVERS = "Which cluster? Use --cluster nats://ADDRESS, or set cluster.servers in the settings."

#: Environment variables that carry the supervisor's settings to its children.
_FLAGS_VARIABLE = "ESCAPE_TEMPLE_FLAGS"
_CONFIG_VARIABLE = "ESCAPE_TEMPLE_CONFIG"

Flags = Mapping[str, object]


def start(path: Path | None, flags: Flags) -> str:
    """Run a host with the configuration file at *path*, overridden by *flags*; returns an error message or
    ""."""
    read = partial(load, path, flags)
    hangup.hold()
    try:
        config = sound(read)
        if keeper_of(config.data_folder) is Keeper.STREAMS:
            move = "move_to_one_process"
            if reason := _run_cluster(path, flags, move, module="taking_over", needs_servers=False):
                return reason
        return _run(_host_alone(read, str(path or "")))
    except ConfigError as error:
        return str(error)


async def _host_alone(read: Callable[[], Config], settings: str) -> None:
    config = read()
    start_log(config.log)
    await warmed_up(config)
    await receive(read, settings=settings)


def start_all(path: Path | None, flags: Flags, workers: int) -> str:
    """Run a gate, *workers* and a private NATS server on this machine."""
    try:
        sound(partial(_loaded, path, flags))
    except ConfigError as error:
        return str(error)
    told = _told(path, flags)
    return _serve_cluster(path, flags, "run_all", workers, told, needs_servers=False)


def start_both(path: Path | None, flags: Flags) -> str:
    """Run a gate and a worker of a cluster in one process."""
    return _serve_cluster(path, flags, "run_both")


def start_gate(path: Path | None, flags: Flags, name: str) -> str:
    return _serve_cluster(path, flags, "run_gate", name)


def start_worker(path: Path | None, flags: Flags, name: str) -> str:
    return _serve_cluster(path, flags, "run_worker", name)


def upgrade(path: Path | None, flags: Flags) -> str:
    """Replace the workers of the server running on this machine, one by one."""
    return _run_cluster(path, flags, "upgrade", needs_servers=False)


def show_status(path: Path | None, flags: Flags) -> str:
    """Print the members of the cluster."""
    return _run_cluster(path, flags, "print_status", module="cluster_status", needs_servers=False)


def import_database(path: Path | None, flags: Flags) -> str:
    """Move the database of a single process to a cluster with its own NATS servers."""
    return _run_cluster(path, flags, "import_database", module="taking_over")


def _serve_cluster(
    path: Path | None, flags: Flags, what: str, *facts: object, needs_servers: bool = True
) -> str:
    """Run a process that reloads its settings on SIGHUP."""
    hangup.hold()
    return _run_cluster(path, flags, what, partial(_loaded, path, flags), *facts, needs_servers=needs_servers)


def _run_cluster(
    path: Path | None,
    flags: Flags,
    what: str,
    *facts: object,
    needs_servers: bool = True,
    module: str = "processes",
) -> str:
    try:
        processes = import_module(f"ssh_host.cluster.run.{module}")
    except ModuleNotFoundError:
        return NO_CLUSTER
    trouble = import_module("ssh_host.cluster.bus.cluster_trouble")
    try:
        config = _loaded(path, flags)
        if needs_servers and not config.cluster.servers:
            return _NO_SERVERS
        return _run(getattr(processes, what)(config, *facts))
    except (ConfigError, trouble.ClusterTrouble) as error:
        return str(error)


def _run(work: Coroutine[Any, Any, None]) -> str:
    try:
        run(work)
    except (ConfigError, StoreError) as error:
        return str(error)
    except KeyboardInterrupt:
        return ""
    return ""


def _told(path: Path | None, flags: Flags) -> dict[str, str]:
    """The settings of this process, as environment variables for its children."""
    given = {key: value for key, value in flags.items() if value is not None}
    told = {_FLAGS_VARIABLE: msgspec.json.encode(given).decode()}
    return told if path is None else {**told, _CONFIG_VARIABLE: str(path.resolve())}


def _loaded(path: Path | None, flags: Flags) -> Config:
    """The settings at *path* with *flags* on top, both on top of those of the parent process, if any."""
    inherited = msgspec.json.decode(os.environ.get(_FLAGS_VARIABLE, "{}"), type=dict[str, object])
    parents = os.environ.get(_CONFIG_VARIABLE)
    own = {key: value for key, value in flags.items() if value is not None}
    return load(path or (Path(parents) if parents else None), {**inherited, **own})
