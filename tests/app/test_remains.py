"""What has left lets go of all it had, although nobody looks for garbage."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.widgets import Label

from escape_tui.app.textual_internals import remains
from escape_tui.app.textual_internals.remains import Remains
from tests.ssh_host.house import until


class Treasure:
    """Something large."""


class Page(Screen[None]):
    def __init__(self) -> None:
        super().__init__()
        self.treasure = Treasure()

    def compose(self) -> ComposeResult:
        yield Label("words")


class Book(App[None]):
    def __init__(self) -> None:
        super().__init__()
        self.treasure = Treasure()

    def on_mount(self) -> None:
        self.push_screen(Page())


@pytest.fixture(autouse=True)
def _nobody_looks_for_garbage(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(remains, "AFTERWARDS_SECONDS", 0.05)
    gc.disable()
    yield
    gc.enable()


async def test_screens_let_go_when_they_are_left_and_the_app_at_its_end() -> None:
    book = Book()
    left = Remains(book)
    async with book.run_test() as pilot:
        assert isinstance(book.screen, Page)
        first = ref(book.screen.treasure)
        await book.switch_screen(second := Page())
        await pilot.pause()
        await until(lambda: first() is None)
        # What is still there is not touched.
        assert isinstance(second.treasure, Treasure)
        assert isinstance(book.treasure, Treasure)
    held = ref(second.treasure), ref(book.treasure)
    left.ended()
    await until(lambda: [each() for each in held] == [None, None])
