"""The web listener: accepts connections from browsers, and closes the idle ones."""

import asyncio
import socket
import ssl
from collections import Counter
from contextlib import suppress
from typing import Any

from aiohttp import web

from ssh_host.admission.network_limits import network_of
from ssh_host.admission.proxy_protocol import is_among, plain
from ssh_host.config.config import Web
from ssh_host.host import Host
from ssh_host.serve.sockets import listener_for, load_certificate, tls_for, trusted_proxies
from ssh_host.web.browser_input import BrowserInput, request_log
from ssh_host.web.site import site
from ssh_host.web.web_visit import WebDoor

_LOOK_EVERY_SECONDS = 1.0
_KEEPALIVE_SECONDS = 10.0
#: Size of the receive buffer: a page sends little, and a large burst would take long to read.
_READ_AT_ONCE_BYTES = 16_384


class WebListener:
    """Listens for browsers and serves the site of *host*."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._trusted = trusted_proxies(host.config.listen)
        self._door = WebDoor(host, self._trusted)
        self._runner = web.AppRunner(
            site(host, self._door, self._trusted),
            access_log=None,
            keepalive_timeout=_KEEPALIVE_SECONDS,
            handle_signals=False,
            shutdown_timeout=0.1,
            # What follows an answer that didn't need it is not read.
            lingering_time=0,
            logger=request_log(host.refuse),
        )
        self._server: asyncio.Server | None = None
        self._tls: ssl.SSLContext | None = None
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> int:
        """Start listening; returns the port. Raises `ConfigError` if that fails."""
        self._tls = tls_for(self._host.config.web)
        listener = listener_for(self._host.config, "web")
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _READ_AT_ONCE_BYTES)
        await self._runner.setup()
        handlers = self._runner.server
        assert handlers is not None
        self._server = await asyncio.get_running_loop().create_server(
            lambda: BrowserInput(handlers()), sock=listener, ssl=self._tls
        )
        self._looking = asyncio.create_task(self._look_for_idlers())
        port: int = listener.getsockname()[1]
        return port

    def reload(self, settings: Web) -> None:
        """Use the certificate in *settings* for new connections; raises `ConfigError`."""
        if self._tls is not None:
            load_certificate(self._tls, settings)

    def stop(self) -> None:
        """Accept no more connections."""
        if self._server is not None:
            self._server.close()

    async def close(self, seconds: float) -> None:
        """Wait *seconds* for pages to close, then abort their connections."""
        if self._looking is not None:
            self._looking.cancel()
        self.stop()
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._door.until_empty()
        for line in tuple(self._door.connections.values()):
            line.abort()
        await self._runner.cleanup()

    async def _look_for_idlers(self) -> None:
        """Close connections without a session: each after the time limit for a login, and those beyond the
        limit for a network."""
        seen: dict[Any, float] = {}
        clock = asyncio.get_running_loop().time
        while True:
            await asyncio.sleep(_LOOK_EVERY_SECONDS)
            connections = self._runner.server.connections if self._runner.server is not None else []
            seen = {each: seen.get(each, clock()) for each in connections}
            self._cut_off(seen, clock())

    def _cut_off(self, seen: dict[Any, float], now: float) -> None:
        limits, idle = self._host.config.limits, Counter[str]()
        too_many = len(seen) - limits.connections
        for connection, since in sorted(seen.items(), key=lambda each: each[1]):
            transport = connection.transport
            if transport is None or transport in self._door.connections:
                continue
            network = self._network(transport)
            idle[network] += bool(network)
            if too_many > 0 or now - since >= limits.login_seconds or idle[network] > limits.per_address:
                transport.abort()
                too_many -= 1

    def _network(self, transport: asyncio.Transport) -> str:
        """The network at the other end of *transport*; empty for a proxy, which brings many clients."""
        address = plain((transport.get_extra_info("peername") or ("",))[0])
        return "" if is_among(address, self._trusted) else network_of(address)
