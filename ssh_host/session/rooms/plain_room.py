"""The plain-text room: no picture, no cursor, one line per event."""

import asyncio
from collections import deque
from collections.abc import Callable

from escape_tui.plain.visit import PlainVisit
from escape_tui.scene.menus.player_settings import Settings, dressed
from escape_tui.scene.terminal import Terminal
from escape_tui.scene.words.prose import written_in
from ssh_host.admission.token_bucket import TokenBucket
from ssh_host.session.connection.frame_outlet import Drawer, FrameOutlet
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.room import Room, RoomDesk
from ssh_host.session.session import Session
from tile_art.inks.glyphs import Glyphs

#: The most lines that wait while the connection is congested; the oldest are dropped.
MOST_WAITING = 100


class PlainRoom(Room):
    """Writes lines for *session*, served by *desk*, and reads what is typed; *make* creates the visit."""

    def __init__(
        self, session: Session, desk: RoomDesk, make: "Callable[[PlainLines, PlainRoom], PlainVisit]"
    ) -> None:
        self.session = session
        self._desk = desk
        terminal = session.arrival.terminal
        self._lines = PlainLines(session.outlet, session.newline, _glyphs(terminal, session.settings))
        self._loop = asyncio.get_running_loop()
        self._end: asyncio.Future[None] = self._loop.create_future()
        per_second = session.host.config.limits.keys_per_second
        self._strokes = TokenBucket(per_second, per_second, self._loop.time())
        self._make = make
        self._visit: PlainVisit | None = None

    async def run(self) -> None:
        visit = self._visit = self._make(self._lines, self)
        visit.begin()
        self.session.take_input()
        await self._end

    def fail(self, error: Exception) -> None:
        if not self._end.done():
            self._end.set_exception(error)

    def has_time(self) -> bool:
        # The answer to one byte may be long, so counting bytes is not enough.
        return self._strokes.take(1, self._loop.time())

    def receive(self, typed: bytes) -> None:
        if self._visit is not None and not self._end.done():
            self._visit.receive(typed)

    def start_afresh(self) -> None:
        """Forget the line typed so far, after input was dropped."""
        if self._visit is not None:
            self._visit.talk.strokes.close_line()

    def end_input(self) -> None:
        if self._visit is not None:
            self._visit.end_input()

    def notice(self, text: str) -> None:
        if self._visit is not None:
            self._visit.notice(text)

    def leave(self) -> None:
        if not self._end.done():
            self._end.set_result(None)

    def left(self, leaving: LeaveReason) -> None:
        self.leave()
        visit, self._visit = self._visit, None
        if visit is not None:
            visit.close()
        self._desk.depart()

    def journal(self) -> str:
        return self._desk.game()


class PlainLines(Drawer):
    """Writes whole lines to *outlet*; while it takes none, the latest ones are kept."""

    def __init__(self, outlet: FrameOutlet, newline: bytes, glyphs: Glyphs) -> None:
        self._outlet = outlet
        self._newline = newline
        self._glyphs = glyphs
        #: Whether the current line contains an echo of what was typed.
        self._is_begun = False
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        outlet.draw_by(self)

    def write(self, line: str) -> None:
        before, self._is_begun = self._newline if self._is_begun else b"", False
        self._waiting.append(before + self._encoded(line) + self._newline)
        self.wake()

    def echo(self, text: str) -> None:
        """Echo what was typed; only a terminal needs that."""
        if self._newline == b"\r\n" and text:
            self._is_begun = text != "\n"
            self._outlet.write_control(self._newline if text == "\n" else self._encoded(text))

    def ring(self) -> None:
        self._outlet.write_control(b"\a")

    def wake(self) -> None:
        while self._waiting and self._outlet.write_frame(self._waiting[0]):
            self._waiting.popleft()

    def _encoded(self, text: str) -> bytes:
        written = text if self._glyphs is Glyphs.UNICODE else written_in(text, self._glyphs)
        return written.encode("utf-8", "replace")


def _glyphs(terminal: Terminal, settings: Settings) -> Glyphs:
    """The glyphs that the terminal can show; a dumb terminal draws no pictures, but shows all characters."""
    is_left_to_terminal = settings.glyphs is None
    is_shown_all = is_left_to_terminal and terminal.is_dumb
    return Glyphs.UNICODE if is_shown_all else dressed(terminal, settings).glyphs
