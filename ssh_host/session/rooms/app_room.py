"""The room of an App that runs in this process."""

import asyncio
import contextlib
import contextvars
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace
from textual.app import App

from escape_tui.app.temple_app import TempleApp
from escape_tui.app.textual_internals import app_parts
from escape_tui.app.textual_internals.isolation import isolate
from escape_tui.app.textual_internals.remains import Remains
from escape_tui.scene.terminal import Colours, Terminal, TerminalSize
from ssh_host.monitoring.log import happened
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.rooms.room import Room, RoomDesk
from ssh_host.session.rooms.session_driver import SessionDriver
from ssh_host.session.session import Session

_START_SECONDS = 10.0
#: How long the App goes on after the end of its input, so that the last keys are drawn; then until nothing
#: new has been drawn a few times in a row, but no longer than the second time.
_LAST_PICTURE_SECONDS, _LONGEST_LAST_SECONDS = 1.0, 10.0
_LOOK_SECONDS, _LOOKS = 0.1, 3


class AppRoom(Room):
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
        # Creating an App takes long: one at a time, up to its first frame.
        async with self.session.host.starting:
            if self._is_leaving:
                return
            app = self._app = self._context.run(self._make_app)
            isolate(app, app.drawn_on.colours, partial(self._drive, app.drawn_on))
            running = self._loop.create_task(app.run_async(), context=self._context)
            running.add_done_callback(partial(self._app_ended, Remains(app)))
            try:
                async with asyncio.timeout(_START_SECONDS):
                    await self._first_frame.wait()
            except TimeoutError:
                happened("slow start", logging.WARNING, player=self.session.player)
        await running
        if (error := app_parts.error_of(app)) is not None:
            raise error

    def _app_ended(self, remains: Remains, _: object) -> None:
        self._first_frame.set()
        if self._driver is not None:
            remains.ended(self._driver)

    def _drive(self, terminal: Terminal, app: App[Any], **facts: Any) -> SessionDriver:
        session = self.session
        self._driver = SessionDriver(
            app,
            outlet=session.outlet,
            terminal=replace(terminal, size=session.size),
            keys_per_second=session.host.config.limits.keys_per_second,
            # The App calls this in its own context, which can't be entered twice.
            on_started=partial(self._loop.call_soon, session.take_input),
            on_frame=self._first_frame.set,
            on_settled=session.host.something_left,
            **facts,
        )
        app_parts.draw_by(app, self._driver.show)
        return self._driver

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
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_LONGEST_LAST_SECONDS):
                await self._rest()
        self.session.lost()

    async def _rest(self) -> None:
        """Wait until the App has handled everything and draws nothing more."""
        calm = 0
        while calm < _LOOKS and self._app is not None and not self._is_leaving:
            top, frames, drawn = self._app.screen_stack[-1:], self.session.outlet.frames, asyncio.Event()
            for screen in top:
                self._context.run(screen.call_after_refresh, drawn.set)
                await drawn.wait()
            await asyncio.sleep(_LOOK_SECONDS)
            is_calm = self._app is not None and self._app.screen_stack[-1:] == top
            calm = calm + 1 if is_calm and self.session.outlet.frames == frames else 0

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
        if self._driver is not None:
            self._driver.disable_input()
        self._app = self._driver = None
        self._desk.depart()

    def journal(self) -> str:
        return self._desk.game()
