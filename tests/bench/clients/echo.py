"""Echo: how long any SSH program takes to show a key that was pressed, for comparison with others."""

import asyncio
import string
from contextlib import AsyncExitStack
from itertools import cycle

from tests.bench.clients import gauges
from tests.bench.clients.client import Client, closed, connected, entered
from tests.bench.clients.crowd import LOST_SECONDS, Plan
from tests.bench.clients.figures import Figures, Spread, spread

_SETTLE_SECONDS = 2.0


async def echoed(plan: Plan, command: str | None) -> Figures:
    """Let the visitors of *plan* press letters in the program that *command* starts, or in the shell."""
    loop = asyncio.get_running_loop()
    latencies: list[float] = []
    entries: list[float] = []
    empty = gauges.read(plan.pid, None)
    async with AsyncExitStack() as closing:
        clients = []
        for _ in range(plan.visitors):
            began = loop.time()
            connection = await connected(plan.host, plan.port, "visitor")
            closing.push_async_callback(closed, connection)
            client = await entered(connection, command, plan.columns, plan.rows)
            clients.append(client)
            entries.append((loop.time() - began) * 1000)
        await asyncio.sleep(_SETTLE_SECONDS)
        received = sum(client.bytes_received for client in clients)
        frames = sum(client.frames for client in clients)
        before = gauges.read(plan.pid, None)
        lost = await asyncio.gather(*(_typed(client, plan, latencies) for client in clients))
        after = gauges.read(plan.pid, None)
        received = sum(client.bytes_received for client in clients) - received
        frames = sum(client.frames for client in clients) - frames
    return Figures(
        visitors=plan.visitors,
        seconds=plan.seconds,
        key_to_effect=spread(latencies),
        connect_to_frame=spread(entries),
        client_lag=Spread(),
        unanswered=sum(lost),
        bytes_per_second=round(received / plan.seconds / plan.visitors, 1),
        frames_per_second=round(frames / plan.seconds / plan.visitors, 2),
        host_cpu=round((after.cpu_seconds - before.cpu_seconds) / plan.seconds, 3),
        memory_per_visitor_mb=round((after.memory_bytes - empty.memory_bytes) / plan.visitors / 1e6, 3),
    )


async def _typed(client: Client, plan: Plan, latencies: list[float]) -> int:
    """Type until the time is over; gives how many letters never showed."""
    loop, lost = asyncio.get_running_loop(), 0
    end = loop.time() + plan.seconds
    for letter in cycle(string.ascii_lowercase):
        began = loop.time()
        if began >= end:
            break
        shown = client.glass.count(letter)
        pressed_at = client.press(letter)
        try:
            seen_at = await client.sees(
                lambda letter=letter, shown=shown: client.glass.count(letter) > shown,  # type: ignore[misc]
                LOST_SECONDS,
            )
            latencies.append((seen_at - pressed_at) * 1000)
        except TimeoutError:
            lost += 1
        await asyncio.sleep(max(0.0, began + 1 / plan.rate - loop.time()))
    return lost
