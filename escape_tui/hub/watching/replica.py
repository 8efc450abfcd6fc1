"""Replicas: a game as one viewer may see it: a player, a spectator, a replay, a bot.

The authority publishes states; a replica has the published state, veiled for its viewer. It doesn't contain
what is hidden from the viewer, nor a reference to it.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from typing import NamedTuple
from weakref import ref

from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.engine.game import Game
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Choice, Millis, State
from escape_tui.hub.clockwork import Clockwork
from escape_tui.hub.weakly import weakly
from escape_tui.rules.dice import Held, Landed, Released, Rolled
from escape_tui.rules.ending.report import REPORTED, Report, blank
from escape_tui.rules.paying import Paid

#: Number of unread events kept for a watcher; then the oldest are dropped.
REMEMBERED_EVENTS = 256

#: Number of past events kept for newcomers.
REMEMBERED_STORY = 300

#: Events too frequent to be part of the story.
PASSING = (Rolled, Landed, Held, Released, Paid)

#: The method of events that hide nothing from anybody.
_SEEN_BY_ALL = Event.seen_by

_NUMBERS = count(1)

_log = logging.getLogger(__name__)


class NoChance:
    """The chance of a replica's game, which has no dice."""

    def number(self, stream: str, place: int, bound: int) -> int:
        raise RuntimeError("a replica has no dice")


class Reading(NamedTuple):
    """A game clock: it was at *at* when the clockwork was at *since*, and runs at *speed*."""

    at: Millis
    since: Millis = 0
    speed: float = 0.0
    #: The time at which it stops.
    until: Millis | None = None

    def now(self, clockwork: Clockwork) -> Millis:
        if not self.speed:
            return self.at
        now = self.at + int((clockwork.now() - self.since) * self.speed)
        return now if self.until is None else min(now, self.until)


class Standing(NamedTuple):
    """The public facts about a game besides its state."""

    version: int
    clock: Reading
    report: Report
    is_paused: bool = False
    #: Whether the clock is stopped because a command isn't stored yet.
    is_waiting: bool = False
    #: Whether nothing more will be published.
    is_closed: bool = False
    #: The seats that bots play, their own or as stand-ins.
    bots: frozenset[PlayerId] = frozenset()
    #: Number of spectators.
    watchers: int = 0
    #: Clockwork time at which a pause ends, during its countdown.
    resumes_at: Millis | None = None
    #: The open questions to players, which everybody may know.
    choices: tuple[Choice, ...] = ()


class Chapter(NamedTuple):
    """Events and the state after them."""

    events: tuple[Event, ...]
    state: State


class Remembered(NamedTuple):
    """An event with its game time, and the state right after it was published."""

    number: int
    at: Millis
    event: Event
    state: State


class WatchQueue:
    """One watcher: a bounded queue of events since they last looked. Watchers never slow the game down."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._events: deque[Event] = deque(maxlen=REMEMBERED_EVENTS)

    def tell(self, events: Iterable[Event]) -> None:
        """Queue *events* and wake the watcher; an error in their callback affects nobody else."""
        self._events.extend(events)
        try:
            self._wake()
        except Exception:
            _log.exception("could not wake a watcher of a game")

    def take(self) -> tuple[Event, ...]:
        """Take the events queued since the last call."""
        taken = tuple(self._events)
        self._events.clear()
        return taken

    def end(self) -> None:
        """Drop the callback: nobody is woken any more."""
        self._wake = _nobody


class Watchable:
    """A game with watchers."""

    def __init__(self) -> None:
        self.watches: list[WatchQueue] = []

    def watch(self, wake: Callable[[], None]) -> WatchQueue:
        """Watch the game: *wake* is called when anything has changed, and must return at once."""
        watch = WatchQueue(wake)
        self.watches.append(watch)
        return watch

    def unwatch(self, watch: WatchQueue) -> None:
        if watch in self.watches:
            self.watches.remove(watch)
            watch.end()


class Replica(Watchable):
    """One game as *viewer* may see it; for a spectator, *viewer* is `None`. All with the same view share one.

    `game` answers which commands are possible, at what price, and why others aren't. A command played on it
    would only change this copy, until the next update replaces it; it has no dice.
    """

    def __init__(self, publisher: "Publisher", viewer: PlayerId | None) -> None:
        super().__init__()
        #: Unique number of the game; the same for all viewers.
        self.id = publisher.id
        self.viewer = viewer
        self.standing = publisher.standing
        self._publisher = ref(publisher)
        self._clockwork = publisher.clockwork
        self._game = publisher.copied_game(viewer)
        self._seen = self.standing.version

    @property
    def game(self) -> Game:
        if self._seen != self.standing.version:
            self._look()
        return self._game

    @property
    def state(self) -> State:
        if self._seen != self.standing.version:
            self._look()
        return self._game.state

    @property
    def is_paused(self) -> bool:
        return self.standing.is_paused

    @property
    def is_waiting(self) -> bool:
        return self.standing.is_waiting

    @property
    def past(self) -> tuple[Remembered, ...]:
        """The story so far, for newcomers."""
        publisher = self._publisher()
        return () if publisher is None else publisher.past

    @property
    def resumes_in(self) -> Millis | None:
        """Time left in the countdown that ends a pause."""
        at = self.standing.resumes_at
        return None if at is None else max(0, at - self._clockwork.now())

    def now(self) -> Millis:
        """Game time; it doesn't pass during a pause."""
        return self.standing.clock.now(self._clockwork)

    def close(self) -> None:
        """Nothing more will be published: take the last state."""
        if self._seen != self.standing.version:
            self._look()
        self.watches.clear()

    def _look(self) -> None:
        """Take the last published state."""
        if (publisher := self._publisher()) is not None:
            self._seen = self.standing.version
            seen, known = publisher.veiled(self.viewer), self._game.state
            # Veiling copies parts. If they are equal, keep the old objects, so that caches by identity stay
            # valid.
            is_anew = seen.parts is not known.parts and seen.parts == known.parts
            self._game.state = replace(seen, parts=known.parts) if is_anew else seen


