"""Replicas: a game as one viewer may see it, for whoever looks on: a player, a watcher, a replay, a bot.

The authority publishes; a replica has what was published, veiled for its viewer. What is hidden from the
viewer is not in it, and nothing leads back from it to what hides it.
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
from escape_tui.rules.dice import Held, Landed, Released, Rolled
from escape_tui.rules.paying import Paid
from escape_tui.rules.report import REPORTED, Report, blank

#: How many events somebody who does not look may miss before the oldest are forgotten.
REMEMBERED_EVENTS = 256

#: How much of its story is kept for those who come later.
REMEMBERED_STORY = 300

#: Events too frequent to be part of the story.
PASSING = (Rolled, Landed, Held, Released, Paid)

#: How an event is seen of which nothing is hidden from anybody.
_SEEN_BY_ALL = Event.seen_by

_NUMBERS = count(1)

_log = logging.getLogger(__name__)


class NoChance:
    """The chance of a game that is only looked at: whoever plays in it finds no dice."""

    def number(self, stream: str, place: int, bound: int) -> int:
        raise RuntimeError("a game that is only looked at has no dice")


class Reading(NamedTuple):
    """How a game's clock goes: it showed *at* when the clockwork showed *since*, and goes on at *speed*."""

    at: Millis
    since: Millis = 0
    speed: float = 0.0
    #: Where it stops by itself.
    until: Millis | None = None

    def now(self, clockwork: Clockwork) -> Millis:
        if not self.speed:
            return self.at
        now = self.at + int((clockwork.now() - self.since) * self.speed)
        return now if self.until is None else min(now, self.until)


class Standing(NamedTuple):
    """What everybody may know about a game besides its state."""

    version: int
    clock: Reading
    report: Report
    is_paused: bool = False
    #: Whether it stands still because what was played is not kept yet.
    is_waiting: bool = False
    #: Whether there will be no more news.
    is_closed: bool = False
    #: The seats that bots play or hold.
    bots: frozenset[PlayerId] = frozenset()
    #: How many look on without playing.
    watchers: int = 0
    #: When a pause ends, by the host's clock, once somebody wants to go on.
    resumes_at: Millis | None = None
    #: What somebody is asked: everybody may know that.
    choices: tuple[Choice, ...] = ()


class Chapter(NamedTuple):
    """Something that happened, and where it led."""

    events: tuple[Event, ...]
    state: State


class Remembered(NamedTuple):
    """Something that happened, by the game's clock, and the state right after the news of it."""

    number: int
    at: Millis
    event: Event
    state: State


class Watch:
    """Someone looking on: what has happened since they last looked, bounded; they never slow the game."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._events: deque[Event] = deque(maxlen=REMEMBERED_EVENTS)

    def tell(self, events: Iterable[Event]) -> None:
        """Remember *events* and wake the one who looks on; if they break, nobody else does."""
        self._events.extend(events)
        try:
            self._wake()
        except Exception:
            _log.exception("somebody who looks on a game could not be woken")

    def take(self) -> tuple[Event, ...]:
        """The events since the last look."""
        taken = tuple(self._events)
        self._events.clear()
        return taken

    def end(self) -> None:
        """Let go of who looked on: nobody is woken any more."""
        self._wake = _nobody


class Replica:
    """One game as *viewer* may see it; `None` only watches. All who look alike share one.

    `game` answers what can be done, at what price, and why not. A command played there would change that
    copy until the next news replace it, and nothing else; it has no dice.
    """

    def __init__(self, publisher: "Publisher", viewer: PlayerId | None) -> None:
        #: Tells the game from every other; the same for all who look at it.
        self.id = publisher.id
        self.viewer = viewer
        self.standing = publisher.standing
        self._publisher = ref(publisher)
        self._clockwork = publisher.clockwork
        self._game = publisher.copied_game(viewer)
        self._seen = self.standing.version
        #: Those who look on.
        self.watches: list[Watch] = []

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
    def version(self) -> int:
        return self.standing.version

    @property
    def is_paused(self) -> bool:
        return self.standing.is_paused

    @property
    def is_waiting(self) -> bool:
        return self.standing.is_waiting

    @property
    def is_closed(self) -> bool:
        return self.standing.is_closed

    @property
    def report(self) -> Report:
        return self.standing.report

    @property
    def bots(self) -> frozenset[PlayerId]:
        return self.standing.bots

    @property
    def watchers(self) -> int:
        return self.standing.watchers

    @property
    def past(self) -> tuple[Remembered, ...]:
        """The story so far, for those who come later."""
        publisher = self._publisher()
        return () if publisher is None else publisher.past

    @property
    def resumes_in(self) -> Millis | None:
        """How long a pause still lasts that is about to end."""
        at = self.standing.resumes_at
        return None if at is None else max(0, at - self._clockwork.now())

    def now(self) -> Millis:
        """The game's own time: it stands still while the game is paused."""
        return self.standing.clock.now(self._clockwork)

    def watch(self, wake: Callable[[], None]) -> Watch:
        """Look on: *wake* is called whenever something has changed, and must return at once."""
        watch = Watch(wake)
        self.watches.append(watch)
        return watch

    def unwatch(self, watch: Watch) -> None:
        if watch in self.watches:
            self.watches.remove(watch)
            watch.end()

    def close(self) -> None:
        """There will be no more news: remember the last of them."""
        if self._seen != self.standing.version:
            self._look()
        self.watches.clear()

    def _look(self) -> None:
        """Take in what was published since the last look."""
        if (publisher := self._publisher()) is not None:
            self._seen = self.standing.version
            seen, known = publisher.veiled(self.viewer), self._game.state
            # Parts that were veiled anew and look as before are the same to those who remember them.
            is_anew = seen.parts is not known.parts and seen.parts == known.parts
            self._game.state = replace(seen, parts=known.parts) if is_anew else seen


