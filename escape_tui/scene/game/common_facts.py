"""Common facts: what all who look at one game see alike, found once for all of them."""

from collections import deque
from collections.abc import Hashable, Iterator, Mapping
from itertools import compress, islice
from operator import is_not
from typing import Any, NamedTuple

from escape_tui.engine.dice import DieState
from escape_tui.engine.icon import Icon
from escape_tui.engine.setup import COLOURS, PlayerId
from escape_tui.engine.state import Adventurer, Choice, Ending, Millis, State
from escape_tui.engine.temple import ChamberId, Temple
from escape_tui.hub.watching.replica import Replica, Standing
from escape_tui.rules.fate import Fate
from escape_tui.scene.game.map.map_marks import sand_on_map
from escape_tui.scene.game.notices.banner import Countdown, countdown
from escape_tui.scene.game.notices.notices import SAND_MS, can_ask
from escape_tui.scene.game.side.panels import PAGE_MS, can_show
from escape_tui.scene.game.status.status_line import progress, seconds_left
from escape_tui.scene.modules.box import curses_before

NOTHING: frozenset[str] = frozenset()
#: What each player has and does is a fact with a name, so that one's own dice are told from those of others.
PLAYERS = tuple(f"player {number}" for number, _ in enumerate(COLOURS))
#: Whoever has not looked for longer than so many steps finds everything new.
_STEPS_REMEMBERED = 16


class Offered(NamedTuple):
    """What somebody could get from others, or give them."""

    player: PlayerId
    chamber: ChamberId | None
    needs_help: bool
    held: tuple[Icon, ...]


class TableFacts(NamedTuple):
    """What is as it was until something happens. Published values never change: where a fact is the same
    object as before, whatever is drawn from it looks as it did."""

    people: tuple[Adventurer, ...]
    #: What everybody could get from others, or give them: it changes far less often than their dice.
    offers: tuple[Offered, ...]
    #: Where everybody stands, in which colour, and whether they are away.
    places: tuple[tuple[ChamberId | None, str, bool], ...]
    #: How many curses lie before each, and whether they agree to what fate is asked.
    marks: tuple[tuple[int, bool], ...]
    temple: Temple
    #: What the modules in play remember, as everybody may see it.
    open_parts: dict[str, Any]
    depot: int
    pile: int
    course: tuple[bool, Millis | None, Ending | None]
    #: What comes when, as far as a panel tells of it.
    deadlines: Hashable
    choices: tuple[Choice, ...]
    bots: frozenset[PlayerId]
    watchers: int
    is_waiting: bool


class TimedFacts(NamedTuple):
    """What looks different as time goes by."""

    #: Seconds and bar of the status line.
    clock: tuple[int | None, int]
    running: Countdown | None
    sand: tuple[int, ...]
    #: What the sand of something asked shows.
    asked: Millis | None
    page: int
    #: Who is heard calling what.
    calls: tuple[tuple[PlayerId, str], ...]


