"""One visitor's session, from the first admission check to the last byte sent."""

import asyncio
import logging
from functools import cached_property, partial
from itertools import count
from typing import TYPE_CHECKING

from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.lobby.sanitize import clean_name
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.seats import Person
from escape_tui.scene.menus.player_settings import Settings, decoded, dressed
from escape_tui.scene.terminal import clamp
from escape_tui.scene.words.words import Words
from ssh_host.admission.admission_checks import refusal_for
from ssh_host.admission.entrance_queue import QueueTicket
from ssh_host.admission.identity import Identity, identity_of_code
from ssh_host.admission.network_limits import network_of
from ssh_host.monitoring.log import happened
from ssh_host.monitoring.status import status_text
from ssh_host.session.arrival import Arrival, StreamSoFar, WayIn
from ssh_host.session.connection.connection import Connection, SessionObserver
from ssh_host.session.connection.frame_outlet import FrameOutlet
from ssh_host.session.connection.session_input import SessionInput
from ssh_host.session.connection.terminal_modes import CLOSING
from ssh_host.session.connection.unread_watch import UNREAD_SECONDS, UnreadWatch
from ssh_host.session.destination import (
    LOBBY,
    Destination,
    NoSuchDestination,
    VisitMode,
    Way,
    destination_for_user,
)
from ssh_host.session.farewell import farewell
from ssh_host.session.idle_timeout import IdleTimeout
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.room import Room
from ssh_host.session.window_resizing import WindowResizing

if TYPE_CHECKING:
    from ssh_host.host import Host

_EXIT_MS = 3_000
_LEAVING_KEYS = b"qQ\x03\x04\x1b"

_NUMBERS = count(1)


