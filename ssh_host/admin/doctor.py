"""The doctor: checks everything that a server needs before it starts, and says what to do."""

import os
import resource
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from enum import StrEnum
from os.path import exists
from pathlib import Path
from typing import NamedTuple

from escape_tui.app.local_play import this_terminal
from escape_tui.content.catalogue import CatalogueError, load
from ssh_host.admission.addresses import names_of
from ssh_host.admission.identity import HOST_KEY_NAME, host_key
from ssh_host.config.config import Config, ConfigError
from ssh_host.data.data_folder import Keeper, keeper_of
from ssh_host.data.kept_data import kept_data
from ssh_host.serve.sockets import is_in_use, listener_for, locked
from ssh_host.store.database import StoreError
from ssh_host.store.store import FILE_NAME
from tile_art.inks.glyphs import Glyphs

#: Space for a year of journals on a busy server.
_ENOUGH_BYTES = 500_000_000
#: Open files of a server besides its connections.
_OTHER_FILES = 64
#: A clock that shows an earlier time is wrong: 2026-01-01.
_NOT_BEFORE = 1_767_225_600


class Verdict(StrEnum):
    GOOD = "ok"
    #: Works, but could be better.
    WARNING = "note"
    BAD = "BAD"


class Finding(NamedTuple):
    """One check, its result, and what to do about it unless it is good."""

    what: str
    verdict: Verdict
    said: str
    advice: str = ""

    def __str__(self) -> str:
        line = f"{self.verdict:<5} {self.what:<12} {self.said}"
        return f"{line}\n{'':19}{self.advice}" if self.advice else line


def examined(config: Config) -> Iterator[Finding]:
    """Check everything on this machine that *config* needs."""
    for look in CHECKS:
        yield from look(config)


def _look_at_port(config: Config) -> Iterator[Finding]:
    where = f"port {config.listen.port} on {config.listen.address}"
    try:
        listener_for(config, "listen").close()
    except ConfigError as error:
        if is_in_use(config.data_folder):
            yield Finding("port", Verdict.GOOD, f"{where} is used by the running server.")
            return
        advice = "Stop the program that uses it, or choose another port with --port or listen.port."
        yield Finding("port", Verdict.BAD, str(error), advice)
    else:
        yield Finding("port", Verdict.GOOD, f"{where} is free.")


def _look_at_addresses(config: Config) -> Iterator[Finding]:
    names = names_of(config.listen)
    if names:
        yield Finding("addresses", Verdict.GOOD, f"others can connect to: {', '.join(names)}.")
        return
    advice = 'Set listen.address = "0.0.0.0" to let others connect.'
    yield Finding("addresses", Verdict.WARNING, "only this machine can connect.", advice)


def _look_at_folder(config: Config) -> Iterator[Finding]:
    folder = config.data_folder
    if is_in_use(folder):
        yield Finding("data folder", Verdict.GOOD, f"a server is running in {folder}.")
        return
    try:
        with locked(folder):
            pass
    except ConfigError as error:
        yield Finding("data folder", Verdict.BAD, str(error), "Choose another with --data or data.folder.")
        return
    if not os.access(folder, os.W_OK | os.X_OK):
        advice = f"Give it to the server's user: chown, or chmod u+rwx {folder}."
        yield Finding("data folder", Verdict.BAD, f"{folder} is not writable.", advice)
    elif folder.stat().st_mode & 0o077:
        advice = f"chmod 700 {folder}"
        yield Finding(
            "data folder", Verdict.WARNING, f"other users of this machine can read {folder}.", advice
        )
    else:
        yield Finding("data folder", Verdict.GOOD, f"{folder} is writable.")


def _look_at_key(config: Config) -> Iterator[Finding]:
    path = config.data_folder / HOST_KEY_NAME
    if not exists(path):
        yield Finding("host key", Verdict.GOOD, "will be created at the first start.")
        return
    try:
        fingerprint = host_key(config.data_folder).get_fingerprint()
    except ConfigError as error:
        advice = f"Restore {path} from a backup. If you move it away, players' SSH clients will warn them."
        yield Finding("host key", Verdict.BAD, str(error), advice)
    else:
        yield Finding("host key", Verdict.GOOD, f"{fingerprint}.")


def _look_at_data(config: Config) -> Iterator[Finding]:
    try:
        is_of_workers = bool(config.cluster.servers) or keeper_of(config.data_folder) is Keeper.STREAMS
    except ConfigError as error:
        yield Finding("data", Verdict.BAD, str(error))
        return
    yield from _look_at_streams(config) if is_of_workers else _look_at_database(config)


def _look_at_streams(config: Config) -> Iterator[Finding]:
    """Check the workers' data by reading it as a backup would."""
    try:
        games = len(kept_data(config).with_store(lambda store: store.running_tables()))
    except (ConfigError, StoreError) as error:
        advice = "See nats/nats.log in the data folder; restore a backup if the data is damaged."
        yield Finding("streams", Verdict.BAD, str(error), advice)
    else:
        said = f"the workers' data is readable: {games} games in progress."
        yield Finding("streams", Verdict.GOOD, said)


