"""Storage watch: a NATS server that could not write once never tries again until it is restarted."""

import asyncio
import logging
import os
import shutil
import signal

from ssh_host.cluster.bus.nats_server import PrivateServer
from ssh_host.cluster.run.supervisor import Supervisor
from ssh_host.monitoring.log import happened

_LOOK_SECONDS = 0.5
#: With less room the server would fail again.
_ROOM_BYTES = 4_194_304
#: The server logs this for everything that it can't store.
_FAILED = b"failed to store a msg"


async def watch_storage(server: PrivateServer, supervisor: Supervisor, child: str) -> None:
    """Restart *child*, which is *server*, when it stores nothing although there is room."""
    read = _size(server)
    while True:
        await asyncio.sleep(_LOOK_SECONDS)
        before, read = read, _size(server)
        if before >= read or not _has_room(server):
            continue
        with server.log.open("rb") as log:
            log.seek(before)
            has_failed = _FAILED in log.read(read - before)
        process = supervisor.process(child)
        if has_failed and process is not None:
            happened("NATS stored nothing and is restarted", logging.WARNING)
            os.kill(process, signal.SIGTERM)


def _size(server: PrivateServer) -> int:
    try:
        return server.log.stat().st_size
    except OSError:
        return 0


def _has_room(server: PrivateServer) -> bool:
    try:
        return shutil.disk_usage(server.folder).free >= _ROOM_BYTES
    except OSError:
        return False
