"""Smaller caches for Textual: it keeps rendered output that is never used again, for every visitor."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import textual.strip
from textual.app import App
from textual.geometry import Size
from textual.widget import Widget, _RenderCache


class _Forgetful:
    """Replaces the seven caches of every `Strip`: one object for all, always empty."""

    def get(self, key: object, default: Any = None) -> Any:
        return default

    def __setitem__(self, key: object, value: object) -> None:
        pass


_FORGETFUL = _Forgetful()
_LINE_CACHE = getattr(textual.strip, "FIFOCache")  # noqa: B009
_thrifty: set[object] = set()


@contextmanager
def keeping_little() -> Iterator[None]:
    """Disable the caches of Textual's strips in this process, until the last user leaves the context."""
    this = object()
    _thrifty.add(this)
    setattr(textual.strip, "FIFOCache", lambda maxsize: _FORGETFUL)  # noqa: B010
    try:
        yield
    finally:
        _thrifty.discard(this)
        if not _thrifty:
            setattr(textual.strip, "FIFOCache", _LINE_CACHE)  # noqa: B010


def let_go_of_pictures(app: App[Any]) -> None:
    """Drop the rendered output of the widgets of *app*; each is drawn again when it is shown."""
    for screen in app.screen_stack:
        for widget in screen.walk_children(Widget, with_self=True):
            widget._set_dirty()
            widget._render_cache = _RenderCache(Size(0, 0), [])
