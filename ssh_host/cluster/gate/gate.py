"""A gate: holds connections, admits visitors, and routes each session to a worker."""

import asyncio

from escape_tui import __version__
from escape_tui.hub.analysis.analysis import Analysis
from ssh_host.archive.published_games import published_analysis
from ssh_host.cluster.bus.broadcast import Broadcast
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.gate.corridor_room import CorridorRoom
from ssh_host.cluster.gate.games_elsewhere import GamesElsewhere
from ssh_host.cluster.gate.routing import Routing
from ssh_host.cluster.gate.shared_counts import SharedCounts
from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Heartbeat, HeartbeatSender, Members
from ssh_host.cluster.membership.remote_tables import RemoteTables
from ssh_host.cluster.run.cluster_metrics import ClusterMetrics
from ssh_host.cluster.store.shared_key import shared_host_key
from ssh_host.cluster.store.shared_store import shared_store
from ssh_host.config.config import Config
from ssh_host.host import Host
from ssh_host.lobby.daily_temple import is_over
from ssh_host.monitoring.run_record import Started
from ssh_host.serve.listeners import Listeners
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session


class Gate:
    """One gate: the SSH door and routing, no games."""

    def __init__(self, config: Config, bus: Bus, name: str, started: Started | None = None) -> None:
        self.config = config
        self.name = name
        self.bus = bus
        self.members = Members(bus)
        self.directory = Directory(bus, self.members)
        self.routing = Routing(bus, self.members, self.directory)
        self.public_games = GamesElsewhere(
            bus, RemoteTables(self.directory, name), self._analysis, self._games
        )
        self.is_draining = False
        self._started = started

    async def open(self) -> None:
        config, bus = self.config, self.bus
        await lay_streams(bus, config.cluster.replicas)
        key = await shared_host_key(bus, config.data_folder, config.cluster.replicas)
        self.store = await shared_store(bus, config.data_folder / f"{self.name}.sqlite3")
        broadcast = Broadcast(bus)
        self.host = Host(
            config,
            self.store,
            key,
            self,
            broadcast=broadcast.order,
            started=self._started,
        )
        ClusterMetrics(self.host, bus, self.members)
        await broadcast.start(self.host)
        self._counts = SharedCounts(bus, self.name, self.members, self.host)
        await self._counts.start()
        await self.members.start()
        await self.routing.start()
        await self.directory.start()
        self._heartbeat = HeartbeatSender(bus, self._beat)
        await self._heartbeat.start()
        self.listeners = Listeners(self.host, key)
        await self.listeners.open()

    def make_room(self, session: Session) -> Room:
        return CorridorRoom(session, self.routing)

    def _games(self) -> int:
        return sum(beat.games for beat in self.members.here("worker"))

    def _analysis(self, game: str) -> Analysis | None:
        return published_analysis(self.store, game, is_over)

    def games_played(self) -> frozenset[str]:
        """A gate plays no games."""
        return frozenset()

    def reload(self, config: Config) -> None:
        self.config = config

    def stay_open(self) -> None:
        """Does nothing: workers start the games."""

    async def drain(self, seconds: float, tell: object = None) -> None:
        """Admit nobody new, and wait until everybody has left, for *seconds* at most. Workers tell the
        players."""
        self.is_draining = True
        self.listeners.stop()
        async with asyncio.timeout(seconds):
            await self.host.until_empty()

    async def close(self) -> None:
        await self.listeners.close()
        self._counts.stop()
        await self._heartbeat.leave()
        self.members.stop()
        self.store.close()

    def _beat(self) -> Heartbeat:
        return Heartbeat(
            self.name,
            "gate",
            version=__version__,
            is_draining=self.is_draining,
            visits=len(self.host.sessions),
            waiting=self.host.entrance_queue.waiting,
        )
