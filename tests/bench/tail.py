"""The slowest answers: thirty programs with churn on one process, and what the host did while each waited."""

import asyncio
import contextlib
import gc
import os
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import asyncssh
import msgspec

from ssh_host.monitoring.status import HostStatus
from tests.bench.clients import gauges
from tests.bench.clients.figures import spread
from tests.proof.faults.history import Life, Message
from tests.proof.faults.servers import SETTINGS
from tests.proof.faults.visitor import Visitor
from tests.ssh_host.cluster.nats import free_port

MINUTES = float(os.environ.get("BENCH_MINUTES", "15"))
VISITORS = int(os.environ.get("BENCH_VISITORS", "30"))
#: One visitor leaves and another comes this often.
_CHURN_SECONDS = 4.0
#: Answers slower than this are explained.
SLOW_MS = 20.0
#: A visitor whose connection doesn't close in this time is left alone.
_LEAVE_SECONDS = 5.0
_TICK_SECONDS = 0.005
_LATE_SECONDS = 0.005
_CLIENT = "the bench itself was late"

#: A host that notes when it was late, and when collections and commits took long: kind, begin and end.
_HOST = """
import asyncio, gc, sys, time
from pathlib import Path
from ssh_host.config.config import load
from ssh_host.lobby.hosted_lobby import receive
from ssh_host.serve.event_loop import run
from ssh_host.serve.warm_up import warmed_up
from ssh_host.store import group_commit

notes = open(sys.argv[2], "w", buffering=1)
now, begun = time.monotonic, {}

def note(kind, since):
    if now() - since >= 0.005:
        notes.write(f"{kind}\\t{since}\\t{now()}\\n")

def collecting(phase, info):
    kind = f"collection of generation {info['generation']}"
    if phase == "start":
        begun[kind] = now()
    else:
        note(kind, begun[kind])

commit = group_commit._commit

def timed_commit(*changes):
    since = now()
    commit(*changes)
    note("commit", since)

async def ticking():
    while True:
        since = now()
        await asyncio.sleep(0.005)
        note("event loop late", since + 0.005)

async def main():
    ticker = asyncio.create_task(ticking())
    read = lambda: load(Path(sys.argv[1]), {})
    await warmed_up(read())
    gc.callbacks.append(collecting)
    group_commit._commit = timed_commit
    await receive(read)

run(main())
"""


class Answers(Life):
    """A history of answers without news: it stays small."""

    def heard(self, message: Message, at: float) -> None:
        if message["type"] != "GameNews":
            super().heard(message, at)


class Wait(NamedTuple):
    """Something between two moments of the machine's clock."""

    kind: str
    begin: float
    end: float

    def touches(self, other: "Wait") -> bool:
        return self.begin <= other.end and other.begin <= self.end

    def seconds(self) -> range:
        """The seconds of the clock in which it is."""
        return range(int(self.begin), int(self.end) + 1)


class Course(NamedTuple):
    """Every answer, everything that took long meanwhile, here and in the host, the host's memory minute by
    minute, and how many games are left when everybody has gone."""

    answers: list[Wait]
    late: list[Wait]
    megabytes: list[float]
    games_left: int


@contextlib.asynccontextmanager
async def _host(folder: Path, port: int) -> AsyncIterator[tuple[int, Path]]:
    """A host at *port*: its process, and the file where it notes what took long."""
    settings, notes = folder / "config.toml", folder / "notes"
    listen = f'[listen]\naddress = "127.0.0.1"\nport = {port}\n[data]\nfolder = "{folder / "data"}"\n'
    settings.write_text(listen + f'[log]\nlevel = "info"\nfile = "{folder / "log"}"\n' + SETTINGS)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _HOST, str(settings), str(notes)), stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        assert b"port" in await asyncio.wait_for(process.stdout.readline(), 120), "the server did not start"
        yield process.pid, notes
    finally:
        process.kill()
        await process.wait()


async def _own_lag(late: list[Wait]) -> None:
    while True:
        since = time.monotonic() + _TICK_SECONDS
        await asyncio.sleep(_TICK_SECONDS)
        if time.monotonic() - since >= _LATE_SECONDS:
            late.append(Wait(_CLIENT, since, time.monotonic()))


