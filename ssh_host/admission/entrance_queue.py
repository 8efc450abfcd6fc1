"""The limit on sessions, and the queue for a full server."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from ssh_host.admission.other_gates import OtherGates


@dataclass(eq=False)
class QueueTicket:
    """A visitor's *place*: 0 is admitted, 1 is first in the queue. *on_move* is called with every change."""

    place: int
    on_move: Callable[[int], None]

    def move(self, place: int) -> None:
        self.place = place
        self.on_move(place)


class EntranceQueue:
    """Admits at most *most* visitors and keeps a queue of at most *longest_queue*."""

    def __init__(self, most: int, longest_queue: int, other_gates: OtherGates | None = None) -> None:
        self._other_gates = other_gates or OtherGates()
        self._most = most
        self._longest_queue = longest_queue
        self._inside: set[QueueTicket] = set()
        self._queue: deque[QueueTicket] = deque()

    def limit(self, most: int, longest_queue: int) -> None:
        """Change the limits on sessions and on the queue."""
        self._most, self._longest_queue = most, longest_queue
        self.move_up()

    @property
    def inside(self) -> int:
        return len(self._inside)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def is_full(self) -> bool:
        """Whether both the sessions and the queue are full."""
        has_room = self._has_room and not self._queue
        return not has_room and len(self._queue) >= self._longest_queue

    @property
    def _has_room(self) -> bool:
        return len(self._inside) + self._other_gates.inside < self._most

    def arrive(self, on_move: Callable[[int], None]) -> QueueTicket:
        """Admit or queue a visitor. Check `is_full` first."""
        is_inside = self._has_room and not self._queue
        ticket = QueueTicket(0 if is_inside else len(self._queue) + 1, on_move)
        (self._inside.add if is_inside else self._queue.append)(ticket)
        return ticket

    def leave(self, ticket: QueueTicket) -> None:
        """Release *ticket*, admitted or queued; the queue moves up."""
        self._inside.discard(ticket)
        if ticket in self._queue:
            self._queue.remove(ticket)
        self.move_up()

    def move_up(self) -> None:
        """Admit from the queue if there is room now, here or because another gate has fewer visitors."""
        while self._queue and self._has_room:
            following = self._queue.popleft()
            self._inside.add(following)
            following.move(0)
        for place, following in enumerate(tuple(self._queue), start=1):
            if following.place != place:
                following.move(place)