class CommonFacts:
    """The facts of the game that *shown* shows; *calls* has what each called last, and until when."""

    def __init__(self, shown: Replica, calls: Mapping[PlayerId, tuple[str, Millis]]) -> None:
        self._shown = shown
        self._calls = calls
        setup = shown.state.setup
        has_clock = setup.soundtrack is not None and not setup.is_clock_hidden
        self._track = shown.game.catalogue.soundtracks[setup.soundtrack or ""] if has_clock else None
        self._has_panels = can_show(shown.state)
        self._standing = shown.standing
        #: What there was to see at the last look.
        self.table = self._looked_at(None)
        self.time = self._read(shown.state, shown.now())
        #: Goes up whenever something is new; what was new lately, and how far back that reaches.
        self.number = 0
        self._steps: deque[frozenset[str]] = deque(maxlen=_STEPS_REMEMBERED)
        #: From when until when the facts of time are as they are, by the game's clock, and for which state.
        self._since = self._until = 0
        self._timed_state = shown.state

    def look(self) -> None:
        """See what there is to see now: the same objects as before where nothing is new."""
        old_table, old_time, news = self.table, self.time, NOTHING
        standing, now = self._shown.standing, self._shown.now()
        if standing is not self._standing:
            self._forget_time(standing)
            self._standing, self.table = standing, self._looked_at(old_table)
            news = differing(old_table, self.table) | _changed(old_table.people, self.table.people)
        if not self._since <= now < self._until:
            state = self._shown.state
            seen = self._read(state, now)
            if seen != old_time:
                self.time = seen
                news |= differing(old_time, seen)
            self._timed_state, self._since, self._until = state, now, self._lasts_until(state, now)
        if self.table is not old_table or news:
            self.number += 1
            self._steps.append(news)

    def news_since(self, number: int) -> frozenset[str]:
        """The names of the facts that are new to whoever looked last at that *number*."""
        missed = self.number - number
        if missed <= 1:
            return self._steps[-1] if missed else NOTHING
        if missed > len(self._steps):
            return COMMON
        return NOTHING.union(*islice(self._steps, len(self._steps) - missed, None))

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

    def _looked_at(self, old: TableFacts | None) -> TableFacts:
        state, standing = self._shown.state, self._shown.standing
        people = state.adventurers
        if old is None:
            offers = tuple([_offered(who) for who in people])
        elif old.people is people:
            offers = old.offers
        else:
            # Most have what they had, and where nobody has anything else, all is as it was.
            known = zip(old.people, people, old.offers, strict=True)
            offers = tuple([has if who is was else _offered(who) for was, who, has in known])
            offers = old.offers if offers == old.offers else offers
        places = tuple([(who.chamber, who.colour, who.is_away) for who in people])
        is_same = old is not None and old.open_parts is state.parts
        return TableFacts(
            people=people,
            offers=offers,
            places=old.places if old is not None and old.places == places else places,
            marks=old.marks if old is not None and is_same else tuple(_marks(state)),
            temple=state.temple,
            open_parts=state.parts,
            depot=state.depot,
            pile=len(state.pile),
            course=(state.has_begun, state.stopped_at, state.ending),
            deadlines=state.deadlines if self._has_panels else (),
            choices=state.choices,
            bots=standing.bots,
            watchers=standing.watchers,
            is_waiting=standing.is_paused or standing.is_waiting,
        )

    def _read(self, state: State, now: Millis) -> TimedFacts:
        clock: tuple[int | None, int] = (None, 0)
        if self._track is not None:
            elapsed = max(0, _elapsed(state, now))
            clock = seconds_left(elapsed, self._track), progress(elapsed, self._track)
        return TimedFacts(
            clock=clock,
            running=countdown(state, now),
            sand=sand_on_map(state, now, self._shown.game.catalogue),
            asked=now // SAND_MS if can_ask(state) else None,
            page=now // PAGE_MS if self._has_panels else 0,
            calls=tuple([(who, call) for who, (call, until) in sorted(self._calls.items()) if now < until]),
        )

    def _lasts_until(self, state: State, now: Millis) -> Millis:
        """When the facts of time may be different; at once while something has a clock of its own."""
        timed = self.time
        if timed.running is not None or timed.sand or timed.calls:
            return now
        steps = [1000 - _elapsed(state, now) % 1000]
        if timed.asked is not None:
            steps.append(SAND_MS - now % SAND_MS)
        if self._has_panels:
            steps.append(PAGE_MS - now % PAGE_MS)
        return now + min(steps)


#: The names of all facts that are common.
COMMON = frozenset((*TableFacts._fields, *TimedFacts._fields, *PLAYERS))


def differing(old: tuple[object, ...], new: tuple[object, ...]) -> frozenset[str]:
    """The names of those of *new* that are not what they were in *old*, a tuple of the same kind."""
    if old is new:
        return NOTHING
    names: tuple[str, ...] = new._fields  # type: ignore[attr-defined]
    return _named(names, old, new)


def _changed(old: tuple[Adventurer, ...], new: tuple[Adventurer, ...]) -> frozenset[str]:
    """The names of those who are not as they were."""
    if old is new:
        return NOTHING
    return _named(PLAYERS, old, new)


def _named(names: tuple[str, ...], old: tuple[object, ...], new: tuple[object, ...]) -> frozenset[str]:
    """Those of *names* by which *new* has something else than *old*; most of it is the very same."""
    others = compress(zip(names, old, new, strict=False), map(is_not, old, new))
    return frozenset([name for name, was, now in others if was != now])


def _offered(who: Adventurer) -> Offered:
    held = tuple([die.face for die in who.dice if die.state is DieState.HELD])
    needs_help = DieState.LOCKED in [die.state for die in who.dice]
    return Offered(who.player, who.chamber, needs_help, held)


def _marks(state: State) -> Iterator[tuple[int, bool]]:
    agreed = state.part(Fate).agreed
    for player in range(len(state.adventurers)):
        yield len(curses_before(player, state)), player in agreed


def _elapsed(state: State, now: Millis) -> Millis:
    """What the game's clock shows *now*."""
    return state.elapsed if state.stopped_at is not None else now - state.started_at
