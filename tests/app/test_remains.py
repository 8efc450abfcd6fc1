"""What an App was made of is let go of at its end, although nobody looks for garbage."""

import gc
from asyncio import Event, sleep
from collections.abc import Iterator
from weakref import ref

import pytest
from textual.app import App, ComposeResult
from textual.screen import Screen
from textual.widgets import Label

from escape_tui.app.textual_internals import remains
from escape_tui.app.textual_internals.remains import Remains
from tests.ssh_host.house import until

SOON = 0.05


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
    monkeypatch.setattr(remains, "AFTERWARDS_SECONDS", SOON)
    gc.disable()
    yield
    gc.enable()


async def test_an_app_is_kept_while_a_widget_is_handling_a_message(monkeypatch: pytest.MonkeyPatch) -> None:
    book, at_work, may_end = Book(), Event(), Event()

    async def work() -> None:
        at_work.set()
        await may_end.wait()

    left = Remains(book)
    async with book.run_test():
        book.screen.call_later(work)
        await at_work.wait()
        left.ended()
        monkeypatch.setattr(remains, "AFTERWARDS_SECONDS", 600)
        await sleep(4 * SOON)
        assert book.features is not None
        may_end.set()


async def test_an_app_and_all_its_screens_let_go_at_its_end() -> None:
    book = Book()
    left = Remains(book)
    async with book.run_test():
        first = book.screen
        assert isinstance(first, Page)
        await book.switch_screen(second := Page())
    held = [ref(each.treasure) for each in (first, second, book)]
    left.ended()
    await until(lambda: [each() for each in held] == [None] * 3)
