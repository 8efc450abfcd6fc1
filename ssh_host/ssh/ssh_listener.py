"""The SSH listener: accepts connections, checks their addresses, and logs them in."""

import asyncio
import logging
import os
import socket
from functools import partial

import asyncssh

from ssh_host.admission.admission_checks import refusal_at_accept
from ssh_host.admission.proxy_protocol import is_among, plain, read_header
from ssh_host.admission.token_bucket import TokenBucket
from ssh_host.config.config import ConfigError
from ssh_host.host import Host
from ssh_host.monitoring.log import happened
from ssh_host.serve.sockets import listener_for, trusted_proxies
from ssh_host.ssh import asyncssh_internals
from ssh_host.ssh.ssh_algorithms import offer_for, server_options
from ssh_host.ssh.ssh_door import SshLogin

#: More than any real crowd; even accepting and closing a connection has a cost.
_ACCEPTED_A_SECOND = 500
#: How long to wait for the client's version string; some clients wait for ours.
_VERSION_SECONDS = 0.5


class SshListener:
    """Everything between the socket of *host* and a login."""

    def __init__(self, host: Host, key: asyncssh.SSHKey) -> None:
        self._host = host
        self._key = key
        self._listener: socket.socket | None = None
        self._accepting: asyncio.Task[None] | None = None
        self._connections: set[asyncio.Task[None]] = set()
        self._connected: set[asyncssh.SSHServerConnection] = set()
        self._trusted = trusted_proxies(host.config.listen)

    async def open(self) -> int:
        """Start listening; returns the port. Raises `ConfigError` if that fails."""
        if missing := asyncssh_internals.missing():
            raise ConfigError(
                f"asyncssh {asyncssh.__version__} lacks {', '.join(missing)}. "
                "Install a version that pyproject.toml allows."
            )
        listener = self._listener = listener_for(self._host.config, "listen")
        options = await server_options(self._host.config, self._key)
        self._accepting = asyncio.create_task(self._accept(listener, options))
        port: int = listener.getsockname()[1]
        return port

    def stop(self) -> None:
        """Accept no more connections."""
        if self._accepting is not None:
            self._accepting.cancel()
        if self._listener is not None:
            self._listener.close()

    async def close(self, seconds: float) -> None:
        """Wait *seconds* for connections to close, then abort them."""
        if self._connections:
            await asyncio.wait(self._connections, timeout=seconds)
        for connection in tuple(self._connected):
            connection.abort()
        for task in tuple(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _accept(self, listener: socket.socket, options: asyncssh.SSHServerConnectionOptions) -> None:
        loop = asyncio.get_running_loop()
        pace = TokenBucket(_ACCEPTED_A_SECOND, _ACCEPTED_A_SECOND, loop.time())
        while True:
            if not pace.take(1, loop.time()):
                await asyncio.sleep(1 / _ACCEPTED_A_SECOND)
            try:
                peer, peername = await loop.sock_accept(listener)
            except OSError as error:
                # Out of file descriptors: sessions go on, and it passes.
                self._host.refuse(os.strerror(error.errno or 0), "")
                await asyncio.sleep(0.1)
                continue
            self._take(peer, plain(peername[0]), options)

    def _take(self, peer: socket.socket, address: str, options: asyncssh.SSHServerConnectionOptions) -> None:
        """Check the address of *peer* before anything is read or written; a proxy's clients are checked
        later."""
        is_proxy = bool(self._trusted) and is_among(address, self._trusted)
        if not is_proxy and refusal_at_accept(self._host, address) is not None:
            peer.close()
            return
        self._host.network_limits.enter(address)
        task = asyncio.create_task(self._receive(peer, address, is_proxy, options))
        self._connections.add(task)
        task.add_done_callback(self._connections.discard)
        # Closes the socket even if the task never began.
        task.add_done_callback(partial(_close, peer))

    async def _receive(
        self,
        peer: socket.socket,
        address: str,
        is_proxy: bool,
        options: asyncssh.SSHServerConnectionOptions,
    ) -> None:
        """Log one connection in, and wait until it is closed."""
        crowd, counted = self._host.network_limits, address
        try:
            if is_proxy:
                async with asyncio.timeout(self._host.config.limits.login_seconds):
                    address = await read_header(peer, address)
                if refusal_at_accept(self._host, address) is not None:
                    return
                crowd.leave(counted)
                counted = address
                crowd.enter(counted)
            peer.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            offer = offer_for(await _client_version(peer), self._host.config)
            connection = await asyncssh.run_server(
                peer,
                options=options,
                **offer._asdict(),
                login_timeout=self._host.config.limits.login_seconds,
                server_factory=partial(SshLogin, self._host, address),
            )
            self._connected.add(connection)
            try:
                await connection.wait_closed()
            finally:
                self._connected.discard(connection)
        except Exception as error:
            # Errors before a login are the client's, not ours: log no traceback.
            happened("login failed", logging.DEBUG, address=address, why=f"{type(error).__name__}: {error}")
        finally:
            crowd.leave(counted)


def _close(peer: socket.socket, _: object) -> None:
    peer.close()


async def _client_version(peer: socket.socket) -> bytes:
    """The client's version string, left unread on the socket; empty if the client waits for ours."""
    loop = asyncio.get_running_loop()
    readable = asyncio.Event()
    loop.add_reader(peer, readable.set)
    try:
        async with asyncio.timeout(_VERSION_SECONDS):
            await readable.wait()
        return peer.recv(255, socket.MSG_PEEK)
    except TimeoutError:
        return b""
    finally:
        loop.remove_reader(peer)
