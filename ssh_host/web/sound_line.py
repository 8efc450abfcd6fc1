"""`/listen/CODE.au`: a table's sound as an endless HTTP response."""

import asyncio
from asyncio import BaseTransport

from aiohttp import web

from escape_tui.scene.terminal import Terminal, TerminalSize
from ssh_host.admission.admission_checks import refusal_at_accept
from ssh_host.admission.identity import new_guest
from ssh_host.admission.proxy_protocol import Network
from ssh_host.host import Host
from ssh_host.session.arrival import Arrival
from ssh_host.session.connection.connection import Connection
from ssh_host.session.session import Session
from ssh_host.ssh.kernel_backlog import unconfirmed
from ssh_host.web import request_origin
from ssh_host.web.pages.page_words import language_of, words_of

_CONTENT_TYPES = {"au": "audio/basic", "wav": "audio/wav"}
#: HTTP status codes for exit statuses.
_STATUS = {75: 503}


class SoundLine(Connection):
    """Writes sound to the client of one *request*; an error before the first sound becomes the response."""

    def __init__(self, request: web.Request, transport: asyncio.Transport) -> None:
        self._request = request
        self._transport = transport
        self._socket = transport.get_extra_info("socket")
        self._unsent = bytearray()
        self._complaint = b""
        self._status = 0
        self._is_closing = False
        self._news = asyncio.Event()

    def write(self, content: bytes) -> None:
        self._unsent += content
        self._news.set()

    def write_error(self, content: bytes) -> None:
        self._complaint += content

    def waiting_bytes(self) -> int:
        return len(self._unsent) + self._transport.get_write_buffer_size()

    def unconfirmed_bytes(self) -> int:
        return self.waiting_bytes() + unconfirmed(self._socket)

    def close(self, status: int) -> None:
        self._status = status
        self._is_closing = True
        self._news.set()

    def abort(self) -> None:
        self._transport.abort()
        self.close(1)

    async def answer(self, kind: str) -> web.StreamResponse:
        """Send everything that is written, until the session or the client is gone."""
        await self._news.wait()
        if not self._unsent:
            said = self._complaint.decode().strip()
            return web.Response(status=_STATUS.get(self._status, 404), text=f"{said}\n")
        headers = {"Content-Type": _CONTENT_TYPES[kind], "Cache-Control": "no-store"}
        response = web.StreamResponse(headers=headers)
        await response.prepare(self._request)
        try:
            while not self._is_closing:
                self._news.clear()
                unsent, self._unsent = bytes(self._unsent), bytearray()
                await response.write(unsent)
                await self._news.wait()
        except ConnectionError:
            self._is_closing = True
        return response


class ListenDoor:
    """Accepts listeners over HTTP; *connections* are those of all open pages."""

    def __init__(
        self, host: Host, trusted: tuple[Network, ...], connections: dict[BaseTransport, Connection]
    ) -> None:
        self._host = host
        self._trusted = trusted
        self._connections = connections

    async def receive(self, request: web.Request) -> web.StreamResponse:
        host, address = self._host, request_origin.address_of(request, self._trusted)
        if refusal_at_accept(host, address) is not None:
            raise web.HTTPServiceUnavailable(text=words_of(request).say("gate-full"))
        transport = request.transport
        assert transport is not None
        code, kind = request.match_info["code"], request.match_info["kind"]
        line = self._connections[transport] = SoundLine(request, transport)
        terminal = Terminal(kind="", size=TerminalSize(80, 24), language=language_of(request))
        arrival = Arrival(new_guest(), address, terminal, command=f"listen {code} {kind}")
        host.network_limits.enter(address)
        session = Session(host, arrival, line)
        try:
            session.begin()
            return await line.answer(kind)
        finally:
            session.lost()
            host.network_limits.leave(address)
            self._connections.pop(transport, None)
