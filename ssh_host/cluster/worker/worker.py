"""A worker: runs sessions whose connections gates hold, and their tables; takes over dead workers' tables."""

import asyncio
import contextlib
import logging
import socket
import tempfile
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from secrets import token_hex

import msgspec
from nats.errors import Error as NatsError

from escape_tui import __version__
from escape_tui.hub.clockwork import LoopClockwork
from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.port.making_views import table_summary
from escape_tui.hub.table.restoring_tables import record_of
from escape_tui.hub.table.table import Table
from escape_tui.modules.box import RULES_VERSION
from ssh_host.admin.admin_commands import HOST_USER, AdminCommands
from ssh_host.admin.admin_desk import guests_of
from ssh_host.admin.draining import Draining
from ssh_host.admin.orders import Tell
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.batching import Batched
from ssh_host.cluster.bus.broadcast import Broadcast
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.claims.code_claims import CodeClaims
from ssh_host.cluster.claims.exclusive_claims import Claims
from ssh_host.cluster.claims.seat_claims import TRY_SECONDS, SeatClaims
from ssh_host.cluster.claims.work_claims import work_claim
from ssh_host.cluster.gate.certificate import own_certificate
from ssh_host.cluster.gate.corridor_messages import Passage
from ssh_host.cluster.gate.games_elsewhere import answer_daily_lines
from ssh_host.cluster.gate.tickets import Tickets, issue_to_gates
from ssh_host.cluster.journal.fenced_journals import FencedJournals
from ssh_host.cluster.membership.directory import Directory, TableAnnouncer, TableNotice
from ssh_host.cluster.membership.heartbeats import (
    Heartbeat,
    HeartbeatSender,
    Members,
)
from ssh_host.cluster.membership.remote_tables import RemoteTables
from ssh_host.cluster.membership.session_lists import SessionLists
from ssh_host.cluster.run.cluster_metrics import ClusterMetrics
from ssh_host.cluster.run.cluster_orders import answer_orders
from ssh_host.cluster.store.shared_key import shared_daily_secret, shared_host_key
from ssh_host.cluster.store.shared_store import shared_store
from ssh_host.cluster.worker.corridor_door import CorridorDoor
from ssh_host.cluster.worker.handover import Handover
from ssh_host.cluster.worker.rebalancing import Rebalancing
from ssh_host.cluster.worker.relayed_tables import RelayedTables
from ssh_host.cluster.worker.relays import Relays
from ssh_host.cluster.worker.shared_allowances import share_allowances
from ssh_host.cluster.worker.standby_choice import StandbyChoice
from ssh_host.cluster.worker.standbys import Standbys
from ssh_host.config.config import Config
from ssh_host.hooks.hooks import QUIET_SECONDS, hooks_of
from ssh_host.host import Host
from ssh_host.lobby.daily_temple import DailyTemple
from ssh_host.lobby.hosted_lobby import HostedLobby, edition_of
from ssh_host.monitoring.log import happened
from ssh_host.serve.gc_policy import GarbageCollector

#: News about other workers' tables are batched for this long.
NEWS_SECONDS = 0.2
#: A claim on an analysis expires after this time: either the result is stored by then, or there is none.
ANALYSIS_SECONDS = 3_600.0
#: How long to wait for an unreachable bus before leaving. Nothing is lost that players have seen.
_LAST_LINES_SECONDS = 10.0


