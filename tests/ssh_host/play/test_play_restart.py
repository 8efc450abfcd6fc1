"""A whole host in a process of its own that is drained."""

import asyncio
import signal
from pathlib import Path

from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.camp import ENTER
from tests.ssh_host.house import visiting
from tests.ssh_host.process import started


async def test_a_drained_host_lets_games_finish_and_opens_no_new_ones(tmp_path: Path) -> None:
    async with started(tmp_path) as home, visiting(home, "ani") as ani, visiting(home, "bo") as bo:
        for client in (ani, bo):
            await client.until_sees("Enter the temple")
            client.type(ENTER)
            await client.until_sees("Quick play")
        ani.type(b"q")
        await ani.until_sees("Yutzi")
        ani.type(b"r")
        await ani.until_sees("Escape!")
        ani.type(b" ")
        home.process.send_signal(signal.SIGTERM)
        await bo.until_sees("closes in")
        await ani.until_sees("closes in")
        bo.type(b"o")
        await bo.until_sees("closes soon")
        ani.type(b"\x1b")
        await ani.until_sees("Leave the game")
        ani.type(b"\x1b[F" + ENTER)
        assert await asyncio.wait_for(home.process.wait(), 60) == 0
        assert b"Your seat is saved" in bo.received
    store = Store.open(tmp_path / FILE_NAME)
    assert len(store.games.running()) == 1
    store.close()
