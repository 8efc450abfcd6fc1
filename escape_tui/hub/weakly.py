"""Weak callbacks: they don't keep what they call in memory."""

from collections.abc import Callable
from typing import TypeVar
from weakref import WeakMethod

_Given = TypeVar("_Given")


def weakly(method: Callable[[_Given], None]) -> Callable[[_Given], None]:
    """Calls *method* while its object lives, without keeping it alive: a cycle would wait for a full
    collection, which is rare while people play."""
    held = WeakMethod(method)

    def call(given: _Given) -> None:
        if (still := held()) is not None:
            still(given)

    return call
