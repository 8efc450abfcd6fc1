"""What an analysis costs people who play beside it: keys of a crowd with and without it, in short turns."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Sequence
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
#: Half of them beside analyses.
TURNS = int(os.environ.get("BENCH_TURNS", "40"))
TURN_SECONDS = float(os.environ.get("BENCH_SECONDS", "4"))
_SETTLED_SECONDS = 1.0
_WARM_UP_SECONDS = 8.0
#: The bench fails after this time; no turn begins in the last part of it.
_LONGEST_SECONDS, _LAST_SECONDS = 350, 30
#: Analyses take at least five seconds of CPU each, so these last for all turns.
_GAMES = 24
_SETUP = Setup(simulated_seats(4), soundtrack="1")
_RESAMPLED = 1_000


def _id(number: int) -> str:
    return f"{number:010x}"


def _finished_games(folder: Path) -> None:
    """Put finished games into *folder*: nobody has analysed them yet."""
    catalogue, store = load(), Store.open(folder / FILE_NAME)
    for number in range(_GAMES):
        lines: list[bytes] = []
        journal, game = Journal(lines.append), new_game(_SETUP, catalogue, SeededChance(number))
        journal.begin(header(_SETUP, number, catalogue), game)
        play_out(game, companions(_SETUP, number), journal)
        store.games.open(_id(number), b"{}")
        for place, line in enumerate(lines):
            append(store, _id(number), place, 0, line)
        store.games.close(_id(number))
    store.close()


class Turn(NamedTuple):
    """How long the *keys* of a turn took, in milliseconds, and the share of the core that analyses had."""

    keys: list[float]
    share: float


class Pair(NamedTuple):
    """Two turns, one after the other, in either order."""

    alone: Turn
    beside: Turn


class InTurn(Crowd):
    """One crowd, beside which games are analysed in every other turn: between these, the analysis is
    stopped."""

    async def pairs(self, until: float) -> list[Pair]:
        """The turns; none begins after *until*, by the monotonic clock."""
        hands, found = await self._sit_down(), list[Pair]()
        for game in range(_GAMES):
            await self._ask_for_analysis(_id(game))
        async with asyncio.TaskGroup() as tasks:
            playing = self._playing(tasks, hands)
            await self._alone(_WARM_UP_SECONDS)
            while len(found) < TURNS // 2 and time.monotonic() < until:
                if len(found) % 2:
                    beside, alone = await self._beside(), await self._alone(TURN_SECONDS)
                else:
                    alone, beside = await self._alone(TURN_SECONDS), await self._beside()
                found.append(Pair(alone, beside))
            for task in playing:
                task.cancel()
        return found

    async def _beside(self) -> Turn:
        self._signal_jobs(signal.SIGCONT)
        turn = await self._turn(TURN_SECONDS)
        jobs = _children(self._plan.pid)
        assert jobs, "the analyses were over before the turn was"
        assert all(os.sched_getaffinity(job) == {HOST_CORE} for job in jobs), "not on the core of the host"
        return turn

    async def _alone(self, seconds: float) -> Turn:
        stopping = asyncio.create_task(self._keep_stopped())
        turn = await self._turn(seconds)
        stopping.cancel()
        return turn

    async def _turn(self, seconds: float) -> Turn:
        await asyncio.sleep(_SETTLED_SECONDS)
        self._latencies = keys = list[float]()
        before = _spent(self._plan.pid)
        self._is_measuring = True
        await asyncio.sleep(seconds)
        self._is_measuring = False
        return Turn(keys, (_spent(self._plan.pid) - before) / seconds)

    async def _keep_stopped(self) -> None:
        """The host lets its job go on after it was late itself."""
        while True:
            self._signal_jobs(signal.SIGSTOP)
            await asyncio.sleep(0.05)

    def _signal_jobs(self, order: signal.Signals) -> None:
        for job in _children(self._plan.pid):
            with suppress(ProcessLookupError):
                os.kill(job, order)

    async def _ask_for_analysis(self, game: str) -> None:
        """Look at *game*, which nobody has analysed: the host begins to, or will after the others."""
        connection = await connected(self._plan.host, self._plan.port, "visitor")
        try:
            await past_card(await entered(connection, f"replay {game}", self._plan.columns, self._plan.rows))
        finally:
            await closed(connection)


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


async def in_turn() -> list[Pair]:
    until = time.monotonic() + _LONGEST_SECONDS - _LAST_SECONDS
    async with asyncio.timeout(_LONGEST_SECONDS), AsyncExitStack() as closing:
        host = closing.enter_context(running_host(fill=_finished_games))
        return await InTurn(plan(host, VISITORS), closing, {}).pairs(until)


def _ratio(pairs: Sequence[Pair]) -> float:
    """The p95 of all keys beside analyses, as a multiple of that of all others."""
    alone = [key for pair in pairs for key in pair.alone.keys]
    beside = [key for pair in pairs for key in pair.beside.keys]
    return spread(beside).p95 / spread(alone).p95


def run() -> str:
    """Keys with and without an analysis on the core of the host."""
    pin_client()
    pairs = asyncio.run(in_turn())
    chance = random.Random(0)
    # A bootstrap over the pairs of turns.
    resampled = [_ratio(chance.choices(pairs, k=len(pairs))) for _ in range(_RESAMPLED)]
    lines = [f"{gauges.machine()}; {VISITORS} visitors, {2 * len(pairs)} turns of {TURN_SECONDS:g} s each"]
    for name, turns in (
        ("alone", [pair.alone for pair in pairs]),
        ("beside an analysis", [pair.beside for pair in pairs]),
    ):
        told, shares = spread([key for turn in turns for key in turn.keys]), [turn.share for turn in turns]
        lines.append(
            f"{name}: {told.count} keys, p50 {told.p50:.2f} ms, p95 {told.p95:.2f}, p99 {told.p99:.2f}, "
            f"most {told.most:.1f}; analyses had {min(shares):.0%} to {max(shares):.0%} of the core, "
            f"{mean(shares):.0%} on average"
        )
    error = stdev(resampled)
    lines.append(f"p95 beside an analysis: {_ratio(pairs):.3f} ± {error:.3f} of that alone")
    return "\n".join(lines)
