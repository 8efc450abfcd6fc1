"""Counts shared between gates, so that limits hold for the whole cluster."""

import asyncio
from collections import Counter

import msgspec
from msgspec import Struct
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.membership.heartbeats import Heartbeat, Members
from ssh_host.host import Host

#: Changes within this time are sent together.
_TELL_SECONDS = 0.1
#: Unchanged counts are repeated for gates that started later.
_AGAIN_SECONDS = 5.0


class Counts(Struct, frozen=True):
    """The counts of one *gate*: sessions, programs among them, sessions of each identity, connections from
    each network."""

    gate: str
    inside: int
    players: dict[str, int]
    networks: dict[str, int]
    programs: int = 0


_COUNTS = msgspec.json.Decoder(Counts)


class SharedCounts:
    """Tells *host* what the other gates have in all, and tells them what it has."""

    def __init__(self, bus: Bus, gate: str, members: Members, host: Host) -> None:
        self._bus = bus
        self._host = host
        self._gate = gate
        self._heard: dict[str, Counts] = {}
        self._telling = BackgroundTasks()
        members.on_gone.append(self._forget)

    async def start(self) -> None:
        """Send the others our counts, and let our queue move up when theirs change."""
        await self._bus.client.subscribe(self._bus.subject("counts", "*"), cb=self._hear)
        self._telling.start(self._tell(), "telling counts")

    def stop(self) -> None:
        self._telling.cancel()

    def _counts(self) -> Counts:
        host = self._host
        players = Counter(session.identity.player for session in host.sessions)
        return Counts(
            self._gate,
            host.entrance_queue.inside,
            dict(players),
            host.network_limits.lines(),
            host.programs_here,
        )

    async def _tell(self) -> None:
        told, at = None, 0.0
        loop = asyncio.get_running_loop()
        while True:
            counts = self._counts()
            if counts != told or loop.time() - at > _AGAIN_SECONDS:
                try:
                    subject = self._bus.subject("counts", self._gate)
                    await self._bus.client.publish(subject, msgspec.json.encode(counts))
                    told, at = counts, loop.time()
                except NatsError:
                    told = None
            await asyncio.sleep(_TELL_SECONDS)

    async def _hear(self, message: Msg) -> None:
        counts = understood(message, _COUNTS, "counts")
        if counts is not None and counts.gate != self._gate:
            self._heard[counts.gate] = counts
            self._add_up()

    def _forget(self, beat: Heartbeat) -> None:
        self._heard.pop(beat.name, None)
        self._add_up()

    def _add_up(self) -> None:
        others, heard = self._host.other_gates, self._heard.values()
        others.inside = sum(counts.inside for counts in heard)
        others.programs = sum(counts.programs for counts in heard)
        others.sessions_of = sum((Counter(counts.players) for counts in heard), Counter())
        others.lines_of = sum((Counter(counts.networks) for counts in heard), Counter())
        others.lines = others.lines_of.total()
        self._host.entrance_queue.move_up()
