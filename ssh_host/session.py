"""One visit: from the channel that opens to the last byte of its farewell."""

import asyncio
import contextvars
import logging
from collections.abc import Callable, Mapping
from itertools import count
from typing import TYPE_CHECKING, Any

import asyncssh
from textual.app import App

from escape_tui.hub.sanitize import clean_name
from escape_tui.scene.terminal import Colours, Size, clamp, terminal
from ssh_host import sentences
from ssh_host.channel_line import ChannelLine
from ssh_host.doors import LOBBY, Door, NoSuchDoor, Way, door_for_command, door_for_user
from ssh_host.driver import CLOSING, Show, notify
from ssh_host.identity import Identity, identity_of_code
from ssh_host.limits import Ticket
from ssh_host.log import happened
from ssh_host.outlet import Outlet
from ssh_host.typing_limits import Flood
from ssh_host.visitor import Leaving, Visitor, dressed, looks_in

if TYPE_CHECKING:
    from ssh_host.host import Host

_EXIT_SECONDS = 3.0
_START_SECONDS = 10.0
_GATHER_RESIZES_SECONDS = 0.02
_ENVIRONMENT_LOOK_SECONDS = 0.1
_MOST_CLAIMS = 6
_STALE_KEY_SECONDS = 2.0
_LEAVING_KEYS = b"qQ\x03\x04\x1b"


_NUMBERS = count(1)