class Session:
    """One visitor and what they see: a message, the queue, or a room.

    A transport (SSH, a WebSocket, a pipe, a corridor from a gate to a worker) creates an `Arrival` and a
    `Connection`, then a session of both, and calls `begin` once. From then on it reports events: `receive`
    for input, `input.end` at its end, `resize` for the window, `outlet.hold` and `outlet.release` as the
    connection fills up and drains, `lost` when it is gone. The session writes to the connection and closes
    it; later calls do nothing. A visitor who *is_admitted* was checked by another process.
    """

    def __init__(
        self,
        host: "Host",
        arrival: Arrival,
        connection: Connection,
        observer: SessionObserver | None = None,
        *,
        is_admitted: bool = False,
    ) -> None:
        limits, self._loop = host.config.limits, asyncio.get_running_loop()
        now = self._loop.time()
        self.host = host
        self.arrival = arrival
        self.connection = connection
        self._is_admitted = is_admitted
        self.observer = observer or SessionObserver()
        #: Unique within this process.
        self.number = next(_NUMBERS)
        self.identity = arrival.identity
        self.address, self.network = arrival.address, network_of(arrival.address)
        #: The player name that the SSH user name suggests, unless that names a destination.
        self.name = clean_name(arrival.user if destination_for_user(arrival.user) is LOBBY else "")
        try:
            self.destination = arrival.destination()
        except NoSuchDestination:
            # `begin` will refuse them.
            self.destination = LOBBY
        #: What they asked for when they connected, until they have seen it.
        self.code = self.destination.errand if arrival.watched is None else ""
        #: The table that the visitor watches, or watched in the process they came from.
        self.watched = arrival.watched
        self.size = clamp(arrival.terminal.size.columns, arrival.terminal.size.rows, host.largest)
        unread = UnreadWatch(connection) if self.destination.way is Way.LISTEN else None
        patience = min(limits.stalled_seconds, UNREAD_SECONDS) if unread else limits.stalled_seconds
        stalled = partial(self.end, LeaveReason.STALLED)
        self.outlet = FrameOutlet(connection, limits.output_bytes, patience, host.metrics, stalled, unread)
        self.room: Room | None = None
        #: The task of the room; none for visitors in the queue.
        self.task: asyncio.Task[None] | None = None
        #: Why the session ended; None while it runs or if the visitor was refused.
        self.leaving: LeaveReason | None = None
        self._is_over = False
        #: The exit status, set by a room that sends a farewell of its own.
        self.exit_status: int | None = None
        #: Whether another process takes the session over in a moment; input is ignored until then.
        self.is_moving = False
        self._ticket: QueueTicket | None = None
        self._alarms = Alarms(LoopClockwork(self._loop))
        is_program = self.destination.manner is VisitMode.PROGRAM
        self.input = SessionInput(limits.keys_per_second, now, is_program=is_program)
        self._began_at = now
        self._idle = IdleTimeout(
            limits,
            warn=lambda seconds: self.tell("visit-idle-warning", seconds=seconds),
            expire=partial(self.end, LeaveReason.IDLE),
        )

    @cached_property
    def _resizing(self) -> WindowResizing:
        return WindowResizing(self.address, self.host.network_limits, self._alarms, self._resize)

    @property
    def player(self) -> str:
        """The store's key for the visitor."""
        return self.identity.player

    @property
    def settings(self) -> Settings:
        """The visitor's settings, as they are stored now."""
        return decoded(self.host.store.players.settings(self.player))

    @property
    def way_in(self) -> WayIn:
        """How to reach the place where this visitor connected: a gate, or this process."""
        return self.arrival.way_in or WayIn(self.host.command, self.host.url)

    @property
    def seconds(self) -> float:
        """The length of the session."""
        return self._loop.time() - self._began_at

    @property
    def has_picture(self) -> bool:
        """Whether the output is a picture; otherwise messages go to standard error."""
        return self.destination.needs_terminal and not self.is_plain

    @property
    def is_plain(self) -> bool:
        """Whether to use plain text, because of the SSH command or the visitor's settings."""
        if not self.destination.can_be_plain:
            return False
        return self.destination.manner is VisitMode.PLAIN or self.settings.is_plain

    @property
    def newline(self) -> bytes:
        """The line ending: CRLF for a terminal, LF for a pipe or a file."""
        return b"\r\n" if self.arrival.terminal.kind else b"\n"

    # Admission

    def begin(self) -> None:
        """Run the admission checks; then enter, or join the queue."""
        refusal = None if self._is_admitted else refusal_for(self.host, self.arrival)
        if refusal is not None:
            self.host.refuse(refusal.reason, self.address)
            self._say(self.words.say(refusal.message, **refusal.facts), refusal.status)
            return
        if self.destination.way is Way.STATUS:
            self._say(status_text(self.host, self.destination.code, self.words), 0)
            return
        if self.destination.takes_a_place:
            self._ticket = self.host.entrance_queue.arrive(self._moved)
            if self._ticket.place:
                self._moved(self._ticket.place)
                return
        self._enter()

    def _say(self, text: str, status: int) -> None:
        """Print *text* and close; for connections without a picture."""
        self._is_over = True
        write = self.connection.write if self.has_picture or not status else self.connection.write_error
        write(f"{text}\n".encode().replace(b"\n", self.newline))
        self._close(status)

    def _moved(self, place: int) -> None:
        if place:
            said = self.words.say("visit-in-line", place=place)
            self._draw_in_queue(said.encode())
        else:
            self._draw_in_queue(b"")
            self._enter()

    def _draw_in_queue(self, said: bytes) -> None:
        """Show a waiting visitor *said* in place of the previous message."""
        if self.has_picture:
            self.outlet.write_control(b"\r\x1b[2K" + said)
        elif said:
            self._write_without_picture(said)

    def _write_without_picture(self, said: bytes) -> None:
        """Write a message to stderr, or to stdout in plain text."""
        write = self.connection.write if self.is_plain else self.connection.write_error
        write(said + self.newline)

    def _enter(self) -> None:
        self.host.welcome(self)
        self.room = self.host.hosted.make_room(self)
        self._idle.active_at = self._loop.time()
        if self.destination.takes_a_place:
            self._idle.watch()
        self.task = self._loop.create_task(self._run(self.room), name=f"session of {self.player}")

    async def _run(self, room: Room) -> None:
        try:
            await room.run()
        except Exception as error:
            self._note_crash(error, room.journal())
        finally:
            self._leave()

    def _note_crash(self, error: Exception, journal: str) -> None:
        self.leaving = LeaveReason.CRASHED
        self.host.metrics.crashes.inc()
        happened(
            "crash", logging.ERROR, error, player=self.player, door=self.destination.way, journal=journal
        )

    # Calls from the host and the App

    @property
    def words(self) -> Words:
        """The visitor's texts: in the language of their settings, else of their terminal."""
        return Words(dressed(self.arrival.terminal, self.settings).language)

    def tell(self, message: str, **facts: str | int) -> None:
        """Show the visitor the text *message*, over the current screen."""
        if self.room is not None:
            self.room.notice(self.words.say(message, **facts))

    def claim(self, code: str) -> bool:
        """Become the guest with the resume *code*; `False` if there is none, they are banned, or too many
        codes were wrong."""
        claimed, store = identity_of_code(code), self.host.store
        is_banned = store.bans.is_banned("key", claimed.player)
        is_known = store.players.find(claimed.player) is not None and not is_banned
        guesses, seeker = self.host.resume_guesses, Person(self.player, self.name, self.network)
        if guesses.is_spent(seeker):
            return False
        if not is_known:
            guesses.spend(seeker)
            return False
        self.become(claimed)
        return True

    def become(self, identity: Identity) -> None:
        """Make *identity* the visitor's identity."""
        self.host.change_identity(self, identity)
        self.observer.became(identity)

    def watches(self, code: str) -> None:
        """The visitor now watches the table *code*; none if it is empty."""
        # A visitor who moves to another process continues to watch there.
        if code != self.watched and not self.is_moving:
            self.watched = code
            self.observer.watches(code)

    def hears(self, code: str, since_ms: int) -> None:
        """The visitor listens to the table *code* in a stream whose first sample was played at *since_ms*."""
        self.watched = code
        self.observer.watches(code, StreamSoFar(since_ms))

    def move_on(self, seat: str = "") -> None:
        """Move to another process, if there is one: to that with their *seat*, if they have one."""
        self._move(self.arrival.command, self.watched, seat)

    def move_to(self, word: str, code: str) -> None:
        """Move to another process, to join or watch the table *code*; *word* says which."""
        if word == Way.WATCH:
            # After watching, they return to where they were before.
            self._move(self.arrival.command, code)
        else:
            manner = VisitMode.PLAIN if self.is_plain else self.destination.manner
            self._move(str(Destination(Way(word), code, manner)), None)

    def _move(self, command: str | None, watched: str | None, seat: str = "") -> None:
        self.is_moving = self.observer.move(command, watched, seat)

    # Calls from the transport

    def receive(self, typed: bytes) -> None:
        """Handle what the visitor has *typed*."""
        now = self._idle.active_at = self._loop.time()
        if self._is_over or self.leaving is not None or self.is_moving:
            return
        if self.task is None and self._leaves_queue(typed):
            self.end(LeaveReason.QUIT)
            return
        try:
            if self.input.receive(typed, now):
                self.outlet.key_pressed(now)
        except Exception as error:
            self._break_off(error)

    def _leaves_queue(self, typed: bytes) -> bool:
        """Whether a visitor in the queue pressed a key to leave; a pipe has no keys."""
        return self.arrival.terminal.kind != "" and any(byte in _LEAVING_KEYS for byte in typed[:64])

    def _break_off(self, error: Exception) -> None:
        """The room failed on input: end the session with a farewell instead of a lost connection."""
        self._note_crash(error, "" if self.room is None else self.room.journal())
        self._ask_to_leave()

    def take_input(self) -> None:
        """The room is ready: pass it the input so far, and all further input."""
        if self.room is not None:
            try:
                self.input.pass_to(self.room)
            except Exception as error:
                self._break_off(error)

    def resize(self, columns: int, rows: int) -> None:
        """The window now has *columns* × *rows* cells."""
        self.size = clamp(columns, rows, self.host.largest)
        if self.room is not None:
            self._resizing.changed()

    def _resize(self) -> None:
        if self.room is not None:
            self.room.resize(self.size)

    def lost(self) -> None:
        """The connection is lost."""
        self.end(LeaveReason.LOST)

    # The end

    def end(self, leaving: LeaveReason) -> None:
        """End this session because of *leaving*."""
        if self.leaving is not None or self._is_over:
            return
        self.leaving = leaving
        if leaving is LeaveReason.STALLED:
            # The client isn't reading: a farewell would only wait.
            self.connection.abort()
        self._ask_to_leave()

    def _ask_to_leave(self) -> None:
        if self.task is None or self.room is None:
            self._leave()
            return
        self._alarms.set("exit", _EXIT_MS, self._cut_short)
        self.room.leave()

    def _cut_short(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def _leave(self) -> None:
        """The last step of every session: release everything and close the connection."""
        if self._is_over:
            return
        self._is_over = True
        leaving = self.leaving = self.leaving or LeaveReason.QUIT
        if self.room is not None:
            try:
                self.room.left(leaving)
            except Exception as error:
                happened("crash while leaving", logging.ERROR, error, player=self.player)
        if self.exit_status is None:
            said = farewell(self, leaving).encode().replace(b"\n", self.newline)
            reset = CLOSING if self.task is not None else b"\r\n"
            if self.has_picture:
                self.outlet.write_control(reset + said + b"\r\n")
            else:
                self._write_without_picture(said)
        # The connection may take long to close; free the App at once.
        self.room = None
        self.input.close()
        self._close(self.exit_status or (1 if leaving is LeaveReason.CRASHED else 0))

    def _close(self, status: int) -> None:
        self.outlet.close()
        self._alarms.clear()
        self._idle.close()
        if self._ticket is not None:
            ticket, self._ticket = self._ticket, None
            self.host.entrance_queue.leave(ticket)
        self.host.farewell(self)
        self.observer.ended(self.leaving)
        self.connection.close(status)
