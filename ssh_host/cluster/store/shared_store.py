"""The store of one process in a cluster: a local database, projected from a shared stream."""

import asyncio
from contextlib import closing
from pathlib import Path

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.store.shared_writer import PROJECTION, SharedWriter
from ssh_host.config.config import Durability
from ssh_host.store.group_commit import Change, WriterBeside, connect
from ssh_host.store.store import Store


async def shared_store(bus: Bus, path: Path) -> Store:
    """The store at *path*, up to date with the stream. The stream is authoritative and the file a cache, so
    the file need not be synced."""
    store = Store.open(path, Durability.PROCESS, is_copied_first=False)
    seen = _seen(path)

    def applied(change: Change) -> None:
        if any("bans" in statement.sql for statement in change):
            store.bans.look()

    local = WriterBeside(path, Durability.PROCESS, asyncio.get_running_loop(), store.commit_seconds)
    writer = SharedWriter(bus, local, seen, applied, store.tell_trouble)
    store.writer = writer
    await writer.start()
    return store


def _seen(path: Path) -> int:
    """The last sequence number of the stream in the database at *path*."""
    with closing(connect(path, Durability.PROCESS)) as database:
        database.execute(PROJECTION)
        found = database.execute("SELECT seq FROM projection").fetchone()
        return found[0] if found else 0
