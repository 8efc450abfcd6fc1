"""How many may be inside, and the line before a full house."""

from collections import deque
from collections.abc import Callable

from ssh_host.admission.other_gates import NoOtherGates, OtherGates

_NO_OTHER_GATES = NoOtherGates()


class QueueTicket:
    """A visitor's place: 0 is inside, 1 is first in line. *on_move* hears of every change."""

    def __init__(self, on_move: Callable[[int], None]) -> None:
        self.place = 0
        self.on_move = on_move

    def move(self, place: int) -> None:
        self.place = place
        self.on_move(place)


class EntranceQueue:
    """Lets *most* visitors in and keeps a line of at most *longest_line* before the door."""

    def __init__(self, most: int, longest_line: int, other_gates: OtherGates = _NO_OTHER_GATES) -> None:
        self._other_gates = other_gates
        self._most = most
        self._longest_line = longest_line
        self._inside: set[QueueTicket] = set()
        self._line: deque[QueueTicket] = deque()

    def limit(self, most: int, longest_line: int) -> None:
        """Let *most* in from now on, and *longest_line* wait."""
        self._most, self._longest_line = most, longest_line
        self.move_up()

    @property
    def inside(self) -> int:
        return len(self._inside)

    @property
    def waiting(self) -> int:
        return len(self._line)

    @property
    def is_full(self) -> bool:
        """Whether nobody more may come, not even into the line."""
        has_room = self._has_room and not self._line
        return not has_room and len(self._line) >= self._longest_line

    @property
    def _has_room(self) -> bool:
        return len(self._inside) + self._other_gates.inside() < self._most

    def arrive(self, on_move: Callable[[int], None]) -> QueueTicket:
        """A ticket, already told its place; whoever arrives has looked whether it `is_full`."""
        ticket = QueueTicket(on_move)
        if self._has_room and not self._line:
            self._inside.add(ticket)
            ticket.move(0)
        else:
            self._line.append(ticket)
            ticket.move(len(self._line))
        return ticket

    def leave(self, ticket: QueueTicket) -> None:
        """Take *ticket* back, wherever its holder was; the line moves up."""
        self._inside.discard(ticket)
        if ticket in self._line:
            self._line.remove(ticket)
        self.move_up()

    def move_up(self) -> None:
        """Somebody may have left, here or at another gate: let in whoever finds room now."""
        while self._line and self._has_room:
            following = self._line.popleft()
            self._inside.add(following)
            following.move(0)
        for place, following in enumerate(tuple(self._line), start=1):
            if following.place != place:
                following.move(place)
