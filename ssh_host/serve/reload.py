"""Reload: on SIGHUP a server reads its settings again and applies those that can change while it runs."""

import asyncio
import logging
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from ssh_host.config.config import KEYS, Config, ConfigError
from ssh_host.monitoring.log import happened, start_log
from ssh_host.serve import hangup
from ssh_host.serve.sockets import tls_for

#: Settings and sections that take effect at once; all others need a restart.
RELOADED = frozenset(
    {
        "limits",
        "admin",
        "log",
        "metrics",
        "data.keep_days",
        "data.keep_games",
        "game.editions",
        "tables.per_identity",
        "tables.watchers",
        "tables.chat_per_minute",
        "tables.drain_minutes",
        "web.certificate",
        "web.key",
    }
)


class Reloadable(Protocol):
    """A host, with its listeners if it has any."""

    @property
    def config(self) -> Config:
        """The settings in force."""

    def reload(self, config: Config) -> None:
        """Apply *config*; raises `ConfigError` and changes nothing if that fails."""


@contextmanager
def reloading(reload_all: Callable[[], None]) -> Iterator[None]:
    """Call *reload_all* on SIGHUP, even for one that came earlier. Not in a terminal, where SIGHUP means that
    the window was closed."""
    if hangup.is_in_terminal():
        yield
        return
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGHUP, reload_all)
    hangup.release()
    try:
        yield
    finally:
        loop.remove_signal_handler(signal.SIGHUP)


def reload(reloaded: Reloadable, read: Callable[[], Config]) -> None:
    """Apply the settings that *read* returns; if they are broken, nothing changes and the log says why."""
    before = reloaded.config
    try:
        wanted = read()
        tls_for(wanted.web)
        start_log(wanted.log)
        config = applied(before, wanted)
        reloaded.reload(config)
    except ConfigError as error:
        start_log(before.log)
        happened("settings not reloaded", logging.WARNING, why=str(error))
        return
    for key in changed(before, config):
        happened("setting changed", key=key)
    for key in changed(config, wanted):
        happened("setting needs a restart", logging.WARNING, key=key)
    happened("settings reloaded")


def applied(before: Config, wanted: Config) -> Config:
    """*before* with the settings of *wanted* that can change while a server runs."""
    if bool(before.web.certificate) != bool(wanted.web.certificate):
        # A listener can't start or stop using TLS.
        wanted = replace(
            wanted, web=replace(wanted.web, certificate=before.web.certificate, key=before.web.key)
        )
    sections: dict[str, Any] = {
        section: getattr(wanted, section) for section in Config.__struct_fields__ if section in RELOADED
    }
    for section, key in _pairs(RELOADED):
        kept = sections.get(section, getattr(before, section))
        sections[section] = replace(kept, **{key: getattr(getattr(wanted, section), key)})
    return replace(before, **sections)


def changed(before: Config, after: Config) -> list[str]:
    """Every option that differs, as `section.key`."""
    old, new = msgspec.to_builtins(before), msgspec.to_builtins(after)
    keys = [f"{section}.{key}" for section, key in _pairs(KEYS) if old[section][key] != new[section][key]]
    return [*keys, *(["hook"] if before.hook != after.hook else [])]


def _pairs(keys: "frozenset[str] | tuple[str, ...]") -> Iterator[tuple[str, str]]:
    for name in keys:
        section, _, key = name.partition(".")
        if key:
            yield section, key
