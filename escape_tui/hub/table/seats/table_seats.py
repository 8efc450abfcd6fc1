"""What the parts of a table see of it: its seats, the people on them, and their game."""

from collections.abc import Iterator
from typing import Protocol

from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.seats.seats import Chair, PersonId, Phase


class TableSeats(Protocol):
    """A table with its seats and its game."""

    phase: Phase
    chairs: tuple[Chair, ...]
    players: tuple[int, ...]
    live: LiveGame | None
    day: str
    had_bots: bool
    may_bots_hold: bool

    def chair_of(self, person: PersonId) -> int | None:
        """The seat of *person*, if they have one."""

    def own_chair(self, person: PersonId) -> int:
        """The seat of *person*; refuses those who have none."""

    def people(self) -> Iterator[Chair]:
        """The seats of people."""

    def put(self, place: int, chair: Chair) -> None:
        """Replace a seat."""

    def stand_up(self, person: PersonId) -> None:
        """Remove *person* for good; during a game a bot takes over."""

    def begin(self) -> None:
        """Set up the temple and start the game."""

    def changed(self) -> None:
        """Tell the listeners that the table has changed."""

    def require_gathering(self) -> None:
        """Refuse unless the table is open."""

    @property
    def staying(self) -> tuple[PersonId, ...]:
        """The people who are here."""

    @property
    def is_deserted(self) -> bool: ...

    @property
    def is_secluded(self) -> bool: ...

    @property
    def is_ranked(self) -> bool: ...
