"""The waiting list: sessions to notify when enough people want to play."""

import asyncio
from typing import NamedTuple

from escape_tui.hub.port.messages.views import Doing
from escape_tui.hub.port.service import Service
from ssh_host.batching import Batched

#: Changes in the lobby are coalesced, so that not each of them causes a count.
_LOOK_SECONDS = 0.5
_LOOKING = (Doing.LOOKING_ROUND, Doing.WAITING)


class Waiter(NamedTuple):
    """Waits for *people*; *found* receives the number found."""

    people: int
    found: asyncio.Future[int]


class WaitingList:
    """Everybody who waits for people in *service*'s lobby."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._waiters: set[Waiter] = set()
        self._changes = Batched(_LOOK_SECONDS, self._tell)

    def __len__(self) -> int:
        return len(self._waiters)

    def looking(self) -> int:
        """How many people want to play: in the lobby here, and at open tables of other processes."""
        here = self._service.views.lobby().people
        there = self._service.elsewhere.tables()
        return sum(person.doing in _LOOKING and not person.is_program for person in here) + sum(
            table.people for table in there if table.is_open
        )

    async def until(self, people: int) -> int:
        """Wait until at least *people* want to play; returns how many do."""
        if (looking := self.looking()) >= people:
            return looking
        waiter = Waiter(people, asyncio.get_running_loop().create_future())
        if not self._waiters:
            self._service.lobby.on_change.append(self._changes.report)
        self._waiters.add(waiter)
        try:
            return await waiter.found
        finally:
            self._waiters.discard(waiter)
            if not self._waiters:
                self._service.lobby.on_change.remove(self._changes.report)
                self._changes.close()

    def _tell(self) -> None:
        looking = self.looking()
        for waiter in self._waiters:
            if looking >= waiter.people and not waiter.found.done():
                waiter.found.set_result(looking)
