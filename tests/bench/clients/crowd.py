"""The crowd: many measuring visitors, six to a table, who all play at the same pace."""

import asyncio
import os
import time
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from itertools import pairwise

from msgspec import Struct

from escape_tui.engine.chance import Draws
from escape_tui.hub.seeded_chance import SeededChance
from tests.bench.clients import gauges
from tests.bench.clients.client import Client, closed, connected, entered
from tests.bench.clients.clock import Clock, lateness
from tests.bench.clients.figures import Figures, spread
from tests.bench.clients.friends import FriendsDice
from tests.bench.clients.gauges import Parts
from tests.bench.clients.hands import Hands, Press
from tests.bench.clients.onlookers import Onlookers, Seen, onlookers
from tests.bench.clients.sitting import PATIENCE_SECONDS, SEATS, Sitters, began, sat_down
from tests.bench.clients.slow_line import slow_line

#: After so long a key counts as lost.
LOST_SECONDS = 3.0
_COUNT_IN_SECONDS = 5.5
_WARM_UP_SECONDS = 3.0
_TABLES_AT_ONCE = 2
_NEWCOMER_EVERY_SECONDS = 2.0
_LAG_EVERY_SECONDS = 0.02
_STALL_SECONDS = 0.05


class Plan(Struct, frozen=True):
    """A crowd of *visitors* that plays for *seconds*, each at *rate* keys a second, in one size of window."""

    host: str
    port: int
    visitors: int
    rate: float
    seconds: float
    columns: int = 100
    rows: int = 30
    pid: int | None = None
    metrics_port: int | None = None
    #: One of them sits at the end of a slow line.
    has_slow_line: bool = False
    #: So many of them sit at no table, and look on at the first.
    watchers: int = 0


