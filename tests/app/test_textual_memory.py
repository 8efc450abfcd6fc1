"""What Textual keeps for nobody is let go, and whatever is looked at again is drawn again."""

from contextlib import ExitStack

from rich.segment import Segment
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from escape_tui.app.textual_internals.memory import keeping_little, let_go_of_pictures


class Lobby(App[None]):
    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Static("somebody waits")
            yield Static("[bold]somebody plays[/bold]")


def _widgets(app: App[None]) -> list[Widget]:
    return [*app.screen.walk_children(Widget, with_self=True)]


async def test_pictures_that_were_let_go_of_come_back_as_they_were() -> None:
    app = Lobby()
    with keeping_little():
        async with app.run_test(size=(60, 8)):
            before = app.export_screenshot()
            assert any(len(widget._styles_cache._cache) for widget in _widgets(app))
            let_go_of_pictures(app)
            for widget in _widgets(app):
                assert not widget._styles_cache._cache
                assert not widget._render_cache.lines
            assert app.export_screenshot() == before


def test_a_line_keeps_none_of_its_parts() -> None:
    with keeping_little():
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
    with keeping_little():
        assert len({id(cache) for line in (Strip([]), Strip([])) for cache in _caches(line)}) == 1


def test_textual_is_as_it_was_when_the_last_host_is_closed() -> None:
    def is_thrifty() -> bool:
        return len({id(cache) for line in (Strip([]), Strip([])) for cache in _caches(line)}) == 1

    assert not is_thrifty()
    with ExitStack() as first, ExitStack() as second:
        first.enter_context(keeping_little())
        second.enter_context(keeping_little())
        first.close()
        assert is_thrifty()
        second.close()
        assert not is_thrifty()
