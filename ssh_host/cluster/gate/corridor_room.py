"""A session at a gate: connected to one worker after another, while the client's connection stays."""

import asyncio
import hashlib
import ssl
from typing import cast

from msgspec.structs import replace

from escape_tui.scene.terminal import TerminalSize
from ssh_host.cluster.gate.corridor import BrokenCorridor, Frame, FrameKind, FrameReader, encoded, in_pieces
from ssh_host.cluster.gate.corridor_messages import (
    CorridorHello,
    Exit,
    IdentityChanged,
    MoveSession,
    Passage,
    ProgramArrived,
    Resize,
    Watches,
    framed,
    message_in,
)
from ssh_host.cluster.gate.request_buffer import RequestBuffer
from ssh_host.cluster.gate.routing import Routing
from ssh_host.cluster.gate.unanswered_keys import UnansweredKeys
from ssh_host.monitoring.log import happened
from ssh_host.session.arrival import Arrival
from ssh_host.session.connection.frame_outlet import Drawer
from ssh_host.session.destination import VisitMode
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session

#: Minimum time between two attempts to reach a worker.
_AGAIN_SECONDS = 0.1
#: Time limit for connecting to a worker: a frozen one would never finish the TLS handshake.
_OPEN_SECONDS = 1.0


class CorridorRoom(Room):
    """Passes keys to the worker that *routing* chooses, and frames to the client."""

    def __init__(self, session: Session, routing: Routing) -> None:
        self._session = session
        self._routing = routing
        self._arrival = session.arrival
        self._loop = asyncio.get_running_loop()
        self._through: Through | None = None
        #: The worker they are connected to, or were last.
        self._worker = ""
        self._is_leaving = False
        self._has_input_ended = False
        self._requests = RequestBuffer() if session.destination.manner is VisitMode.PROGRAM else None

    async def run(self) -> None:
        seat = ""
        while not self._is_leaving:
            began = self._loop.time()
            end = await self._go(seat)
            seat = ""
            match end:
                case Exit(status):
                    self._session.exit_status = status
                    return
                case MoveSession(command, watched, seat):
                    self._arrival = replace(self._arrival, command=command, watched=watched)
                case None if not self._is_leaving:
                    # Their table's worker is gone; another one takes the table over soon.
                    await asyncio.sleep(began + _AGAIN_SECONDS - self._loop.time())

    async def _go(self, seat: str) -> Exit | MoveSession | None:
        """Connect to a worker, for the table of a *seat* if there is one, until the session ends or moves;
        `None` if the connection broke."""
        self._arrival = replace(self._arrival, identity=self._session.identity)
        passage = await self._routing.passage_for(self._arrival, seat, self._worker)
        self._worker = passage.worker
        terminal = replace(self._arrival.terminal, size=self._session.size)
        stream = self._arrival.stream
        if stream is not None:
            stream = replace(stream, sent_bytes=self._session.outlet.bytes_sent)
        arrival = replace(self._arrival, terminal=terminal, way_in=self._session.way_in, stream=stream)
        through = Through(self._session, passage, self._routing.unanswered_keys(passage.worker), arrival)
        try:
            async with asyncio.timeout(_OPEN_SECONDS):
                await opened(passage, through)
        except (OSError, BrokenCorridor) as error:
            happened("corridor closed", worker=passage.worker, why=str(error))
            await self._routing.broke_off(passage.worker)
            return None
        unfollow = self._routing.follow(passage.worker, lambda: through.finish(None))
        self._through = through
        through.write(framed(CorridorHello(passage.ticket, arrival, hears_watches=True, hears_called=True)))
        if self._requests is not None:
            through.write(in_pieces(self._requests.take()))
            if self._requests.has_lost:
                self._requests.has_lost = False
                through.write(encoded(FrameKind.LOST_KEYS))
        if self._has_input_ended:
            through.end_input()
        self._session.take_input()
        try:
            end = await through.ended
        finally:
            unfollow()
            self._through = None
            self._arrival = replace(
                self._arrival, watched=through.watched, stream=through.stream, called=through.called
            )
            through.close()
        if end is None and not self._is_leaving:
            await self._routing.broke_off(passage.worker)
        return end

    def receive(self, typed: bytes) -> None:
        # The session holds keys until the first corridor is open. Later, keys typed without a corridor are
        # dropped, because they were meant for a screen that is gone. Programs' requests are held.
        if self._requests is not None:
            typed = self._requests.whole(typed)
        if self._through is not None:
            self._through.write(in_pieces(typed))
            self._through.keys.pressed()
        elif self._requests is not None:
            self._requests.hold(typed)

    def end_input(self) -> None:
        if self._requests is not None and (rest := self._requests.end()):
            self._requests.hold(rest)
            if self._through is not None:
                self._through.write(in_pieces(self._requests.take()))
        self._has_input_ended = True
        if self._through is not None:
            self._through.end_input()

    def start_afresh(self) -> None:
        if self._through is not None:
            self._through.write(encoded(FrameKind.LOST_KEYS))

    def resize(self, size: TerminalSize) -> None:
        if self._through is not None:
            self._through.write(framed(Resize(size.columns, size.rows)))

    def notice(self, text: str) -> None:
        if self._through is not None:
            self._through.write(encoded(FrameKind.NOTICE, text.encode()))

    def leave(self) -> None:
        self._end(LeaveReason.LOST)

    def left(self, leaving: LeaveReason) -> None:
        self._end(leaving)
        if self._through is not None:
            self._through.close()

    def _end(self, leaving: LeaveReason) -> None:
        self._is_leaving = True
        if self._through is not None:
            self._through.write(encoded(FrameKind.END, leaving.value.encode()))


