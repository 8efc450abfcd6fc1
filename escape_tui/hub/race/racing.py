"""Racing: the opponents of a table, which are other tables or a recorded game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.race.pacer import Pacer
from escape_tui.hub.race.race import PacerChoice, PacerKind, Race, RaceEntry, RaceView, Rerun
from escape_tui.hub.race.rival import Rival, RivalState, progress_of
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.named_timers import Alarms
from escape_tui.hub.table.seats.seats import Chair, PersonId, Phase
from escape_tui.hub.watching.replica import WatchQueue

if TYPE_CHECKING:
    from escape_tui.hub.table.table import Table

#: A rival's clock is reported again if it is this far from the expected time.
_DRIFT_MS: Millis = 1_000


class Racing:
    """The rivals of *table*."""

    def __init__(self, table: Table, clockwork: Clockwork) -> None:
        self.race: Race | None = None
        #: The race by the port's clock, for the people at the table.
        self.view: RaceView | None = None
        #: Whether a race has begun without this table.
        self.has_missed = False
        #: The finished game whose temple is played again, or empty.
        self.rerun = ""
        self.choice: PacerChoice | None = None
        self.rivals: tuple[Rival, ...] = ()
        self._pacer: Pacer | None = None
        self._watch: tuple[LiveGame, WatchQueue] | None = None
        self._table = table
        self._clockwork = clockwork
        self._alarms = Alarms(clockwork)

    @property
    def is_bound(self) -> bool:
        """Whether the race determines the setup: nobody at the table may change it."""
        return self.race is not None or bool(self.rerun)

    @property
    def can_choose(self) -> bool:
        """Whether the table may choose a recorded team to race against."""
        return self.race is None and bool(self._table.day or self.rerun)

    @property
    def is_followed(self) -> bool:
        """Whether the table follows the recorded team that was chosen."""
        return self._pacer is not None

    # Other tables

    def enter(self, race: Race) -> None:
        """Take part in *race*."""
        self._table.quick_start.settle()
        self.race, self.has_missed = race, False
        self._table.changed()

    def leave(self, *, has_missed: bool = False) -> None:
        """Leave the race; *has_missed* if it began without this table."""
        self.race = self.view = None
        self.rivals, self.has_missed = (), has_missed
        self._table.changed()

    def agree(self, race: Race, view: RaceView) -> None:
        """Update the decisions about *race*, which people see as *view*."""
        if (race, view) != (self.race, self.view):
            self.race, self.view = race, view
            self._table.changed()

    def see(self, rivals: tuple[Rival, ...]) -> None:
        """Update the other teams."""
        now = self._clockwork.now()
        known = {rival.name: rival for rival in self.rivals}
        seen = tuple(_unless_like(known.get(rival.name), rival, now) for rival in rivals)
        if seen != self.rivals:
            self.rivals = seen
            self._table.changed()

    def entry(self, race: Race) -> RaceEntry:
        """This table, as the others in *race* see it."""
        return RaceEntry(race, self._seen())

    def _seen(self) -> Rival:
        table = self._table
        people = sum(not chair.is_free for chair in table.chairs)
        name = table.title or next((chair.name for chair in table.people()), table.code)
        if table.live is None:
            state = RivalState.READY if self.is_ready else RivalState.WAITING
            return Rival(name, state, people)
        live, ending = table.live, table.live.published.ending
        state = RivalState.PAUSED if live.is_paused else RivalState.RUNNING
        if ending is not None:
            state = RivalState.ESCAPED if ending.is_won else RivalState.BURIED
        elif table.phase is Phase.OVER:
            state = RivalState.GONE
        return Rival(
            name,
            state,
            people,
            progress_of(live.published),
            _elapsed(live) if ending is None else ending.at,
            live.collapse_ms,
            self._clockwork.now() if state is RivalState.RUNNING else None,
            game=table.kept_as if state in (RivalState.ESCAPED, RivalState.BURIED) else "",
        )

    @property
    def is_ready(self) -> bool:
        """Whether everybody at the table is ready."""
        people = tuple(self._table.people())
        return bool(people) and all(chair.is_ready for chair in people)

    # A recorded game

    def play_again(self, rerun: Rerun) -> None:
        """Play the temple of *rerun*, with as many seats as its game."""
        table = self._table
        self.rerun = rerun.game
        self.choice = PacerChoice(PacerKind.GAME, game=rerun.game)
        table.fixed_seed = rerun.seed
        table.agreement = replace(rerun.setup, seats=())
        table.chairs = tuple(Chair(seat.colour) for seat in rerun.setup.seats)
        table.changed()

    def choose(self, person: PersonId, kind: PacerKind | None) -> None:
        """*person* chooses the recorded team; `None` for none."""
        self._table.require_gathering()
        self._table.own_chair(person)
        if not self.can_choose or (kind is PacerKind.GAME and not self.rerun):
            raise Declined("no-race")
        game = self.rerun if kind is PacerKind.GAME else ""
        self.choice = None if kind is None else PacerChoice(kind, person, game)
        self._table.changed()

    def settle(self, game: str) -> None:
        """The chosen recorded team played *game*."""
        if self.choice is not None and self.choice.game != game:
            self.choice = replace(self.choice, game=game)
            self._table.changed()

    def follow(self, pacer: Pacer | None) -> None:
        """Race against *pacer* by the clock of the present game; `None` ends that."""
        self._stop()
        live = self._table.live
        if pacer is None:
            self.choice = None
            self.see(())
        elif live is not None:
            self._pacer, self._watch = pacer, (live, live.publisher.watch(self._look))
            self._look()

    def _look(self) -> None:
        """Update the recorded team, and again at its next step by the game's clock, which may stop."""
        live, pacer = self._table.live, self._pacer
        if live is None or pacer is None:
            return
        elapsed = _elapsed(live)
        self.see((pacer.rival_at(elapsed),))
        due = pacer.next_after(elapsed)
        if due is None or live.is_paused or live.published.stopped_at is not None:
            self._alarms.cancel("step")
        else:
            self._alarms.set("step", max(1, due - elapsed), self._look)

    # The end

    def forget(self) -> None:
        """The table gathers for another game, which is no race."""
        self._stop()
        self.race = self.view = self.choice = None
        self.rivals, self.rerun, self.has_missed = (), "", False

    def stop(self) -> None:
        """Cancel all alarms."""
        self._alarms.clear()

    def _stop(self) -> None:
        self._alarms.clear()
        if self._watch is not None:
            live, watch = self._watch
            live.publisher.unwatch(watch)
        self._pacer = self._watch = None


def _unless_like(known: Rival | None, now_seen: Rival, now: Millis) -> Rival:
    """*known*, if *now_seen* says the same and the clock is as expected; otherwise *now_seen*."""
    if known is None or (known.since is None) is not (now_seen.since is None):
        return now_seen
    is_same = replace(known, elapsed_ms=0, since=None) == replace(now_seen, elapsed_ms=0, since=None)
    if not is_same or (not known.is_recorded and known.since is None and known != now_seen):
        return now_seen
    return known if abs(_shown(known, now) - _shown(now_seen, now)) < _DRIFT_MS else now_seen


def _shown(rival: Rival, now: Millis) -> Millis:
    if rival.is_recorded:
        # A recorded team uses the clock of this table.
        return 0
    return rival.elapsed_ms + (0 if rival.since is None else now - rival.since)


def _elapsed(live: LiveGame) -> Millis:
    state = live.published
    return state.elapsed if state.stopped_at is not None else live.now() - state.started_at
