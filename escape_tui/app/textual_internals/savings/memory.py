"""Smaller caches for Textual: it keeps rendered output that is never used again, for every visitor."""

import functools
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import textual.strip
from textual._styles_cache import StylesCache
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
_INNER_OUTER = vars(StylesCache)["get_inner_outer"]
_thrifty: set[object] = set()


@contextmanager
def keeping_little() -> Iterator[None]:
    """Disable the caches of Textual's strips and styles in this process, until the last user leaves the
    context."""
    this = object()
    _thrifty.add(this)
    setattr(textual.strip, "FIFOCache", lambda maxsize: _FORGETFUL)  # noqa: B010
    # Textual means this to be a class method, but it isn't: its cache keeps the output of a thousand removed
    # widgets alive. As a class method it caches the same answers without any widget.
    remembered = functools.lru_cache(1024)(_INNER_OUTER.__wrapped__)
    StylesCache.get_inner_outer = classmethod(remembered)  # type: ignore[assignment, arg-type]
    try:
        yield
    finally:
        _thrifty.discard(this)
        if not _thrifty:
            setattr(textual.strip, "FIFOCache", _LINE_CACHE)  # noqa: B010
            StylesCache.get_inner_outer = _INNER_OUTER  # type: ignore[method-assign]


def let_go_of_pictures(app: App[Any]) -> None:
    """Drop the rendered output of the widgets of *app*; each is drawn again when it is shown."""
    for screen in app.screen_stack:
        for widget in screen.walk_children(Widget, with_self=True):
            widget._set_dirty()
            widget._render_cache = _RenderCache(Size(0, 0), [])
