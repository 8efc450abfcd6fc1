"""Tickets: each admits one session from a gate to a worker, once, and expires soon."""

from collections.abc import Callable
from secrets import token_urlsafe

import msgspec
from nats.aio.msg import Msg

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.gate.corridor_messages import Passage

#: Unused tickets expire after this.
GOOD_SECONDS = 5.0


class Tickets:
    """The tickets that one worker has issued; *now* counts seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._good_until: dict[str, float] = {}

    def issue(self) -> str:
        self._forget_old()
        ticket = token_urlsafe(24)
        self._good_until[ticket] = self._now() + GOOD_SECONDS
        return ticket

    def redeem(self, ticket: str) -> bool:
        """Use *ticket*; returns whether it was issued here, unused and recent."""
        self._forget_old()
        return self._good_until.pop(ticket, None) is not None

    def _forget_old(self) -> None:
        now = self._now()
        # They are in order of issue: stop at the first valid one.
        for ticket, until in tuple(self._good_until.items()):
            if until > now:
                return
            del self._good_until[ticket]


class TicketDesk:
    """Issues tickets to gates that ask; *where* makes the passage for a ticket."""

    def __init__(self, bus: Bus, worker: str, tickets: Tickets, where: Callable[[str], Passage]) -> None:
        self._bus = bus
        self._worker = worker
        self._tickets = tickets
        self._where = where

    async def start(self) -> None:
        await self._bus.client.subscribe(self._bus.subject("ticket", self._worker), cb=self._asked)

    async def _asked(self, message: Msg) -> None:
        await message.respond(msgspec.json.encode(self._where(self._tickets.issue())))
