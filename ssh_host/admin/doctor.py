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
    """The result of one check, and what to do about it unless it is good."""

    verdict: Verdict
    said: str
    advice: str = ""
    what: str = ""

    def __str__(self) -> str:
        line = f"{self.verdict:<5} {self.what:<12} {self.said}"
        return f"{line}\n{'':19}{self.advice}" if self.advice else line


def examined(config: Config) -> Iterator[Finding]:
    """Check everything on this machine that *config* needs."""
    for what, look in CHECKS:
        yield look(config)._replace(what=what)


def _good(said: str) -> Finding:
    return Finding(Verdict.GOOD, said)


def _look_at_port(config: Config) -> Finding:
    where = f"port {config.listen.port} on {config.listen.address}"
    try:
        listener_for(config, "listen").close()
    except ConfigError as error:
        if is_in_use(config.data_folder):
            return _good(f"{where} is used by the running server.")
        advice = "Stop the program that uses it, or choose another port with --port or listen.port."
        return Finding(Verdict.BAD, str(error), advice)
    return _good(f"{where} is free.")


def _look_at_addresses(config: Config) -> Finding:
    if names := names_of(config.listen):
        return _good(f"others can connect to: {', '.join(names)}.")
    advice = 'Set listen.address = "0.0.0.0" to let others connect.'
    return Finding(Verdict.WARNING, "only this machine can connect.", advice)


def _look_at_folder(config: Config) -> Finding:
    folder = config.data_folder
    if is_in_use(folder):
        return _good(f"a server is running in {folder}.")
    try:
        with locked(folder):
            pass
    except ConfigError as error:
        return Finding(Verdict.BAD, str(error), "Choose another with --data or data.folder.")
    if not os.access(folder, os.W_OK | os.X_OK):
        advice = f"Give it to the server's user: chown, or chmod u+rwx {folder}."
        return Finding(Verdict.BAD, f"{folder} is not writable.", advice)
    if folder.stat().st_mode & 0o077:
        said = f"other users of this machine can read {folder}."
        return Finding(Verdict.WARNING, said, f"chmod 700 {folder}")
    return _good(f"{folder} is writable.")


def _look_at_key(config: Config) -> Finding:
    path = config.data_folder / HOST_KEY_NAME
    if not exists(path):
        return _good("will be created at the first start.")
    try:
        return _good(f"{host_key(config.data_folder).get_fingerprint()}.")
    except ConfigError as error:
        advice = f"Restore {path} from a backup. If you move it away, players' SSH clients will warn them."
        return Finding(Verdict.BAD, str(error), advice)


def _look_at_database(config: Config) -> Finding:
    try:
        if config.cluster.servers or keeper_of(config.data_folder) is Keeper.STREAMS:
            return _look_at_streams(config)
    except ConfigError as error:
        return Finding(Verdict.BAD, str(error))
    path = config.data_folder / FILE_NAME
    if not exists(path):
        return _good("will be created at the first start.")
    said = _read(path, "PRAGMA quick_check(1)")
    if said != "ok":
        return Finding(Verdict.BAD, f"{path}: {said}.", "Restore a backup.")
    return _good(f"{path} is intact.")


def _look_at_streams(config: Config) -> Finding:
    """Check the workers' data by reading it as a backup would."""
    try:
        games = len(kept_data(config).with_store(lambda store: store.games.running()))
    except (ConfigError, StoreError) as error:
        advice = "See nats/nats.log in the data folder; restore a backup if the data is damaged."
        return Finding(Verdict.BAD, str(error), advice)
    return _good(f"the workers' data is readable: {games} games in progress.")


