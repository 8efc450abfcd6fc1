"""Pausing: a table votes for a pause, and has limited pause time in each game."""

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.live_game import GOING_ON_MS
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.seats import Patience, PersonId, Phase
from escape_tui.hub.table.seats.table_seats import TableSeats


class Pausing:
    """The votes for a pause, and the pause itself."""

    def __init__(self, table: TableSeats, clockwork: Clockwork, patience: Patience) -> None:
        self.votes: tuple[PersonId, ...] = ()
        #: Clockwork time at which the vote ends.
        self.vote_until: Millis | None = None
        self.left_ms: Millis = 0
        #: Whether everybody here agreed to the present pause.
        self.is_agreed = False
        #: Clockwork time since which the pause time is running out.
        self._began: Millis | None = None
        self._table = table
        self._clockwork = clockwork
        self._patience = patience
        self._alarms = Alarms(clockwork)

    @property
    def until(self) -> Millis | None:
        """When the present pause will have used up the pause time."""
        return None if self._began is None else self._began + self.left_ms

    def begin_game(self) -> None:
        """Reset the votes and the pause time."""
        self.votes, self.vote_until = (), None
        self.left_ms = self._patience.pauses_ms

    def end_game(self) -> None:
        self.votes, self.vote_until = (), None
        self._alarms.clear()

    def stop(self) -> None:
        """Cancel all alarms."""
        self._alarms.clear()

    def vote(self, person: PersonId, wants: bool = True) -> None:
        """*person* asks for a pause or refuses it; it begins when everybody here wants it. During a pause,
        either vote ends it after a short countdown."""
        if self._table.phase is not Phase.PLAYING:
            raise Declined("not-playing")
        self._table.own_chair(person)
        live = self._table.live
        if live is not None and live.is_paused:
            if live.is_going_on:
                raise Declined("going-on")
            self._end()
        elif wants:
            self._want(person)
        else:
            self._refuse(person)

    def begin_if_all_want(self) -> None:
        """Also called when somebody leaves: the rest may all have voted."""
        if self.votes and all(person in self.votes for person in self._table.staying):
            self._begin()

    def go_on(self, votes: tuple[PersonId, ...], *, is_agreed: bool) -> None:
        """Continue the vote or the pause that the record of the table had."""
        self.votes = votes
        if is_agreed:
            self._begin()
        elif votes:
            self._begin_vote()

    def count(self) -> None:
        """The pause time runs out from now on."""
        if self._began is None:
            self._began = self._clockwork.now()
            self._alarms.set("pause", self.left_ms, self._end)

    def stop_counting(self) -> None:
        if self._began is not None:
            self.left_ms -= self._clockwork.now() - self._began
            self._began = None
            self._alarms.cancel("pause")

    def _want(self, person: PersonId) -> None:
        if self.left_ms <= 0:
            raise Declined("no-pause-left")
        if person in self.votes:
            raise Declined("said-already")
        if not self.votes:
            self._begin_vote()
        self.votes = (*self.votes, person)
        self.begin_if_all_want()
        self._table.changed()

    def _refuse(self, person: PersonId) -> None:
        """A voter withdraws their own vote; anybody else refuses for the whole table."""
        if not self.votes:
            raise Declined("nothing-asked")
        is_voter = person in self.votes
        self.votes = tuple(voter for voter in self.votes if is_voter and voter != person)
        if not self.votes:
            self._end_vote()
        self._table.changed()

    def _begin_vote(self) -> None:
        self.vote_until = self._clockwork.now() + self._patience.vote_ms
        self._alarms.set("vote", self._patience.vote_ms, self._end_vote)

    def _end_vote(self) -> None:
        self.votes, self.vote_until = (), None
        self._alarms.cancel("vote")
        self._table.changed()

    def _begin(self) -> None:
        assert self._table.live is not None
        self._table.live.pause()
        self.vote_until = None
        self._alarms.cancel("vote")
        self.is_agreed = True
        self.count()

    def _end(self) -> None:
        live = self._table.live
        assert live is not None
        self.stop_counting()
        self.is_agreed, self.votes = False, ()
        if not self._table.is_deserted:
            live.resume_soon()
            self._alarms.set("go on", GOING_ON_MS, self._table.changed)
        elif self._table.is_ranked:
            live.resume()
        self._table.changed()
