"""The corridor door: lets in sessions whose connections a gate holds."""

import asyncio
import ssl
from collections.abc import Callable
from pathlib import Path
from typing import cast

from ssh_host.admission.identity import Identity
from ssh_host.cluster.gate.corridor import BrokenCorridor, Frame, FrameKind, FrameReader, in_pieces
from ssh_host.cluster.gate.corridor_messages import (
    CorridorHello,
    Exit,
    IdentityChanged,
    Message,
    MoveSession,
    ProgramArrived,
    Resize,
    Watches,
    framed,
    message_in,
)
from ssh_host.cluster.gate.tickets import Tickets
from ssh_host.host import Host
from ssh_host.monitoring.log import happened
from ssh_host.serve.sockets import private_socket
from ssh_host.session.arrival import CalledAs, StreamSoFar
from ssh_host.session.connection.connection import Connection, SessionObserver
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.session import Session
from ssh_host.ssh.kernel_backlog import unconfirmed

#: Time limit for a gate's hello.
_HELLO_SECONDS = 5.0


class CorridorConnection(Connection, SessionObserver):
    """A corridor's socket as the connection of a session; reports the session's events to the gate."""

    def __init__(self, transport: asyncio.Transport, hello: CorridorHello) -> None:
        self._transport = transport
        self._hello = hello
        self._socket = transport.get_extra_info("socket")

    def write(self, content: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(in_pieces(content))

    def say(self, message: Message) -> None:
        if not self._transport.is_closing():
            self._transport.write(framed(message))

    def move(self, command: str | None, watched: str | None, seat: str) -> bool:
        self.say(MoveSession(command, watched, seat))
        return True

    def became(self, identity: Identity) -> None:
        self.say(IdentityChanged(identity))

    def watches(self, code: str, stream: StreamSoFar | None = None) -> None:
        if self._hello.hears_watches:
            self.say(Watches(code, stream))

    def called(self, called: CalledAs) -> None:
        if self._hello.hears_called:
            self.say(ProgramArrived(called))

    def write_error(self, content: bytes) -> None:
        if not self._transport.is_closing():
            self._transport.write(in_pieces(content, FrameKind.ERROR))

    def waiting_bytes(self) -> int:
        return self._transport.get_write_buffer_size()

    def unconfirmed_bytes(self) -> int:
        return unconfirmed(self._socket)

    def close(self, status: int) -> None:
        self.say(Exit(status))
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()


class CorridorVisit(asyncio.Protocol):
    """The worker's end of one corridor: a hello with a valid ticket, then the session's input."""

    def __init__(self, host: Host, tickets: Tickets) -> None:
        self._host = host
        self._tickets = tickets
        self._reader = FrameReader()
        self._session: Session | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=32_768, low=4_096)
        self._late = asyncio.get_running_loop().call_later(_HELLO_SECONDS, self._transport.abort)

    def data_received(self, data: bytes) -> None:
        if self._session is not None and (typed := self._reader.whole_bytes(data)) is not None:
            self._session.receive(typed)
            return
        try:
            for frame in self._reader.feed(data):
                self._take(frame)
        except BrokenCorridor as broken:
            self._refuse(str(broken))

    def _take(self, frame: Frame) -> None:
        if self._session is None:
            self._let_in(frame)
            return
        match frame.kind:
            case FrameKind.BYTES:
                self._session.receive(frame.payload)
            case FrameKind.RESIZE:
                size = cast(Resize, message_in(frame.kind, frame.payload))
                self._session.resize(size.columns, size.rows)
            case FrameKind.NOTICE:
                if (room := self._session.room) is not None:
                    room.notice(frame.payload.decode("utf-8", "replace"))
            case FrameKind.LOST_KEYS:
                self._session.input.lose()
            case FrameKind.END_OF_INPUT:
                self._session.input.end()
            case FrameKind.END:
                self._session.end(_leaving(frame.payload))
            case _:
                raise BrokenCorridor(f"unexpected {frame.kind.name} frame from a gate")

    def _let_in(self, frame: Frame) -> None:
        if frame.kind is not FrameKind.HELLO:
            raise BrokenCorridor("the first frame is not a hello")
        hello = cast(CorridorHello, message_in(frame.kind, frame.payload))
        if not self._tickets.redeem(hello.ticket):
            raise BrokenCorridor("invalid ticket")
        self._late.cancel()
        connection = CorridorConnection(self._transport, hello)
        self._session = Session(self._host, hello.arrival, connection, observer=connection, is_admitted=True)
        self._session.begin()

    def pause_writing(self) -> None:
        if self._session is not None:
            self._session.outlet.hold()

    def resume_writing(self) -> None:
        if self._session is not None:
            self._session.outlet.release()

    def connection_lost(self, exc: Exception | None) -> None:
        self._late.cancel()
        if self._session is not None:
            self._session.lost()

    def _refuse(self, why: str) -> None:
        happened("corridor refused", why=why)
        self._host.metrics.refused.labels("corridor").inc()
        self._transport.abort()


class CorridorDoor:
    """Listens for gates: on a Unix socket, and with TLS for other machines."""

    def __init__(self, host: Host, tickets: Tickets) -> None:
        self._make: Callable[[], CorridorVisit] = lambda: CorridorVisit(host, tickets)
        self._servers: list[asyncio.Server] = []

    async def open_here(self, path: Path) -> None:
        """Listen at *path* for gates on this machine that run as the same user."""
        self._servers.append(
            await asyncio.get_running_loop().create_unix_server(self._make, sock=private_socket(path))
        )

    async def open_to_others(self, address: str, port: int, tls: ssl.SSLContext) -> int:
        """Listen at *address* with *tls*; returns the port."""
        server = await asyncio.get_running_loop().create_server(self._make, address, port, ssl=tls)
        self._servers.append(server)
        taken: int = server.sockets[0].getsockname()[1]
        return taken

    def close(self) -> None:
        for server in self._servers:
            server.close()


def _leaving(payload: bytes) -> LeaveReason:
    try:
        return LeaveReason(payload.decode("ascii", "replace"))
    except ValueError:
        return LeaveReason.LOST
