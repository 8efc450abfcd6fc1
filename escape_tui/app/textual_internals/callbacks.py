"""What Textual asks of everything that it calls: how many arguments it takes."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any

import textual._callback

_COUNT = textual._callback._count_parameters
_counts: dict[CodeType, int] = {}
_remembering: set[object] = set()


def _remembered(func: Callable[..., Any]) -> int:
    """As Textual counts, once for each piece of code: what was called with it is not kept."""
    function = getattr(func, "__func__", func)
    code = getattr(function, "__code__", None)
    if code is None or hasattr(function, "__wrapped__"):
        return _COUNT(func)
    if code not in _counts:
        _counts[code] = _COUNT(function)
    return _counts[code] - (function is not func)


@contextmanager
def remembered_callbacks() -> Iterator[None]:
    """Let Textual look only once into whatever it calls, until nobody wants it any more.

    It does remember what a function takes, but not what a part of one does, and most of what it calls later
    are such parts.
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
