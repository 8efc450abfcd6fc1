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
from escape_tui.app.textual_internals.remains import Remains
from escape_tui.scene.terminal import Terminal
from ssh_host.session.frame_outlet import Outlet
from ssh_host.session.session_driver import VisitorDriver


class Show:
    """Make it, `run` it, give what is typed to its `driver`.

    *on_started* is called when the driver can receive input, *on_settled* when the App has come to rest, with
    a stage on the screen.
    """

    def __init__(
        self,
        app: App[Any],
        outlet: Outlet,
        terminal: Terminal,
        keys_per_second: int,
        on_started: Callable[[], None],
        on_settled: Callable[[], None],
    ) -> None:
        self.app = app
        self.first_frame = asyncio.Event()
        #: There is none before the App has begun to run.
        self.driver: VisitorDriver | None = None
        self._make_driver = functools.partial(
            VisitorDriver,
            outlet=outlet,
            terminal=terminal,
            keys_per_second=keys_per_second,
            on_started=on_started,
            on_first_frame=self.first_frame.set,
            on_settled=on_settled,
        )
        self._remains = Remains(app)
        isolate(app, terminal.colours)
        app_parts.draw_by(app, self._display)
        app_parts.drive_by(app, self._build)

    def _build(self, app: App[Any], **facts: Any) -> VisitorDriver:
        self.driver = self._make_driver(app, **facts)
        return self.driver

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        if self.driver is not None:
            self.driver.show(renderable)

    async def run(self) -> Exception | None:
        """Run the App to its end; gives the exception that ended it, if one did."""
        try:
            await self.app.run_async()
            return app_parts.error_of(self.app)
        finally:
            self.first_frame.set()
            if self.driver is not None:
                self._remains.ended(self.driver)


def notify(app: App[Any], text: str) -> None:
    """Show *text* on *app* as a passing notice."""
    with contextlib.suppress(Exception):
        app.notify(text, markup=False)
