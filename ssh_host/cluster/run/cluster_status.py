"""`cluster status`: every process, its tables, and the age of its last heartbeat."""

import asyncio
from collections.abc import Iterator

from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import BEAT_SECONDS, Members
from ssh_host.cluster.run.nats_access import bus_for
from ssh_host.config.config import Config

#: Long enough for two heartbeats of every process.
_LISTEN_SECONDS = 3 * BEAT_SECONDS


async def print_status(config: Config) -> None:
    """Listen for a moment and print what was heard."""
    async with bus_for(config, "status") as bus:
        members = Members(bus)
        directory = Directory(bus, members)
        await members.start()
        await directory.start()
        await asyncio.sleep(_LISTEN_SECONDS)
        print("\n".join(lines(members, directory)))
        members.stop()


def lines(members: Members, directory: Directory) -> Iterator[str]:
    """A line for each process, and one for each of its tables."""
    beats = members.here()
    if not beats:
        yield "No process is running."
    for beat in beats:
        age = members.age(beat.name) or 0.0
        draining = ", draining" if beat.is_draining else ""
        rules = f", rules {beat.rules}" if beat.kind == "worker" else ""
        version = f", version {beat.version}" if beat.version else ""
        what = f"{beat.visits} sessions{version}{rules}{draining}"
        yield f"{beat.kind:6} {beat.name}: {what}, heard {age:.1f} s ago"
        for notice in directory:
            if notice.worker == beat.name:
                game = f"game {notice.game}" if notice.game else "gathering"
                yield f"         {notice.code}: {game}, {len(notice.people)} people"
