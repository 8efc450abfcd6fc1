"""No caches in Textual's strips: they keep output that is never used again, for every visitor."""

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import textual.strip
from textual._styles_cache import StylesCache


class _Forgetful(dict[object, Any]):
    """Replaces the seven caches of every `Strip`: one object for all, always empty."""

    def __setitem__(self, key: object, value: object) -> None:
        pass


_FORGETFUL = _Forgetful()
_LINE_CACHE = getattr(textual.strip, "FIFOCache")  # noqa: B009
_INNER_OUTER = vars(StylesCache)["get_inner_outer"]
_users: set[object] = set()


@contextmanager
def without_strip_caches() -> Iterator[None]:
    """Disable the caches of Textual's strips in this process, and keep no removed widgets' output, until the
    last user leaves the context."""
    this = object()
    _users.add(this)
    setattr(textual.strip, "FIFOCache", lambda maxsize: _FORGETFUL)  # noqa: B010
    # Textual means this to be a class method, but it isn't: its cache keeps the output of a thousand removed
    # widgets alive. As a class method it caches the same answers without any widget.
    cached = functools.lru_cache(1024)(_INNER_OUTER.__wrapped__)
    StylesCache.get_inner_outer = classmethod(cached)  # type: ignore[assignment, arg-type]
    try:
        yield
    finally:
        _users.discard(this)
        if not _users:
            setattr(textual.strip, "FIFOCache", _LINE_CACHE)  # noqa: B010
            StylesCache.get_inner_outer = _INNER_OUTER  # type: ignore[method-assign]
