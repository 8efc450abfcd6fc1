"""A show: one App, prepared for one visitor."""

import asyncio
import contextlib
import functools
from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from textual.app import App
from textual.screen import Screen

from escape_tui.app.textual_internals import app_parts
from escape_tui.app.textual_internals.isolation import isolate
from escape_tui.scene.terminal import Colours, Terminal
from ssh_host.driver import VisitorDriver
from ssh_host.outlet import Outlet


class Show:
    """Make it, `run` it, give it what is typed.

    *on_settled* is called when it has come to rest, with a stage on the screen.
    """

    def __init__(
        self,
        app: App[Any],
        outlet: Outlet,
        terminal: Terminal,
        keys_per_second: int,
        on_settled: Callable[[], None],
    ) -> None:
        self.app = app
        self.first_frame = asyncio.Event()
        self._driver: VisitorDriver | None = None
        self._make_driver = functools.partial(
            VisitorDriver,
            outlet=outlet,
            terminal=terminal,
            keys_per_second=keys_per_second,
            on_first_frame=self.first_frame.set,
            on_settled=on_settled,
        )
        isolate(app, terminal.colours)
        app_parts.draw_by(app, self._display)
        app_parts.drive_by(app, self._build)

    def _build(self, app: App[Any], **facts: Any) -> VisitorDriver:
        self._driver = self._make_driver(app, **facts)
        return self._driver

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        if self._driver is not None:
            self._driver.show(renderable)

    async def run(self) -> Exception | None:
        """Run the App to its end; gives the exception that ended it, if one did."""
        try:
            await self.app.run_async()
        finally:
            self.first_frame.set()
        return app_parts.error_of(self.app)

    def receive(self, typed: bytes) -> None:
        if self._driver is not None:
            self._driver.receive(typed)

    def start_afresh(self) -> None:
        if self._driver is not None:
            self._driver.start_afresh()

    def resize(self, columns: int, rows: int) -> None:
        if self._driver is not None:
            self._driver.resize(columns, rows)

    def set_colours(self, colours: Colours) -> None:
        if self._driver is not None:
            self._driver.set_colours(colours)


def notify(app: App[Any], text: str) -> None:
    """Show *text* on *app* as a passing notice."""
    with contextlib.suppress(Exception):
        app.notify(text, markup=False)
