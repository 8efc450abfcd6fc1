"""Textual's lines keep no caches while a host runs."""

from contextlib import ExitStack

from rich.segment import Segment
from textual._styles_cache import StylesCache
from textual.strip import Strip

from escape_tui.app.textual_internals.strip_caches import without_strip_caches


def test_a_line_keeps_none_of_its_parts() -> None:
    with without_strip_caches():
        line = Strip([Segment("somebody waits")])
        part = line.crop(0, 8)
        assert part.text == "somebody"
        assert line.crop(0, 8) is not part
        assert line.crop(0, 8) == part


def _caches(line: Strip) -> list[object]:
    names = [each for each in Strip.__slots__ if each.endswith("_cache") and each != "_render_cache"]
    assert len(names) == 7
    return [getattr(line, name) for name in names]


def test_a_line_needs_no_caches_of_its_own() -> None:
    with without_strip_caches():
        assert len({id(cache) for line in (Strip([]), Strip([])) for cache in _caches(line)}) == 1


def test_textual_is_as_it_was_when_the_last_host_is_closed() -> None:
    def is_thrifty() -> bool:
        has_one_cache = len({id(cache) for line in (Strip([]), Strip([])) for cache in _caches(line)}) == 1
        keeps_no_widget = isinstance(vars(StylesCache)["get_inner_outer"], classmethod)
        assert has_one_cache is keeps_no_widget
        return has_one_cache

    assert not is_thrifty()
    with ExitStack() as first, ExitStack() as second:
        first.enter_context(without_strip_caches())
        second.enter_context(without_strip_caches())
        first.close()
        assert is_thrifty()
        second.close()
        assert not is_thrifty()
