"""Seats and daily tries, each claimed for the whole cluster: nobody has two."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from hashlib import blake2b
from weakref import WeakValueDictionary

from msgspec import Struct

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.providers import Claimed, Claiming
from escape_tui.hub.table.seats.seats import PersonId, Phase
from escape_tui.hub.table.table import Table
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.cluster.bus.cluster_trouble import BUS_TROUBLE
from ssh_host.cluster.claims.exclusive_claims import HANDED_OVER_SECONDS, Claims
from ssh_host.monitoring.log import happened

#: The holder of a used try: it is never free again.
HAD = "had"
#: A try expires when its day is over everywhere.
TRY_SECONDS = 3 * 86_400.0

#: How long a claim waits for somebody who is just leaving a seat at another worker.
PATIENCE_SECONDS = 1.0
_BUS_AGAIN_SECONDS = 0.5


class Wanted(Struct, frozen=True):
    """The claims of a seated player: a seat, and a try at the daily temple of *day* if the table plays it."""

    person: PersonId
    day: str = ""

    @property
    def seat(self) -> str:
        return seat_claim(self.person)

    @property
    def attempt(self) -> str:
        return f"try.{self.day}.{_digest(self.person)}"


class SeatClaims(Claiming):
    """Claims what people need before they sit down at *worker*, and releases it when they have left.

    Claims of a dead worker can be taken: *is_there* tells whether a worker is alive. *has_tried* tells who
    has used their daily try.
    """

    def __init__(
        self,
        seats: Claims,
        tries: Claims,
        lobby: Lobby,
        worker: str,
        is_there: Callable[[str], bool],
        has_tried: Callable[[str, PersonId], bool],
    ) -> None:
        self._seats = seats
        self._tries = tries
        self._lobby = lobby
        self._worker = worker
        self._is_there = is_there
        self._has_tried = has_tried
        self._held: dict[PersonId, Wanted] = {}
        #: People with a request in progress: keep their claims meanwhile.
        self._asking: Counter[PersonId] = Counter()
        self._locks: WeakValueDictionary[PersonId, asyncio.Lock] = WeakValueDictionary()
        self._working = BackgroundTasks()
        self._following: set[PersonId] = set()
        self._is_looking = False

    # Before somebody sits down

    def before_sitting(self, person: PersonId, day: str, then: Claimed) -> None:
        held = self._held.get(person)
        if held is not None and day in ("", held.day):
            then(None)
        else:
            self._working.start(self._ask(Wanted(person, day=day), then), "claiming seats")

    async def _ask(self, wanted: Wanted, then: Claimed) -> None:
        self._asking[wanted.person] += 1
        try:
            declined = await self._declined(wanted)
            then(declined)
        finally:
            self._asking[wanted.person] -= 1
            self._asking += Counter()
        self.look()

    async def _declined(self, wanted: Wanted) -> Declined | None:
        """Claim what is *wanted*; returns the reason if that fails."""
        try:
            async with self._lock(wanted.person):
                return await self._claim(wanted, PATIENCE_SECONDS)
        except Exception as error:
            # Always answer: the person's other requests wait behind this one.
            happened("seat not claimed", logging.WARNING, error, player=wanted.person)
            return Declined("cannot-write")

    async def _claim(self, wanted: Wanted, patience: float) -> Declined | None:
        if not await self._is_ours(self._seats, wanted.seat, patience):
            return Declined("seated-elsewhere")
        held = self._held.setdefault(wanted.person, Wanted(wanted.person))
        if wanted.day and wanted.day != held.day:
            if not await self._is_ours(self._tries, wanted.attempt, patience):
                return Declined("daily-tried")
            self._held[wanted.person] = wanted
        return None

    async def _is_ours(self, claims: Claims, thing: str, patience: float) -> bool:
        return await claims.wait_for(thing, self._worker, self._is_holder, patience, never=HAD)

    def _is_holder(self, holder: str) -> bool:
        return holder == HAD or self._is_there(holder)

    # After somebody sat down or left

    def look(self) -> None:
        """The lobby has changed; check the claims when the whole change is done."""
        if not self._is_looking:
            self._is_looking = True
            asyncio.get_running_loop().call_soon(self._look)

    def _look(self) -> None:
        self._is_looking = False
        seated = {
            chair.person: Wanted(chair.person, day=_day_tried(table))
            for table in self._lobby.tables.values()
            for chair in table.people()
            if chair.person is not None
        }
        for person in seated.keys() | self._held.keys():
            is_settled = seated.get(person) == self._held.get(person)
            if not is_settled and not self._asking[person] and person not in self._following:
                self._following.add(person)
                self._working.start(self._follow(person), "claiming seats")

    async def _follow(self, person: PersonId) -> None:
        """Claim and release until *person* has exactly what they need where they sit."""
        try:
            async with self._lock(person):
                await self._give_back(person)
                wanted = self._wanted(person)
                is_refused = wanted is not None and await self._claim(wanted, HANDED_OVER_SECONDS) is not None
        except BUS_TROUBLE as error:
            happened("seat not claimed", player=person, why=str(error))
            await asyncio.sleep(_BUS_AGAIN_SECONDS)
            is_refused = False
        finally:
            self._following.discard(person)
        if is_refused:
            self._unseat(person)
        self.look()

    def _wanted(self, person: PersonId) -> Wanted | None:
        if (table := self._lobby.table_of(person)) is None:
            return None
        return Wanted(person, day=_day_tried(table))

    async def _give_back(self, person: PersonId) -> None:
        held, wanted = self._held.get(person), self._wanted(person)
        if held is None:
            return
        if held.day and (wanted is None or wanted.day != held.day):
            await self._give_back_try(held)
            self._held[person] = held = Wanted(person)
        if wanted is None:
            await self._seats.release(held.seat, self._worker)
            del self._held[person]

    async def _give_back_try(self, held: Wanted) -> None:
        """Release the daily try of *held*, unless it was used."""
        if self._has_tried(held.day, held.person):
            await self._tries.hand_over(held.attempt, self._worker, HAD)
        else:
            await self._tries.release(held.attempt, self._worker)

    def _unseat(self, person: PersonId) -> None:
        """*person* sits elsewhere by now: free the seat here, which came with a dead worker's table."""
        if (table := self._lobby.table_of(person)) is not None:
            happened("seat held elsewhere", player=person, code=table.code)
            table.stand_up(person)

    def _lock(self, person: PersonId) -> asyncio.Lock:
        return self._locks.setdefault(person, asyncio.Lock())


def _day_tried(table: Table) -> str:
    """The day of the tries that the people at *table* hold until their game ends; the first roll uses them
    up."""
    return "" if table.phase is Phase.OVER else table.day


def seat_claim(person: PersonId) -> str:
    """The claim of the one seat that *person* may have."""
    return f"seat.{_digest(person)}"


def _digest(person: PersonId) -> str:
    """*person* in characters that a key of the bucket may have."""
    return blake2b(person.encode(), digest_size=12).hexdigest()
