"""The subcommands for operators: run a server or a cluster, check it, give it orders."""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from escape_tui.cli.data_commands import give_order
from escape_tui.cli.shared_flags import ClusterAddress, DataFolder, HostConfig, cannot

_Address = Annotated[str | None, typer.Option(help="Address to listen on (listen.address).")]
_Port = Annotated[int | None, typer.Option(help="Port that players connect to (listen.port).")]


def host(
    config: HostConfig = None,
    address: _Address = None,
    port: _Port = None,
    name: Annotated[
        str | None, typer.Option(help="Server name in the ssh command (listen.public_name).")
    ] = None,
    data: DataFolder = None,
    sessions: Annotated[int | None, typer.Option(help="Concurrent sessions (limits.sessions).")] = None,
    web: Annotated[int | None, typer.Option(help="Serve the browser page on this port (web.port).")] = None,
    web_address: Annotated[
        str | None, typer.Option(help="Address of the browser page, if not --address (web.address).")
    ] = None,
    admin: Annotated[
        list[str] | None, typer.Option(help="Fingerprint of an admin's SSH key (admin.keys).")
    ] = None,
    metrics: Annotated[bool | None, typer.Option(help="Prometheus metrics (metrics.enabled).")] = None,
    log_level: Annotated[str | None, typer.Option(help="debug, info, warning or error (log.level).")] = None,
    log_file: Annotated[str | None, typer.Option(help="Log file (log.file).")] = None,
    log_format: Annotated[str | None, typer.Option(help="text, json or auto (log.format).")] = None,
    edition: Annotated[str | None, typer.Option(help="Another edition (game.edition).")] = None,
    workers: Annotated[
        int,
        typer.Option(min=0, max=64, help="Number of worker processes (0: a single process)."),
    ] = 0,
    cluster: ClusterAddress = None,
) -> None:
    """Run a server that others join over SSH."""
    flags: dict[str, object] = {
        "cluster.servers": cluster or None,
        "listen.address": address,
        "listen.port": port,
        "listen.public_name": name,
        "data.folder": data,
        "limits.sessions": sessions,
        "web.enabled": None if web is None else True,
        "web.port": web,
        "web.address": web_address,
        "admin.keys": admin or None,
        "metrics.enabled": metrics,
        "log.level": log_level,
        "log.file": log_file,
        "log.format": log_format,
        "game.edition": edition,
    }
    if workers and cluster:
        cannot("Use either --workers, which starts a NATS server, or --cluster, which uses yours.")
    if workers:
        _do("start_all", config, flags, workers)
    else:
        _do("start_both" if cluster else "start", config, flags)


def _do(what: str, config: Path | None, flags: Mapping[str, object], *more: object) -> None:
    """Call the function *what* of `ssh_host.serve.start`; it returns why it failed, if it did."""
    if reason := getattr(import_module("ssh_host.serve.start"), what)(config, flags, *more):
        cannot(reason)


def gate(
    cluster: ClusterAddress = None,
    config: HostConfig = None,
    address: _Address = None,
    port: _Port = None,
    data: DataFolder = None,
    name: Annotated[str, typer.Option(help="Name of this gate in the cluster.")] = "",
) -> None:
    """Run a gate: the front end of a cluster that holds the connections."""
    flags = {
        "cluster.servers": cluster or None,
        "listen.address": address,
        "listen.port": port,
        "data.folder": data,
    }
    _do("start_gate", config, flags, name)


def worker(
    cluster: ClusterAddress = None,
    config: HostConfig = None,
    data: DataFolder = None,
    address: Annotated[
        str | None, typer.Option(help="Address that gates connect to (cluster.address).")
    ] = None,
    name: Annotated[str, typer.Option(help="Name of this worker in the cluster.")] = "",
) -> None:
    """Run a worker: tables and screens of a cluster's sessions."""
    flags = {"cluster.servers": cluster or None, "cluster.address": address, "data.folder": data}
    _do("start_worker", config, flags, name)


def upgrade(cluster: ClusterAddress = None, config: HostConfig = None, data: DataFolder = None) -> None:
    """Restart the workers of a running `host --workers` with the installed version, one at a time."""
    flags = {"cluster.servers": cluster or None, "data.folder": data}
    _do("upgrade", config, flags)


def status(cluster: ClusterAddress = None, config: HostConfig = None, data: DataFolder = None) -> None:
    """Print the processes of a cluster, their tables and their last heartbeat."""
    flags = {"cluster.servers": cluster or None, "data.folder": data}
    _do("show_status", config, flags)


def import_database(
    cluster: ClusterAddress = None, config: HostConfig = None, data: DataFolder = None
) -> None:
    """Move the data of a single process to an empty cluster with NATS servers of its own."""
    flags = {"cluster.servers": cluster or None, "data.folder": data}
    _do("import_database", config, flags)


def check_config(file: Annotated[Path, typer.Argument(help="A config file.")]) -> None:
    """List every mistake in a config file, without starting anything."""
    mistakes = tuple(import_module("ssh_host.config.check_config").mistakes_in(file))
    if mistakes:
        cannot("\n".join(mistakes))
    print(f"{file} has no mistakes.")


def doctor(
    config: HostConfig = None,
    port: _Port = None,
    data: DataFolder = None,
) -> None:
    """Check everything a server needs on this machine, and say what to fix."""
    examine, reading = import_module("ssh_host.admin.doctor"), import_module("ssh_host.config.config")
    try:
        settings = reading.load(config, {"listen.port": port, "data.folder": data})
    except reading.ConfigError as error:
        cannot(str(error))
    is_bad = False
    for finding in examine.examined(settings):
        print(finding)
        is_bad = is_bad or finding.verdict is examine.Verdict.BAD
    if is_bad:
        raise typer.Exit(1)


def daily(
    day: Annotated[str | None, typer.Argument(help="A day such as 2026-11-16; without it, today.")] = None,
    key: Annotated[str | None, typer.Option(help="Published proof key to check.")] = None,
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Print the seal and the proof of a daily temple, so that anyone can check it."""
    temples, reading = import_module("ssh_host.lobby.daily_temple"), import_module("ssh_host.config.config")
    try:
        if day is not None and not temples.is_day(day):
            cannot(f"{day} is not a date. Write it like 2026-11-16.")
        if key is not None:
            if day is None or not temples.is_key(key):
                cannot("A key has 32 characters, 0-9 and a-f, and needs a day.")
            print(temples.checked(day, key))
            return
        settings = reading.load(config, {"data.folder": data})
        temple = temples.DailyTemple(temples.daily_secret(settings.data_folder))
        print(temples.told(temple, day or temple.today))
    except reading.ConfigError as error:
        cannot(str(error))


def admin(
    words: Annotated[
        list[str], typer.Argument(help="sessions, tables, bans, announce, kick, ban, unban, drain, reload.")
    ],
    config: HostConfig = None,
    data: DataFolder = None,
) -> None:
    """Send a command to the server on this machine; --json answers for programs."""
    give_order(words, config, data)