def _look_at_database(config: Config) -> Iterator[Finding]:
    path = config.data_folder / FILE_NAME
    if not exists(path):
        yield Finding("database", Verdict.GOOD, "will be created at the first start.")
        return
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            (said,) = database.execute("PRAGMA quick_check(1)").fetchone()
            (seen,) = database.execute("SELECT COALESCE(MAX(last_seen), 0) FROM players").fetchone()
    except sqlite3.Error as error:
        said, seen = str(error), 0
    if said != "ok":
        yield Finding("database", Verdict.BAD, f"{path}: {said}.", "Restore a backup.")
        return
    yield Finding("database", Verdict.GOOD, f"{path} is intact.")
    if seen > time.time() + 60:
        advice = "Set the clock: records and bans depend on it."
        yield Finding("clock", Verdict.BAD, "the database contains a later time than now.", advice)


def _look_at_clock(config: Config) -> Iterator[Finding]:
    said = time.strftime("it is %Y-%m-%d %H:%M.")
    if time.time() < _NOT_BEFORE:
        yield Finding("clock", Verdict.BAD, said, "Set the clock: the daily temple and records depend on it.")
    else:
        yield Finding("clock", Verdict.GOOD, said)


def _look_at_disk(config: Config) -> Iterator[Finding]:
    free = shutil.disk_usage(_nearest_folder(config.data_folder)).free
    said = f"{free / 1e9:.1f} GB are free."
    if free < _ENOUGH_BYTES:
        advice = "Free some space: a full disk pauses every game."
        yield Finding("disk", Verdict.BAD, said, advice)
    else:
        yield Finding("disk", Verdict.GOOD, said)


def _look_at_limits(config: Config) -> Iterator[Finding]:
    limits = config.limits
    needed = limits.connections + _OTHER_FILES
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed < needed:
        said = f"{allowed} open files are allowed, {limits.connections} connections need {needed}."
        advice = f"ulimit -n {needed}, LimitNOFILE={needed} in systemd, or lower limits.connections."
        yield Finding("open files", Verdict.BAD, said, advice)
    else:
        yield Finding("open files", Verdict.GOOD, f"{needed} are needed, {allowed} allowed.")
    if limits.sessions + limits.queue > limits.connections:
        advice = "Give limits.connections at least the sum of limits.sessions and limits.queue."
        said = f"{limits.sessions} sessions and a queue of {limits.queue} are more than the connections."
        yield Finding("limits", Verdict.WARNING, said, advice)


def _look_at_admins(config: Config) -> Iterator[Finding]:
    if config.admin.keys:
        yield Finding(
            "admins", Verdict.GOOD, f"SSH keys that may use `ssh HOST admin`: {len(config.admin.keys)}."
        )
    else:
        advice = "Put your fingerprint into admin.keys: ssh-keygen -lf ~/.ssh/id_ed25519.pub prints it."
        yield Finding("admins", Verdict.WARNING, "nobody may use `ssh HOST admin`.", advice)


def _look_at_edition(config: Config) -> Iterator[Finding]:
    try:
        name = load(config.edition_folder).edition
    except CatalogueError as error:
        yield Finding("edition", Verdict.BAD, f"{error}.", "Correct the file, or leave game.edition empty.")
    else:
        yield Finding("edition", Verdict.GOOD, name or "built-in.")


def _look_at_terminal(config: Config) -> Iterator[Finding]:
    facts = this_terminal()
    if not os.isatty(1) or not facts.can_draw:
        yield Finding("terminal", Verdict.GOOD, "none here; a server needs none.")
        return
    size = f"{facts.size.columns}×{facts.size.rows}"
    said = f"{facts.kind}, {size}, colours: {facts.colours}, characters: {facts.glyphs}."
    if facts.size.columns < 80 or facts.size.rows < 24:
        yield Finding("terminal", Verdict.WARNING, said, "To play here, make it at least 80×24.")
    elif facts.glyphs is Glyphs.ASCII:
        advice = "To play here with pictures, use a UTF-8 locale: LANG=en_US.UTF-8."
        yield Finding("terminal", Verdict.WARNING, said, advice)
    else:
        yield Finding("terminal", Verdict.GOOD, said)


def _nearest_folder(folder: Path) -> Path:
    """*folder*, or the nearest parent that exists."""
    return next(path for path in (folder, *folder.absolute().parents) if exists(path))


CHECKS: tuple[Callable[[Config], Iterator[Finding]], ...] = (
    _look_at_port,
    _look_at_addresses,
    _look_at_folder,
    _look_at_key,
    _look_at_data,
    _look_at_clock,
    _look_at_disk,
    _look_at_limits,
    _look_at_admins,
    _look_at_edition,
    _look_at_terminal,
)