async def _watch_memory(pid: int, megabytes: list[float]) -> None:
    while True:
        megabytes.append(gauges.read(pid, None).memory_bytes / 1e6)
        await asyncio.sleep(60)


async def _games(port: int) -> int:
    key = asyncssh.generate_private_key("ssh-ed25519")
    async with asyncssh.connect(
        "127.0.0.1", port, known_hosts=None, config=None, client_keys=[key]
    ) as connection:
        told = await connection.run("status --json")
    return msgspec.json.decode(str(told.stdout), type=HostStatus).games


async def measured(seconds: float) -> Course:
    """Let a crowd play for *seconds*."""
    random, late, people, megabytes = Random(5), list[Wait](), list[Visitor](), list[float]()
    # Collections here would be waited for, too.
    gc.disable()
    with tempfile.TemporaryDirectory(prefix="tail-") as name:
        port = free_port()
        async with _host(Path(name), port) as (pid, notes):
            watching = asyncio.create_task(_own_lag(late))
            weighing = asyncio.create_task(_watch_memory(pid, megabytes))

            def come() -> asyncio.Task[None]:
                person = Visitor(f"bot{len(people)}", lambda: port, len(people), Answers)
                people.append(person)
                return asyncio.create_task(person.visit())

            everybody = [come() for _ in range(VISITORS)]
            inside, until = everybody.copy(), time.monotonic() + seconds
            while time.monotonic() < until:
                await asyncio.sleep(_CHURN_SECONDS)
                inside.pop(random.randrange(len(inside))).cancel()
                came_at = time.monotonic()
                inside.append(come())
                everybody.append(inside[-1])
                late.append(Wait("somebody comes", came_at, came_at + 1))
            for task in (*inside, watching, weighing):
                task.cancel()
            await asyncio.wait((*everybody, watching, weighing), timeout=_LEAVE_SECONDS)
            games_left = await _games(port)
        lines = [line.split("\t") for line in notes.read_text().splitlines()]
    late += [Wait(kind, float(begin), float(end)) for kind, begin, end in lines]
    attempts = [each for person in people for life in person.lives for each in life.attempts.values()]
    answers = [Wait("answer", each.sent_at, each.answers[0][0]) for each in attempts if each.answers]
    return Course(answers, late, megabytes, games_left)


def explained(answers: list[Wait], late: list[Wait]) -> Counter[str]:
    """What the host or the bench did while each slow one of *answers* was waited for."""
    reasons: Counter[str] = Counter()
    late_in = defaultdict[int, list[Wait]](list)
    for each in late:
        for second in each.seconds():
            late_in[second].append(each)
    for answer in answers:
        if (answer.end - answer.begin) * 1000 > SLOW_MS:
            kinds = {
                each.kind for second in answer.seconds() for each in late_in[second] if each.touches(answer)
            }
            reasons[", ".join(sorted(kinds)) or "unknown"] += 1
    return reasons


def run() -> str:
    """Answers of a crowd with churn, and reasons for the slow ones."""
    answers, late, megabytes, games_left = asyncio.run(measured(MINUTES * 60))
    told = spread([(each.end - each.begin) * 1000 for each in answers])
    worst = max((each.end - each.begin) * 1000 for each in answers)
    played = Wait("play", min(each.begin for each in answers), max(each.end for each in answers))
    full = sum(each.kind == "collection of generation 2" and each.touches(played) for each in late)
    lines = [
        f"{gauges.machine()}; {VISITORS} programs, one comes and one leaves every {_CHURN_SECONDS:g} s, "
        f"{MINUTES:g} minutes",
        f"{told.count} answers, p50 {told.p50:.1f} ms, p95 {told.p95:.1f}, p99 {told.p99:.1f}, "
        f"slowest {worst:.0f}; collections of everything meanwhile: {full}",
        f"MB in each minute: {', '.join(f'{each:.0f}' for each in megabytes)}; games left: {games_left}",
        *(f"{count} above {SLOW_MS:g} ms: {why}" for why, count in explained(answers, late).most_common(12)),
    ]
    return "\n".join(lines)
