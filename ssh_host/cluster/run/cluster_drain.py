"""Closing a whole cluster in good order: a signal or a keeper asks, games finish, then everything stops."""

import asyncio
import contextlib

import msgspec
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from ssh_host.admin.orders import Drain, StayOpen
from ssh_host.cluster.bus.broadcast import SHOUTS, Ordered
from ssh_host.cluster.bus.bus import Bus, understood
from ssh_host.cluster.membership.heartbeats import BEAT_SECONDS, Members
from ssh_host.host import KEEPERS_GRACE_SECONDS
from ssh_host.serve.stopping import Stopping

#: Whoever was asked to close says so with one of the next beats.
_LOOK_SECONDS = 2 * BEAT_SECONDS
_LAST_WORD_SECONDS = 1.0


class Closing:
    """What the process that started all others does about it; games may take so many *seconds*."""

    def __init__(self, bus: Bus, members: Members, stopping: Stopping, seconds: float) -> None:
        self._bus = bus
        self._members = members
        self._stopping = stopping
        self._seconds = seconds

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("shout"), cb=self._hear)

    async def _hear(self, message: Msg) -> None:
        match understood(message, SHOUTS, "shout"):
            case Ordered(order=Drain("")):
                self._stopping.ask()
            case Ordered(order=StayOpen("")):
                self._stopping.take_back()

    async def games_are_over(self) -> None:
        """Let every worker close, and wait until nobody plays at any of them."""
        if not self._stopping.is_by_hand:
            await self._tell_all()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._seconds):
                await asyncio.sleep(KEEPERS_GRACE_SECONDS if self._stopping.is_by_hand else _LOOK_SECONDS)
                while any(beat.games for beat in self._members.here("worker")):  # noqa: ASYNC110
                    await asyncio.sleep(BEAT_SECONDS)

    async def everything_ends(self) -> None:
        """Say that all workers go now, so that none gives its tables to another."""
        with contextlib.suppress(NatsError):
            await self._bus.client.publish(self._bus.subject("over"), b"")
            await self._bus.answers(_LAST_WORD_SECONDS)

    async def _tell_all(self) -> None:
        shout = Ordered("supervisor", Drain())
        with contextlib.suppress(NatsError):
            await self._bus.client.publish(self._bus.subject("shout"), msgspec.json.encode(shout))
