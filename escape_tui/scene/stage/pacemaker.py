"""The pacemaker: lets an event loop wake a table's frame clock exactly when a frame is due."""

from asyncio import AbstractEventLoop, Handle
from collections.abc import Callable
from weakref import WeakKeyDictionary

from escape_tui.scene.stage.frame_clock import FrameClock, Watcher
from escape_tui.scene.stage.tempo import Millis


class Turns:
    """Lets the tables of one loop draw one a turn of the loop, so that keys are heard in between."""

    def __init__(self) -> None:
        self._is_taken = False

    def take(self, loop: AbstractEventLoop) -> bool:
        """Whether nobody else has drawn in this turn of *loop*."""
        if self._is_taken:
            return False
        self._is_taken = True
        loop.call_soon(self._give_back)
        return True

    def _give_back(self) -> None:
        self._is_taken = False


#: One for each loop that runs.
_TURNS: WeakKeyDictionary[AbstractEventLoop, Turns] = WeakKeyDictionary()


class Pacemaker:
    """Draws for the watchers of *clock*, in step; sleeps while nothing is new."""

    def __init__(self, loop: AbstractEventLoop, clock: FrameClock, draw: Callable[[Watcher], None]) -> None:
        self.clock = clock
        self._loop = loop
        self._draw = draw
        self._turns = _TURNS.setdefault(loop, Turns())
        self._timer: Handle | None = None

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
        due = self.clock.due_at(self._now())
        if due is not None and self._timer is None:
            self._timer = self._loop.call_at(due / 1000, self._step)

    def _step(self) -> None:
        if not self._turns.take(self._loop):
            self._timer = self._loop.call_soon(self._step)
            return
        self._timer = None
        now = self._now()
        self.clock.tempo.look(now)
        for watcher in self.clock.step(now):
            self._show(watcher)
        self._wind()

    def _show(self, watcher: Watcher) -> None:
        """A watcher who cannot be drawn for leaves; the others go on."""
        try:
            self._draw(watcher)
        except Exception as error:
            self.clock.leave(watcher)
            self._loop.call_exception_handler({"message": "a frame could not be drawn", "exception": error})

    def _now(self) -> Millis:
        # Rounded up: a timer that fires at its millisecond must not find itself a fraction early.
        return -int(-self._loop.time() * 1000 // 1)