class Worker(Draining):
    """One worker: its lobby, its tables, and the door for gates."""

    def __init__(
        self, config: Config, bus: Bus, slot: str, collector: GarbageCollector | None = None
    ) -> None:
        self.config = config
        self.slot = slot
        #: The rules version of its games.
        self.rules = RULES_VERSION
        #: A worker restarted in the same slot gets a new name: its predecessor's tables aren't its own.
        self.name = f"{slot}-{token_hex(3)}"
        self.bus = bus
        self.members = Members(bus)
        self.directory = Directory(bus, self.members)
        self._elsewhere = RemoteTables(self.directory, self.name)
        self.handover = Handover(self)
        self.standby_choice = StandbyChoice(self.name, self.rules, self.members)
        self.is_draining = False
        self._collector = collector
        self._sockets = tempfile.TemporaryDirectory(prefix="temple-")
        self._tickets = Tickets(asyncio.get_running_loop().time)
        self._tasks = BackgroundTasks()
        self.run = self._tasks.start
        self._opened = AsyncExitStack()
        #: A drain that an admin asked for and may cancel.
        self._draining: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open from the inside out: what is stored, what is played, who visits, what is shared with other
        workers, the doors. Gates hear of this worker only in the last step, when all that is ready."""
        replicas = self.config.cluster.replicas
        await lay_streams(self.bus, replicas)
        await self._open_lobby(replicas)
        await self._open_host()
        await self._claim_and_relay()
        await self._open_doors()
        await self._join_the_others(replicas)

    async def _open_lobby(self, replicas: int) -> None:
        """The store, the journals, and the lobby that writes to both."""
        config, bus = self.config, self.bus
        self.store = await shared_store(bus, config.data_folder / f"{self.slot}.sqlite3")
        self.journals = FencedJournals(bus, self.store, self.name, self.handover.lose_game)
        secret = await shared_daily_secret(bus, config.data_folder, replicas)
        claims = await Claims.of(bus, replicas)
        tries = await Claims.of(bus, replicas, "tries", TRY_SECONDS)
        self.clockwork = LoopClockwork()
        self.hosted_lobby = HostedLobby(
            config,
            self.store,
            self.clockwork,
            edition_of(config),
            journals=self.journals,
            daily=DailyTemple(secret),
            analysing=await work_claim(
                bus, replicas, "analyses", ANALYSIS_SECONDS, self.name, self.handover.is_there
            ),
            elsewhere=self._elsewhere,
            share=partial(self._share, claims, tries),
        )
        self.lobby = self.hosted_lobby.lobby

    def _share(self, claims: Claims, tries: Claims, lobby: Lobby) -> tuple[SeatClaims, Relays]:
        """What *lobby* asks of the cluster: to claim codes, seats and tries, and to relay other workers'
        games."""
        name, is_there = self.name, self.handover.is_there
        self.codes = CodeClaims(claims, lobby, name, is_there, self.handover.lose)
        self.seats = SeatClaims(claims, tries, lobby, name, is_there, self.store.results.has_tried)
        self.relays = Relays(self.bus, name, self.directory, self._elsewhere, lobby, self.clockwork)
        return self.seats, self.relays

    async def _open_host(self) -> None:
        """The sessions in this lobby, and what admins see and order in the whole cluster."""
        config, bus, name, lobby = self.config, self.bus, self.name, self.hosted_lobby
        broadcast = Broadcast(bus, self.lobby, lobby.service.races)
        lists = SessionLists(bus, name, self.members, self._elsewhere, lambda: guests_of(self.host))
        self.host = Host(
            config,
            self.store,
            await shared_host_key(bus, config.data_folder, config.cluster.replicas),
            lobby,
            name=name,
            draining=self,
            others=lists,
            broadcast=broadcast.order,
            collector=self._collector,
        )
        self.metrics = ClusterMetrics(self.host, bus, self.members)
        self.host.begin()
        lobby.opened(self.host)
        await broadcast.start(self.host)
        await lists.start()

    async def _claim_and_relay(self) -> None:
        """Claim and announce the tables here, and follow and relay those of other workers."""
        bus, name, clockwork = self.bus, self.name, self.clockwork
        self.standbys = Standbys(bus, self.journals, name, self.rules, self.directory, self.lobby, clockwork)
        self.announcer = TableAnnouncer(bus, name, self._games, self._notices)
        # The code first: others announce and look up tables by it.
        self.lobby.on_change += [self.codes.look, self.seats.look, self.announcer.something_changed]
        await self.relays.start()
        await RelayedTables(bus, name, self.lobby, self.members, clockwork).start()
        await self.announcer.start()

    async def _join_the_others(self, replicas: int) -> None:
        """Listen to the other processes first, then send heartbeats: the first one attracts sessions and
        tables."""
        bus = self.bus
        self.directory.on_orphaned.append(self.handover.consider)
        self.directory.on_notice.append(self.handover.heard_of)
        self._news = Batched(NEWS_SECONDS, self.lobby.changed)
        self.directory.on_change.append(self._news.report)
        await self.members.start()
        await bus.client.subscribe(bus.subject("over"), cb=self.handover.nobody_goes_on)
        self.handover.begin()
        await self.directory.start()
        self.run(self.standbys.keep(), "following games of others")
        self.run(Rebalancing(self).keep(), "rebalancing")
        allowances = {**self.lobby.allowances, "resume": self.host.resume_guesses}
        self.run(share_allowances(bus, allowances), "sharing allowances")
        self._heartbeat = HeartbeatSender(bus, self._beat)
        await self._heartbeat.start()
        telling = await work_claim(bus, replicas, "hooks", QUIET_SECONDS, self.name, lambda worker: True)
        await self._opened.enter_async_context(
            hooks_of(self.host, self.lobby, self.store, telling, self._is_anybody_elsewhere)
        )

    def _is_anybody_elsewhere(self) -> bool:
        return any(beat.visits for beat in self.members.here("worker") if beat.name != self.name)

    @property
    def is_quiet(self) -> bool:
        """Whether nobody plays or watches here, and no game is followed."""
        return self.host.is_quiet and not self.standbys.has_games

    async def close(self) -> None:
        """Hand over every table, then stop."""
        self.is_draining = True
        await self._opened.aclose()
        self.announcer.close()
        self._news.close()
        await self._heartbeat.say_now()
        await _within_reason(self.handover.hand_over_all())
        self._door.close()
        self.relays.stop()
        self._heartbeat.stop()
        self.members.stop()
        self._tasks.cancel()
        await self.host.close()
        self.hosted_lobby.close()
        await _within_reason(self.journals.close())
        await self._heartbeat.leave()
        self.store.close()
        self._sockets.cleanup()

    async def drain(self) -> None:
        """Accept nobody new, hand over what others can continue, and let the rest finish."""
        self.is_draining = True
        await self._heartbeat.say_now()
        await self.handover.hand_over_all()
        if self.lobby.tables:
            await self.hosted_lobby.drain(self.host.config.tables.drain_minutes * 60.0, self.host.obey)

    def begin_give_away(self) -> None:
        """An admin drains this worker."""
        self._drain_by(self.drain())

    def begin_drain(self) -> None:
        """An admin drains the whole cluster: no worker takes tables over."""
        self._drain_by(self._drain_with_the_cluster())

    def _drain_by(self, work: Coroutine[None, None, None]) -> None:
        self.take_back_drain()
        self._draining = self.run(work, "draining")

    def take_back_drain(self) -> bool:
        if self._draining is not None:
            self._draining.cancel()
            self._draining = None
        self.is_draining = False
        return True

    async def _drain_with_the_cluster(self) -> None:
        """Let games finish here; afterwards the supervisor stops this worker."""
        self.is_draining = True
        minutes = self.host.config.tables.drain_minutes
        self.host.obey(Tell("visit-closing-in", {"minutes": minutes}))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(minutes * 60.0):
                await self.hosted_lobby.drain(minutes * 60.0, self.host.obey)
        await self._heartbeat.say_now()

    # Doors

    async def _open_doors(self) -> None:
        """Accept operators' commands, gates' requests and sessions, over the bus and the corridor."""
        await answer_orders(self.bus, AdminCommands(self.host, self.lobby, HOST_USER))
        await answer_daily_lines(self.bus, self.hosted_lobby.public_games)
        self._door = CorridorDoor(self.host, self._tickets)
        path = Path(self._sockets.name) / "worker.sock"
        await self._door.open_here(path)
        way = Passage(self.name, "", path=str(path), hears_end_of_input=True)
        if self.config.cluster.address:
            tls, hashed = own_certificate(self.name)
            cluster = self.config.cluster
            port = await self._door.open_to_others(cluster.address, cluster.port, tls)
            way = Passage(self.name, "", "", _reachable(cluster.address), port, hashed, True)
        await issue_to_gates(self.bus, self._tickets, way)

    # Announcements

    def _beat(self) -> Heartbeat:
        return Heartbeat(
            self.name,
            "worker",
            rules=self.rules,
            version=__version__,
            is_draining=self.is_draining,
            visits=len(self.host.sessions),
            tables=len(self.lobby.tables),
            games=self.hosted_lobby.games(),
        )

    def _games(self) -> dict[str, str]:
        archive = self.hosted_lobby.archive
        return {code: archive.game_id(table) for code, table in self.lobby.tables.items()}

    def _notices(self) -> Iterator[TableNotice]:
        for table in self.lobby.tables.values():
            yield self.notice(table)

    def notice(self, table: Table) -> TableNotice:
        game = self.hosted_lobby.archive.game_id(table)
        return TableNotice(
            self.name,
            table.code,
            game=game,
            epoch=self.journals.epoch(game),
            standby=self.standby_choice.standby(table.code),
            people=tuple(chair.person for chair in table.people() if chair.person is not None),
            founder=table.founder,
            network=table.founded_from,
            is_public=table.is_public,
            rules=self.rules,
            is_shown=bool(game) and not table.is_secluded,
            record=msgspec.Raw(msgspec.json.encode(record_of(table))),
            summary=msgspec.Raw(msgspec.json.encode(table_summary(table))),
        )


async def _within_reason(work: Coroutine[None, None, None]) -> None:
    try:
        async with asyncio.timeout(_LAST_LINES_SECONDS):
            await work
    except (NatsError, TimeoutError) as error:
        happened("stopped while the bus was unreachable", logging.WARNING, error)


def _reachable(address: str) -> str:
    """The address that gates on other machines can reach when we listen at *address*."""
    return socket.gethostbyname(socket.gethostname()) if address in ("0.0.0.0", "::") else address
