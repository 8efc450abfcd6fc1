"""The pacemaker: wakes a table's frame clock exactly when a frame is due."""

import logging
from collections.abc import Callable, Iterator

from escape_tui.hub.clockwork import Alarm, Clockwork
from escape_tui.scene.stage.frame_clock import FrameClock, Watcher

#: So long frames are drawn before keys are heard again.
TURN_SECONDS = 0.001

_log = logging.getLogger(__name__)


class Pacemaker:
    """Draws for the watchers of *clock*, in step, a few of one table a turn; sleeps while nothing is new."""

    def __init__(self, clockwork: Clockwork, clock: FrameClock, draw: Callable[[Watcher], None]) -> None:
        self.clock = clock
        self._clockwork = clockwork
        self._draw = draw
        self._timer: Alarm | None = None
        self._due: Iterator[Watcher] = iter(())

    def news(self, *only: Watcher) -> None:
        """Something looks different: everybody, or *only* those named, are shown it with the next step."""
        self.clock.news(*only)
        self._wind()

    def join(self, watcher: Watcher) -> None:
        self.clock.join(watcher)
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
            self._timer = None

    def _wind(self) -> None:
        if self._timer is None and (due := self.clock.due_at(self._clockwork.now())) is not None:
            self._timer = self._clockwork.ring_at(due, self._step)

    def _step(self) -> None:
        now = self._clockwork.now()
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
        self._wind()

    def _show(self, watcher: Watcher) -> None:
        """A watcher who cannot be drawn for leaves; the others go on."""
        try:
            self._draw(watcher)
        except Exception:
            self.clock.leave(watcher)
            _log.exception("a frame could not be drawn")
