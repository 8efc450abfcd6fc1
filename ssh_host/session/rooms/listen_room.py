"""The room that plays the sound of a table: `ssh HOST listen CODE | mpv -`."""

import asyncio
import threading
import time
from math import ceil

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Alarm
from escape_tui.hub.lobby.sanitize import clean_title
from escape_tui.hub.port.service import Service
from escape_tui.hub.sound.mixing import lanes_of
from escape_tui.hub.sound.sound_blocks import KeptBlocks, ending, recording_of
from escape_tui.hub.sound.sound_cues import TONES, heard_in
from escape_tui.hub.sound.sound_format import AU, FORMATS
from escape_tui.hub.sound.sound_stream import SoundStream
from escape_tui.hub.table.table import Table
from escape_tui.hub.watching.replica import Replica, WatchQueue
from ssh_host.session.connection.frame_outlet import Drawer
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.pipe_room import PipeRoom
from ssh_host.session.session import Session

#: Audio players fill a buffer of about five seconds before the first sound, and keep that delay.
AHEAD_MS: Millis = 5_000
#: For players that were told not to buffer.
NOW_AHEAD_MS: Millis = 200
NOW = "now"
#: How long to wait for a table that is gone: it may be moving to another process.
_GONE_SECONDS = 10.0
#: Many may connect at the same moment: the first one computes for all.
_PREPARING = threading.Lock()


class ListenRoom(PipeRoom, Drawer):
    """Sends the sound of one table to the connection of *session* until either is gone."""

    def __init__(self, session: Session, service: Service, blocks: KeptBlocks) -> None:
        super().__init__(session)
        self._service = service
        self._blocks = blocks
        self._clockwork = service.clockwork
        self._code, self._options = session.destination.code, session.destination.options
        self._is_now = NOW in self._options
        self._format = next((FORMATS[word] for word in self._options if word in FORMATS), AU)
        self._over = asyncio.Event()
        self._alarm: Alarm | None = None
        self._stream: SoundStream | None = None
        self._game: Replica | None = None
        self._news: WatchQueue | None = None
        self._gone_s: float | None = None

    async def run(self) -> None:
        self._session.exit_status = 0
        self._session.take_input()
        if self._table() is None:
            self._fail("declined-no-such-table", code=clean_title(self._code))
            return
        await asyncio.to_thread(self._prepare)
        self._session.outlet.draw_by(self)
        self._stream = self._begun()
        self._beat()
        await self._over.wait()

    def _begun(self) -> SoundStream:
        """A new stream, or the continuation of one that another process began."""
        ahead_ms, now_s = NOW_AHEAD_MS if self._is_now else AHEAD_MS, self._clockwork.seconds()
        so_far = self._session.arrival.stream
        if so_far is not None and so_far.sent_bytes:
            began_s = now_s - (time.time() - so_far.since_ms / 1_000)
            return SoundStream(self._blocks, self._format, ahead_ms, began_s, so_far.sent_bytes)
        self._session.outlet.pass_on(self._format.header)
        self._tell_beginning(now_s)
        return SoundStream(self._blocks, self._format, ahead_ms, now_s)

    def _tell_beginning(self, began_s: float) -> None:
        """Report when the stream began, for a process that may continue it."""
        ago = self._clockwork.seconds() - began_s
        self._session.hears(self._code, round((time.time() - ago) * 1_000))

    def _prepare(self) -> None:
        """Compute the sounds of this table in a thread, unless they are cached."""
        with _PREPARING:
            for track in self._service.lobby.catalogue.soundtracks.values():
                recording_of(track, self._format).prepare()
            for is_won in (True, False):
                ending(self._format, is_won=is_won).prepare()
            for voice in TONES:
                lanes_of(voice, self._format.rate)

    def _table(self) -> Table | None:
        return self._service.lobby.tables.get(self._code)

    def _beat(self) -> None:
        """Send what is due, and schedule the next block."""
        self._alarm = None
        if self._over.is_set() or self._stream is None or self._session.outlet.is_paused:
            # The connection is paused: `wake` continues later.
            return
        now_s = self._clockwork.seconds()
        if self._is_gone(now_s):
            return
        if self._stream.late_s(now_s) > 0:
            self._stream.skip_to(now_s)
            self._tell_beginning(self._stream.began_s)
        cues = heard_in(self._news.take()) if self._news is not None else ()
        if sound := self._stream.take(now_s, self._game, cues):
            self._session.outlet.pass_on(sound)
        due_ms = ceil(self._stream.due_s() * 1_000)
        self._alarm = self._clockwork.ring_at(due_ms, self._beat)

    def _is_gone(self, now_s: float) -> bool:
        """Follow the table's current game; returns whether the table is gone."""
        table = self._table()
        if table is not None:
            self._gone_s = None
            self._hear(None if table.live is None else table.live.publisher.replica())
            return False
        self._hear(None)
        if self._gone_s is None:
            self._gone_s = now_s
        if self._service.elsewhere.table(self._code) is not None:
            self._session.move_on()
        elif now_s - self._gone_s > _GONE_SECONDS:
            self._fail("listen-table-closed", code=clean_title(self._code))
            self._over.set()
            return True
        return False

    def _hear(self, game: Replica | None) -> None:
        """Play *game* from now on."""
        if game is self._game:
            return
        self._unhear()
        self._game = game
        if game is not None and self._is_now:
            # Events are heard with the next block.
            self._news = game.watch(lambda: None)

    def _unhear(self) -> None:
        if self._game is not None and self._news is not None:
            self._game.unwatch(self._news)
        self._news = None

    def wake(self) -> None:
        """The connection is free again."""
        if self._alarm is None:
            self._beat()

    def leave(self) -> None:
        self._over.set()

    def left(self, leaving: LeaveReason) -> None:
        self._over.set()
        self._unhear()
        if self._alarm is not None:
            self._alarm.cancel()
