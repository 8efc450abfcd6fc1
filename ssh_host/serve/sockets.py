"""What a host opens when it starts: the locked data folder, listening sockets, certificates."""

import errno
import fcntl
import os
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from os.path import isdir
from pathlib import Path
from typing import Literal

from ssh_host.admission.proxy_protocol import Network, networks
from ssh_host.config.config import Config, ConfigError, Listen, Web

_BACKLOG = 128


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Lock *folder* for this process, creating it if necessary; raises `ConfigError`."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        # Lock the folder itself: a lock file could be deleted, and two hosts would write.
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    except OSError as error:
        raise ConfigError(f"The setting `data.folder` is wrong: {folder}: {error.strerror}.") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise ConfigError(
            f"Another server already uses {folder}. Stop it, or choose another folder (data.folder)."
        ) from None
    try:
        yield
    finally:
        os.close(handle)


def is_in_use(folder: Path) -> bool:
    """Whether a server is using *folder*."""
    if not isdir(folder):
        return False
    try:
        with locked(folder):
            return False
    except ConfigError:
        return True


def listener_for(config: Config, section: Literal["listen", "web"]) -> socket.socket:
    """A listening socket for *section* of *config*; raises `ConfigError`."""
    is_web = section == "web"
    address, port = (
        (config.web_address, config.web.port) if is_web else (config.listen.address, config.listen.port)
    )
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        listener = socket.create_server(
            (address, port), family=family, backlog=_BACKLOG, dualstack_ipv6=address == "::"
        )
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ConfigError(
                f"Port {port} is in use ({section}.port). Stop the other program or choose another port."
            ) from None
        if error.errno == errno.EACCES:
            raise ConfigError(
                f"The setting `{section}.port` is wrong: {port}: this user may not listen there. Choose a "
                "port above 1023, or give the program CAP_NET_BIND_SERVICE."
            ) from None
        raise ConfigError(
            f"The setting `{section}.address` is wrong: {address} is not an address of this machine."
        ) from None
    listener.setblocking(False)
    return listener


def private_socket(path: Path) -> socket.socket:
    """A socket at *path* that only this user can open."""
    path.unlink(missing_ok=True)
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        listener.bind(str(path))
    finally:
        os.umask(before)
    return listener


def trusted_proxies(listen: Listen) -> tuple[Network, ...]:
    """The trusted proxies; raises `ConfigError`."""
    for written in listen.trusted_proxies:
        try:
            networks((written,))
        except ValueError:
            raise ConfigError(
                f"The setting `listen.trusted_proxies` is wrong: {written!r} is neither an address nor a "
                "network."
            ) from None
    return networks(listen.trusted_proxies)


def tls_for(web: Web) -> ssl.SSLContext | None:
    """The TLS context of the page, if it has a certificate; raises `ConfigError`."""
    if not web.certificate:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    load_certificate(context, web)
    return context


def load_certificate(context: ssl.SSLContext, web: Web) -> None:
    """Load the certificate of *web* into *context*; raises `ConfigError`."""
    _require_readable("certificate", web.certificate)
    if web.key:
        _require_readable("key", web.key)
    try:
        context.load_cert_chain(web.certificate, web.key or None)
    except ssl.SSLError as error:
        key = web.key or web.certificate
        why = (
            f"it does not belong to the key in {key}"
            if error.reason == "KEY_VALUES_MISMATCH"
            else f"it is not a PEM certificate, or {key} holds no unencrypted key"
        )
        raise ConfigError(f"The setting `web.certificate` is wrong: {web.certificate}: {why}.") from None


def _require_readable(name: str, path: str) -> None:
    try:
        Path(path).read_bytes()
    except OSError as error:
        raise ConfigError(f"The setting `web.{name}` is wrong: {path}: {error.strerror}.") from None
