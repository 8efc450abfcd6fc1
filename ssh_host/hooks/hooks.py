"""The hooks of a server: which events cause a message, and how often."""

import asyncio
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import partial
from typing import Self

from escape_tui.hub.lobby.lobby import Lobby
from escape_tui.hub.table.seats.seats import Phase
from ssh_host.background_tasks import BackgroundTasks
from ssh_host.config.config import Hook, HookEvent
from ssh_host.config.game_nights import next_night
from ssh_host.hooks.hook_post import HookFailed, post
from ssh_host.host import Host
from ssh_host.monitoring.log import happened
from ssh_host.session.arrival import WayIn
from ssh_host.store.store import Store
from ssh_host.work_claim import WorkClaim, alone

#: The minimum time between two messages of the same kind to a hook.
QUIET_SECONDS = 600.0
#: A table is announced when it has waited this long with an open seat.
OPEN_SECONDS = 60.0
#: By then, the result of the game is stored.
_RESULT_SECONDS = 2.0


class Hooks:
    """Sends *hooks* the news of *lobby*; *way_in* says how others come here, *record_ms* gives the
    time of a game that set a record, else 0. Of several processes, only the one that *claim* allows sends
    a message."""

    def __init__(
        self,
        hooks: Iterable[Hook],
        lobby: Lobby,
        nights: tuple[str, ...],
        way_in: Callable[[], WayIn],
        record_ms: Callable[[str], int],
        claim: WorkClaim = alone,
        is_anybody_elsewhere: Callable[[], bool] = lambda: False,
        open_seconds: float = OPEN_SECONDS,
    ) -> None:
        self._hooks = tuple(hooks)
        self._lobby = lobby
        self._nights = nights
        self._way_in = way_in
        self._record_ms = record_ms
        self._claim = claim
        self._is_anybody_elsewhere = is_anybody_elsewhere
        self._open_seconds = open_seconds
        self._loop = asyncio.get_running_loop()
        self._was_empty = True
        self._opened_at: dict[int, float] = {}
        self._races: set[str] = set()
        self._over: set[str] = set()
        self._told_at: dict[tuple[Hook, HookEvent], float] = {}
        self._failing: set[Hook] = set()
        self._timers: set[asyncio.TimerHandle] = set()
        self._sending = BackgroundTasks()

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
        self._sending.cancel()

    def _look(self) -> None:
        """Look for news after a change in the lobby."""
        is_empty = not self._lobby.people
        if self._was_empty and not is_empty and not self._is_anybody_elsewhere():
            self._report("first-visitor", f"Somebody is in the temple. Join them: {self._way_in().command}")
        self._was_empty = is_empty
        waiting = {table.number: table for table in self._lobby.open_tables() if table.is_for_anybody}
        for number in waiting.keys() - self._opened_at.keys():
            self._after(self._open_seconds, partial(self._still_open, number))
        now = self._loop.time()
        self._opened_at = {number: self._opened_at.get(number, now) for number in waiting}
        self._look_at_races()
        self._look_at_results()

    def _look_at_races(self) -> None:
        races = {
            table.racing.race.id: table.racing.race.code
            for table in self._lobby.tables.values()
            if table.is_public and table.phase is Phase.GATHERING and table.racing.race is not None
        }
        for id in races.keys() - self._races:
            self._report("race", f"A race waits for tables: {self._to('race', races[id])}")
        self._races = set(races)

    def _look_at_results(self) -> None:
        over = {
            table.kept_as
            for table in self._lobby.tables.values()
            if table.is_public and table.phase is Phase.OVER and not table.day
        }
        for game in over - self._over:
            self._after(_RESULT_SECONDS, partial(self._consider_record, game))
        self._over = over

    def _consider_record(self, game: str) -> None:
        if seconds := self._record_ms(game) // 1000:
            clock = f"{seconds // 60}:{seconds % 60:02}"
            self._report("record", f"A record: out in {clock}. Beat it: {self._to('race', game)}")

    def _still_open(self, number: int) -> None:
        for table in self._lobby.open_tables():
            if table.number == number and table.is_for_anybody:
                self._report(
                    "open-table",
                    f"A table waits for players: {self._to('join', table.code)}",
                )

    def _to(self, word: str, code: str) -> str:
        return self._way_in().command_to(f"{word} {code}")

    def _await_night(self) -> None:
        if (coming := next_night(self._nights)) is not None:
            self._after((coming[1] - datetime.now(UTC)).total_seconds(), self._begin_night)

    def _begin_night(self) -> None:
        self._report("game-night", f"The game night begins: {self._way_in().command}")
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
                self._sending.start(self._send(hook, event, text), "sending a hook's message")

    async def _send(self, hook: Hook, event: HookEvent, text: str) -> None:
        """Send *text*, if no other process does; only the first failure in a row is logged."""
        if not await self._claim(f"{event}.{self._hooks.index(hook)}"):
            return
        try:
            await asyncio.to_thread(post, hook, event, text)
        except HookFailed as failure:
            if hook not in self._failing:
                self._failing.add(hook)
                happened("hook failed", about=event, reason=str(failure))
        else:
            self._failing.discard(hook)


def hooks_of(
    host: Host,
    lobby: Lobby,
    store: Store,
    claim: WorkClaim = alone,
    is_anybody_elsewhere: Callable[[], bool] = lambda: False,
) -> Hooks:
    """The hooks in the settings of *host*."""
    config = host.config
    return Hooks(
        config.hook,
        lobby,
        config.game.nights,
        lambda: WayIn(host.command),
        store.results.record_ms,
        claim,
        is_anybody_elsewhere,
    )
