"""Checks a settings file without starting anything: every mistake, a sentence each."""

from collections.abc import Callable, Iterator
from pathlib import Path

from ssh_host.hosted_lobby import edition_of
from ssh_host.serve.config import Config, ConfigError, load
from ssh_host.serve.sockets import tls_for, trusted_proxies

#: What can be wrong with settings that are well written; each raises `ConfigError`.
_CHECKS: tuple[Callable[[Config], object], ...] = (
    lambda config: trusted_proxies(config.listen),
    lambda config: tls_for(config.web),
    edition_of,
)


def mistakes_in(path: Path) -> Iterator[str]:
    """Every mistake in the settings file at *path*."""
    try:
        config = load(path)
    except ConfigError as error:
        yield from str(error).splitlines()
        return
    for check in _CHECKS:
        try:
            check(config)
        except ConfigError as error:
            yield str(error)
