"""A cache for the number of arguments that each of Textual's callbacks takes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any

import textual._callback

_COUNT = textual._callback._count_parameters
_counts: dict[CodeType, int] = {}
_remembering: set[object] = set()


def _remembered(func: Callable[..., Any]) -> int:
    """Count as Textual does, once for each code object, without keeping the objects that it is bound to."""
    function = getattr(func, "__func__", func)
    code = getattr(function, "__code__", None)
    if code is None or hasattr(function, "__wrapped__"):
        return _COUNT(func)
    if code not in _counts:
        _counts[code] = _COUNT(function)
    return _counts[code] - (function is not func)


@contextmanager
def remembered_callbacks() -> Iterator[None]:
    """Let Textual inspect each callback only once, until the last user leaves the context.

    Textual caches the signature of a function, but not of a bound method or a partial, and most of its
    callbacks are such.
    """
    this = object()
    _remembering.add(this)
    textual._callback._count_parameters = _remembered
    try:
        yield
    finally:
        _remembering.discard(this)
        if not _remembering:
            textual._callback._count_parameters = _COUNT
            _counts.clear()
