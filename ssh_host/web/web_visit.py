"""Sessions over WebSockets: a page says hello, and its session starts."""

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from aiohttp import WSCloseCode, WSMsgType, web

from escape_tui.scene.terminal import PAGE_KIND, Colours, Terminal, TerminalSize
from ssh_host.admission.admission_checks import refusal_at_accept
from ssh_host.admission.identity import Identity
from ssh_host.admission.proxy_protocol import Network
from ssh_host.admission.token_bucket import TokenBucket
from ssh_host.host import Host
from ssh_host.session.arrival import Arrival
from ssh_host.session.connection.connection import Connection, SessionObserver
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.session import Session
from ssh_host.web import guest_cookie, request_origin
from ssh_host.web.messages import (
    MOST_BYTES,
    PROTOCOL,
    Drawn,
    FromPage,
    IdentityTicket,
    NotUnderstood,
    PageHello,
    Resized,
    Typed,
    Welcome,
    read,
    written,
)
from ssh_host.web.pages.page_words import language_of, words_of
from ssh_host.web.websocket_connection import REFUSED, WebConnection

_KEEPALIVE_SECONDS = 15.0
_CLOSE_SECONDS = 3.0
#: Rate limit for messages from a page; further ones are read later.
_MESSAGES_A_SECOND, _MESSAGES_AT_ONCE = 200, 400

#: Rate limit for pings and pongs, which a browser sends without any script.
_PINGS_A_SECOND, _PINGS_AT_ONCE = 1, 10

_MOST_TICKETS = 256

#: Path prefix of the plain-text pages.
LINES = "/lines"
_COMMAND = re.compile(r"/(join|watch|race|replay)/([A-Za-z0-9][A-Za-z0-9-]{0,31})/?", re.ASCII)

#: The message for each reason to refuse a connection.
_SENTENCES = {
    "ban": "gate-banned",
    "address": "page-too-many-windows",
    "pace": "page-too-many-windows",
    "connections": "gate-full",
}


def command_of(path: str) -> str | None:
    """The command for a page at *path*; `None` for the lobby. Raises `NotUnderstood`."""
    if path.startswith(LINES):
        below = command_of(path.removeprefix(LINES))
        return "plain" if below is None else f"plain {below}"
    if path in ("", "/"):
        return None
    if path.rstrip("/") == "/watch":
        return "watch"
    if (named := _COMMAND.fullmatch(path)) is None:
        raise NotUnderstood
    return f"{named[1]} {named[2]}"


def lines_path(path: str) -> str:
    """The plain-text page for *path*; for replays, the plain-text lobby."""
    return LINES if path.startswith("/replay/") else LINES + path.rstrip("/")


class WebDoor:
    """Accepts WebSockets for *host*; *trusted* proxies may name the client's address."""

    def __init__(self, host: Host, trusted: tuple[Network, ...]) -> None:
        self._host = host
        self._trusted = trusted
        #: The accepted pages by their transport.
        self.connections: dict[asyncio.BaseTransport, Connection] = {}
        self._somebody_left = asyncio.Event()
        self._became: dict[str, Identity] = {}

    async def receive(self, request: web.Request) -> web.StreamResponse:
        """Accept a WebSocket and serve it until it ends."""
        host, settings, words = self._host, self._host.config.web, words_of(request)
        address = request_origin.address_of(request, self._trusted)
        if not request_origin.is_own_page(request, settings.public_url):
            host.refuse("origin", address)
            raise web.HTTPForbidden(text=words.say("page-other-site"))
        offered = request.headers.get("Sec-WebSocket-Protocol", "").split(",")
        if PROTOCOL not in (each.strip() for each in offered):
            host.refuse("subprotocol", address)
            raise web.HTTPBadRequest(text=words.say("page-not-understood"))
        socket = web.WebSocketResponse(
            protocols=(PROTOCOL,),
            max_msg_size=MOST_BYTES,
            autoping=False,
            heartbeat=_KEEPALIVE_SECONDS,
            timeout=_CLOSE_SECONDS,
            compress=False,
        )
        identity, is_new = guest_cookie.guest_of(host, request)
        if is_new:
            is_secure = request_origin.is_secure(request, self._trusted, settings.public_url)
            guest_cookie.give(socket, identity, is_secure=is_secure)
        await socket.prepare(request)
        if (reason := refusal_at_accept(host, address)) is not None:
            await socket.close(code=REFUSED, message=words.say(_SENTENCES[reason]).encode())
            return socket
        host.network_limits.enter(address)
        try:
            await self._talk(request, socket, identity, address, is_new)
        finally:
            host.network_limits.leave(address)
        return socket

    async def change_cookie(self, request: web.Request) -> web.StreamResponse:
        """Give a browser the cookie of its visitor's new identity."""
        settings = self._host.config.web
        if not request_origin.is_own_page(request, settings.public_url):
            raise web.HTTPForbidden(text=words_of(request).say("page-other-site"))
        identity = self._became.pop(await request.text(), None)
        if identity is None:
            raise web.HTTPNotFound(text=words_of(request).say("page-nothing-here"))
        response = web.Response(status=204)
        is_secure = request_origin.is_secure(request, self._trusted, settings.public_url)
        guest_cookie.give(response, identity, is_secure=is_secure)
        return response

    def _becomes(self, connection: WebConnection, identity: Identity) -> None:
        if len(self._became) >= _MOST_TICKETS:
            self._became.clear()
        ticket = secrets.token_urlsafe(24)
        self._became[ticket] = identity
        connection.say(written(IdentityTicket(ticket)))

    async def until_empty(self) -> None:
        """Wait until the last page has disconnected."""
        while self.connections:
            self._somebody_left.clear()
            await self._somebody_left.wait()

    async def _talk(
        self,
        request: web.Request,
        socket: web.WebSocketResponse,
        identity: Identity,
        address: str,
        is_new: bool,
    ) -> None:
        transport = request.transport
        assert transport is not None
        connection = WebConnection(socket, transport)
        self.connections[transport] = connection
        carrying = asyncio.create_task(connection.carry())
        visit = WebVisit(self._host, socket, connection, partial(self._becomes, connection))
        try:
            await visit.begin(identity, address, language_of(request), is_new=is_new)
        except NotUnderstood:
            self._host.refuse("message", address)
            visit.lost()
            said = words_of(request).say("page-not-understood")
            await socket.close(code=WSCloseCode.POLICY_VIOLATION, message=said.encode())
        except TimeoutError:
            connection.abort()
        finally:
            visit.lost()
            connection.close(0)
            await asyncio.wait([carrying], timeout=_CLOSE_SECONDS)
            carrying.cancel()
            del self.connections[transport]
            self._somebody_left.set()


