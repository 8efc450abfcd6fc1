"""Nothing wakes a screen that is not seen; when it is seen again, it is up to date."""

import asyncio
from collections.abc import Callable, Iterator
from typing import cast

from textual.widget import Widget

from escape_tui.app.screens.menu_screen import MenuScreen
from escape_tui.app.screens.menus.settings_screen import SettingsScreen
from escape_tui.app.widgets.ask import AskKey
from escape_tui.app.widgets.menu import Menu
from escape_tui.hub.port.port import Port
from tests.app.menu_app import HouseApp
from tests.ssh_host.house import until

SIZE = (80, 24)
#: A moment: what is due sooner than a screen is drawn.
MOMENT_SECONDS = 0.01


class Herald:
    """A port that tells those who listen."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[], None]] = []
        self.listen = self.listeners.append
        self.unlisten = self.listeners.remove

    def tell(self) -> None:
        for listener in self.listeners:
            listener()


class Board(MenuScreen):
    """Counts how often a clock rings and news come."""

    def __init__(self, herald: Herald) -> None:
        super().__init__()
        self._herald = herald
        self.rings = self.news = 0

    def body(self) -> Iterator[Widget]:
        yield Menu(self.house)

    def on_mount(self) -> None:
        self.every(MOMENT_SECONDS, self._ring)
        self.at_news_of(cast(Port, self._herald), self._hear, MOMENT_SECONDS)

    @property
    def is_asleep(self) -> bool:
        """Whether none of its clocks runs."""
        return not any(timer._active.is_set() for timer in self._timers if timer.name != "screen_update")

    def _ring(self) -> None:
        self.rings += 1

    def _hear(self) -> None:
        self.news += 1


async def rung(board: Board) -> None:
    before = board.rings
    await until(lambda: board.rings > before)


async def heard(board: Board, herald: Herald) -> None:
    before = board.news
    herald.tell()
    await until(lambda: board.news > before)


async def test_a_screen_below_another_is_not_woken_and_one_that_is_seen_again_is_up_to_date() -> None:
    herald = Herald()
    board = Board(herald)
    app = HouseApp(board)
    async with app.run_test(size=SIZE):
        await rung(board)
        await heard(board, herald)
        await app.push_screen(SettingsScreen())
        await until(lambda: herald.listeners == [] and board.is_asleep)
        rings, news = board.rings, board.news
        herald.tell()
        app.pop_screen()
        assert (board.rings, board.news) == (rings, news)
        await until(lambda: board.rings > rings and board.news > news)
        await rung(board)
        await heard(board, herald)


async def test_a_screen_under_a_question_is_still_seen() -> None:
    herald = Herald()
    board = Board(herald)
    app = HouseApp(board)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(AskKey("sure?", "any key"))
        await pilot.pause()
        await rung(board)
        await heard(board, herald)


async def test_a_screen_that_covers_a_question_hides_what_lies_below_both() -> None:
    herald = Herald()
    board = Board(herald)
    app = HouseApp(board)
    async with app.run_test(size=SIZE):
        await app.push_screen(AskKey("sure?", "any key"))
        await app.push_screen(SettingsScreen())
        await until(lambda: herald.listeners == [] and board.is_asleep)


async def test_a_screen_that_is_gone_listens_no_more() -> None:
    herald = Herald()
    app = HouseApp()
    async with app.run_test(size=SIZE):
        await app.push_screen(Board(herald))
        assert herald.listeners
        await asyncio.wait_for(app.pop_screen(), 60)
        assert herald.listeners == []
