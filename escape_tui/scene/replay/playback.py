"""Playback: a recorded game with a clock that can run, stop, fast-forward and jump."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from escape_tui.content.catalogue import Catalogue
from escape_tui.engine.effect import Event
from escape_tui.engine.happenings import Ended
from escape_tui.engine.setup import PlayerId
from escape_tui.engine.state import Millis, State
from escape_tui.hub.analysis.positions import misfit, unfit_end
from escape_tui.hub.clockwork import Alarm, Clockwork
from escape_tui.hub.record.record import Recording
from escape_tui.hub.record.replay import Drift, Replay
from escape_tui.hub.watching.replica import PASSING, Publisher, Reading, Replica
from escape_tui.rules.countdown import Begun, Gonged, Slammed, TempleCollapses
from escape_tui.rules.dice import DieLost
from escape_tui.rules.ending.leaving import Escaped
from escape_tui.rules.exploring import Laid
from escape_tui.rules.gems import GemsActivated
from escape_tui.scene.game.side.story_panel import Told

SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
_NORMAL = SPEEDS.index(1.0)

#: Commands between two checkpoints: a jump replays at most this many at once.
CHECKPOINT_EVERY = 20

#: Longest time between the last command and a collapse that still belongs to the game.
_AFTERGLOW_MS: Millis = 30_000

#: Events worth jumping to.
_LANDMARKS = (Begun, Laid, GemsActivated, Gonged, Slammed, DieLost, Escaped, Ended)


class _Checkpoint(NamedTuple):
    """The game after *done* commands."""

    done: int
    state: State


class Playback:
    """Shows a recording like a running game; `scan` has to be finished before anything else."""

    def __init__(self, recording: Recording, catalogue: Catalogue, clockwork: Clockwork) -> None:
        self._replay = Replay(recording, catalogue)
        self._clockwork = clockwork
        self.game = self._replay.game
        self.publisher = Publisher(self.game, clockwork)
        self.is_playing = False
        self.told: list[Told] = []
        #: A study begins at the moment of the game that it continues.
        self.begins_at: Millis = self.game.state.now
        self.ends_at: Millis = 0
        #: Why the recording can't be analysed; `scan` finds out whether the game came to an end.
        self.misfit = misfit(recording)
        self._landmarks: list[Millis] = []
        self._checkpoints: list[_Checkpoint] = [self._checkpoint()]
        self._speed = _NORMAL
        self._at: Millis = self.begins_at
        self._since: Millis = 0
        self._alarm: Alarm | None = None

    @property
    def state(self) -> State:
        return self.game.state

    def replica(self, viewer: PlayerId | None = None) -> Replica:
        """The recorded game as *viewer* saw it."""
        return self.publisher.replica(viewer)

    @property
    def speed(self) -> float:
        return SPEEDS[self._speed]

    def scan(self) -> Iterator[float]:
        """Play the whole game once; yields the fraction done. A game that drifts is restored from the
        recorded states; raises `JournalError` if that is not possible."""
        try:
            yield from self._walk()
        except Drift:
            self._replay.retell()
            self._forget()
            yield from self._walk()
        last = max(self._last_moment(), self._replay.last_at())
        self._pass_until(last)
        self._remember(self._replay.advance(last))
        self.ends_at = self._replay.state.now
        self.misfit = self.misfit or unfit_end(self._replay.state)
        self._landmarks = sorted(dict.fromkeys(self._landmarks))
        self.seek(0)

    def _walk(self) -> Iterator[float]:
        while (next_at := self._replay.next_at()) is not None:
            self._pass_until(next_at)
            step = self._replay.step()
            self._remember((*step.before, *step.events))
            if self._replay.done % CHECKPOINT_EVERY == 0:
                self._checkpoints.append(self._checkpoint())
                yield self._replay.progress

    def _pass_until(self, at: Millis) -> None:
        """Stop at every deadline before *at*, so that each event of the story has its own time."""
        while (due := self._replay.next_deadline()) is not None and due < at:
            self._remember(self._replay.advance(due))

    def _forget(self) -> None:
        self.told, self._landmarks, self._checkpoints = [], [], [self._checkpoint()]

    def now(self) -> Millis:
        """The current position in the recording."""
        return self._reading().now(self._clockwork)

    def _reading(self) -> Reading:
        speed = self.speed if self.is_playing else 0.0
        return Reading(self._at, self._since, speed, self.ends_at)

    def play(self) -> None:
        """Play; at the end, start over."""
        if self._at >= self.ends_at:
            self.seek(0)
        self._since = self._clockwork.now()
        self.is_playing = True
        self._wind()
        self._publish(())

    def stop(self) -> None:
        self._catch_up()
        self._at, self.is_playing = self.now(), False
        self._unwind()
        self._publish(())

    def change_speed(self, step: int) -> None:
        self._catch_up()
        self._at, self._since = self.now(), self._clockwork.now()
        self._speed = max(0, min(len(SPEEDS) - 1, self._speed + step))
        self._wind()
        self._publish(())

    def seek(self, at: Millis) -> None:
        """Jump to *at*, or the nearest possible moment."""
        goal = max(self.begins_at, min(at, self.ends_at))
        self._restore(goal)
        self._run_to(goal)
        self._at, self._since = goal, self._clockwork.now()
        self._wind()
        self._publish(())

    def follow(self, at: Millis, speed: float, *, is_playing: bool) -> None:
        """Follow the leader of a shared replay: jump to *at*, playing at *speed* or stopped."""
        self._speed = SPEEDS.index(speed) if speed in SPEEDS else _NORMAL
        self.is_playing = is_playing and at < self.ends_at
        self.seek(at)

    def jump(self, step: int, among: Sequence[Millis] | None = None) -> None:
        """Jump to the next or previous of the moments *among*, by default the landmarks."""
        moments, now = self._landmarks if among is None else among, self.now()
        place = bisect_right(moments, now) if step > 0 else bisect_left(moments, now) - 1
        if place < 0:
            self.seek(0)
        else:
            self.seek(moments[place] if place < len(moments) else self.ends_at)

    def story(self) -> tuple[Told, ...]:
        """The events up to the current position."""
        elapsed = self.now() - self.state.started_at
        return tuple(told for told in self.told if told.at <= elapsed)

    def close(self) -> None:
        self._unwind()
        self.publisher.close()

    def _remember(self, events: tuple[Event, ...]) -> None:
        state = self._replay.game.seen_by(None)
        for event in events:
            if isinstance(event, _LANDMARKS):
                self._landmarks.append(state.now)
            if not isinstance(event, PASSING):
                self.told.append(Told(len(self.told) + 1, state.elapsed, event, state))

    def _last_moment(self) -> Millis:
        state = self._replay.state
        collapse = state.due(TempleCollapses())
        is_near = collapse is not None and collapse - state.now <= _AFTERGLOW_MS
        return collapse if is_near and collapse is not None else state.now

    def _checkpoint(self) -> _Checkpoint:
        return _Checkpoint(self._replay.done, self._replay.state)

    def _restore(self, at: Millis) -> None:
        """Go back to the last checkpoint before *at*, unless the game is already between the two."""
        place = bisect_left([checkpoint.state.now for checkpoint in self._checkpoints], at) - 1
        checkpoint = self._checkpoints[max(0, place)]
        if not checkpoint.state.now <= self.game.state.now <= at:
            self._replay.go_to(checkpoint.done, checkpoint.state)

    def _run_to(self, at: Millis) -> tuple[Event, ...]:
        happened: list[Event] = []
        while (next_at := self._replay.next_at()) is not None and next_at <= at:
            step = self._replay.step()
            happened += (*step.before, *step.events)
        happened += self._replay.advance(at)
        return tuple(happened)

    def _catch_up(self) -> None:
        if self.is_playing:
            self._publish(self._run_to(self.now()))

    def _ring(self) -> None:
        self._alarm = None
        self._catch_up()
        if self.now() >= self.ends_at:
            self.stop()
        else:
            self._wind()

    def _wind(self) -> None:
        self._unwind()
        if self.is_playing:
            due = (self._replay.next_at(), self._replay.next_deadline(), self.ends_at)
            wait = max(0, min(at for at in due if at is not None) - self._at) / self.speed
            self._alarm = self._clockwork.ring_at(self._since + int(wait) + 1, self._ring)

    def _unwind(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _publish(self, events: tuple[Event, ...]) -> None:
        self.publisher.publish(self.game.state, events, clock=self._reading())
