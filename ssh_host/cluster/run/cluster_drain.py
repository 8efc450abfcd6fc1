"""Draining a whole cluster, by a signal or an admin: games finish, then everything stops."""

import asyncio
import contextlib

from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from ssh_host.admin.orders import Drain, StayOpen
from ssh_host.cluster.bus.broadcast import BROADCASTS, SUBJECT, Ordered
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.membership.heartbeats import BEAT_SECONDS, Members
from ssh_host.cluster.run.cluster_orders import order_all
from ssh_host.host import ADMIN_GRACE_SECONDS
from ssh_host.serve.stopping import Stopping

#: A draining process reports that in one of its next heartbeats.
_LOOK_SECONDS = 2 * BEAT_SECONDS
_LAST_WORD_SECONDS = 1.0


class ClusterDrain:
    """The supervisor's side of a drain; games may take this many *seconds*."""

    def __init__(self, bus: Bus, members: Members, stopping: Stopping, seconds: float) -> None:
        self._bus = bus
        self._members = members
        self._stopping = stopping
        self._seconds = seconds

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject(SUBJECT), cb=self._hear)

    async def _hear(self, message: Msg) -> None:
        match understood(message, BROADCASTS, SUBJECT):
            case Ordered(order=Drain("")):
                self._stopping.begin_drain()
            case Ordered(order=StayOpen("")):
                self._stopping.take_back_drain()

    async def games_are_over(self) -> None:
        """Drain every worker, and wait until no game is left."""
        if not self._stopping.is_by_hand:
            await order_all(self._bus, Drain())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):
                await asyncio.sleep(ADMIN_GRACE_SECONDS if self._stopping.is_by_hand else _LOOK_SECONDS)
                while any(beat.games for beat in self._members.here("worker")):  # noqa: ASYNC110
                    await asyncio.sleep(BEAT_SECONDS)

    async def everything_ends(self) -> None:
        """Announce that all workers stop, so that none hands its tables to another."""
        with contextlib.suppress(NatsError):
            await self._bus.client.publish(self._bus.subject("over"), b"")
            await self._bus.answers(_LAST_WORD_SECONDS)
