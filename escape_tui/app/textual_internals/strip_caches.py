"""No caches in Textual's strips: they keep output that is never used again, for every visitor."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import textual.strip


class _Forgetful:
    """Replaces the seven caches of every `Strip`: one object for all, always empty."""

    def get(self, key: object, default: Any = None) -> Any:
        return default

    def __setitem__(self, key: object, value: object) -> None:
        pass


_FORGETFUL = _Forgetful()
_LINE_CACHE = getattr(textual.strip, "FIFOCache")  # noqa: B009
_users: set[object] = set()


@contextmanager
def without_strip_caches() -> Iterator[None]:
    """Disable the caches of Textual's strips in this process, until the last user leaves the context."""
    this = object()
    _users.add(this)
    setattr(textual.strip, "FIFOCache", lambda maxsize: _FORGETFUL)  # noqa: B010
    try:
        yield
    finally:
        _users.discard(this)
        if not _users:
            setattr(textual.strip, "FIFOCache", _LINE_CACHE)  # noqa: B010
