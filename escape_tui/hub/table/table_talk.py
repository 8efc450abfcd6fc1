"""Table talk: what people at a table and its spectators say to each other."""

from __future__ import annotations

from escape_tui.hub.lobby.sanitize import clean_chat
from escape_tui.hub.lobby.who_is_here import handle_of
from escape_tui.hub.table.seats.seats import REMEMBERED_SAYINGS, PersonId, Saying
from escape_tui.hub.table.seats.table_seats import TableSeats
from escape_tui.hub.watching.shared_replay import SharedReplay
from escape_tui.hub.watching.spectators import Stand


class TableTalk:
    """The last words at *table*, whose spectators are at *stand*; during a *replay* both hear each other."""

    def __init__(self, table: TableSeats, stand: Stand, replay: SharedReplay) -> None:
        self.sayings: tuple[Saying, ...] = ()
        self._table = table
        self._stand = stand
        self._replay = replay

    def say(self, person: PersonId, text: str) -> Saying | None:
        """Say *text* to the table; while it shows a replay, to its spectators, too. What was said."""
        chair = self._table.chairs[self._table.own_chair(person)]
        if not (said := clean_chat(text)):
            return None
        saying = Saying(chair.name, said, handle_of(person))
        self.hear(saying)
        if self._replay.screening is not None:
            self._stand.hear(saying)
        return saying

    def say_from_stand(self, person: PersonId, text: str) -> None:
        """Say *text* to the spectators; during a shared replay, to the table, too."""
        saying = self._stand.say(person, text)
        if saying is not None and self._replay.screening is not None:
            self.hear(saying)

    def hear(self, saying: Saying) -> None:
        """Add *saying*, from this table or another, to the talk."""
        self.sayings = (*self.sayings, saying)[-REMEMBERED_SAYINGS:]
        self._table.changed()
