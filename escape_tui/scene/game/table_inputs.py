"""Table inputs: what all who look at one game see alike, found once for all of them."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.hub.watching.replica import Replica, Standing
from escape_tui.rules.fate import Fate
from escape_tui.scene.game.map.map_marks import sand_on_map
from escape_tui.scene.game.map.temple_maps import Sand
from escape_tui.scene.game.notices.banner import GongCountdown, countdown
from escape_tui.scene.game.notices.notices import SAND_MS, can_ask
from escape_tui.scene.game.scenery import Bearing, bearing, scenery
from escape_tui.scene.game.status.status_line import progress, seconds_left
from escape_tui.scene.modules.box import curses_before


class TableInputs(Struct, frozen=True):
    """What is as it was until something happens. Published values never change: where one is the same object
    as before, whatever is drawn from it looks as it did."""

    #: The game as everybody may see it.
    state: State
    scenery: State
    bearings: tuple[Bearing, ...]
    #: Everybody with the dice they could help with, or that need help, and with one that needs it: that
    #: changes far less often than their dice.
    offered: tuple[Adventurer, ...]
    locked: tuple[Adventurer, ...]
    #: How many curses lie before each, and whether they agree to what fate is asked.
    marks: tuple[tuple[int, bool], ...]
    bots: frozenset[PlayerId]
    watchers: int
    is_waiting: bool


class TimeInputs(Struct, frozen=True):
    """What looks different as time goes by."""

    #: Seconds and bar of the status line.
    clock: tuple[int | None, int]
    running: GongCountdown | None
    sand: Sand
    #: What the sand of something asked shows.
    asked: Millis | None
    #: Who is heard calling what.
    calls: tuple[tuple[PlayerId, str], ...]


class TableEyes:
    """Looks at the game that *shown* shows; *calls* has what each called last, and until when."""

    def __init__(self, shown: Replica, calls: Mapping[PlayerId, tuple[str, Millis]]) -> None:
        self._shown = shown
        self._calls = calls
        setup = shown.state.setup
        has_clock = setup.soundtrack is not None and not setup.is_clock_hidden
        self._track = shown.game.catalogue.soundtracks[setup.soundtrack or ""] if has_clock else None
        self._standing = shown.standing
        #: The game's time at the last look, and what its clock showed.
        self.now = shown.now()
        self.elapsed = _elapsed(shown.state, self.now)
        #: What there was to see at the last look.
        self.table = self._seen(None)
        self._sand = Sand((), 0)
        self.time = self._read(shown.state, self.now)
        #: From when until when the inputs of time are as they are, by the game's clock, and for which state.
        self._since = self._until = 0
        self._timed_state = shown.state

    def look(self) -> None:
        """See what there is to see now: the same objects as before where nothing is new."""
        standing = self._shown.standing
        now = self.now = self._shown.now()
        if standing is not self._standing:
            self._forget_time(standing)
            self._standing, self.table = standing, self._seen(self.table)
        if not self._since <= now < self._until:
            state = self._shown.state
            time = self._read(state, now)
            self.time = self.time if time == self.time else time
            self._timed_state, self._since, self._until = state, now, self._lasts_until(state, now)
        self.elapsed = _elapsed(self.table.state, now)

    def look_again(self) -> None:
        """Something is different that neither the table's state nor its clock tells."""
        self._until = 0

    def _forget_time(self, standing: Standing) -> None:
        """What time does may be different by another clock, or in another state."""
        old, state = self._timed_state, self._shown.state
        if standing.clock is not self._standing.clock or (
            old is not state
            and (
                state.deadlines is not old.deadlines
                or state.parts is not old.parts
                or (state.started_at, state.stopped_at) != (old.started_at, old.stopped_at)
            )
        ):
            self._until = 0

    def _seen(self, old: TableInputs | None) -> TableInputs:
        state, standing = self._shown.state, self._shown.standing
        people = state.adventurers
        if old is None:
            bearings = tuple([bearing(who) for who in people])
        else:
            # Most have what they had.
            known = zip(old.state.adventurers, people, old.bearings, strict=True)
            bearings = tuple([kept if who is was else bearing(who) for was, who, kept in known])
        covered, offered, locked = zip(*bearings, strict=True)
        scene = scenery(state, covered)
        if old is not None:
            scene = old.scenery if scene == old.scenery else scene
            offered = old.offered if offered == old.offered else offered
            locked = old.locked if locked == old.locked else locked
        is_same = old is not None and old.scenery is scene
        return TableInputs(
            state,
            scene,
            bearings,
            offered,
            locked,
            old.marks if old is not None and is_same else tuple(_marks(state)),
            standing.bots,
            standing.watchers,
            standing.is_paused or standing.is_waiting,
        )

    def _read(self, state: State, now: Millis) -> TimeInputs:
        clock: tuple[int | None, int] = (None, 0)
        if self._track is not None:
            elapsed = max(0, _elapsed(state, now))
            clock = seconds_left(elapsed, self._track), progress(elapsed, self._track)
        return TimeInputs(
            clock=clock,
            running=countdown(state, now),
            sand=self._sand_at(state, now),
            asked=now // SAND_MS * SAND_MS if can_ask(state) else None,
            calls=tuple([(who, call) for who, (call, until) in sorted(self._calls.items()) if now < until]),
        )

    def _lasts_until(self, state: State, now: Millis) -> Millis:
        """When the inputs of time may be different; at once while something has a clock of its own."""
        timed = self.time
        if timed.running is not None or timed.sand.levels or timed.calls:
            return now
        steps = [1000 - _elapsed(state, now) % 1000]
        if timed.asked is not None:
            steps.append(SAND_MS - now % SAND_MS)
        return now + min(steps)

    def _sand_at(self, state: State, now: Millis) -> Sand:
        """The timers on the map, so that their sand is seen to run."""
        catalogue = self._shown.game.catalogue
        levels = sand_on_map(state, now, catalogue)
        if not levels == self._sand.levels == sand_on_map(state, self._sand.at, catalogue):
            self._sand = Sand(levels, now)
        return self._sand


def _marks(state: State) -> Iterator[tuple[int, bool]]:
    agreed = state.part(Fate).agreed
    for player in range(len(state.adventurers)):
        yield len(curses_before(player, state)), player in agreed


def _elapsed(state: State, now: Millis) -> Millis:
    """What the game's clock shows *now*."""
    return state.elapsed if state.stopped_at is not None else now - state.started_at