class WebVisit(SessionObserver):
    """One accepted page: passes its messages to its `Session`; *became* is called with a new identity."""

    def __init__(
        self,
        host: Host,
        socket: web.WebSocketResponse,
        connection: WebConnection,
        became: Callable[[Identity], None],
    ) -> None:
        self._host = host
        self._socket = socket
        self._connection = connection
        self._clock = asyncio.get_running_loop().time
        self._messages = TokenBucket(_MESSAGES_A_SECOND, _MESSAGES_AT_ONCE, self._clock())
        self._pings = TokenBucket(_PINGS_A_SECOND, _PINGS_AT_ONCE, self._clock())
        self._session: Session | None = None
        self._became = became

    async def begin(self, identity: Identity, address: str, language: str, *, is_new: bool) -> None:
        """Wait for the hello, then pass messages on until the page disconnects."""
        async with asyncio.timeout(self._host.config.limits.login_seconds):
            hello = await self._next()
        if not isinstance(hello, PageHello):
            raise NotUnderstood
        size = TerminalSize(max(0, hello.columns), max(0, hello.rows))
        # A page of lines is no terminal: it sends whole lines, and nothing is echoed.
        kind = "" if hello.path.startswith(LINES) else PAGE_KIND
        terminal = Terminal(kind=kind, size=size, colours=Colours.TRUE, language=language)
        arrival = Arrival(identity, address, terminal, command=command_of(hello.path))
        if is_new:
            self._connection.say(written(Welcome(identity.resume_code, self._host.command)))
        session = self._session = Session(self._host, arrival, self._connection, observer=self)
        session.begin()
        while (message := await self._next()) is not None:
            self._pass_on(session, message)

    def became(self, identity: Identity) -> None:
        self._became(identity)

    def ended(self, leaving: LeaveReason | None) -> None:
        self._connection.leaving = leaving

    def lost(self) -> None:
        if self._session is not None:
            self._session.lost()

    async def _next(self) -> FromPage | None:
        """The next message; `None` once the page has disconnected. Raises `NotUnderstood`."""
        while True:
            if wait := self._messages.wait(self._clock()):
                await asyncio.sleep(wait)
            self._messages.spend(1, self._clock())
            message = await self._socket.receive()
            match message.type:
                case WSMsgType.TEXT:
                    return read(message.data)
                case WSMsgType.PING | WSMsgType.PONG if self._pings.take(1, self._clock()):
                    if message.type is WSMsgType.PING:
                        with suppress(ConnectionError):
                            await self._socket.pong(message.data)
                case WSMsgType.PING | WSMsgType.PONG:
                    await self._connection.shun(self._host.config.limits.login_seconds)
                    raise NotUnderstood
                case WSMsgType.BINARY:
                    raise NotUnderstood
                case _:
                    return None

    def _pass_on(self, session: Session, message: FromPage) -> None:
        match message:
            case Typed(keys):
                session.receive(keys.encode("utf-8", "replace"))
            case Resized(columns, rows):
                session.resize(max(0, columns), max(0, rows))
            case Drawn(total):
                if not self._connection.drawn(total):
                    raise NotUnderstood
                session.outlet.release()
            case PageHello():
                raise NotUnderstood