class Publisher:
    """The authority's side of looking on: what is published of *game*, and the replicas that show it."""

    def __init__(self, game: Game, clockwork: Clockwork) -> None:
        self.id = next(_NUMBERS)
        self.clockwork = clockwork
        #: What is published, with all its secrets.
        self.state = game.state
        nothing_done = blank(len(game.state.adventurers))
        self.standing = Standing(0, Reading(game.state.now), nothing_done, choices=game.state.choices)
        self._game = game
        #: Those of the authority's own side who look on: not among a replica's, which screens hold.
        self._watches: list[Watch] = []
        self._replicas: dict[PlayerId | None, Replica] = {}
        self._past: deque[Remembered] = deque(maxlen=REMEMBERED_STORY)

    @property
    def past(self) -> tuple[Remembered, ...]:
        """The story as everybody may hear it."""
        return tuple(self._past)

    def replica(self, viewer: PlayerId | None = None) -> Replica:
        """The game as *viewer* may see it."""
        if viewer not in self._replicas:
            self._replicas[viewer] = Replica(self, viewer)
        return self._replicas[viewer]

    def publish(self, state: State, events: tuple[Event, ...] = (), **changes: object) -> None:
        """Let everybody see *state*, to which *events* led; *changes* are what else is different."""
        story = [event for event in events if not isinstance(event, PASSING)]
        report = _after(self.standing.report, events, state)
        self.state = state
        changes |= {"version": self.standing.version + 1, "report": report, "choices": state.choices}
        self._tell(changes, events, story)

    def recall(self, story: Sequence[Chapter]) -> None:
        """Let those who come find *story*, which was told before anybody could look on here."""
        report, first = self.standing.report, _first_remembered(story)
        for events, state in story[:first]:
            report = _after(report, events, state)
        self.change(report=report)
        for events, state in story[first:]:
            self.publish(state, events)

    def change(self, **changes: object) -> None:
        """Let everybody know what is different, the state being the same."""
        self._tell(changes)

    def close(self) -> None:
        """There will be no more news; whoever looks has seen everything."""
        self.change(is_closed=True, clock=Reading(self.standing.clock.now(self.clockwork)))
        self._watches.clear()
        for replica in self._replicas.values():
            replica.close()

    def veiled(self, viewer: PlayerId | None) -> State:
        """screen.hidden — what is published, as *viewer* may see it."""
        return self._game.veiled(self.state, viewer)

    def copied_game(self, viewer: PlayerId | None) -> Game:
        """A game to ask, without what *viewer* may not see, without chance."""
        copy = Game(self.veiled(viewer), self._game.modules, self._game.catalogue, NoChance())
        # By a weak reference: who looks must not find whom the game tells of what breaks.
        publisher = ref(self)

        def tell_broken(error: Exception) -> None:
            if (still := publisher()) is not None and still._game.on_broken is not None:
                still._game.on_broken(error)

        copy.on_broken = tell_broken
        return copy

    def _keep(self, story: Iterable[Event]) -> None:
        """Keep *story* for those who come later."""
        seen = self.replica().state
        for event in story:
            number = self._past[-1].number + 1 if self._past else 1
            told = event.seen_by(None, self.state)
            self._past.append(Remembered(number, seen.elapsed, told, seen))

    def watch(self, wake: Callable[[], None]) -> Watch:
        """Look on with open eyes: *wake* is called before anybody else's."""
        self._watches.append(watch := Watch(wake))
        return watch

    def unwatch(self, watch: Watch) -> None:
        if watch in self._watches:
            self._watches.remove(watch)
            watch.end()

    def _tell(
        self, changes: dict[str, object], events: tuple[Event, ...] = (), story: Sequence[Event] = ()
    ) -> None:
        """screen.hidden — let everybody see the *changes* and wake all who look on: *events* have happened,
        the *story* among them, or something else has changed; nobody hears what they may not see."""
        self.standing = self.standing._replace(**changes)  # type: ignore[arg-type]
        for replica in self._replicas.values():
            replica.standing = self.standing
        if story:
            self._keep(story)
        for watch in tuple(self._watches):
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


def _nobody() -> None:
    pass


def _after(report: Report, events: Iterable[Event], state: State) -> Report:
    """*report* after *events*, which led to *state*."""
    for event in events:
        if isinstance(event, REPORTED):
            report = report.after(event, state)
    return report


def _first_remembered(story: Sequence[Chapter]) -> int:
    """Where in *story* that begins of which anything is kept for those who come later."""
    kept = 0
    for place in reversed(range(len(story))):
        kept += sum(not isinstance(event, PASSING) for event in story[place].events)
        if kept >= REMEMBERED_STORY:
            return place
    return 0
