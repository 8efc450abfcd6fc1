"""Tickets: each admits one session from a gate to a worker, once, and expires soon."""

from collections.abc import Callable
from secrets import token_urlsafe

import msgspec
from msgspec.structs import replace
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


async def issue_to_gates(bus: Bus, tickets: Tickets, way: Passage) -> None:
    """Answer gates that ask for a ticket: *way* leads to this worker."""

    async def answer(message: Msg) -> None:
        await message.respond(msgspec.json.encode(replace(way, ticket=tickets.issue())))

    await bus.client.subscribe(bus.subject("ticket", way.worker), cb=answer)
