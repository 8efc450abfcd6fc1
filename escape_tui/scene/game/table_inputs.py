"""Table inputs: what everybody who looks at a game sees alike, computed once for all."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Adventurer, Millis, State
from escape_tui.hub.watching.replica import Replica
from escape_tui.rules.fate import Fate
from escape_tui.scene.game.map.map_marks import sand_on_map
from escape_tui.scene.game.map.temple_maps import Sand
from escape_tui.scene.game.notices.banner import GongCountdown, countdown
from escape_tui.scene.game.notices.notices import SAND_MS, can_ask
from escape_tui.scene.game.scenery import Bearing, Rules, bearing, scenery
from escape_tui.scene.game.status.status_line import progress, seconds_left
from escape_tui.scene.modules.box import curses_before


class SceneInputs(Struct, frozen=True):
    """What stays the same while dice roll."""

    scenery: State
    #: The number of curses of each player, and whether they agree to a turn of fate.
    marks: tuple[tuple[int, bool], ...]
    bots: frozenset[PlayerId]
    watchers: int
    is_waiting: bool


class TableInputs(Struct, frozen=True):
    """What changes only with events. Published values are immutable: while an input is the same object as
    before, the pieces drawn from it stay the same."""

    #: The game as everybody may see it.
    state: State
    scene: SceneInputs
    bearings: tuple[Bearing, ...]
    #: All players with the dice that could help others or need help, and with one that needs it: these change
    #: far less often than all dice.
    offered: tuple[Adventurer, ...]
    locked: tuple[Adventurer, ...]


class TimeInputs(Struct, frozen=True):
    """What changes as time passes."""

    #: Seconds and bar of the status line.
    clock: tuple[int | None, int]
    running: GongCountdown | None
    sand: Sand
    #: The sand of timers in notices.
    asked: Millis | None
    #: The current calls, by player.
    calls: tuple[tuple[PlayerId, str], ...]


class TableEyes:
    """Reads the inputs from *shown*; *calls* has the last call of each player, and until when it is shown."""

    def __init__(self, shown: Replica, calls: Mapping[PlayerId, tuple[str, Millis]]) -> None:
        self._shown = shown
        self._calls = calls
        setup = shown.state.setup
        has_clock = setup.soundtrack is not None and not setup.is_clock_hidden
        self._track = shown.game.catalogue.soundtracks[setup.soundtrack or ""] if has_clock else None
        self._standing = shown.standing
        self._rules = Rules(shown.game)
        #: The game's time at the last look, and the clock then.
        self.now = shown.now()
        self.elapsed = _elapsed(shown.state, self.now)
        #: The inputs at the last look.
        self.table = self._seen(None)
        self._sand = Sand((), 0)
        self.time = self._read(shown.state, self.now)
        #: Between these times of the game's clock, and in this scenery, the time inputs stay the same.
        self._since = self._until = 0

    def look(self) -> None:
        """The current inputs: the same objects as before if nothing has changed."""
        standing = self._shown.standing
        now = self.now = self._shown.now()
        if standing is not self._standing:
            scene = self.table.scene
            self._standing, self.table = standing, self._seen(self.table)
            if self.table.scene is not scene:
                self._until = 0
        state = self.table.state
        if not self._since <= now < self._until:
            time = self._read(state, now)
            self.time = self.time if time == self.time else time
            self._since, self._until = now, self._lasts_until(state, now)
        self.elapsed = _elapsed(state, now)

    def look_again(self) -> None:
        """Forget the last look: something has changed besides the table's state and clock."""
        self._until = 0

    def _seen(self, old: TableInputs | None) -> TableInputs:
        state = self._shown.state
        people = state.adventurers
        if old is None:
            bearings = tuple([bearing(who, self._rules) for who in people])
        else:
            # Most players' inputs haven't changed.
            known = zip(old.state.adventurers, people, old.bearings, strict=True)
            bearings = tuple([kept if who is was else bearing(who, self._rules) for was, who, kept in known])
        covered, offered, locked, *_ = zip(*bearings, strict=True)
        scene = self._scene(scenery(state, covered), None if old is None else old.scene)
        if old is not None:
            offered = old.offered if offered == old.offered else offered
            locked = old.locked if locked == old.locked else locked
        return TableInputs(state, scene, bearings, offered, locked)

    def _scene(self, laid: State, old: SceneInputs | None) -> SceneInputs:
        """The inputs while the temple is *laid* so; the same object as *old* if nothing has changed."""
        standing = self._shown.standing
        if old is not None and laid == old.scenery:
            laid, marks = old.scenery, old.marks
        else:
            marks = tuple(_marks(laid))
        is_waiting = standing.is_paused or standing.is_waiting
        scene = SceneInputs(laid, marks, standing.bots, standing.watchers, is_waiting)
        return old if old is not None and scene == old else scene

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
        """When the time inputs may change next; at once while a notice has its own clock."""
        timed = self.time
        if timed.running is not None or timed.sand.levels or timed.calls:
            return now
        steps = [1000 - _elapsed(state, now) % 1000]
        if timed.asked is not None:
            steps.append(SAND_MS - now % SAND_MS)
        return now + min(steps)

    def _sand_at(self, state: State, now: Millis) -> Sand:
        """The timers on the map, with their sand."""
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
    """The game's clock at *now*."""
    return state.elapsed if state.stopped_at is not None else now - state.started_at
