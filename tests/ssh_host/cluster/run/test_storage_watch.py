"""A NATS server that stored nothing is restarted when there is room again, and not before."""

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest

from ssh_host.cluster.bus.nats_server import PrivateServer
from ssh_host.cluster.run.storage_watch import watch_storage
from ssh_host.cluster.run.supervisor import Child, Supervisor
from tests.ssh_host.cluster.nats import eventually

LINE = "[ERR] JetStream failed to store a msg on stream '$G > temple-journals-0': no space left on device\n"


class Usage(NamedTuple):
    free: int


@contextlib.asynccontextmanager
async def watched(folder: Path) -> AsyncIterator[tuple[PrivateServer, Supervisor]]:
    """Something that runs as long as a server would, and its log."""
    server, supervisor = PrivateServer(folder, 4222, "token"), Supervisor(lambda sentence: None)
    server.log.write_text(LINE)
    supervisor.keep(Child("nats", ("sleep", "600")))
    await eventually(lambda: supervisor.process("nats") is not None)
    watching = asyncio.create_task(watch_storage(server, supervisor, "nats"))
    try:
        await asyncio.sleep(0)
        yield server, supervisor
    finally:
        watching.cancel()
        await supervisor.stop_all()


async def test_a_server_that_stored_nothing_is_restarted(tmp_path: Path) -> None:
    async with watched(tmp_path) as (server, supervisor):
        before = supervisor.process("nats")
        await asyncio.sleep(1.2)
        assert supervisor.process("nats") == before, "this was said before"
        with server.log.open("a") as log:
            log.write("[INF] Server is ready\n" + LINE)
        await eventually(lambda: supervisor.process("nats") not in (None, before))


async def test_without_room_a_server_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = 0
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: Usage(free))
    async with watched(tmp_path) as (server, supervisor):
        before = supervisor.process("nats")
        with server.log.open("a") as log:
            log.write(LINE)
        await asyncio.sleep(1.2)
        assert supervisor.process("nats") == before
        free = 100_000_000
        with server.log.open("a") as log:
            log.write(LINE)
        await eventually(lambda: supervisor.process("nats") not in (None, before))
