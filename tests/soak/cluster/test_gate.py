"""A gate is killed: its visitors come back by the one that is started instead, and find their seats."""

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import asyncssh
import pytest

from tests.soak.cluster.figures import held
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.nats import eventually, free_port
from tests.ssh_host.cluster.processes import cluster_of_processes
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import House, visiting

pytestmark = pytest.mark.soak

PEOPLE = 6
KILLS = 3
BACK_SECONDS = 5.0
_AGAIN_SECONDS = 0.1


class Regular:
    """Somebody with a key of their own, who comes again when the line breaks."""

    def __init__(self, home: House, number: int) -> None:
        self._home = home
        self._name = f"player{number}"
        self._key = new_key()
        self.seen_at = 0.0
        self.visits = 0

    async def begin(self) -> None:
        """Come in for the first time, and play alone."""
        async with visiting(self._home, self._name, self._key) as client:
            await to_lobby(client)
            await alone_in_a_game(client)

    async def session(self) -> None:
        while True:
            try:
                async with visiting(self._home, self._name, self._key) as client:
                    await client.until_sees("─ Story")
                    self.seen_at = time.monotonic()
                    self.visits += 1
                    await eventually(lambda: client.is_closed, 600)
            except (OSError, asyncssh.Error):
                await asyncio.sleep(_AGAIN_SECONDS)


async def test_visitors_of_a_killed_gate_are_back_at_their_seats_soon(tmp_path: Path) -> None:
    port = free_port()
    async with cluster_of_processes(tmp_path, port=port) as cluster:
        home = cast(House, SimpleNamespace(port=port))
        people = [Regular(home, number) for number in range(PEOPLE)]
        for person in people:
            await person.begin()
        staying = [asyncio.create_task(person.session()) for person in people]
        try:
            for visits in range(1, KILLS + 1):
                await eventually(lambda visits=visits: all(each.visits == visits for each in people), 60)  # type: ignore[misc]
                (gate,) = cluster.children(" gate ").values()
                killed_at = time.monotonic()
                cluster.kill(gate)
                await eventually(lambda visits=visits: all(each.visits > visits for each in people), 60)  # type: ignore[misc]
                back = max(each.seen_at for each in people) - killed_at
                held(f"a gate killed, {PEOPLE} visitors back at their games", back, BACK_SECONDS)
        finally:
            for task in staying:
                task.cancel()
