"""The server of a cluster dies or stands still: tables wait, say so, and go on where they were."""

import asyncio
from pathlib import Path

import pytest

from escape_tui.hub.record.record import read_lines
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.table.live_game import LiveGame
from ssh_host.cluster.journal.fenced_journal import read
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.house_of_many import SOON, Many, house_at
from tests.ssh_host.cluster.nats import eventually, nats_server
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby, worker_with_a_table
from tests.ssh_host.house import Client, visiting


def live_of(home: Many) -> LiveGame:
    (table,) = home.workers[worker_with_a_table(home)].lobby.tables.values()
    assert table.live is not None
    return table.live


async def rolled(client: Client, live: LiveGame, rolls: int) -> None:
    """Roll until everybody has seen so many *rolls*."""
    while live.report.deeds[0].rolls < rolls:
        client.type(b" ")
        await asyncio.sleep(0.1)


async def test_a_server_that_is_killed_makes_tables_wait_and_nothing_shown_is_taken_back(
    tmp_path: Path,
) -> None:
    async with (
        nats_server(tmp_path) as server,
        house_at(server.address, tmp_path) as home,
        visiting(home, key=new_key()) as client,
    ):
        await to_lobby(client)
        await alone_in_a_game(client)
        live = live_of(home)
        async with asyncio.timeout(60):
            await rolled(client, live, 2)
        await server.kill()
        client.type(b" ")
        await eventually(lambda: live.is_waiting)
        seen = live.published
        await asyncio.sleep(0.5)
        assert live.published.now == seen.now, "a table that waits for the server plays on"
        await server.start()
        await eventually(lambda: not live.is_waiting)
        async with asyncio.timeout(60):
            await rolled(client, live, 4)
        assert not client.is_closed
        worker = home.workers[worker_with_a_table(home)]
        (table,) = worker.lobby.tables.values()
        game = worker.hosted_lobby.archive.game_id(table)
        journal = worker.journals._open[game]
        await eventually(lambda: journal.is_idle)
        written = await read(worker.bus, game)
        for _ in Replay(read_lines(written.lines, SOON, game), SOON):
            pass


# nats-py forgets to close the socket of an attempt to reconnect that timed out.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
async def test_a_frozen_server_is_waited_for(tmp_path: Path) -> None:
    async with (
        nats_server(tmp_path) as server,
        house_at(server.address, tmp_path) as home,
        visiting(home, key=new_key()) as client,
    ):
        await to_lobby(client)
        await alone_in_a_game(client)
        live = live_of(home)
        async with asyncio.timeout(60):
            await rolled(client, live, 1)
        server.freeze()
        client.type(b" ")
        try:
            await eventually(lambda: live.is_waiting)
            await client.until_sees("The server can’t save")
        finally:
            server.thaw()
        await eventually(lambda: not live.is_waiting)
        assert not client.is_closed
