"""The frame clock: when and how often the watchers of a table get a frame."""

import logging
from collections.abc import Callable, Hashable, Iterator

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Alarm, Clockwork

Watcher = Hashable

#: Twelve frames a second, rounded so that there are never thirteen.
FRAME_MS: Millis = -(-1000 // 12)
#: Longest time between frames, however busy the server is; keys are answered at once anyway.
SLOWEST_MS: Millis = 600

#: Share of a core to use. Frames get what keys and new sessions leave of it, but never less than the second
#: value.
AIM, LEAST_FOR_FRAMES = 0.94, 0.05
#: Weight of the latest measurement: a new session is expensive, but must not slow everybody down for long.
_LATEST = 0.4
_LOOK_EVERY_MS: Millis = 500

#: Longest time for drawing before keys are handled again; a table of six usually needs half of it.
TURN_SECONDS = 0.002

#: Spectators are drawn in this many groups, spread over the time until the next step, and at least this many
#: at once: a crowd of them must not delay the players.
GROUPS, FEWEST_AT_ONCE = 16, 2

_log = logging.getLogger(__name__)


class Tempo:
    """The time between two frames: constant, or after `keep_up` just long enough that drawing fits into what
    other work leaves of a core. Shared by all tables."""

    def __init__(self) -> None:
        self.frame_ms = FRAME_MS
        self._worked: Callable[[], float] | None = None
        self._looked_at: Millis | None = None
        #: When to measure again.
        self.looks_at: Millis = 0
        self._had_worked = self._drawing = self._rounds = 0.0
        #: The share of a core that other work takes, and the milliseconds it takes to draw one frame for
        #: everybody.
        self._other = self._round_ms = 0.0

    def keep_up(self, worked: Callable[[], float]) -> None:
        """Adapt to the load from now on; *worked* returns the CPU seconds of the process."""
        self._worked, self.looks_at = worked, 0

    def hold(self) -> None:
        """Return to twelve frames a second, whatever it costs."""
        self.frame_ms, self._worked, self._looked_at = FRAME_MS, None, None

    def drew(self, seconds: float, waited: Millis) -> None:
        """A table took this long to draw, and had *waited* since the last time."""
        self._drawing += seconds
        # A table drawn half as often counts twice: the sum is the time to draw everybody once.
        self._rounds += seconds * min(waited, 2 * self.frame_ms)

    @property
    def is_slow(self) -> bool:
        return self.frame_ms >= 2 * FRAME_MS

    def look(self, now: Millis) -> None:
        """Set the time between frames by how long drawing took lately, and by the other work."""
        if now < self.looks_at:
            return
        self.looks_at = now + _LOOK_EVERY_MS
        if self._worked is None:
            return
        worked = self._worked()
        if self._looked_at is not None:
            self._follow(worked - self._had_worked, (now - self._looked_at) / 1000)
        self._looked_at, self._had_worked = now, worked
        self._drawing = self._rounds = 0.0

    def _follow(self, worked: float, seconds: float) -> None:
        frames = self._drawing / seconds
        self._other += _LATEST * (max(0.0, worked / seconds - frames) - self._other)
        self._round_ms += _LATEST * (self._rounds / seconds - self._round_ms)
        room = max(LEAST_FOR_FRAMES, AIM - self._other)
        self.frame_ms = max(FRAME_MS, min(SLOWEST_MS, round(self._round_ms / room)))


class FrameClock:
    """Draws for all watchers of a table in step, at most one frame per beat; the *tempo* sets its length.

    All tables have the same beats: drawing many frames together is faster than one by one. A few watchers are
    drawn for per iteration of the loop, and nothing runs while nothing changes.

    Only the frame that answers a player's own key goes out at once, to that player. A paused watcher gets
    nothing; frames it misses are skipped, never queued, and it gets the newest frame when it wakes.
    """

    def __init__(
        self, clockwork: Clockwork, draw: Callable[[Watcher], None], tempo: Tempo | None = None
    ) -> None:
        self.tempo = tempo or Tempo()
        self._clockwork = clockwork
        self._draw = draw
        self._watchers: dict[Watcher, None] = {}
        #: The spectators, and those of them who still have to be shown the last step.
        self._onlookers: set[Watcher] = set()
        self._unshown: dict[Watcher, None] = {}
        self._behind: set[Watcher] = set()
        #: Watchers whose picture will change without an event, and when.
        self._moving: dict[Watcher, Millis] = {}
        self._paused: set[Watcher] = set()
        self._last_frame_at: Millis | None = None
        #: The time between the last two steps.
        self._waited: Millis = 0
        #: The number of steps so far, and the step that spectators are being shown: all of them see the same
        #: one.
        self._steps = 0
        self.shown_step: int | None = None
        self._timer: Alarm | None = None
        #: When the next step is; `None` during a step.
        self._steps_at: Millis | None = None
        self._due: Iterator[Watcher] = iter(())
        #: The timer for the next group of spectators, the size of a group, and how many of it are still to be
        #: shown the last step.
        self._next_group: Alarm | None = None
        self._at_once = self._left_of_group = 0

    def join(self, watcher: Watcher, *, is_onlooker: bool = False) -> None:
        """Add a watcher, who gets a frame with the next step."""
        self._watchers[watcher] = None
        self._behind.add(watcher)
        if is_onlooker:
            self._onlookers.add(watcher)
        self._wind()

    def leave(self, watcher: Watcher) -> None:
        self._watchers.pop(watcher, None)
        self._moving.pop(watcher, None)
        self._unshown.pop(watcher, None)
        self._onlookers.discard(watcher)
        self._behind.discard(watcher)
        self._paused.discard(watcher)

    def news(self, *only: Watcher) -> None:
        """Something changed: show it to everybody, or *only* these watchers, with the next step."""
        self._behind.update(only or self._watchers)
        self._wind()

    def news_from(self, when: Millis, watcher: Watcher) -> None:
        """The picture of *watcher* changes at *when* without an event: tumbling dice, a clock."""
        if watcher in self._watchers:
            self._moving[watcher] = min(when, self._moving.get(watcher, when))
            self._wind()

    def answer(self, watcher: Watcher) -> None:
        """*watcher* pressed a key: show the effect at once, unless their connection is congested."""
        if watcher not in self._paused:
            self._behind.discard(watcher)
            self._unshown.pop(watcher, None)
            self._show(watcher)

    def pause(self, watcher: Watcher) -> None:
        """The connection of *watcher* is congested."""
        self._paused.add(watcher)

    def wake(self, watcher: Watcher) -> None:
        """The connection of *watcher* has room again: show what they missed, if anything."""
        self._paused.discard(watcher)
        if watcher in self._behind or watcher in self._unshown:
            self.answer(watcher)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._steps_at = None
        if self._next_group is not None:
            self._next_group.cancel()
            self._next_group = None

    def due_at(self, now: Millis) -> Millis | None:
        """When the next step is due; `None` if nobody waits for one. Never before *now*."""
        news_at: Millis | None = now
        if self._behind <= self._paused:
            news_at = min(self._moving.values(), default=None)
        if news_at is None or self._last_frame_at is None:
            return news_at
        beat = self.tempo.frame_ms
        # Timed changes wait for the next beat, which other watchers share.
        first = news_at if news_at <= now else -(-news_at // beat) * beat
        return max(now, first, (self._last_frame_at // beat + 1) * beat)

    def step(self, now: Millis) -> Iterator[Watcher]:
        """The players who need a frame, in the order in which they joined; empty before the step is due. May
        be consumed in pieces: players who were answered or left in between are skipped."""
        due = self.due_at(now)
        if due is None or due > now:
            return
        self._waited = 0 if self._last_frame_at is None else now - self._last_frame_at
        self._last_frame_at = now
        self._steps += 1
        for watcher in [each for each, when in self._moving.items() if when <= now]:
            del self._moving[watcher]
            self._behind.add(watcher)
        waiting = [each for each in self._watchers if each in self._behind and each not in self._paused]
        looking_on = [each for each in waiting if each in self._onlookers]
        self._unshown |= dict.fromkeys(looking_on)
        # Changes from now on belong to the next step.
        self._behind.difference_update(looking_on)
        for watcher in [each for each in waiting if each not in self._onlookers]:
            if watcher in self._behind and watcher not in self._paused:
                self._behind.discard(watcher)
                yield watcher

    def next_onlooker(self) -> Watcher | None:
        """The spectator to draw next; one who is paused gets the newest frame later."""
        while self._unshown:
            watcher = next(iter(self._unshown))
            del self._unshown[watcher]
            if watcher not in self._paused:
                return watcher
            self._behind.add(watcher)
        return None

    def _wind(self) -> None:
        if self._timer is not None and self._steps_at is None:
            return
        due = self.due_at(self._clockwork.now())
        if due is None or (self._steps_at is not None and self._steps_at <= due):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._steps_at = self._clockwork.ring_at(due, self._begin_step), due

    def _begin_step(self) -> None:
        now, self._steps_at = self._clockwork.now(), None
        if now >= self.tempo.looks_at:
            self.tempo.look(now)
        self._due = self.step(now)
        self._timer = self._clockwork.ring_in_turn(self._go_on)

    def _go_on(self) -> None:
        """Draw for as many due watchers as one turn allows, then let other work run."""
        seconds = self._clockwork.seconds
        began, is_done = seconds(), True
        for watcher in self._due:
            self._show(watcher)
            if seconds() - began >= TURN_SECONDS:
                is_done = False
                break
        self.tempo.drew(seconds() - began, self._waited)
        self._timer = None if is_done else self._clockwork.ring_in_turn(self._go_on)
        if is_done and self._unshown:
            self._at_once = max(FEWEST_AT_ONCE, -(-len(self._unshown) // GROUPS))
            if self._next_group is None:
                self._show_group()
        self._wind()

    def _show_group(self) -> None:
        """Show the last step to the next group of spectators; the others follow later."""
        self._left_of_group = self._at_once
        self._go_on_with_group()

    def _go_on_with_group(self) -> None:
        seconds = self._clockwork.seconds
        began, self._next_group = seconds(), None
        self.shown_step = self._steps
        while self._left_of_group and seconds() - began < TURN_SECONDS:
            self._left_of_group -= 1
            if (watcher := self.next_onlooker()) is not None:
                self._show(watcher)
        self.shown_step = None
        self.tempo.drew(seconds() - began, self._waited)
        if not self._unshown:
            return
        if self._left_of_group:
            self._next_group = self._clockwork.ring_in_turn(self._go_on_with_group)
        else:
            later = self._clockwork.now() + self.tempo.frame_ms // GROUPS
            self._next_group = self._clockwork.ring_at(later, self._show_group)

    def _show(self, watcher: Watcher) -> None:
        """Draw for *watcher*; if that fails they are removed, and the others continue."""
        try:
            self._draw(watcher)
        except Exception:
            self.leave(watcher)
            _log.exception("a frame could not be drawn")
