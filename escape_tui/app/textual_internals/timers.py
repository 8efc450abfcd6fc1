"""A lower bound for the intervals of Textual's timers."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from textual.timer import Timer

#: Shortest interval: screens are drawn less often anyway.
SHORTEST_SECONDS = 0.001

_INIT = Timer.__init__
_patient: set[object] = set()


def _init(self: Timer, event_target: Any, interval: float, **options: Any) -> None:
    _INIT(self, event_target, max(interval, SHORTEST_SECONDS), **options)


@contextmanager
def patient_timers() -> Iterator[None]:
    """Give every Textual timer a minimum interval, until the last user leaves the context.

    A notice that expires while it is being mounted gets a timer with a negative interval. Such a timer counts
    backwards forever without returning to the loop, and the whole process hangs.
    """
    this = object()
    _patient.add(this)
    Timer.__init__ = _init  # type: ignore[method-assign]
    try:
        yield
    finally:
        _patient.discard(this)
        if not _patient:
            Timer.__init__ = _INIT  # type: ignore[method-assign]