class Crowd:
    """One run. What the visitors see is collected here."""

    def __init__(self, plan: Plan, closing: AsyncExitStack, parts: Parts) -> None:
        self._plan = plan
        self._parts = parts
        self._closing = closing
        #: Everybody who sits at a table.
        self._clients: list[Client] = []
        #: Who sees the dice of each player: somebody else at the same table.
        self._friends: dict[Client, Client] = {}
        self._onlookers: Onlookers | None = None
        #: The code of the table that others may watch.
        self._first_table = ""
        self._ages: list[float] = []
        self._latencies: list[float] = []
        self._entries: list[float] = []
        self._lags: list[float] = []
        self._unanswered = 0
        self._is_measuring = False
        self._let_in_so_far = 0
        self._slow: Client | None = None
        self._slow_latencies: list[float] = []
        self._clocks: tuple[Clock, ...] = ()

    async def run(self) -> Figures:
        empty = self._read()
        hands = await self._sit_down()
        await asyncio.sleep(_COUNT_IN_SECONDS)
        async with asyncio.TaskGroup() as tasks:
            playing = self._playing(tasks, hands)
            await asyncio.sleep(_WARM_UP_SECONDS)
            figures = await self._measured(tasks, empty)
            for task in playing:
                task.cancel()
        return figures

    def _playing(self, tasks: asyncio.TaskGroup, hands: list[Hands]) -> list[asyncio.Task[None]]:
        return [
            tasks.create_task(self._play(client, each, number))
            for number, (client, each) in enumerate(zip(self._clients, hands, strict=True))
        ]

    async def _measured(self, tasks: asyncio.TaskGroup, empty: gauges.Reading) -> Figures:
        """What happens during the seconds of the plan."""
        others = [tasks.create_task(each) for each in (self._newcomers(), self._watch_own_lag())]
        before, parts, began = self._read(), gauges.spent(self._parts), time.monotonic()
        seen = await self._seen()
        busy = gauges.busy_seconds()
        self._is_measuring = True
        await asyncio.sleep(self._plan.seconds)
        self._is_measuring = False
        seconds, after = time.monotonic() - began, self._read()
        parts = {part: spent - parts[part] for part, spent in gauges.spent(self._parts).items()}
        now, busy = await self._seen(), gauges.busy_seconds() - busy
        host_cpu, client_cpu = after.cpu_seconds - before.cpu_seconds, now.cpu_seconds - seen.cpu_seconds
        for task in others:
            task.cancel()
        visitors = self._plan.visitors
        received, frames = now.bytes - seen.bytes, now.frames - seen.frames
        return Figures(
            visitors=visitors,
            seconds=round(seconds, 1),
            key_to_effect=spread(self._latencies),
            connect_to_frame=spread(self._entries),
            client_lag=spread(self._lags),
            unanswered=self._unanswered,
            bytes_per_second=round(received / seconds / visitors, 1),
            frames_per_second=round(frames / seconds / visitors, 2),
            host_cpu=round(host_cpu / seconds, 3),
            memory_per_visitor_mb=round((after.memory_bytes - empty.memory_bytes) / visitors / 1e6, 3),
            loop_lag_p99=gauges.lag_quantile(before, after, 0.99) * 1000,
            loop_stalls=gauges.lags_above(before, after, _STALL_SECONDS),
            dropped_frames=after.dropped_frames - before.dropped_frames,
            client_cpu=round(client_cpu / seconds, 3),
            others_cpu=round(max(0.0, busy - host_cpu - client_cpu) / seconds, 3) if host_cpu else 0.0,
            friends_die=spread(self._ages),
            watchers=self._plan.watchers,
            parts_cpu={part: round(spent / seconds, 3) for part, spent in parts.items()},
            slow_key_to_effect=spread(self._slow_latencies),
            slow_age=spread(lateness(*self._clocks) if self._clocks else []),
        )

    def _read(self) -> gauges.Reading:
        return gauges.read(self._plan.pid, self._plan.metrics_port)

    # Sitting down

    async def _sit_down(self) -> list[Hands]:
        """Everybody at a table, in front of dice."""
        people = self._plan.visitors - self._plan.watchers
        tables = [min(SEATS, people - first) for first in range(0, people, SEATS)]
        gate = asyncio.Semaphore(_TABLES_AT_ONCE)
        seated = await asyncio.gather(*(self._seat(gate, each) for each in tables))
        players = [client for table in seated for client in table.clients]
        if self._slow is not None:
            self._clocks = Clock(players[0]), Clock(self._slow)
        hands = [Hands(client.glass, SeededChance(number)) for number, client in enumerate(players)]
        await asyncio.gather(*(self._at_game(*each) for each in zip(players, hands, strict=True)))
        for table in seated:
            self._friends |= dict(pairwise((*table.clients, table.clients[0])))
        self._clients, self._first_table = players, seated[0].code
        if watchers := self._plan.watchers:
            self._onlookers = await self._closing.enter_async_context(self._looking_on(watchers))
        return hands

    def _looking_on(self, people: int) -> AbstractAsyncContextManager[Onlookers]:
        """*people* spectators of the first table."""
        plan = self._plan
        return onlookers(plan.host, plan.port, self._first_table, people, plan.columns, plan.rows)

    async def _seen(self) -> Seen:
        """What everybody has received so far, and what that has cost."""
        watched = Seen() if self._onlookers is None else await self._onlookers.seen()
        return watched.and_by(self._clients)

    async def _seat(self, gate: asyncio.Semaphore, people: int) -> Sitters:
        async with gate:
            return await sat_down(self._let_in, people)

    async def _let_in(self, command: str | None) -> Client:
        """A new visitor; the second one, who joins the first one's table, may have the slow line."""
        plan, port = self._plan, self._plan.port
        self._let_in_so_far += 1
        is_slow = plan.has_slow_line and self._let_in_so_far == 2
        if is_slow:
            port = await self._closing.enter_async_context(slow_line(plan.host, plan.port))
        connection = await connected(plan.host, port, "visitor")
        self._closing.push_async_callback(closed, connection)
        client = await entered(connection, command, plan.columns, plan.rows)
        await client.sees(lambda: client.glass.is_full, PATIENCE_SECONDS)
        if is_slow:
            self._slow = client
        return client

    async def _at_game(self, client: Client, hands: Hands) -> None:
        await began(client, lambda: hands.is_at_game)

    # Playing

    async def _play(self, client: Client, hands: Hands, number: int) -> None:
        loop, beat = asyncio.get_running_loop(), 1 / self._plan.rate
        draws = Draws(SeededChance(number))
        due = loop.time() + draws.below("first beat", 1000) / 1000 * beat
        while True:
            await asyncio.sleep(due - loop.time())
            due = max(due + beat * (0.8 + draws.below("beats", 401) / 1000), loop.time())
            await self._press(client, hands)

    async def _press(self, client: Client, hands: Hands) -> None:
        wanted = hands.next(asyncio.get_running_loop().time())
        pressed_at = client.press(wanted.key)
        if wanted.effect is None:
            return
        if wanted.die and self._is_measuring:
            self._await_friend(client, wanted, pressed_at)
        try:
            seen_at = await client.sees(wanted.effect, LOST_SECONDS)
        except TimeoutError:
            self._unanswered += self._is_measuring
            return
        if self._is_measuring:
            latencies = self._slow_latencies if client is self._slow else self._latencies
            latencies.append((seen_at - pressed_at) * 1000)

    def _await_friend(self, client: Client, wanted: Press, pressed_at: float) -> None:
        """Note how old the die is when the next one at the table sees it."""
        friend, figure = self._friends[client], FriendsDice(client.glass).own_figure
        theirs = FriendsDice(friend.glass)

        def is_seen() -> bool:
            return theirs.shows(figure, wanted.die, is_held=wanted.is_held)

        if friend is not client and not is_seen():
            friend.expect(is_seen, LOST_SECONDS, lambda now: self._ages.append((now - pressed_at) * 1000))

    async def _newcomers(self) -> None:
        """Somebody comes in every now and then, looks around and leaves."""
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            connection = await connected(self._plan.host, self._plan.port, "newcomer")
            try:
                client = await entered(connection, None, self._plan.columns, self._plan.rows)
                seen_at = await client.sees(lambda: client.glass.is_full, PATIENCE_SECONDS)  # noqa: B023
                self._entries.append((seen_at - began) * 1000)
            finally:
                connection.abort()
            await asyncio.sleep(_NEWCOMER_EVERY_SECONDS)

    async def _watch_own_lag(self) -> None:
        """How late this process itself is: what it measures can be no better."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + _LAG_EVERY_SECONDS
            await asyncio.sleep(_LAG_EVERY_SECONDS)
            self._lags.append((loop.time() - due) * 1000)


async def measured(plan: Plan, parts: Parts | None = None) -> Figures:
    """Let the crowd of *plan* come, play and leave; *parts* are the processes that the host is made of."""
    async with AsyncExitStack() as closing:
        return await Crowd(plan, closing, parts or {}).run()


def load() -> tuple[float, float, float]:
    return os.getloadavg()
