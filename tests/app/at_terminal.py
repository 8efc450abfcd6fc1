"""A player at a terminal: keys go through the real App, and what is read is what its bytes show."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from msgspec.structs import replace
from textual.pilot import Pilot

from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.engine.effect import Command
from escape_tui.hub.port.messages.answers import Answer, Done
from escape_tui.hub.port.messages.requests import Play, Request
from escape_tui.modules.queenies.totem import StackDie
from escape_tui.scene.menus.player_settings import Forgetful, Motion, Settings, encoded
from escape_tui.scene.words.big_letters import lettered
from tests.app.menu_app import seen
from tests.scene.live_table import Table, TableApp
from tests.scene.terminal import Terminal
from tile_art.inks.ink import Ink


class Noting:
    """Answers every request without doing anything, so that the same question can be asked again."""

    def __init__(self) -> None:
        self.played: list[Command] = []

    def __call__(self, request: Request, hear: Callable[[Answer], None]) -> None:
        assert isinstance(request, Play)
        command = request.command
        # The moment at which a die was laid is no part of the answer.
        self.played.append(replace(command, seen_at=None) if isinstance(command, StackDie) else command)
        hear(Done(request.id))


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

    def has_in_big_letters(self, text: str) -> bool:
        """Whether *text* is on the screen in letters three rows high, or else written."""
        lines = self.shown.splitlines()
        first, *others = [line.text for line in lettered(text, Ink.PLAIN)]
        return text in self.shown or any(
            (at := line.find(first)) >= 0
            and [below[at : at + len(first)] for below in lines[y + 1 : y + 1 + len(others)]] == others
            for y, line in enumerate(lines)
        )

    async def report(self) -> str:
        """The end screen, without waiting for the finale."""
        self.game._show_end()
        await self._pilot.pause()
        return seen(self._app)


@asynccontextmanager
async def playing(
    table: Table,
    player: int = 0,
    size: tuple[int, int] = (80, 24),
    language: str = "en",
    motion: Motion = Motion.FULL,
    **facts: Any,
) -> AsyncIterator[AtTerminal]:
    """*player* at a terminal of *size*, who reads *language*; *facts* are those of their seating."""
    settings = Forgetful(encoded(Settings(language=language, motion=motion)))
    app = TableApp(table.seating(player, **facts), storage=settings)
    async with app.run_test(size=size) as pilot:
        yield AtTerminal(table, app, pilot, Terminal(*size))
