"""Textual's timers never wait for less than nothing."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from textual.timer import Timer

#: A screen is drawn less often than this anyway.
SHORTEST_SECONDS = 0.001

_INIT = Timer.__init__
_patient: set[object] = set()


def _init(self: Timer, event_target: Any, interval: float, **options: Any) -> None:
    _INIT(self, event_target, max(interval, SHORTEST_SECONDS), **options)


@contextmanager
def patient_timers() -> Iterator[None]:
    """Let every timer of Textual's wait for a moment at least, until nobody wants it any more.

    A notice that expires while it is being put on a screen gets a timer of a negative interval. Such a timer
    counts backwards for ever, without ever returning to the loop: nobody in the whole process moves again.
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