def _look_at_clock(config: Config) -> Finding:
    if time.time() < _NOT_BEFORE:
        said = time.strftime("it is %Y-%m-%d %H:%M.")
        return Finding(Verdict.BAD, said, "Set the clock: the daily temple and records depend on it.")
    path = config.data_folder / FILE_NAME
    seen = _read(path, "SELECT COALESCE(MAX(last_seen), 0) FROM players") if exists(path) else 0
    if isinstance(seen, int) and seen > time.time() + 60:
        advice = "Set the clock: records and bans depend on it."
        return Finding(Verdict.BAD, "the database contains a later time than now.", advice)
    return _good(time.strftime("it is %Y-%m-%d %H:%M."))


def _read(path: Path, sql: str) -> object:
    """The value that *sql* selects from the database at *path*, or the error."""
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            (value,) = database.execute(sql).fetchone()
    except sqlite3.Error as error:
        return error
    return value


def _look_at_disk(config: Config) -> Finding:
    free = shutil.disk_usage(_nearest_folder(config.data_folder)).free
    said = f"{free / 1e9:.1f} GB are free."
    if free < _ENOUGH_BYTES:
        return Finding(Verdict.BAD, said, "Free some space: a full disk pauses every game.")
    return _good(said)


def _look_at_files(config: Config) -> Finding:
    needed = config.limits.connections + _OTHER_FILES
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed >= needed:
        return _good(f"{needed} are needed, {allowed} allowed.")
    said = f"{allowed} open files are allowed, {config.limits.connections} connections need {needed}."
    advice = f"ulimit -n {needed}, LimitNOFILE={needed} in systemd, or lower limits.connections."
    return Finding(Verdict.BAD, said, advice)


def _look_at_limits(config: Config) -> Finding:
    limits = config.limits
    said = f"{limits.sessions} sessions, a queue of {limits.queue}, {limits.connections} connections."
    if limits.sessions + limits.queue <= limits.connections:
        return _good(said)
    return Finding(
        Verdict.WARNING, said, "Give limits.connections at least the sum of limits.sessions and limits.queue."
    )


def _look_at_admins(config: Config) -> Finding:
    if config.admin.keys:
        return _good(f"SSH keys that may use `ssh HOST admin`: {len(config.admin.keys)}.")
    advice = "Put your fingerprint into admin.keys: ssh-keygen -lf ~/.ssh/id_ed25519.pub prints it."
    return Finding(Verdict.WARNING, "nobody may use `ssh HOST admin`.", advice)


def _look_at_edition(config: Config) -> Finding:
    try:
        return _good(load(config.edition_folder).edition or "built-in.")
    except CatalogueError as error:
        return Finding(Verdict.BAD, f"{error}.", "Correct the file, or leave game.edition empty.")


def _look_at_terminal(config: Config) -> Finding:
    facts = this_terminal()
    if not os.isatty(1) or not facts.can_draw:
        return _good("none here; a server needs none.")
    size = f"{facts.size.columns}×{facts.size.rows}"
    said = f"{facts.kind}, {size}, colours: {facts.colours}, characters: {facts.glyphs}."
    if facts.size.columns < 80 or facts.size.rows < 24:
        return Finding(Verdict.WARNING, said, "To play here, make it at least 80×24.")
    if facts.glyphs is Glyphs.ASCII:
        advice = "To play here with pictures, use a UTF-8 locale: LANG=en_US.UTF-8."
        return Finding(Verdict.WARNING, said, advice)
    return _good(said)


def _nearest_folder(folder: Path) -> Path:
    """*folder*, or the nearest parent that exists."""
    return next(path for path in (folder, *folder.absolute().parents) if exists(path))


CHECKS: tuple[tuple[str, Callable[[Config], Finding]], ...] = (
    ("port", _look_at_port),
    ("addresses", _look_at_addresses),
    ("data folder", _look_at_folder),
    ("host key", _look_at_key),
    ("database", _look_at_database),
    ("clock", _look_at_clock),
    ("disk", _look_at_disk),
    ("open files", _look_at_files),
    ("limits", _look_at_limits),
    ("admins", _look_at_admins),
    ("edition", _look_at_edition),
    ("terminal", _look_at_terminal),
)
