"""What an analysis costs the people who play beside it: keys of one crowd with and without it, in turn."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from statistics import mean, stdev
from typing import NamedTuple

from escape_tui.cli.set_up_flags import simulated_seats
from escape_tui.content.catalogue import load
from escape_tui.engine.setup import Setup
from escape_tui.hub.bots.playing_out import companions, play_out
from escape_tui.hub.record.record import Journal, header
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.modules.box import new_game
from ssh_host.store.store import FILE_NAME, Store
from tests.bench.clients import gauges
from tests.bench.clients.client import closed, connected, entered
from tests.bench.clients.crowd import Crowd
from tests.bench.clients.figures import spread
from tests.bench.clients.sitting import past_card
from tests.bench.crowd import HOST_CORE, pin_client, plan, running_host
from tests.ssh_host.store.journals import append

VISITORS = int(os.environ.get("BENCH_VISITORS", "60"))
TURNS = int(os.environ.get("BENCH_TURNS", "10"))
TURN_SECONDS = float(os.environ.get("BENCH_SECONDS", "8"))
_SETTLED_SECONDS = 2.0
#: An analysis may take less time than a turn.
_GAMES_A_TURN = 4
_SETUP = Setup(simulated_seats(4), soundtrack="1")


def _id(number: int) -> str:
    return f"{number:010x}"


def _finished_games(folder: Path) -> None:
    """Put finished games for each turn into *folder*: nobody has analysed them yet."""
    catalogue, store = load(), Store.open(folder / FILE_NAME)
    for number in range((TURNS + 1) * _GAMES_A_TURN):
        lines: list[bytes] = []
        journal, game = Journal(lines.append), new_game(_SETUP, catalogue, SeededChance(number))
        journal.begin(header(_SETUP, number, catalogue), game)
        play_out(game, companions(_SETUP, number), journal)
        store.open_table(_id(number), b"{}")
        for place, line in enumerate(lines):
            append(store, _id(number), place, 0, line)
        store.close_table(_id(number))
    store.close()


class InTurns(NamedTuple):
    """How much longer the p95 of the keys is beside an analysis, turn by turn; all keys without one and with
    one, in milliseconds; and the part of the core that the analyses had, turn by turn."""

    shares: list[float]
    alone: list[float]
    beside: list[float]
    spent: list[float]


class InTurn(Crowd):
    """One crowd, beside which games are analysed in every other turn."""

    async def measured_in_turn(self) -> InTurns:
        hands, shares, alone, beside, spent = await self._sit_down(), [], [], [], []
        async with asyncio.TaskGroup() as tasks:
            playing = self._playing(tasks, hands)
            await asyncio.sleep(3 * _SETTLED_SECONDS)
            for number in range(TURNS + 1):
                quiet = await self._keys()
                for game in range(number * _GAMES_A_TURN, (number + 1) * _GAMES_A_TURN):
                    await self._ask_for_analysis(_id(game))
                begun = _spent(self._plan.pid)
                busy = await self._keys()
                cpu = _spent(self._plan.pid) - begun
                await self._stop_analyses()
                # The first turn warms up.
                if number:
                    shares.append(spread(busy).p95 / spread(quiet).p95)
                    alone += quiet
                    beside += busy
                    spent.append(cpu / (_SETTLED_SECONDS + TURN_SECONDS))
            for task in playing:
                task.cancel()
        return InTurns(shares, alone, beside, spent)

    async def _keys(self) -> list[float]:
        await asyncio.sleep(_SETTLED_SECONDS)
        self._latencies = []
        self._is_measuring = True
        await asyncio.sleep(TURN_SECONDS)
        self._is_measuring = False
        return self._latencies

    async def _ask_for_analysis(self, game: str) -> None:
        """Look at *game*, which nobody has analysed: the host begins to, or will after the others."""
        connection = await connected(self._plan.host, self._plan.port, "visitor")
        try:
            await past_card(await entered(connection, f"replay {game}", self._plan.columns, self._plan.rows))
        finally:
            await closed(connection)

    async def _stop_analyses(self) -> None:
        """Kill the process that runs, and those that follow it."""
        jobs = _children(self._plan.pid)
        assert jobs, "the analyses were over before the turn was"
        assert all(os.sched_getaffinity(job) == {HOST_CORE} for job in jobs), "not on the core of the host"
        while jobs := _children(self._plan.pid):
            for job in jobs:
                with suppress(ProcessLookupError):
                    os.kill(job, signal.SIGKILL)
            await asyncio.sleep(0.5)


def _children(pid: int | None) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _spent(pid: int | None) -> float:
    """Seconds of CPU of the children of *pid*, including those that are gone."""
    dead = _times(pid, 15, 16)
    return dead + sum(_times(job, 13, 14) for job in _children(pid))


def _times(pid: int | None, *columns: int) -> float:
    """The sum of some *columns* of the status of *pid*, in seconds."""
    try:
        numbers = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    except FileNotFoundError:
        return 0
    # What stands before the bracket are two columns.
    return sum(int(numbers[column - 2]) for column in columns) / os.sysconf("SC_CLK_TCK")


async def in_turn() -> InTurns:
    async with AsyncExitStack() as closing:
        host = closing.enter_context(running_host(fill=_finished_games))
        return await InTurn(plan(host, VISITORS), closing, {}).measured_in_turn()


def run() -> str:
    """Keys with and without an analysis on the core of the host."""
    pin_client()
    shares, alone, beside, spent = asyncio.run(in_turn())
    error = stdev(shares) / len(shares) ** 0.5
    lines = [f"{gauges.machine()}; {VISITORS} visitors, {TURNS} turns of {TURN_SECONDS:g} s each"]
    for name, keys in (("alone", alone), ("beside an analysis", beside)):
        told = spread(keys)
        lines.append(
            f"{name}: {told.count} keys, p50 {told.p50:.2f} ms, p95 {told.p95:.2f}, p99 {told.p99:.2f}"
        )
    lines.append(f"the analyses had {100 * mean(spent):.0f} % of that core")
    lines.append(f"p95 beside an analysis: {mean(shares):.3f} ± {error:.3f} of that alone")
    return "\n".join(lines)
