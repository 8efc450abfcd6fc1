"""Workers are replaced one by one while people play: nobody loses a connection or a game."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.soak.cluster.figures import held, spread
from tests.soak.cluster.journals import audited
from tests.soak.cluster.players import SEATS, playing, quantile
from tests.soak.cluster.test_owners import SETTINGS
from tests.ssh_host.cluster.processes import cluster_of_processes

pytestmark = pytest.mark.soak

PEOPLE = int(os.environ.get("SOAK_PEOPLE", "60"))
GAP_SECONDS = 2.0


async def test_a_rolling_upgrade_loses_no_connection_and_no_game(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path, settings=SETTINGS) as cluster:
        before = cluster.workers()
        async with playing(cluster.port, PEOPLE) as players:
            since = asyncio.get_running_loop().time()
            assert await cluster.upgrade() == "2 workers were replaced."
            await asyncio.sleep(2)
            gaps = [player.longest_silence(since) for player in players]
            assert not any(player.client.is_closed for player in players), "somebody lost the line"
        assert not set(before.values()) & set(cluster.workers().values()), "an old worker is still there"
        bus = await cluster.bus()
        books = await audited(bus)
        await bus.close()
        assert "table set aside" not in cluster.said()
    print(f"{PEOPLE} visitors, {books}")
    print(spread("each player's longest gap during a rolling upgrade", gaps))
    assert books.stale == 0
    assert books.drifts == ()
    assert books.games >= PEOPLE // SEATS
    held("gap during a rolling upgrade, p99", quantile(gaps, 0.99), GAP_SECONDS)
