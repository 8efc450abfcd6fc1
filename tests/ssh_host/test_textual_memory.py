"""What Textual keeps for nobody is let go, and whatever is looked at again is drawn again."""

import pytest
from rich.segment import Segment
from textual.app import App, ComposeResult
from textual.containers import Horizontal
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Static

from ssh_host import textual_memory
from ssh_host.textual_memory import let_go_of_pictures


@pytest.fixture(autouse=True)
def _thrifty() -> None:
    textual_memory.begin()


class Lobby(App[None]):
    def compose(self) -> ComposeResult:
        with Horizontal():
            yield Static("somebody waits")
            yield Static("[bold]somebody plays[/bold]")


def _widgets(app: App[None]) -> list[Widget]:
    return [*app.screen.walk_children(Widget, with_self=True)]


async def test_pictures_that_were_let_go_of_come_back_as_they_were() -> None:
    app = Lobby()
    async with app.run_test(size=(60, 8)):
        before = app.export_screenshot()
        assert any(len(widget._styles_cache._cache) for widget in _widgets(app))
        let_go_of_pictures(app)
        for widget in _widgets(app):
            assert not widget._styles_cache._cache
            assert not widget._render_cache.lines
        assert app.export_screenshot() == before


def test_a_line_keeps_none_of_its_parts() -> None:
    line = Strip([Segment("somebody waits")])
    part = line.crop(0, 8)
    assert part.text == "somebody"
    assert line.crop(0, 8) is not part
    assert line.crop(0, 8) == part


def test_a_line_needs_no_caches_of_its_own() -> None:
    one, other = Strip([]), Strip([])
    caches = [each for each in Strip.__slots__ if each.endswith("_cache") and each != "_render_cache"]
    assert len(caches) == 7
    assert all(getattr(one, cache) is getattr(other, cache) for cache in caches)
