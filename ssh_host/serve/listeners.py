"""The listeners of a host: SSH, and the web page if enabled."""

from importlib import import_module
from typing import Any

import asyncssh

from ssh_host.config.config import Config, ConfigError
from ssh_host.host import CLOSE_SECONDS, Host
from ssh_host.ssh.ssh_listener import SshListener


class Listeners:
    """Opens and closes *host* to connections; *key* is its host key."""

    def __init__(self, host: Host, key: asyncssh.SSHKey) -> None:
        self.host = host
        self._ssh = SshListener(host, key)
        self._web = _web_listener(host) if host.config.web.enabled else None

    @property
    def config(self) -> Config:
        return self.host.config

    async def open(self) -> None:
        """Start listening; raises `ConfigError` if that fails."""
        web_port = 0 if self._web is None else await self._web.open()
        self.host.begin(await self._ssh.open(), web_port)

    def reload(self, config: Config) -> None:
        """Apply *config*, whose certificate was checked, to the host and to new connections."""
        self.host.reload(config)
        if self._web is not None:
            self._web.reload(config.web)

    def stop(self) -> None:
        """Accept no more connections; sessions go on."""
        self._ssh.stop()
        if self._web is not None:
            self._web.stop()

    async def close(self) -> None:
        """Stop listening, end all sessions, and cut the connections that are left."""
        self.stop()
        patience = CLOSE_SECONDS if self.host.sessions else 0
        await self.host.close()
        await self._ssh.close(patience)
        if self._web is not None:
            await self._web.close(patience)


def _web_listener(host: Host) -> Any:
    """The web listener, imported late because its dependencies are optional."""
    try:
        return import_module("ssh_host.web.listener").WebListener(host)
    except ModuleNotFoundError:
        raise ConfigError("The web page needs aiohttp: install escape-temple[web].") from None
