"""Courtesy: how far companions hold back for the people at their table."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.engine.temple import ChamberId
from escape_tui.hub.bots.advice.box import LIKE_GEMS
from escape_tui.hub.bots.manner import Manner
from escape_tui.hub.bots.outlook.outlook import Outlook
from escape_tui.hub.bots.strategy.bot_task import Purpose
from escape_tui.hub.bots.strategy.jobs import Job

#: A person who has done nothing for this long doesn't hold companions back.
ACTIVE_MS: Millis = 30_000

#: People count as active for this long from the start: newcomers read the screen before they play.
READING_MS: Millis = 120_000

#: Minimum time between two chambers that companions lay, and how long without any new chamber they wait for
#: people to lay one.
LAYS_EVERY_MS: Millis = 75_000
NOTHING_NEW_MS: Millis = 50_000

#: How near, in steps, a door, a gem or a treasure is left to a person, and for how long.
NEAR_STEPS = 9
LEFT_MS: Millis = 90_000

#: A door at most this far, in steps, from a person is beside them.
BESIDE_STEPS = 1

#: How long companions only hold their dice at a gem where a person is, so that the person activates it.
LETS_PAY_MS: Millis = 12_000

#: Factor on the worth of a door beside a person: companions go where nobody is.
CROWDED = 0.5


class Courtesy:
    """Compares the people's pace with the companions'."""

    def __init__(self, manner: Manner = Manner.EAGER) -> None:
        self.manner = manner
        self._laid: dict[PlayerId, int] = {}
        self._ours = 0
        self._is_laying = False
        self._known: frozenset[ChamberId] = frozenset()
        self._new_at: Millis = 0
        self._ours_at: Millis = 0
        self._seen: dict[PlayerId, object] = {}
        self._active_until: dict[PlayerId, Millis] = {}
        self._together: dict[ChamberId, Millis] = {}
        self._left: dict[tuple[str, ChamberId], Millis] = {}

    def lay(self, *, is_laying: bool = True) -> None:
        """A companion discovers a chamber, or was refused it."""
        self._is_laying = is_laying

    def look(self, state: State, people: tuple[PlayerId, ...]) -> None:
        """Note what *people* have done since the last look."""
        for person in people:
            who = state.adventurers[person]
            doing = (who.chamber, who.dice)
            if self._seen.get(person) != doing:
                until = state.now + (ACTIVE_MS if person in self._seen else READING_MS)
                self._active_until[person] = max(until, self._active_until.get(person, 0))
                self._seen[person] = doing
        chambers = frozenset(state.temple.chambers)
        if chambers != self._known:
            if self._known:
                self._credit(state, people, chambers - self._known)
            self._known, self._new_at = chambers, state.now

    def _credit(self, state: State, people: tuple[PlayerId, ...], new: frozenset[ChamberId]) -> None:
        if self._is_laying:
            self._is_laying = False
            self._ours += 1
            self._ours_at = state.now
            return
        beside = {there for chamber in new for _, there in state.temple.ways(chamber)}
        for person in people:
            if state.adventurers[person].chamber in beside:
                self._laid[person] = self._laid.get(person, 0) + 1

    def is_holding_back(self, state: State, people: tuple[PlayerId, ...]) -> bool:
        """Whether doors are for people only: companions lay no more chambers than the slowest active person,
        and not in quick succession."""
        active = self._active(state, people)
        if self.manner is Manner.EAGER or not active:
            return False
        slowest = min(self._laid.get(person, 0) for person in active)
        if state.setup.soundtrack is None:
            return self._ours >= slowest
        if state.now < self._ours_at + LAYS_EVERY_MS:
            return True
        return self._ours >= slowest and state.now < self._new_at + NOTHING_NEW_MS

    def lets_pay(self, state: State, people: tuple[PlayerId, ...], goal: ChamberId) -> bool:
        """Whether companions at *goal* leave it to a person there to spend everybody's dice."""
        is_together = any(state.place_of(person) == goal for person in self._active(state, people))
        if self.manner is Manner.EAGER or not is_together:
            self._together.pop(goal, None)
            return False
        return state.now < self._together.setdefault(goal, state.now) + LETS_PAY_MS

    def spared(self, outlook: Outlook, jobs: Iterable[Job]) -> Iterator[Job]:
        """*jobs* with some of them reserved for people."""
        active = self._active(outlook.state, outlook.people)
        if self.manner is Manner.EAGER or not active:
            yield from jobs
            return
        wanted = tuple(jobs)
        left = self._left_to(outlook, active, wanted)
        is_holding_back = self.is_holding_back(outlook.state, outlook.people)
        for job in wanted:
            if job.deed in left or (is_holding_back and job.purpose is Purpose.EXPLORE):
                yield replace(job, only=tuple(person for person in active if person in (job.only or active)))
            elif job.purpose is Purpose.EXPLORE and _is_beside(outlook, active, job.goal):
                yield replace(job, worth=job.worth * CROWDED)
            else:
                yield job

    def _active(self, state: State, people: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
        return tuple(person for person in people if state.now < self._active_until.get(person, 0))

    def _left_to(self, outlook: Outlook, people: tuple[PlayerId, ...], jobs: tuple[Job, ...]) -> set[str]:
        """The deeds left to *people*: for each the nearest door, gem and treasure, for a while."""
        left = set()
        for person in people:
            steps = outlook.steps[person]
            for kind in (Purpose.EXPLORE, Purpose.GEMS, Purpose.ERRAND):
                near = [
                    (steps[job.goal], job.deed, job.goal)
                    for job in jobs
                    if job.purpose is kind
                    and steps.get(job.goal, NEAR_STEPS + 1) <= NEAR_STEPS
                    and _is_for_one(job)
                ]
                if near:
                    away, deed, goal = min(near)
                    # Friends come to a person who stands at a gem.
                    is_helped = away == 0 and kind is Purpose.GEMS
                    if not is_helped and self._is_left(outlook.state.now, deed, goal):
                        left.add(deed)
        return left

    def _is_left(self, now: Millis, deed: str, goal: ChamberId) -> bool:
        return now < self._left.setdefault((deed, goal), now) + LEFT_MS


def _is_for_one(job: Job) -> bool:
    """Whether *job* is one that people like to find: a door, a gem, a treasure."""
    return job.purpose is not Purpose.ERRAND or job.deed.startswith(LIKE_GEMS)


def _is_beside(outlook: Outlook, people: tuple[PlayerId, ...], goal: ChamberId) -> bool:
    return any(outlook.steps[person].get(goal, BESIDE_STEPS + 1) <= BESIDE_STEPS for person in people)
