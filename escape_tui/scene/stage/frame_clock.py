"""The frame clock: when the watchers of one table are shown what is new, how often, and what wakes it."""

import logging
from collections.abc import Callable, Hashable, Iterator

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Alarm, Clockwork

Watcher = Hashable

#: Twelve frames a second, rounded up so that there are never thirteen.
FRAME_MS: Millis = -(-1000 // 12)
#: However busy the host is, friends' dice are never shown later than this; keys are answered at once anyway.
SLOWEST_MS: Millis = 600

#: So much of a core may be used; what keys and newcomers leave of it is for frames, but never less than that.
AIM, LEAST_FOR_FRAMES = 0.94, 0.05
#: How much the last moment counts: a newcomer, who is dear, must not slow everybody down for long.
_LATEST = 0.4
_LOOK_EVERY_MS: Millis = 500

#: So long frames are drawn before keys are heard again; a table of six usually needs half of it.
TURN_SECONDS = 0.002

#: Those who only look on are shown a step in so many groups, spread over the time until the next one, and so
#: many of them at once at least: a crowd of them must not keep those waiting who play.
GROUPS, FEWEST_AT_ONCE = 16, 2

_log = logging.getLogger(__name__)


class Tempo:
    """The time between two frames: always the same, or, once it has to `keep_up`, just so long that drawing
    fits into what other work leaves of a core. One for all tables."""

    def __init__(self) -> None:
        self.frame_ms = FRAME_MS
        self._worked: Callable[[], float] | None = None
        self._looked_at: Millis | None = None
        #: When it wants to look again.
        self.looks_at: Millis = 0
        self._had_worked = self._drawing = self._rounds = 0.0
        #: Of a core: what other work takes, and the milliseconds in which everybody is shown one frame.
        self._other = self._round_ms = 0.0

    def keep_up(self, worked: Callable[[], float]) -> None:
        """Follow the load from now on; *worked* gives the seconds of CPU that the process has used."""
        self._worked, self.looks_at = worked, 0

    def hold(self) -> None:
        """Twelve frames a second again, whatever it costs."""
        self.frame_ms, self._worked, self._looked_at = FRAME_MS, None, None

    def drew(self, seconds: float, waited: Millis) -> None:
        """A table was drawn for so long, which had *waited* since it was drawn before."""
        self._drawing += seconds
        # What is drawn half as often counts twice: that is how long everybody takes once.
        self._rounds += seconds * min(waited, 2 * self.frame_ms)

    @property
    def is_slow(self) -> bool:
        return self.frame_ms >= 2 * FRAME_MS

    def look(self, now: Millis) -> None:
        """Set the time between frames by how long they took of late, and by what else was to be done."""
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
    """Keeps all watchers of a table in step, at most one frame a beat; how long that is the *tempo* says.

    All tables have the same beats: whatever is drawn together is drawn faster than one by one.

    Only the frame that answers a player's own key goes at once, to that player. A paused watcher gets
    nothing; what it misses is skipped, never queued, and it is shown the newest frame when it wakes.
    """

    def __init__(self, tempo: Tempo | None = None) -> None:
        self.tempo = tempo or Tempo()
        self._watchers: dict[Watcher, None] = {}
        #: Those who only look on, and who of them is still to be shown the last step.
        self._onlookers: set[Watcher] = set()
        self._unshown: dict[Watcher, None] = {}
        self._behind: set[Watcher] = set()
        #: Who will see something new by itself, and from when on.
        self._moving: dict[Watcher, Millis] = {}
        self._paused: set[Watcher] = set()
        self._last_frame_at: Millis | None = None
        #: How long it was between the last two steps.
        self.waited: Millis = 0
        #: The steps so far, and the one that an onlooker is shown just now: all of them see the same of it.
        self.steps = 0
        self.shown_step: int | None = None

    def join(self, watcher: Watcher, *, is_onlooker: bool = False) -> None:
        """A newcomer has seen nothing: he is shown a frame with the next step."""
        self._watchers[watcher] = None
        self._behind.add(watcher)
        if is_onlooker:
            self._onlookers.add(watcher)

    def leave(self, watcher: Watcher) -> None:
        self._watchers.pop(watcher, None)
        self._moving.pop(watcher, None)
        self._unshown.pop(watcher, None)
        self._onlookers.discard(watcher)
        self._behind.discard(watcher)
        self._paused.discard(watcher)

    def news(self, *only: Watcher) -> None:
        """Something looks different now, for everybody or for *only* those named."""
        self._behind.update(only or self._watchers)

    def news_from(self, when: Millis, watcher: Watcher) -> None:
        """Something looks different for *watcher* from *when* on, by itself: dice that tumble, a clock."""
        if watcher in self._watchers:
            self._moving[watcher] = min(when, self._moving.get(watcher, when))

    def answer(self, watcher: Watcher) -> bool:
        """May *watcher*'s own key be answered with a frame now? Then he has seen the news."""
        if watcher in self._paused:
            return False
        self._see(watcher)
        return True

    def pause(self, watcher: Watcher) -> None:
        """*watcher*'s line is full."""
        self._paused.add(watcher)

    def wake(self, watcher: Watcher) -> bool:
        """*watcher*'s line has room again: has he missed anything, to be shown now?"""
        self._paused.discard(watcher)
        missed = watcher in self._behind or watcher in self._unshown
        self._see(watcher)
        return missed

    def due_at(self, now: Millis) -> Millis | None:
        """When the next step is due, `None` while nobody waits for one. It is never before *now*."""
        news_at: Millis | None = now
        if self._behind <= self._paused:
            news_at = min(self._moving.values(), default=None)
        if news_at is None or self._last_frame_at is None:
            return news_at
        beat = self.tempo.frame_ms
        # What moves by itself waits for the first beat from then on, which others have as well.
        first = news_at if news_at <= now else -(-news_at // beat) * beat
        return max(now, first, (self._last_frame_at // beat + 1) * beat)

    def step(self, now: Millis) -> Iterator[Watcher]:
        """Who plays and is to be shown a frame, in the order in which they came, nobody before it is due. It
        may be asked for bit by bit: whoever was answered or has left in between is not named any more."""
        due = self.due_at(now)
        if due is None or due > now:
            return
        self.waited = 0 if self._last_frame_at is None else now - self._last_frame_at
        self._last_frame_at = now
        self.steps += 1
        for watcher in [each for each, when in self._moving.items() if when <= now]:
            del self._moving[watcher]
            self._behind.add(watcher)
        waiting = [each for each in self._watchers if each in self._behind and each not in self._paused]
        looking_on = [each for each in waiting if each in self._onlookers]
        self._unshown |= dict.fromkeys(looking_on)
        # What is new from now on comes with the next step.
        self._behind.difference_update(looking_on)
        for watcher in [each for each in waiting if each not in self._onlookers]:
            if watcher in self._behind and watcher not in self._paused:
                self._behind.discard(watcher)
                yield watcher

    @property
    def onlookers_left(self) -> int:
        """How many who only look on are still to be shown the last step."""
        return len(self._unshown)

    def next_onlooker(self) -> Watcher | None:
        """Who of them is shown it next; who is paused by now is shown what there is then."""
        while self._unshown:
            watcher = next(iter(self._unshown))
            del self._unshown[watcher]
            if watcher not in self._paused:
                return watcher
            self._behind.add(watcher)
        return None

    def _see(self, watcher: Watcher) -> None:
        """*watcher* sees everything now."""
        self._behind.discard(watcher)
        self._unshown.pop(watcher, None)


class Pacemaker:
    """Draws for the watchers of *clock*, in step, a few of one table a turn; sleeps while nothing is new."""

    def __init__(self, clockwork: Clockwork, clock: FrameClock, draw: Callable[[Watcher], None]) -> None:
        self.clock = clock
        self._clockwork = clockwork
        self._draw = draw
        self._timer: Alarm | None = None
        #: When the next step is, `None` while one is taken.
        self._steps_at: Millis | None = None
        self._due: Iterator[Watcher] = iter(())
        #: What shows the last step to the next of those who only look on, how many that are, and how many of
        #: them are left.
        self._next_group: Alarm | None = None
        self._at_once = self._left_of_group = 0

    def news(self, *only: Watcher) -> None:
        """Something looks different: everybody, or *only* those named, are shown it with the next step."""
        self.clock.news(*only)
        self._wind()

    def news_from(self, when: Millis, watcher: Watcher) -> None:
        """Something looks different for *watcher* with the first step from *when* on."""
        self.clock.news_from(when, watcher)
        self._wind()

    def join(self, watcher: Watcher, *, is_onlooker: bool = False) -> None:
        self.clock.join(watcher, is_onlooker=is_onlooker)
        self._wind()

    def answer(self, watcher: Watcher) -> None:
        """*watcher* has pressed a key: show him its effect at once, unless his line is full."""
        if self.clock.answer(watcher):
            self._show(watcher)

    def wake(self, watcher: Watcher) -> None:
        if self.clock.wake(watcher):
            self._show(watcher)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._steps_at = None
        if self._next_group is not None:
            self._next_group.cancel()
            self._next_group = None

    def _wind(self) -> None:
        if self._timer is not None and self._steps_at is None:
            return
        due = self.clock.due_at(self._clockwork.now())
        if due is None or (self._steps_at is not None and self._steps_at <= due):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._steps_at = self._clockwork.ring_at(due, self._step), due

    def _step(self) -> None:
        now, self._steps_at = self._clockwork.now(), None
        if now >= self.clock.tempo.looks_at:
            self.clock.tempo.look(now)
        self._due = self.clock.step(now)
        self._timer = self._clockwork.ring_in_turn(self._go_on)

    def _go_on(self) -> None:
        """Draw for as many of those who are due as a turn allows, then let others have theirs."""
        seconds = self._clockwork.seconds
        began, is_done = seconds(), True
        for watcher in self._due:
            self._show(watcher)
            if seconds() - began >= TURN_SECONDS:
                is_done = False
                break
        self.clock.tempo.drew(seconds() - began, self.clock.waited)
        self._timer = None if is_done else self._clockwork.ring_in_turn(self._go_on)
        if is_done and self.clock.onlookers_left:
            self._at_once = max(FEWEST_AT_ONCE, -(-self.clock.onlookers_left // GROUPS))
            if self._next_group is None:
                self._show_group()
        self._wind()

    def _show_group(self) -> None:
        """Show the last step to the next of those who only look on; the others are shown it later."""
        self._left_of_group = self._at_once
        self._go_on_with_group()

    def _go_on_with_group(self) -> None:
        clock, seconds = self.clock, self._clockwork.seconds
        began, self._next_group = seconds(), None
        clock.shown_step = clock.steps
        while self._left_of_group and seconds() - began < TURN_SECONDS:
            self._left_of_group -= 1
            if (watcher := clock.next_onlooker()) is not None:
                self._show(watcher)
        clock.shown_step = None
        clock.tempo.drew(seconds() - began, clock.waited)
        if not clock.onlookers_left:
            return
        if self._left_of_group:
            self._next_group = self._clockwork.ring_in_turn(self._go_on_with_group)
        else:
            later = self._clockwork.now() + clock.tempo.frame_ms // GROUPS
            self._next_group = self._clockwork.ring_at(later, self._show_group)

    def _show(self, watcher: Watcher) -> None:
        """A watcher who cannot be drawn for leaves; the others go on."""
        try:
            self._draw(watcher)
        except Exception:
            self.clock.leave(watcher)
            _log.exception("a frame could not be drawn")
