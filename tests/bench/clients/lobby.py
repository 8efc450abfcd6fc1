"""The quiet lobby: what visitors cost who sit by the fire and do nothing."""

import asyncio
import time
from contextlib import AsyncExitStack

from tests.bench.clients import gauges
from tests.bench.clients.client import closed, connected, entered
from tests.bench.clients.crowd import Plan
from tests.bench.clients.figures import Figures, Spread, spread
from tests.bench.clients.sitting import PATIENCE_SECONDS, past_card

_SETTLE_SECONDS = 3.0


async def rested(plan: Plan) -> Figures:
    """Let the visitors of *plan* sit in the lobby, once all of them have come."""
    loop = asyncio.get_running_loop()
    entries: list[float] = []
    empty = gauges.read(plan.pid, plan.metrics_port)
    async with AsyncExitStack() as closing:
        clients = []
        for _ in range(plan.visitors):
            began = loop.time()
            connection = await connected(plan.host, plan.port, "visitor")
            closing.push_async_callback(closed, connection)
            client = await entered(connection, None, plan.columns, plan.rows)
            seen_at = await client.sees(lambda client=client: client.glass.is_full, PATIENCE_SECONDS)  # type: ignore[misc]
            entries.append((seen_at - began) * 1000)
            await past_card(client)
            clients.append(client)
        await asyncio.sleep(_SETTLE_SECONDS)
        before, began = gauges.read(plan.pid, plan.metrics_port), time.monotonic()
        received = sum(client.bytes_received for client in clients)
        frames = sum(client.frames for client in clients)
        await asyncio.sleep(plan.seconds)
        seconds = time.monotonic() - began
        after = gauges.read(plan.pid, plan.metrics_port)
        received = sum(client.bytes_received for client in clients) - received
        frames = sum(client.frames for client in clients) - frames
    return Figures(
        visitors=plan.visitors,
        seconds=round(seconds, 1),
        key_to_effect=Spread(),
        connect_to_frame=spread(entries),
        client_lag=Spread(),
        unanswered=0,
        bytes_per_second=round(received / seconds / plan.visitors, 1),
        frames_per_second=round(frames / seconds / plan.visitors, 2),
        host_cpu=round((after.cpu_seconds - before.cpu_seconds) / seconds, 3),
        memory_per_visitor_mb=round((after.memory_bytes - empty.memory_bytes) / plan.visitors / 1e6, 3),
    )
