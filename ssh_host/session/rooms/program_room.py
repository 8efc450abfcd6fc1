"""The room of programs: requests in, answers and news out, one message per line."""

import asyncio

from escape_tui import __version__
from escape_tui.hub.clockwork import Alarm
from escape_tui.hub.lobby.sanitize import clean_chat, clean_name
from escape_tui.hub.port.messages.answers import Answer, Refused
from escape_tui.hub.port.messages.news import VERSION, Farewell, Hello, News, Notice
from escape_tui.hub.port.messages.requests import Arrive, Leave, Play
from escape_tui.hub.port.messages.wire import Unreadable, decode_request, encode_saying, id_in
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller, Service
from escape_tui.hub.program.program_lines import LineAssembler
from escape_tui.hub.program.visit_telling import VisitTelling
from ssh_host.admission.program_pace import ProgramPace
from ssh_host.session.arrival import CalledAs
from ssh_host.session.connection.frame_outlet import Drawer
from ssh_host.session.destination import Way
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session

#: How long news is gathered before it is sent, by the tables' clock.
TELL_EVERY_MS = 100
#: After this many unreadable lines in a row, the session ends.
MOST_MISTAKES = 100


class ProgramRoom(Room, Drawer):
    """Serves the program of *session*: its requests go to *service*, as any visitor's do."""

    def __init__(self, session: Session, service: Service, pace: ProgramPace) -> None:
        self._session = session
        self._pace = pace
        self._destination = session.destination
        self._service = service
        self._clockwork = service.clockwork
        self._loop = asyncio.get_running_loop()
        self._over = asyncio.Event()
        self._lines = LineAssembler()
        self._mistakes = 0
        self._unanswered = 0
        self._has_input_ended = False
        self._is_flooded = False
        self._port: Port | None = None
        self._telling: VisitTelling | None = None
        self._told_at = self._clockwork.now() - TELL_EVERY_MS
        self._alarm: Alarm | None = None

    async def run(self) -> None:
        # A program reads the output, so its farewell is a message, too.
        self._session.exit_status = 0
        self._port = self._new_port()
        self._session.outlet.draw_by(self)
        self._say(Hello(VERSION, __version__, self._asked()))
        self._telling = VisitTelling(self._port, self.wake)
        self.wake()
        self._session.take_input()
        await self._over.wait()

    def _asked(self) -> str:
        """The request to carry out first: what the SSH command asked for, or to continue watching. Empty if
        the program has a seat: it took one before a failover moved it here."""
        code, watched = self._session.arrival.code, self._session.arrival.watched
        if watched or not self._destination.is_for_playing:
            return f"{Way.WATCH if watched else self._destination.way} {code}" if code else ""
        has_seat = self._service.lobby.table_of(self._session.player) is not None
        return f"{self._destination.way} {code}" if code and not has_seat else ""

    def _new_port(self) -> Port:
        session = self._session
        caller = Caller(
            self._service,
            session.player,
            may_play=self._destination.is_for_playing,
            network=session.network,
            move_on=session.move_to,
            on_watch=session.watches,
            is_program=True,
        )
        if (called := session.arrival.called) is not None:
            # It has already arrived in the lobby of another process.
            self._service.arrive(caller, clean_name(called.name), called.visit)
        return Port(caller)

    # Input

    def receive(self, typed: bytes) -> None:
        self._is_flooded = False
        for line in self._lines.feed(typed):
            if self._over.is_set() or self._session.is_moving:
                return
            self._hear(line)

    def _hear(self, line: bytes | None) -> None:
        """Carry out the request in *line*, or answer why not; `None` is a line that was too long."""
        if line is None:
            self._mistaken(Refused(0, reason="too-long"))
            return
        try:
            request = decode_request(line)
        except Unreadable as error:
            self._mistaken(Refused(id_in(line), reason="unreadable", facts={"why": clean_chat(str(error))}))
            return
        if not self._pace.allows(is_play=isinstance(request, Play)):
            self._mistaken(Refused(request.id, reason="too-fast"))
            return
        self._mistakes = 0
        if self._port is not None:
            self._unanswered += 1
            self._port.ask(request, self._answer)
            if isinstance(request, Arrive):
                self._session.observer.called(CalledAs(request.name, request.visit))

    def _answer(self, answer: Answer) -> None:
        self._unanswered -= 1
        self._say(answer)
        self._leave_if_answered()

    def end_input(self) -> None:
        for line in self._lines.end():
            self._hear(line)
        self._has_input_ended = True
        self._leave_if_answered()

    def _leave_if_answered(self) -> None:
        if self._has_input_ended and not self._unanswered and not self._over.is_set():
            self._tell()
            self.leave()

    def _mistaken(self, refusal: Refused) -> None:
        self._service.refused[refusal.reason] += 1
        self._say(refusal)
        self._mistakes += 1
        if self._mistakes >= MOST_MISTAKES:
            self._session.end(LeaveReason.NONSENSE)

    def start_afresh(self) -> None:
        self._lines.skip()
        if not self._is_flooded:
            self._is_flooded = True
            self._mistaken(Refused(0, reason="too-fast"))

    # Output

    def _say(self, saying: Answer | News) -> None:
        self._session.outlet.write_control(encode_saying(saying))

    def wake(self) -> None:
        """Something may have changed: send it soon, together with other changes."""
        if self._alarm is None and not self._over.is_set():
            due = self._told_at + TELL_EVERY_MS
            is_due = due <= self._clockwork.now()
            ring = self._clockwork.ring_soon
            self._alarm = ring(self._tell) if is_due else self._clockwork.ring_at(due, self._tell)

    def _tell(self) -> None:
        self._alarm = None
        if self._telling is None or self._session.outlet.is_paused:
            # A slow reader gets the rest when there is room for it.
            return
        self._told_at = self._clockwork.now()
        if told := b"".join(encode_saying(news) for news in self._telling.take()):
            # Sent whole, however large the lobby is: the client has read nearly everything sent before.
            self._session.outlet.pass_on(told)

    def notice(self, text: str) -> None:
        self._say(Notice(text))

    def leave(self) -> None:
        self._over.set()

    def left(self, leaving: LeaveReason) -> None:
        self._over.set()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._telling is not None:
            self._telling.close()
        if self._port is not None:
            self._port.ask(Leave())
        words = self._session.words
        self._say(Farewell(leaving.value, words.say(f"farewell-{leaving.replace(' ', '-')}")))
