"""Players of a long run: real SSH visitors who press keys, and note how long nothing answered them."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager

from escape_tui.engine.chance import Draws
from escape_tui.hub.seeded_chance import SeededChance
from tests.bench.clients.client import Client, closed, connected, entered
from tests.bench.clients.hands import Hands
from tests.bench.clients.sitting import PATIENCE_SECONDS, began, sat_down

COLUMNS, ROWS = 100, 30
SEATS = 3
_TABLES_AT_ONCE = 2
_BEAT_SECONDS = 0.3
#: Who sees no dice for so long has a game behind them, and begins another.
_AFTER_GAME_SECONDS = 4.0
_ON_TO_THE_NEXT_GAME = ("\r", "r")
#: What the first line says above every map, also where dice are too small for `Hands`, all of them locked.
_AT_GAME = "▐K▌×"
#: What always shows, nearer or farther away: with all dice locked a key may change nothing at all.
_LOOKS = ("+", "-")


class Player:
    """One visitor who plays, or looks at their dice while *is_quiet*."""

    def __init__(self, client: Client, number: int) -> None:
        self.client = client
        self.is_quiet = False
        self.hands = Hands(client.glass, SeededChance(number))
        self._draws = Draws(SeededChance(number))
        self._loop = asyncio.get_running_loop()
        self._looks = 0
        self._asked_at: float | None = None
        self._silences: list[tuple[float, float]] = []
        client.on_frame = self._see

    def _see(self, now: float) -> None:
        if self._asked_at is not None:
            self._silences.append((self._asked_at, now - self._asked_at))
            self._asked_at = None

    def is_at_game(self) -> bool:
        return self.hands.is_at_game

    @property
    def is_at_map(self) -> bool:
        """Whether a game is on the screen, and not its end or the lobby."""
        return _AT_GAME in self.client.glass.line(0)

    @property
    def is_answered(self) -> bool:
        """Whether something came of every key so far that was pressed at a game."""
        return self._asked_at is None

    def waits_since(self, moment: float) -> bool:
        """Whether a key from before *moment*, or soon after, has not been answered yet."""
        return self._asked_at is not None and self._asked_at <= moment + 2 * _BEAT_SECONDS

    def silences(self, since: float) -> list[float]:
        """How long each key that was unanswered at *since* or later was followed by no picture at all."""
        answered = [seconds for asked_at, seconds in self._silences if asked_at + seconds > since]
        return answered if self._asked_at is None else [*answered, self._loop.time() - self._asked_at]

    def longest_silence(self, since: float) -> float:
        return max(self.silences(since), default=0.0)

    async def play(self) -> None:
        at_game = self._loop.time()
        while not self.client.is_closed:
            await asyncio.sleep(_BEAT_SECONDS * (0.5 + self._draws.below("beats", 1000) / 1000))
            now = self._loop.time()
            if self.is_at_map:
                at_game = now
            if self.is_quiet:
                continue
            self._press(self._next(now, is_after_game=now - at_game > _AFTER_GAME_SECONDS), now)

    def _next(self, now: float, *, is_after_game: bool) -> str:
        if is_after_game:
            return self._next_game()
        is_stuck = not self.hands.is_at_game
        return self._look() if is_stuck or not self.is_answered else self.hands.next(now).key

    def _look(self) -> str:
        """In turn: of two that follow each other at least one shows."""
        self._looks += 1
        return _LOOKS[self._looks % len(_LOOKS)]

    def _next_game(self) -> str:
        return _ON_TO_THE_NEXT_GAME[self._draws.below("next", len(_ON_TO_THE_NEXT_GAME))]

    def _press(self, key: str, now: float) -> None:
        self.client.press(key)
        # Elsewhere there are keys that nothing comes of.
        if self._asked_at is None and self.is_at_map:
            self._asked_at = now


@asynccontextmanager
async def playing(port: int, people: int, bots: int = 0) -> AsyncIterator[list[Player]]:
    """*people* players in front of dice, three at a table, who go on playing; with *bots* at every second
    table."""
    async with AsyncExitStack() as closing:
        gate = asyncio.Semaphore(_TABLES_AT_ONCE)

        async def let_in(command: str | None) -> Client:
            connection = await connected("127.0.0.1", port, "visitor")
            closing.push_async_callback(closed, connection)
            client = await entered(connection, command, COLUMNS, ROWS)
            await client.sees(lambda: client.glass.is_full, PATIENCE_SECONDS)
            return client

        async def seated(seats: int, bots: int) -> list[Client]:
            async with gate:
                return (await sat_down(let_in, seats, bots)).clients

        tables = [
            seated(min(SEATS, people - first), bots * (first // SEATS % 2))
            for first in range(0, people, SEATS)
        ]
        clients = [client for table in await asyncio.gather(*tables) for client in table]
        players = [Player(client, number) for number, client in enumerate(clients)]
        await asyncio.gather(*(began(player.client, player.is_at_game) for player in players))
        tasks = [asyncio.create_task(player.play()) for player in players]
        try:
            yield players
        finally:
            for task in tasks:
                task.cancel()


def quantile(values: Iterable[float], share: float) -> float:
    """The value below which so large a *share* of *values* lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
