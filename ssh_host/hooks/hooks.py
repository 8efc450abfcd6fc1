"""The hooks of a server: when something is worth a message, and how often."""

import asyncio
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Self

from escape_tui.hub.lobby.lobby import Lobby
from ssh_host.hooks.hook_post import HookFailed, post
from ssh_host.serve.config import Hook, HookEvent
from ssh_host.serve.game_nights import next_night
from ssh_host.serve.log import happened

#: Each hook hears of the same kind of event at most this often.
QUIET_SECONDS = 600.0
#: A table is announced when it has waited this long with an open seat.
OPEN_SECONDS = 60.0


class Hooks:
    """Tells *hooks* what happens in *lobby*; *command* is what is typed to come here."""

    def __init__(
        self,
        hooks: Iterable[Hook],
        lobby: Lobby,
        nights: tuple[str, ...],
        command: Callable[[], str],
        open_seconds: float = OPEN_SECONDS,
    ) -> None:
        self._hooks = tuple(hooks)
        self._lobby = lobby
        self._nights = nights
        self._command = command
        self._open_seconds = open_seconds
        self._loop = asyncio.get_running_loop()
        self._was_empty = True
        self._opened_at: dict[int, float] = {}
        self._told_at: dict[tuple[Hook, HookEvent], float] = {}
        self._failing: set[Hook] = set()
        self._timers: set[asyncio.TimerHandle] = set()
        self._sending: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        if self._hooks:
            self._lobby.on_change.append(self._look)
            self._await_night()
        return self

    async def __aexit__(self, *error: object) -> None:
        if self._hooks:
            self._lobby.on_change.remove(self._look)
        for timer in self._timers:
            timer.cancel()
        for task in self._sending:
            task.cancel()

    def _look(self) -> None:
        """Something has changed in the lobby."""
        is_empty = not self._lobby.people
        if self._was_empty and not is_empty:
            self._report("first-visitor", f"Somebody is in the temple. Join them: {self._command()}")
        self._was_empty = is_empty
        waiting = {table.number: table for table in self._lobby.open_tables() if table.is_for_anybody}
        for number in waiting.keys() - self._opened_at.keys():
            self._after(self._open_seconds, partial(self._still_open, number))
        now = self._loop.time()
        self._opened_at = {number: self._opened_at.get(number, now) for number in waiting}

    def _still_open(self, number: int) -> None:
        for table in self._lobby.open_tables():
            if table.number == number and table.is_for_anybody:
                self._report("open-table", f"A table waits for players: {self._command()} join {table.code}")

    def _await_night(self) -> None:
        if (coming := next_night(self._nights)) is not None:
            self._after((coming[1] - datetime.now(UTC)).total_seconds(), self._begin_night)

    def _begin_night(self) -> None:
        self._report("game-night", f"The game night begins: {self._command()}")
        self._await_night()

    def _after(self, seconds: float, do: Callable[[], None]) -> None:
        def ring() -> None:
            self._timers.discard(timer)
            do()

        timer = self._loop.call_later(seconds, ring)
        self._timers.add(timer)

    def _report(self, event: HookEvent, text: str) -> None:
        now = self._loop.time()
        for hook in self._hooks:
            told = self._told_at.get((hook, event))
            if event in hook.events and (told is None or now - told >= QUIET_SECONDS):
                self._told_at[hook, event] = now
                task = self._loop.create_task(self._send(hook, event, text))
                self._sending.add(task)
                task.add_done_callback(self._sending.discard)

    async def _send(self, hook: Hook, event: HookEvent, text: str) -> None:
        """Send *text*; only the first failure in a row is logged."""
        try:
            await asyncio.to_thread(post, hook, event, text)
        except HookFailed as failure:
            if hook not in self._failing:
                self._failing.add(hook)
                happened("hook failed", about=event, reason=str(failure))
        else:
            self._failing.discard(hook)
