"""`python -m tests.proof.extras [NAME …]`: the same faults with every extra of the cluster, then without each
in turn; a line for each, to be compared."""

import asyncio
import os
import signal
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from ssh_host.cluster.membership.heartbeats import Members
from tests.bench.clients.gauges import spent
from tests.proof.extras.switches import SWITCHES
from tests.soak.cluster.players import Player, playing, quantile
from tests.soak.cluster.test_owners import SETTINGS, an_owner
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes

PEOPLE = int(os.environ.get("EXTRAS_PEOPLE", "12"))
ROUNDS = int(os.environ.get("EXTRAS_ROUNDS", "5"))
FROZEN_SECONDS = 4.0
LOOKED_AT_SECONDS = 3.0
CALM_SECONDS = 10.0
_ROOT = Path(__file__).parents[3]
_PARTS = {"gate": " gate ", "workers": " worker ", "NATS": "nats-server"}
#: Events in the log that move somebody, or should have.
_EVENTS = (
    "worker presumed dead",
    "table taken over",
    "table given away",
    "game not followed",
)


class Trial:
    """A cluster without one extra, its players, and the faults it has to bear."""

    def __init__(self, cluster: Cluster, members: Members, players: list[Player]) -> None:
        self.silences: dict[str, list[float]] = {}
        self._cluster = cluster
        self._members = members
        self._players = players
        self._chance = Random(5)
        self._loop = asyncio.get_running_loop()

    async def run(self) -> None:
        for number in range(ROUNDS):
            await self._felt("killed", self._kill)
            await self._felt("frozen", self._freeze)
            await self._felt("busy", self._be_busy)
            if number % 2 == 0:
                await self._felt("NATS killed", self._kill_server)
        await self._felt("upgraded", self._upgrade)

    async def cpu(self) -> dict[str, float]:
        """The share of a core that each part takes while people play and nothing happens."""
        parts = {part: tuple(self._cluster.children(words).values()) for part, words in _PARTS.items()}
        before = spent(parts)
        await asyncio.sleep(CALM_SECONDS)
        after = spent(parts)
        return {part: (after[part] - before[part]) / CALM_SECONDS for part in parts}

    async def _felt(self, name: str, fault: Callable[[int], Awaitable[None]]) -> None:
        await eventually(lambda: len(self._members.here("worker")) == 2, 60)
        victim = await an_owner(self._cluster, self._members, self._chance)
        since = self._loop.time()
        await fault(victim)
        await asyncio.sleep(LOOKED_AT_SECONDS)
        await eventually(lambda: not any(each.waits_since(since) for each in self._players), 90)
        self.silences.setdefault(name, []).extend(each.longest_silence(since) for each in self._players)

    async def _kill(self, victim: int) -> None:
        self._cluster.kill(victim)

    async def _freeze(self, victim: int) -> None:
        self._cluster.freeze(victim)
        await asyncio.sleep(FROZEN_SECONDS)
        self._cluster.thaw(victim)

    async def _be_busy(self, victim: int) -> None:
        os.kill(victim, signal.SIGUSR2)

    async def _kill_server(self, victim: int) -> None:
        (server,) = self._cluster.children("nats-server").values()
        self._cluster.kill(server)

    async def _upgrade(self, victim: int) -> None:
        await self._cluster.upgrade()


async def measure(without: str) -> str:
    path = os.pathsep.join((str(Path(__file__).parent / "start"), str(_ROOT)))
    environment = {"WITHOUT": without, "PYTHONPATH": path}
    with tempfile.TemporaryDirectory() as folder:
        async with cluster_of_processes(Path(folder), 2, SETTINGS, environment=environment) as cluster:
            bus = await cluster.bus()
            members = Members(bus)
            await members.start()
            async with playing(cluster.port, PEOPLE) as players:
                trial = Trial(cluster, members, players)
                cpu = await trial.cpu()
                begun = cluster.said()
                await trial.run()
                lost = sum(player.client.is_closed for player in players)
            members.stop()
            await bus.close()
            said = cluster.said()[len(begun) :]
    events = Counter({event: said.count(f'"{event}"') for event in _EVENTS})
    figures = [f"without {without}:", *(f"{part} {share:.0%}" for part, share in cpu.items())]
    for name, values in trial.silences.items():
        p50, p95 = quantile(values, 0.5), quantile(values, 0.95)
        figures.append(f"{name} {p50:.2f}/{p95:.2f}/{max(values):.2f} s")
    figures += [f"{event} {count}" for event, count in events.items() if count]
    return ", ".join((*figures, f"{lost} lost, load {os.getloadavg()[0]:.1f}"))


def main(names: tuple[str, ...]) -> None:
    for name in names or SWITCHES:
        print(asyncio.run(measure(name)), flush=True)


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
