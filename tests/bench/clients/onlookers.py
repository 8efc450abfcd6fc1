"""Onlookers: those who watch, in a process of their own: what they take in delays no key that is measured."""

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

from escape_tui.hub.seeded_chance import SeededChance
from tests.bench.clients.client import Client, closed, connected, entered
from tests.bench.clients.hands import Hands
from tests.bench.clients.sitting import PATIENCE_SECONDS, began, past_card

_SEATED = "seated"


class Seen(NamedTuple):
    """What visitors have received so far, all together, and how long they have worked for that."""

    bytes: int = 0
    frames: int = 0
    cpu_seconds: float = 0.0

    def and_by(self, clients: list[Client]) -> "Seen":
        """With what *clients* of this process have received."""
        return Seen(
            self.bytes + sum(client.bytes_received for client in clients),
            self.frames + sum(client.frames for client in clients),
            self.cpu_seconds + time.process_time(),
        )


class Onlookers:
    """Those who watch in *process*."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def seen(self) -> Seen:
        assert self._process.stdin is not None
        self._process.stdin.write(b"\n")
        received, frames, cpu_seconds = (await self.said()).split()
        return Seen(int(received), int(frames), float(cpu_seconds))

    async def said(self) -> str:
        """The next that they say; raises `ChildProcessError` where they have gone."""
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise ChildProcessError("those who watch have gone")
        return line.decode().strip()


@asynccontextmanager
async def onlookers(
    host: str, port: int, code: str, people: int, columns: int, rows: int
) -> AsyncIterator[Onlookers]:
    """*people* spectators of the table *code* of *host*."""
    arguments = (host, *map(str, (port, code, people, columns, rows)))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, *arguments, stdin=PIPE, stdout=PIPE
    )
    try:
        watching = Onlookers(process)
        said = await watching.said()
        assert said == _SEATED
        yield watching
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _give_way() -> None:
    """Run only while nobody else wants to: being nice alone may keep others waiting for milliseconds."""
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


async def _look_on(host: str, port: int, code: str, people: int, columns: int, rows: int) -> None:
    """Watch, and say how much was seen whenever there is a line to read."""
    # Their terminals are computers of their own: here they take what nobody else needs.
    _give_way()
    async with AsyncExitStack() as closing:
        clients: list[Client] = []
        for _ in range(people):
            connection = await connected(host, port, "visitor")
            closing.push_async_callback(closed, connection)
            client = await entered(connection, f"watch {code}", columns, rows)
            await client.sees(lambda: client.glass.is_full, PATIENCE_SECONDS)  # noqa: B023
            await past_card(client)
            hands = Hands(client.glass, SeededChance(0))
            await began(client, lambda: hands.is_at_game)  # noqa: B023
            clients.append(client)
        print(_SEATED, flush=True)
        while await asyncio.to_thread(sys.stdin.readline):
            print(*Seen().and_by(clients), flush=True)


if __name__ == "__main__":
    where, at, table, count, across, down = sys.argv[1:]
    asyncio.run(_look_on(where, int(at), table, int(count), int(across), int(down)))
