"""Textual keeps pictures at hand that nobody will look at again; with many visitors that adds up."""

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
    """Stands for the seven caches that every line of every widget has: one for all, and always empty."""

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
    """Let Textual's lines and styles keep nothing, in the whole process, until nobody wants it any more."""
    this = object()
    _thrifty.add(this)
    setattr(textual.strip, "FIFOCache", lambda maxsize: _FORGETFUL)  # noqa: B010
    # Textual takes this for a class method and it is none: its cache keeps the pictures of a thousand widgets
    # that are gone. As a class method it remembers the same answers and no widget.
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
    """Forget how the widgets of *app* look; each is drawn again when it is looked at."""
    for screen in app.screen_stack:
        for widget in screen.walk_children(Widget, with_self=True):
            widget._set_dirty()
            widget._render_cache = _RenderCache(Size(0, 0), [])
