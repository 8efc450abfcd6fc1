"""A run: visitors play while faults happen, and the checker compares what they saw with the journals."""

import asyncio
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, SystemRandom

from tests.proof.faults.checker import violations
from tests.proof.faults.servers import BREAKS_CONNECTIONS, SERVERS
from tests.proof.faults.visitor import Visitor
from tests.ssh_host.cluster.nats import eventually

#: After each fault, play on for so long.
_PAUSE_SECONDS = (1.0, 4.0)
#: A visitor whose connection doesn't close in this time is left alone.
_LEAVE_SECONDS = 5.0


@dataclass
class Finding:
    """What came of a run."""

    server: str
    seconds: float
    #: The seed that gave the order of the faults.
    seed: int
    #: The longest silence of each visitor in each fault and the seconds after it.
    silences: dict[str, list[float]] = field(default_factory=dict)
    faults: Counter[str] = field(default_factory=Counter)
    visitors: int = 0
    games: int = 0
    rows: int = 0
    requests: int = 0
    answered: int = 0
    resent: int = 0
    lost_connections: int = 0
    violations: list[str] = field(default_factory=list)


async def run(
    kind: str,
    folder: Path,
    seconds: float,
    visitors: int = 6,
    seed: int | None = None,
    only: tuple[str, ...] = (),
    say: bool = False,
) -> Finding:
    """Let *visitors* play on a server of *kind* for so many *seconds* with one fault after the other, or
    with those named in *only*. Faults that this machine can't cause are left out."""
    seed = int(os.environ.get("PROOF_SEED", SystemRandom().randrange(10_000))) if seed is None else seed
    random, loop = Random(seed), asyncio.get_running_loop()
    async with SERVERS[kind](folder) as server:
        people = [Visitor(f"bot{number}", lambda: server.port, seed + number) for number in range(visitors)]
        tasks = [asyncio.create_task(person.visit()) for person in people]
        try:
            await eventually(lambda: all(person.is_playing for person in people), 120)
            faults = server.faults(random)
            names = sorted(faults.keys() & only) if only else sorted(faults)
            finding = Finding(kind, seconds, seed, visitors=visitors)
            began = loop.time()
            while names and loop.time() < began + seconds:
                name = random.choice(names)
                at, lost = loop.time(), sum(person.lost for person in people)
                await faults[name]()
                finding.faults[name] += 1
                if say:
                    print(f"{loop.time() - began:6.1f} s  {name}, {loop.time() - at:.1f} s", flush=True)
                await asyncio.sleep(random.uniform(*_PAUSE_SECONDS))
                silences = finding.silences.setdefault(name, [])
                silences += [person.longest_silence(at) for person in people]
                now_lost = sum(person.lost for person in people) - lost
                if now_lost and name not in BREAKS_CONNECTIONS:
                    finding.violations.append(f"{name}: {now_lost} connections were lost")
            for person in people:
                person.rest()
            await eventually(lambda: all(person.is_answered for person in people), 60)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=_LEAVE_SECONDS)
        journals = await server.journals()
    lives = [life for person in people for life in person.lives]
    attempts = [attempt for life in lives for attempt in life.attempts.values()]
    finding.games, finding.rows = len(journals), sum(len(journal.rows) for journal in journals.values())
    finding.requests = len(attempts)
    finding.answered = sum(bool(attempt.answers) for attempt in attempts)
    finding.resent = sum(person.resent for person in people)
    finding.lost_connections = sum(person.lost for person in people) - visitors
    finding.violations += violations(lives, journals)
    return finding
