"""Checks settings without starting anything; reports each mistake with a sentence."""

from collections.abc import Callable, Iterator
from os.path import isdir
from pathlib import Path

from ssh_host.config.config import Config, ConfigError, Log, load
from ssh_host.lobby.hosted_lobby import edition_of
from ssh_host.serve.sockets import tls_for, trusted_proxies

#: Checks of settings that parse; each raises `ConfigError`.
_CHECKS: tuple[Callable[[Config], object], ...] = (
    lambda config: trusted_proxies(config.listen),
    lambda config: tls_for(config.web),
    lambda config: _require_folder_of(config.log),
    edition_of,
)


def mistakes_in(path: Path) -> tuple[str, ...]:
    """Every mistake in the settings file at *path*."""
    try:
        sound(lambda: load(path))
    except ConfigError as error:
        return tuple(str(error).splitlines())
    return ()


def sound(read: Callable[[], Config]) -> Config:
    """The settings that *read* gives; raises `ConfigError` with every mistake in them."""
    try:
        config = read()
    except ConfigError as error:
        if error.readable is None:
            raise
        raise ConfigError("\n".join([str(error), *_wrong_in(error.readable)])) from None
    require_sound(config)
    return config


def require_sound(config: Config) -> None:
    """Raise `ConfigError` with every mistake in *config* that prevents a server from starting."""
    if mistakes := tuple(_wrong_in(config)):
        raise ConfigError("\n".join(mistakes))


def _wrong_in(config: Config) -> Iterator[str]:
    for check in _CHECKS:
        try:
            check(config)
        except ConfigError as error:
            yield str(error)


def _require_folder_of(log: Log) -> None:
    folder = Path(log.file).absolute().parent
    if log.file and not isdir(folder):
        raise ConfigError(f"The setting `log.file` is wrong: there is no folder {folder}.")
