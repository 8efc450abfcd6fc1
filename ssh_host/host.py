"""The host: the sessions of a server, its limits, and what admins order."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Protocol

import asyncssh
from msgspec.structs import replace
from rich.cells import cell_len

from escape_tui.app.textual_internals.callbacks import remembered_callbacks
from escape_tui.app.textual_internals.strip_caches import without_strip_caches
from escape_tui.app.textual_internals.timers import patient_timers
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.lobby.allowance import Allowance
from escape_tui.scene.terminal import TerminalSize
from ssh_host.admin.draining import Draining
from ssh_host.admin.orders import (
    AdminOrder,
    AnyOrder,
    Drain,
    Kick,
    Reload,
    SendAway,
    StayOpen,
    TakeOver,
    Tell,
)
from ssh_host.admin.other_workers import OtherWorkers
from ssh_host.admission.addresses import names_of
from ssh_host.admission.entrance_queue import EntranceQueue
from ssh_host.admission.identity import Identity
from ssh_host.admission.network_limits import NetworkLimits, network_of
from ssh_host.admission.other_gates import OtherGates
from ssh_host.archive.tidying import keep_tidy
from ssh_host.config.config import Config
from ssh_host.lobby.public_games import PublicGames
from ssh_host.monitoring.log import RefusalLog, happened
from ssh_host.monitoring.metrics import Metrics
from ssh_host.monitoring.run_record import Started
from ssh_host.serve import hangup
from ssh_host.serve.gc_policy import GarbageCollector
from ssh_host.session.destination import VisitMode, Way
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session
from ssh_host.store.store import Store

#: How long sessions have to end when the server closes.
CLOSE_SECONDS = 5.0
#: Wrong resume codes allowed per identity and per network, within how many milliseconds.
_RESUME_GUESSES = (6, 30, 600_000)
#: An admin can cancel a drain for this long, even when no game is in progress.
ADMIN_GRACE_SECONDS = 10.0


class Hosted(Protocol):
    """What a host serves: a lobby, or the route to the workers of a cluster."""

    @property
    def public_games(self) -> PublicGames:
        """Games that anyone may see without logging in."""

    def make_room(self, session: Session) -> Room:
        """The room that *session* enters."""

    def games_played(self) -> frozenset[str]:
        """The ids of the games in progress here."""

    async def drain(self, seconds: float, tell: Callable[[Tell], None]) -> None:
        """Start no more games; return when all have ended, after *seconds* at the latest. *tell* shows the
        players of this process how long is left."""

    def stay_open(self) -> None:
        """Allow new games again: the drain was cancelled."""

    def reload(self, config: Config) -> None:
        """Apply *config*."""


class Host:
    """A running host: its sessions, and the orders that admins may give.

    In a cluster it has a *name*, *others* stands for the other processes, and *broadcast* sends them an
    order.
    """

    def __init__(
        self,
        config: Config,
        store: Store,
        key: asyncssh.SSHKey,
        hosted: Hosted,
        *,
        name: str = "",
        draining: Draining | None = None,
        others: OtherWorkers | None = None,
        broadcast: Callable[[AnyOrder], None] = lambda order: None,
        collector: GarbageCollector | None = None,
        started: Started | None = None,
    ) -> None:
        self.config = config
        self.store = store
        self.hosted = hosted
        self.name = name
        self.others = others or OtherWorkers()
        #: Empty without other gates.
        self.other_gates = OtherGates()
        self._draining = draining or Draining()
        self._broadcast = broadcast
        self._collector = collector
        self.started = started or Started(time.time())
        self.metrics = Metrics(config.data_folder)
        limits, clock = config.limits, asyncio.get_running_loop().time
        self.entrance_queue = EntranceQueue(limits.sessions, limits.queue, self.other_gates)
        self.network_limits = NetworkLimits(limits.connections, limits.per_address, clock, self.other_gates)
        self.resume_guesses = Allowance(LoopClockwork(), *_RESUME_GUESSES)
        #: Held by the session whose App is starting: that takes long, so they start one at a time.
        self.starting = asyncio.Lock()
        self.largest = TerminalSize(limits.columns, limits.rows)
        self.fingerprint = key.get_fingerprint()
        #: The host names under which clients reach this server, the best first.
        self.names = names_of(config.listen)
        #: Where clients and browsers connect; 0 in a worker, whose gates listen.
        self.port = self.web_port = 0
        self._sessions: set[Session] = set()
        self._lag: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._while_open = ExitStack()
        self._somebody_left = asyncio.Event()
        self.metrics.sessions.set_function(lambda: self.entrance_queue.inside)
        self.metrics.waiting.set_function(lambda: self.entrance_queue.waiting)
        self.metrics.listening.set_function(lambda: self.here_by(Way.LISTEN))
        self.metrics.registry.register(store.commit_seconds)
        self.metrics.trouble.set_function(lambda: bool(store.trouble))
        self._refusals = RefusalLog()

    @property
    def command(self) -> str:
        """The ssh command that connects here."""
        return self.command_for(self.config.listen.public_name or next(iter(self.names), "localhost"))

    def command_for(self, name: str) -> str:
        """The ssh command for a client that reaches this machine as *name*."""
        # A worker has no port of its own: its gates listen.
        port = self.port or self.config.listen.port
        return f"ssh {name}" if port == 22 else f"ssh -p {port} {name}"

    @property
    def url(self) -> str:
        """The address of the web page; empty if there is none."""
        settings = self.config.web
        if not settings.enabled:
            return ""
        if settings.public_url or not self.web_port:
            return settings.public_url
        scheme, usual = ("https", 443) if settings.certificate else ("http", 80)
        names = names_of(replace(self.config.listen, address=self.config.web_address))
        name = next(iter(names), "localhost")
        shown = f"[{name}]" if ":" in name else name
        return f"{scheme}://{shown}" + ("" if self.web_port == usual else f":{self.web_port}")

    @property
    def sessions(self) -> frozenset[Session]:
        """All admitted sessions."""
        return frozenset(self._sessions)

    # Life

    def begin(self, port: int = 0, web_port: int = 0) -> None:
        """Start the background tasks; the host listens at *port* and *web_port*."""
        self.port, self.web_port = port, web_port
        # Rich reads its table of character widths when it measures its first wide character. By then the
        # process may have no file descriptor left.
        cell_len("漢")
        self._while_open.enter_context(without_strip_caches())
        self._while_open.enter_context(patient_timers())
        self._while_open.enter_context(remembered_callbacks())
        self._measure()
        tidying = keep_tidy(self.store, lambda: self.config.data, self.hosted.games_played)
        self._tidying = asyncio.create_task(tidying)

    def _measure(self) -> None:
        """Measure the delay of the event loop, more often if Prometheus asks for it."""
        if self._lag is not None:
            self._lag.cancel()
        self._lag = asyncio.create_task(self.metrics.watch_loop(is_close=self.config.metrics.enabled))

    def reload(self, config: Config) -> None:
        """Apply *config*; raises `ConfigError` and changes nothing if that fails.

        Sessions keep the limits that they began with.
        """
        self.metrics.serve(config.metrics)
        self.hosted.reload(config)
        self.config = config
        self.largest = TerminalSize(config.limits.columns, config.limits.rows)
        self.entrance_queue.limit(config.limits.sessions, config.limits.queue)
        self.network_limits.limit(config.limits.connections, config.limits.per_address)
        self._measure()

    async def until_empty(self) -> None:
        """Wait until the last session has ended."""
        while self._sessions:
            self._somebody_left.clear()
            await self._somebody_left.wait()

    # Sessions

    def refuse(self, reason: str, address: str) -> None:
        self.metrics.refused.labels(reason).inc()
        self._refusals.note(reason, address)

    def sessions_of(self, player: str) -> int:
        here = sum(session.player == player for session in self._sessions)
        return here + self.other_gates.sessions_of[player]

    @property
    def programs(self) -> int:
        """The number of connected programs, at all gates of a cluster."""
        return self.programs_here + self.other_gates.programs

    def here_by(self, way: Way) -> int:
        """The number of sessions that entered by *way*."""
        return sum(session.destination.way is way for session in self._sessions)

    @property
    def programs_here(self) -> int:
        return sum(session.destination.manner is VisitMode.PROGRAM for session in self._sessions)

    def welcome(self, session: Session) -> None:
        """Register *session*, and close an earlier one in which the same identity plays."""
        self.store.players.greet(session.player, session.name)
        self._take_over(session)
        self._sessions.add(session)
        self.metrics.visits.labels(session.destination.way, session.destination.manner).inc()
        happened(
            "session started",
            player=session.player,
            door=session.destination.way,
            manner=session.destination.manner,
        )
        happened("session address", logging.DEBUG, key=session.player, address=session.address)

    def change_identity(self, session: Session, identity: Identity) -> None:
        session.identity = identity
        self._take_over(session)

    def _take_over(self, session: Session) -> None:
        if not session.destination.is_for_playing:
            return
        self._end_playing(session.player, session)
        self._broadcast(TakeOver(session.player))

    def _end_playing(self, player: str, but: Session | None = None) -> None:
        for other in tuple(self._sessions):
            if other is not but and other.player == player and other.destination.is_for_playing:
                other.end(LeaveReason.TAKEN_OVER)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody plays, in pictures or otherwise, or looks at a game."""
        is_watched = any(session.outlet.is_staged for session in self._sessions)
        return not is_watched and not self.hosted.public_games.in_progress()

    def something_left(self) -> None:
        """Request a garbage collection: something large is no longer used."""
        if self._collector is not None:
            self._collector.something_left()

    def farewell(self, session: Session) -> None:
        if session in self._sessions:
            self._sessions.discard(session)
            self._somebody_left.set()
            self.something_left()
            happened(
                "session ended", player=session.player, why=session.leaving, seconds=round(session.seconds)
            )

    # Orders

    def tell(self, message: str, **facts: str | int) -> None:
        """Show everybody the text *message*, in their language."""
        self.order(Tell(message, facts))

    def ban_player(self, player: str, by: str = "") -> None:
        """Ban *player* permanently and end their sessions."""
        self.store.bans.ban("key", player, by=by)
        self.order(SendAway(player=player))

    def ban_address(self, address: str, by: str = "") -> None:
        """Ban the network of *address* permanently and end its sessions."""
        network = network_of(address)
        self.store.bans.ban("address", network, by=by)
        self.order(SendAway(address=network))

    def order(self, order: AdminOrder) -> None:
        """Carry out an admin's order here, and send it to all other processes of the cluster."""
        self.obey(order)
        self._broadcast(order)

    def obey(self, order: AnyOrder) -> None:
        """Carry out *order* for the sessions of this process."""
        match order:
            case TakeOver(player):
                self._end_playing(player)
            case SendAway(player, address):
                for session in tuple(self._sessions):
                    if session.player == player or network_of(session.address) == address:
                        session.end(LeaveReason.KICKED)
            case Tell(message, facts):
                for session in tuple(self._sessions):
                    session.tell(message, **facts)
            case Kick(worker, number) if worker == self.name:
                for session in tuple(self._sessions):
                    if session.number == number:
                        session.end(LeaveReason.KICKED)
            case Drain(""):
                self._draining.begin_drain()
            case Drain(worker) if worker == self.name:
                self._draining.begin_give_away()
            case StayOpen(worker) if worker in ("", self.name):
                self._go_on()
            case Reload():
                hangup.ask_for_reload()

    def stay_open(self) -> bool:
        """Cancel a drain; `False` if that is impossible because a signal started it."""
        if not self._go_on():
            return False
        self._broadcast(StayOpen())
        self.tell("visit-stays-open")
        return True

    def _go_on(self) -> bool:
        if not self._draining.take_back_drain():
            return False
        self.hosted.stay_open()
        return True

    async def drain(self, at_least_seconds: float = 0) -> None:
        """Start no new games and let those in progress finish, for `drain_minutes` at most."""
        seconds = self.config.tables.drain_minutes * 60.0
        happened("draining", seconds=seconds)
        if not seconds:
            return
        self.tell("visit-closing-in", minutes=self.config.tables.drain_minutes)
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(self.hosted.drain(seconds, self.obey), asyncio.sleep(at_least_seconds))
        except TimeoutError:
            pass

    async def close(self) -> None:
        """End all sessions and wait for them, at most five seconds."""
        if self._collector is not None:
            self._collector.close()
            self._collector = None
        for task in (self._lag, self._tidying):
            if task is not None:
                task.cancel()
        farewells = [session.task for session in self._sessions if session.task is not None]
        for session in tuple(self._sessions):
            session.end(LeaveReason.CLOSING)
        if farewells:
            await asyncio.wait(farewells, timeout=CLOSE_SECONDS)
        self._while_open.close()
        happened("closed")
