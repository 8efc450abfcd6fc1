"""The room of an App that runs in this process."""

import asyncio
import contextvars
import logging
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from rich.console import RenderableType
from textual.app import App
from textual.screen import Screen

from escape_tui.app.temple_app import TempleApp
from escape_tui.app.textual_internals import app_parts
from escape_tui.app.textual_internals.isolation import isolate
from escape_tui.app.textual_internals.savings.remains import Remains
from escape_tui.scene.terminal import Colours, Terminal, TerminalSize
from ssh_host.monitoring.log import happened
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.looks import dressed, looks_in
from ssh_host.session.rooms.room import RoomDesk
from ssh_host.session.rooms.session_driver import SessionDriver
from ssh_host.session.session import Session

_START_SECONDS = 10.0
#: After the first picture and the end of the input, the last keys are still drawn.
_LAST_PICTURE_SECONDS = 1.0


class AppRoom:
    """Runs one App for *session*, in a context of its own, so that it shares no context variables.

    *make_app* creates the App in that context; *desk* serves the visitor.
    """

    def __init__(self, session: Session, desk: RoomDesk, make_app: Callable[[], TempleApp]) -> None:
        self.session = session
        self._desk = desk
        self._make_app = make_app
        self._loop = asyncio.get_running_loop()
        self._context = contextvars.Context()
        self._first_frame = asyncio.Event()
        self._app: TempleApp | None = None
        #: Empty until the App is running.
        self._driver: SessionDriver | None = None
        self._is_leaving = False
        self._ending: asyncio.Task[None] | None = None

    @property
    def app(self) -> TempleApp | None:
        return self._app

    async def run(self) -> None:
        running = await self._start()
        if running is not None and (error := await running) is not None:
            raise error

    async def _start(self) -> "asyncio.Task[Exception | None] | None":
        """Create the App and wait for its first frame; one visitor at a time."""
        async with self.session.host.starting:
            if self._is_leaving:
                return None
            app = self._app = self._context.run(self._prepared)
            running = self._loop.create_task(self._run(app), context=self._context)
            try:
                async with asyncio.timeout(_START_SECONDS):
                    await self._first_frame.wait()
            except TimeoutError:
                happened("slow start", logging.WARNING, player=self.session.player)
        return running

    def _prepared(self) -> TempleApp:
        app = self._make_app()
        isolate(app, self._terminal().colours)
        app_parts.draw_by(app, self._display)
        app_parts.drive_by(app, self._drive)
        return app

    def _terminal(self) -> Terminal:
        """The current terminal, with the visitor's settings."""
        session = self.session
        looks = looks_in(session.host.store.settings(session.player))
        return dressed(replace(session.arrival.terminal, size=session.size), looks)

    def _drive(self, app: App[Any], **facts: Any) -> SessionDriver:
        self._driver = SessionDriver(
            app,
            outlet=self.session.outlet,
            terminal=self._terminal(),
            keys_per_second=self.session.host.config.limits.keys_per_second,
            on_started=self._take_input_soon,
            on_first_frame=self._first_frame.set,
            on_settled=self.session.host.something_left,
            **facts,
        )
        return self._driver

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        if self._driver is not None:
            self._driver.show(renderable)

    async def _run(self, app: TempleApp) -> Exception | None:
        """Run *app* to its end; returns the exception that ended it, if any."""
        remains = Remains(app)
        try:
            await app.run_async()
            return app_parts.error_of(app)
        finally:
            self._first_frame.set()
            if self._driver is not None:
                remains.ended(self._driver)

    def _take_input_soon(self) -> None:
        # The App calls this in its own context, which can't be entered twice.
        self._loop.call_soon(self.session.take_input)

    def receive(self, typed: bytes) -> None:
        if self._driver is not None:
            # Posting a message reads context variables, which must be the App's own.
            self._context.run(self._driver.receive, typed)

    def start_afresh(self) -> None:
        if self._driver is not None:
            self._driver.start_afresh()

    def end_input(self) -> None:
        self._ending = self._loop.create_task(self._end_after_last_picture())

    async def _end_after_last_picture(self) -> None:
        await self._first_frame.wait()
        await asyncio.sleep(_LAST_PICTURE_SECONDS)
        self.session.lost()

    def resize(self, size: TerminalSize) -> None:
        if self._driver is not None:
            self._context.run(self._driver.resize, size.columns, size.rows)

    def set_colours(self, colours: Colours) -> None:
        if self._driver is not None:
            self._driver.set_colours(colours)

    def notice(self, text: str) -> None:
        if self._app is not None and not self._is_leaving:
            self._context.run(self._app.call_next, self._app.notice, text)

    def leave(self) -> None:
        self._is_leaving = True
        if self._app is not None:
            self._context.run(self._app.exit)

    def left(self, leaving: LeaveReason) -> None:
        self._is_leaving = True
        self._app = self._driver = None
        self._desk.depart()

    def journal(self) -> str:
        return self._desk.game()
