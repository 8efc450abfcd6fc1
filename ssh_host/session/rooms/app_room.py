"""A room of this process: an App that draws on its visitor's line."""

import asyncio
import contextvars
import logging
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace
from textual.app import App

from escape_tui.scene.terminal import Colours, Size
from ssh_host.serve.log import happened
from ssh_host.session.rooms.prepared_app import Show, notify
from ssh_host.session.session import Session
from ssh_host.session.visitor import Leaving, Visitor, dressed, looks_in

_START_SECONDS = 10.0
#: When no more input comes, what was typed last is still drawn.
_LAST_PICTURE_SECONDS = 1.0


class AppRoom:
    """One App for one *session*, in a context of its own: its variables must not be a neighbour's."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._host = session.host
        self._loop = asyncio.get_running_loop()
        self._context = contextvars.Context()
        self._visitor: Visitor | None = None
        self._show: Show | None = None
        self._is_leaving = False

    @property
    def app(self) -> "App[Any] | None":
        return self._show.app if self._show is not None else None

    async def run(self) -> None:
        running = await self._start()
        if running is not None and (error := await running) is not None:
            raise error

    async def _start(self) -> "asyncio.Task[Exception | None] | None":
        """Make the App and bring it to its first frame, one visitor at a time."""
        async with self._host.starting:
            if self._is_leaving:
                return None
            show = self._show = self._context.run(self._make_show)
            running = self._loop.create_task(show.run(), context=self._context)
            try:
                async with asyncio.timeout(_START_SECONDS):
                    await show.first_frame.wait()
            except TimeoutError:
                happened("slow start", logging.WARNING, player=self.session.identity.player)
        return running

    def _make_show(self) -> Show:
        session, host = self.session, self._host
        terminal = replace(session.arrival.terminal, size=session.size)
        looks = looks_in(host.store.settings(session.identity.player))
        self._visitor = Visitor(self, terminal)
        app: App[Any] = host.make_app(self._visitor)
        keys_per_second = host.config.limits.keys_per_second
        looked_at = dressed(terminal, looks)
        return Show(
            app, session.outlet, looked_at, keys_per_second, self._take_input_soon, host.something_left
        )

    def _take_input_soon(self) -> None:
        # The App calls this in its own context, which cannot be entered twice.
        self._loop.call_soon(self.session.take_input)

    def receive(self, typed: bytes) -> None:
        if self._show is not None and self._show.driver is not None:
            # Posting looks at context variables of the App: they must be its own.
            self._context.run(self._show.driver.receive, typed)

    def start_afresh(self) -> None:
        if self._show is not None and self._show.driver is not None:
            self._show.driver.start_afresh()

    def end_input(self) -> None:
        self._loop.call_later(_LAST_PICTURE_SECONDS, self.session.lost)

    def resize(self, size: Size) -> None:
        if self._show is not None and self._show.driver is not None:
            self._context.run(self._show.driver.resize, size.columns, size.rows)

    def notice(self, text: str) -> None:
        if self._visitor is not None and self._visitor.on_notice is not None:
            self._visitor.on_notice(text)
        elif self._show is not None:
            self._context.run(notify, self._show.app, text)

    def run_later(self, action: Callable[..., object], *facts: object) -> None:
        """Let the App do *action* in its own context, when it comes to it."""
        if self._show is not None and not self._is_leaving:
            self._context.run(self._show.app.call_next, action, *facts)

    def set_colours(self, colours: Colours) -> None:
        if self._show is not None and self._show.driver is not None:
            self._show.driver.set_colours(colours)

    def leave(self) -> None:
        self._is_leaving = True
        if self._show is not None:
            self._context.run(self._show.app.exit)

    def left(self, leaving: Leaving) -> None:
        self._is_leaving = True
        visitor, self._visitor, self._show = self._visitor, None, None
        if visitor is not None and visitor.on_leave is not None:
            visitor.on_leave(leaving)

    def journal(self) -> str:
        return self._visitor.game() if self._visitor is not None and self._visitor.game is not None else ""
