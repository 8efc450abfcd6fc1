"""A player at a terminal: keys go through the real App, and what is read is what its bytes show."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.scene.menus.player_settings import Forgetful, Settings, encoded
from tests.scene.live_table import Table, TableApp
from tests.scene.terminal import Terminal


class AtTerminal:
    """One player at *table*, who presses keys and reads what is on the screen."""

    def __init__(self, table: Table, app: TableApp, pilot: Pilot[None], terminal: Terminal) -> None:
        self.table = table
        self._app = app
        self._pilot = pilot
        self._terminal = terminal

    @property
    def game(self) -> GameScreen:
        return self._app.game

    async def press(self, *keys: str) -> None:
        await self._pilot.press(*keys)

    async def resize(self, width: int, height: int) -> None:
        self._terminal.resize(width, height)
        await self._pilot.resize_terminal(width, height)

    def wait(self, ms: int) -> None:
        """Let the game's time pass."""
        self.table.clockwork.turn(ms)

    @property
    def shown(self) -> str:
        """What is on the screen once all there is to see has been drawn."""
        self.game.draw()
        return self.received

    @property
    def received(self) -> str:
        """What is on the screen by what was sent so far."""
        self._terminal.feed(self._app.line.written)
        self._app.line.written = b""
        return "\n".join(self._terminal.screen.display)


@asynccontextmanager
async def playing(
    table: Table, player: int = 0, size: tuple[int, int] = (80, 24), language: str = "en"
) -> AsyncIterator[AtTerminal]:
    """*player* at a terminal of *size*, who reads *language*."""
    settings = Forgetful(encoded(Settings(language=language)))
    app = TableApp(table.seating(player), storage=settings)
    async with app.run_test(size=size) as pilot:
        yield AtTerminal(table, app, pilot, Terminal(*size))