class Through(Drawer, asyncio.Protocol):
    """The gate's end of one corridor: frames from the worker go to the client."""

    def __init__(self, session: Session, passage: Passage, keys: UnansweredKeys, arrival: Arrival) -> None:
        self.ended: asyncio.Future[Exit | MoveSession | None] = asyncio.get_running_loop().create_future()
        self.keys = keys
        #: The table that the session watches or listens to, as the worker last reported.
        self.watched, self.stream = arrival.watched, arrival.stream
        #: The name under which a program arrived.
        self.called = arrival.called
        self._session = session
        self._passage = passage
        self._outlet = session.outlet
        self._reader = FrameReader()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._outlet.draw_by(self)

    def end_input(self) -> None:
        """Tell the worker that the input has ended."""
        if self._passage.hears_end_of_input:
            self.write(encoded(FrameKind.END_OF_INPUT))
        else:
            self.write(encoded(FrameKind.END, LeaveReason.LOST.value.encode()))

    def write(self, content: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(content)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        self.keys.answered()
        if (drawn := self._reader.whole_bytes(data)) is not None:
            self._draw(drawn)
            return
        try:
            for frame in self._reader.feed(data):
                self._take(frame)
        except BrokenCorridor as broken:
            happened("corridor broken", why=str(broken))
            self.finish(None)

    def _take(self, frame: Frame) -> None:
        match frame.kind:
            case FrameKind.BYTES:
                self._draw(frame.payload)
            case FrameKind.ERROR:
                self._session.connection.write_error(frame.payload)
            case FrameKind.MOVE | FrameKind.EXIT:
                self.finish(cast(MoveSession | Exit, message_in(frame.kind, frame.payload)))
            case FrameKind.BECAME:
                self._session.become(cast(IdentityChanged, message_in(frame.kind, frame.payload)).identity)
            case FrameKind.WATCHES:
                watches = cast(Watches, message_in(frame.kind, frame.payload))
                self.watched, self.stream = watches.code, watches.stream
            case FrameKind.CALLED:
                self.called = cast(ProgramArrived, message_in(frame.kind, frame.payload)).called
            case _:
                raise BrokenCorridor(f"unexpected {frame.kind.name} frame from a worker")

    def _draw(self, drawn: bytes) -> None:
        if not self._outlet.pass_on(drawn) and self._transport is not None:
            # The socket fills up; the worker then skips frames until the client reads again.
            self._transport.pause_reading()

    def wake(self) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.finish(None)

    def finish(self, end: Exit | MoveSession | None) -> None:
        if not self.ended.done():
            self.ended.set_result(end)


async def opened(passage: Passage, through: asyncio.Protocol) -> None:
    """Connect *through* to the worker of *passage*, and to no other."""
    loop = asyncio.get_running_loop()
    if passage.path:
        await loop.create_unix_connection(lambda: through, passage.path)
        return
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    # No authority signs a worker's certificate: its hash came over the bus.
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    transport, _ = await loop.create_connection(lambda: through, passage.address, passage.port, ssl=context)
    certificate = transport.get_extra_info("ssl_object").getpeercert(binary_form=True)
    if hashlib.sha256(certificate or b"").hexdigest() != passage.certificate_hash:
        transport.abort()
        raise BrokenCorridor(f"the certificate of {passage.worker} does not match")