class Publisher(Watchable):
    """The authority's side: publishes *game* and updates its replicas. Its own watchers see everything, and
    are woken before those of replicas; screens hold replicas, so theirs aren't here."""

    def __init__(self, game: Game, clockwork: Clockwork) -> None:
        super().__init__()
        self.id = next(_NUMBERS)
        self.clockwork = clockwork
        #: The published state, including its secrets.
        self.state = game.state
        nothing_done = blank(len(game.state.adventurers))
        self.standing = Standing(0, Reading(game.state.now), nothing_done, choices=game.state.choices)
        self._game = game
        self._replicas: dict[PlayerId | None, Replica] = {}
        self._past: deque[Remembered] = deque(maxlen=REMEMBERED_STORY)

    @property
    def past(self) -> tuple[Remembered, ...]:
        """The published story."""
        return tuple(self._past)

    def replica(self, viewer: PlayerId | None = None) -> Replica:
        if viewer not in self._replicas:
            self._replicas[viewer] = Replica(self, viewer)
        return self._replicas[viewer]

    def publish(self, state: State, events: tuple[Event, ...] | None = (), **changes: object) -> None:
        """Publish *state* and the *events* that led to it; *changes* are other changes to the standing.
        `None` means that only time has passed: if nothing else changes, nobody has anything new to see."""
        is_only_time = events is None and all(
            name == "clock" or getattr(self.standing, name) == value for name, value in changes.items()
        )
        self.state = state
        changes["version"] = self.standing.version + 1
        if is_only_time:
            self._set(changes)
            return
        events = events or ()
        report = _after(self.standing.report, events, state)
        changes |= {"report": report, "choices": state.choices}
        self._set(changes)
        if story := [event for event in events if not isinstance(event, PASSING)]:
            self._keep(story)
        self._wake(events)

    def recall(self, story: Sequence[Chapter]) -> None:
        """Add *story*, which happened before this publisher existed, for newcomers."""
        report, first = self.standing.report, _first_remembered(story)
        for events, state in story[:first]:
            report = _after(report, events, state)
        self.change(report=report)
        for events, state in story[first:]:
            self.publish(state, events)

    def change(self, **changes: object) -> None:
        """Publish *changes* to the standing; the state stays the same."""
        self._set(changes)
        self._wake(())

    def close(self) -> None:
        """Nothing more will be published; update all replicas a last time."""
        self.change(is_closed=True, clock=Reading(self.standing.clock.now(self.clockwork)))
        self.watches.clear()
        for replica in self._replicas.values():
            replica.close()

    def veiled(self, viewer: PlayerId | None) -> State:
        """screen.hidden — the published state as *viewer* may see it."""
        return self._game.veiled(self.state, viewer)

    def copied_game(self, viewer: PlayerId | None) -> Game:
        """A copy of the game to query, without secrets that *viewer* may not see and without dice."""
        game = self._game
        # From a replica, nobody may reach the game's own error handler.
        told = weakly(self._tell_broken)
        return Game(self.veiled(viewer), game.modules, game.catalogue, NoChance(), told)

    def _tell_broken(self, error: Exception) -> None:
        if self._game.on_broken is not None:
            self._game.on_broken(error)

    def _keep(self, story: Iterable[Event]) -> None:
        """Keep *story* for newcomers."""
        seen = self.replica().state
        for event in story:
            number = self._past[-1].number + 1 if self._past else 1
            told = event.seen_by(None, self.state)
            self._past.append(Remembered(number, seen.elapsed, told, seen))

    def _wake(self, events: tuple[Event, ...]) -> None:
        """screen.hidden — wake all watchers; *events* are veiled for each viewer."""
        for watch in tuple(self.watches):
            watch.tell(events)
        for replica in tuple(self._replicas.values()):
            if replica.watches:
                viewer, state = replica.viewer, self.state
                seen = [
                    event if type(event).seen_by is _SEEN_BY_ALL else event.seen_by(viewer, state)
                    for event in events
                ]
                for watch in tuple(replica.watches):
                    watch.tell(seen)

    def _set(self, changes: dict[str, object]) -> None:
        self.standing = self.standing._replace(**changes)  # type: ignore[arg-type]
        for replica in self._replicas.values():
            replica.standing = self.standing


def _nobody() -> None:
    pass


def _after(report: Report, events: Iterable[Event], state: State) -> Report:
    """*report* after *events* that led to *state*."""
    for event in events:
        if isinstance(event, REPORTED):
            report = report.after(event, state)
    return report


def _first_remembered(story: Sequence[Chapter]) -> int:
    """The index in *story* from which events are kept for newcomers."""
    kept = 0
    for place in reversed(range(len(story))):
        kept += sum(not isinstance(event, PASSING) for event in story[place].events)
        if kept >= REMEMBERED_STORY:
            return place
    return 0