class Visit(asyncssh.SSHServerSession[bytes]):
    """A session channel and what runs on it: a sentence, a place in line, or an App."""

    outlet: Outlet

    def __init__(self, host: "Host", identity: Identity, user: str, address: str) -> None:
        self.host = host
        self.identity = identity
        self.user = user
        self.address = address
        #: Tells this visit from all others of this process.
        self.number = next(_NUMBERS)
        self.door: Door | None = None
        self.visitor: Visitor | None = None
        self.size = Size(80, 24)
        self._refusal = ""
        self._kind = ""
        self._has_command = False
        self._loop = asyncio.get_running_loop()
        self._context = contextvars.Context()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._ticket: Ticket | None = None
        self._task: asyncio.Task[None] | None = None
        self._show: Show | None = None
        self._leaving: Leaving | None = None
        self._farewell = ""
        self._is_over = False
        self._claims = 0
        self._key_at = 0.0
        self._last_key_at = self._began_at = self._loop.time()
        self._flood = Flood(host.config.limits.keys_per_second, self._loop.time())

    @property
    def name(self) -> str:
        """What the user name suggests to be called; one that is a door suggests nothing."""
        return clean_name(self.user if door_for_user(self.user) is LOBBY else "")

    @property
    def task(self) -> "asyncio.Task[None] | None":
        """What runs until the last step of the visit is done; nothing runs for those who wait in line."""
        return self._task

    @property
    def seconds(self) -> float:
        """How long the visit lasts."""
        return self._loop.time() - self._began_at

    @property
    def is_beside_play(self) -> bool:
        """Whether this visit only watches or keeps house, and leaves a game of its identity alone."""
        return self.door is not None and not self.door.is_for_playing

    # The channel opens

    def connection_made(self, chan: "asyncssh.SSHServerChannel[bytes]") -> None:
        limits = self.host.config.limits
        self._channel = chan
        chan.set_write_buffer_limits(high=32_768, low=4_096)
        self.outlet = Outlet(ChannelLine(chan), limits.output_bytes, limits.stalled_seconds)
        self.outlet.on_stalled = lambda: self.end(Leaving.STALLED)
        self.outlet.on_frame = self._frame_sent
        self.outlet.on_drop = self.host.metrics.dropped_frames.inc
        self._start_timer("start", limits.login_seconds, self._abort)
        self._look_at_environment()

    def _look_at_environment(self) -> None:
        """asyncssh takes variables without end, so look at them while they come."""
        environment = self._channel.get_environment_bytes()
        if sum(len(name) + len(value) for name, value in environment.items()) > (
            self.host.config.limits.environment_bytes
        ):
            self.host.refuse("environment", self.address)
            self._abort()
            return
        self._start_timer("environment", _ENVIRONMENT_LOOK_SECONDS, self._look_at_environment)

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        self._kind = term_type
        self.size = clamp(term_size[0], term_size[1], self.host.largest)
        return True

    def shell_requested(self) -> bool:
        self.door = door_for_user(self.user)
        return True

    def exec_requested(self, command: str) -> bool:
        self._has_command = True
        try:
            self.door = door_for_command(command)
        except NoSuchDoor as refusal:
            self._refusal = str(refusal)
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        self.host.refuse("subsystem", self.address)
        return False

    def session_started(self) -> None:
        self._look_at_environment()
        self._stop_timer("environment")
        self._stop_timer("start")
        refusal = self._refusal or self._refusal_at_door()
        if refusal:
            self.host.refuse("command" if self._refusal else "door", self.address)
            self._say(refusal, status=1)
        elif not self._kind or self._kind == "dumb":
            asked_for_more = self._has_command
            self._say(
                sentences.ADD_T if asked_for_more else sentences.how_to_play(self.host.command),
                status=1 if asked_for_more else 0,
            )
        else:
            self._queue_up()

    def _refusal_at_door(self) -> str:
        assert self.door is not None
        if self.door.way is Way.ADMIN and self.identity.fingerprint not in self.host.config.admin.keys:
            return sentences.NOT_AN_ADMIN
        if self.host.sessions_of(self.identity.player) >= self.host.config.limits.per_key:
            return sentences.TOO_MANY_SESSIONS
        return ""

    def _say(self, text: str, status: int) -> None:
        """Say *text* on a channel without a picture, and close it."""
        self._is_over = True
        self._channel.write(text.replace("\n", "\r\n" if self._kind else "\n").encode() + b"\r\n")
        self._close(status)

    # In line

    def _queue_up(self) -> None:
        self._ticket = self.host.entrance.arrive(self._moved)
        if self._ticket is None:
            self.host.refuse("full", self.address)
            self._say(sentences.NO_ROOM, status=75)
        elif self._ticket.place == 0:
            self._enter()

    def _moved(self, place: int) -> None:
        if place:
            self.outlet.write_control(b"\r\x1b[2K" + sentences.place_in_line(place).encode())
        elif self._ticket is not None:
            self.outlet.write_control(b"\r\x1b[2K")
            self._enter()

    # Inside

    def _enter(self) -> None:
        self.host.welcome(self)
        self._last_key_at = self._loop.time()
        self._watch_idleness()
        self._task = self._loop.create_task(self._play(), name=f"visit of {self.identity.player}")

    async def _play(self) -> None:
        try:
            running = await self._start_app()
            if running is not None and (error := await running) is not None:
                self._note_crash(error)
        except Exception as error:
            self._note_crash(error)
        finally:
            self._leave()

    def _note_crash(self, error: Exception) -> None:
        self._leaving = Leaving.CRASHED
        self._farewell = sentences.CRASHED
        self.host.metrics.crashes.inc()
        game = self.visitor.game() if self.visitor is not None and self.visitor.game is not None else ""
        happened(
            "crash", logging.ERROR, error, player=self.identity.player, door=str(self.door), journal=game
        )

    async def _start_app(self) -> "asyncio.Task[Exception | None] | None":
        """Make the App and bring it to its first frame, one visitor at a time."""
        async with self.host.starting:
            if self._leaving is not None:
                return None
            show = self._show = self._context.run(self._make_show)
            running = self._loop.create_task(show.run(), context=self._context)
            try:
                async with asyncio.timeout(_START_SECONDS):
                    await show.first_frame.wait()
            except TimeoutError:
                happened("slow start", logging.WARNING, player=self.identity.player)
        return running

    def _make_show(self) -> Show:
        assert self.door is not None
        limits = self.host.config.limits
        environment = {
            name.decode("ascii", "replace"): value.decode("utf-8", "replace")
            for name, value in self._channel.get_environment_bytes().items()
        }
        looks = looks_in(self.host.store.settings(self.identity.player))
        facts = terminal(self._kind, self.size, environment)
        self.visitor = Visitor(self, self.identity, self.name, self.door, facts)
        app: App[Any] = self.host.make_app(self.visitor)
        return Show(app, self.outlet, dressed(facts, looks), limits.keys_per_second, self.host.something_left)

    def notice(self, text: str) -> None:
        """Tell the visitor *text*, on top of whatever runs."""
        if self.visitor is not None and self.visitor.on_notice is not None:
            self.visitor.on_notice(text)
        elif self._show is not None:
            self._context.run(notify, self._show.app, text)

    def run_later(self, action: Callable[..., object], *facts: object) -> None:
        """Let the App do *action* in its own context, when it comes to it."""
        if self._show is not None and self._leaving is None:
            self._context.run(self._show.app.call_next, action, *facts)

    def set_colours(self, colours: Colours) -> None:
        if self._show is not None:
            self._show.set_colours(colours)

    def claim(self, code: str) -> bool:
        self._claims += 1
        claimed = identity_of_code(code)
        if self._claims > _MOST_CLAIMS or self.host.store.player(claimed.player) is None:
            return False
        self.host.change_identity(self, claimed)
        if self.visitor is not None:
            self.visitor.identity = claimed
        return True

    # What comes in

    def data_received(self, data: bytes, datatype: int | None) -> None:
        now = self._loop.time()
        self._last_key_at = now
        if self._task is None:
            if any(byte in _LEAVING_KEYS for byte in data[:64]):
                self.end(Leaving.QUIT)
            return
        if self._show is None or self._leaving is not None:
            return
        if not self._flood.passes(len(data), now):
            self._show.start_afresh()
            return
        self._key_at = now
        # Posting looks at context variables of the App: they must be its own.
        self._context.run(self._show.receive, data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self.size = clamp(width, height, self.host.largest)
        if self._show is not None and "resize" not in self._timers:
            self._start_timer("resize", _GATHER_RESIZES_SECONDS, self._resize)

    def _resize(self) -> None:
        self._stop_timer("resize")
        if self._show is not None:
            self._context.run(self._show.resize, self.size.columns, self.size.rows)

    def eof_received(self) -> bool:
        self.end(Leaving.LOST)
        return True

    def break_received(self, msec: int) -> bool:
        return True

    def pause_writing(self) -> None:
        self.outlet.hold()

    def resume_writing(self) -> None:
        self.outlet.release()

    def _frame_sent(self, length: int) -> None:
        metrics = self.host.metrics
        metrics.frames.inc()
        metrics.bytes_sent.inc(length)
        if self._key_at:
            waited = self._loop.time() - self._key_at
            self._key_at = 0.0
            if waited < _STALE_KEY_SECONDS:
                metrics.key_to_frame.observe(waited)

    # The end

    def _watch_idleness(self) -> None:
        limits = self.host.config.limits
        still = limits.idle_minutes * 60 - (self._loop.time() - self._last_key_at)
        if still <= 0:
            self.end(Leaving.IDLE)
            return
        if still <= limits.idle_warning_seconds:
            self.notice(sentences.idle_warning(round(still)))
            self._start_timer("idle", still, self._watch_idleness)
        else:
            self._start_timer("idle", still - limits.idle_warning_seconds + 0.01, self._watch_idleness)

    def end(self, leaving: Leaving, farewell: str = "") -> None:
        """End this visit because of *leaving*, with *farewell* or the usual sentence."""
        if self._leaving is not None or self._is_over:
            return
        self._leaving = leaving
        self._farewell = farewell or sentences.FAREWELLS[leaving]
        if leaving is Leaving.STALLED:
            # Nobody reads: a farewell would only wait.
            self._abort()
        if self._show is None or self._task is None:
            if self._task is None:
                self._leave()
            return
        self._start_timer("exit", _EXIT_SECONDS, self._task.cancel)
        self._context.run(self._show.app.exit)

    def _leave(self) -> None:
        """The last step of every visit: give everything back and close the channel."""
        if self._is_over:
            return
        self._is_over = True
        leaving = self._leaving or Leaving.QUIT
        if self.visitor is not None and self.visitor.on_leave is not None:
            try:
                self.visitor.on_leave(leaving)
            except Exception as error:
                happened("crash in farewell", logging.ERROR, error, player=self.identity.player)
        farewell = self._farewell or sentences.FAREWELLS[leaving]
        opened = self._task is not None
        self.outlet.write_control((CLOSING if opened else b"\r\n") + farewell.encode() + b"\r\n")
        self._close(status=1 if leaving is Leaving.CRASHED else 0)
        # The connection may linger; the App must not linger with it.
        self._show = self.visitor = None

    def _close(self, status: int) -> None:
        self.outlet.close()
        for name in tuple(self._timers):
            self._stop_timer(name)
        if self._ticket is not None:
            ticket, self._ticket = self._ticket, None
            self.host.entrance.leave(ticket)
        self.host.farewell(self)
        if not self._channel.is_closing():
            self._channel.exit(status)
        connection = self._channel.get_extra_info("connection")
        self._loop.call_later(_EXIT_SECONDS, connection.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.end(Leaving.LOST)
        self.outlet.close()
        for name in ("start", "environment"):
            self._stop_timer(name)

    def _abort(self) -> None:
        self._channel.get_extra_info("connection").abort()

    def _start_timer(self, name: str, seconds: float, then: Any) -> None:
        self._stop_timer(name)
        self._timers[name] = self._loop.call_later(seconds, then)

    def _stop_timer(self, name: str) -> None:
        if timer := self._timers.pop(name, None):
            timer.cancel()
