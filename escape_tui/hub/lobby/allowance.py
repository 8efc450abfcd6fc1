"""Allowances: rate limits for each person and for each network."""

from collections import OrderedDict, deque

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.seats.seats import Person

#: Largest number of entries; the least recently used is dropped first.
REMEMBERED = 10_000
#: Largest number of unread entries for other processes; a single process never reads them.
_UNTOLD = 1_000


class Allowance:
    """Allows *per_person* and *per_network* actions within *within_ms*. It outlives a session: reconnecting
    doesn't reset it."""

    def __init__(
        self, clockwork: Clockwork, per_person: int, per_network: int, within_ms: Millis = 60_000
    ) -> None:
        self._clockwork = clockwork
        self._per_person = per_person
        self._per_network = per_network
        self._within_ms = within_ms
        self._done_at: OrderedDict[str, tuple[Millis, ...]] = OrderedDict()
        self._spent: deque[Person] = deque(maxlen=_UNTOLD)

    def is_spent(self, person: Person) -> bool:
        return any(len(self._recent(key)) >= most for key, most in self._keys(person))

    def require(self, person: Person, reason: str) -> None:
        """Raise `Declined` for *reason* if *person* may do no more for now."""
        if self.is_spent(person):
            raise Declined(reason)

    def spend(self, person: Person) -> None:
        self._spent.append(person)
        self.count(person)

    def take_spent(self) -> tuple[Person, ...]:
        """Everybody who has spent something here since this was last asked, for other processes to count."""
        spent = tuple(self._spent)
        self._spent.clear()
        return spent

    def count(self, person: Person) -> None:
        """*person* has spent something, here or in another process."""
        now = self._clockwork.now()
        for key, most in self._keys(person):
            self._done_at[key] = (*self._recent(key), now)[-most:]
            self._done_at.move_to_end(key)
        while len(self._done_at) > REMEMBERED:
            self._done_at.popitem(last=False)

    def _recent(self, key: str) -> tuple[Millis, ...]:
        since = self._clockwork.now() - self._within_ms
        return tuple(at for at in self._done_at.get(key, ()) if at > since)

    def _keys(self, person: Person) -> tuple[tuple[str, int], ...]:
        own = (f"person {person.id}", self._per_person)
        return (own, (f"network {person.network}", self._per_network)) if person.network else (own,)
