"""A whole host in a process of its own, seen from outside: to be killed, frozen, starved, restarted."""

import asyncio
import contextlib
import json
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from tests.ssh_host.house import House

ROOT = Path(__file__).parents[2]

#: A host whose tables live so many times as fast as the world.
SCRIPT = """
import json
import sys
from escape_tui.hub.clockwork import LoopClockwork
from ssh_host.config.config import load
from ssh_host.lobby.hosted_lobby import receive
from ssh_host.serve.event_loop import run

class Hurry(LoopClockwork):
    def now(self):
        return int(self._loop.time() * 1_000 * hurry)
    def ring_at(self, when, action):
        return self._loop.call_at((when + 1) / 1_000 / hurry, action)

hurry = int(sys.argv[2])
flags = {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": sys.argv[1],
         "log.file": sys.argv[1] + "/log",
         "tables.chat_per_minute": 10_000, **json.loads(sys.argv[3])}
run(receive(lambda: load(None, flags), Hurry))
"""


class Process(House):
    """A host elsewhere: all one knows is its port."""

    def __init__(self, process: asyncio.subprocess.Process, port: int) -> None:
        self.process = process
        self._port = port

    @property
    def port(self) -> int:
        return self._port

    async def stop(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), 60)


@contextlib.asynccontextmanager
async def started(
    folder: Path, hurry: int = 20, settings: Mapping[str, object] | None = None
) -> AsyncIterator[Process]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        SCRIPT,
        str(folder),
        str(hurry),
        json.dumps(settings or {}),
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        yield Process(process, int(line.split()[-1]))
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
