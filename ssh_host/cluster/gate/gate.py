"""A gate: holds connections, knows who may come in, and leads each visit to the worker where it belongs."""

import asyncio

from escape_tui.hub.record.record import game_version
from ssh_host.cluster.bus.broadcast import Voice
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.gate.corridor_room import CorridorRoom
from ssh_host.cluster.gate.routing import Ways
from ssh_host.cluster.gate.shared_counts import SharedCounts
from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Beat, Hearing, Heart
from ssh_host.cluster.membership.remote_tables import TablesElsewhere
from ssh_host.cluster.run.cluster_metrics import ClusterMetrics
from ssh_host.cluster.store.shared_key import shared_host_key
from ssh_host.cluster.store.shared_store import shared_store
from ssh_host.host import Host
from ssh_host.public_games import GamesElsewhere
from ssh_host.serve.config import Config
from ssh_host.session.rooms.room import Room
from ssh_host.session.session import Session


class Gate:
    """One gate's part of the cluster: the SSH door, the list of gates, and no game at all."""

    def __init__(self, config: Config, bus: Bus, name: str) -> None:
        self.config = config
        self.name = name
        self.bus = bus
        self.hearing = Hearing(bus)
        self.directory = Directory(bus, self.hearing)
        self.ways = Ways(bus, self.hearing, self.directory)
        self.public_games = GamesElsewhere(TablesElsewhere(self.directory, name))
        self.is_draining = False

    async def open(self) -> None:
        config, bus = self.config, self.bus
        await lay_streams(bus, config.cluster.replicas)
        key = await shared_host_key(bus, config.data_folder, config.cluster.replicas)
        self.store = await shared_store(bus, config.data_folder / f"{self.name}.sqlite3")
        voice = Voice(bus)
        self._counts = SharedCounts(bus, self.name, self.hearing)
        self.host = Host(config, self.store, key, self, other_gates=self._counts, broadcast=voice.order)
        ClusterMetrics(self.host, bus, self.hearing)
        await voice.start(self.host)
        await self._counts.start(self.host)
        await self.hearing.start()
        await self.directory.start()
        self._heart = Heart(bus, self._beat)
        await self._heart.start()
        await self.host.open()

    def make_room(self, session: Session) -> Room:
        return CorridorRoom(session, self.ways)

    def games_played(self) -> frozenset[str]:
        """No game is played here."""
        return frozenset()

    def stay_open(self) -> None:
        """Games begin at the workers."""

    async def drain(self, seconds: float) -> None:
        """Let nobody new in, and wait until those who are here have left, at most *seconds*."""
        self.is_draining = True
        self.host.stop_listening()
        async with asyncio.timeout(seconds):
            await self.host.until_empty()

    async def close(self) -> None:
        await self.host.close()
        await self._counts.stop()
        await self._heart.leave()
        await self.hearing.stop()
        self.store.close()

    def _beat(self) -> Beat:
        return Beat(
            self.name,
            "gate",
            version=game_version(),
            is_draining=self.is_draining,
            visits=len(self.host.sessions),
            waiting=self.host.entrance_queue.waiting,
        )
