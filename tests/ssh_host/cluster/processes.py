"""A cluster of real processes on this machine, and how tests find, kill and freeze the parts of it."""

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from tests.ssh_host.cluster.nats import eventually

_PORT = re.compile(r"port (\d+)")


class Cluster:
    """`escape-temple host --workers N` as a person starts it."""

    def __init__(self, process: asyncio.subprocess.Process, log: Path) -> None:
        self._process = process
        self._log = log
        self.port = 0

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    async def until_open(self, workers: int) -> None:
        await eventually(lambda: self.said().count("worker ready") >= workers and "port" in self.said(), 60)
        found = _PORT.search(self.said())
        assert found is not None
        self.port = int(found.group(1))

    def children(self, words: str) -> dict[str, int]:
        """The process number of each child whose command line has *words* in it, by its name."""
        found = {}
        for folder in Path("/proc").iterdir():
            with contextlib.suppress(OSError, IndexError, ValueError):
                parent = int(folder.joinpath("stat").read_text().rsplit(")", 1)[1].split()[1])
                command = folder.joinpath("cmdline").read_bytes().decode().split("\0")
                if parent == self._process.pid and words in " ".join(command):
                    found[command[-2]] = int(folder.name)
        return found

    def workers(self) -> dict[str, int]:
        return self.children(" worker ")

    def kill(self, number: int) -> None:
        os.kill(number, signal.SIGKILL)

    async def stop(self) -> None:
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGINT)
            try:
                async with asyncio.timeout(30):
                    await self._process.wait()
            except TimeoutError:
                self._process.kill()
                await self._process.wait()


@contextlib.asynccontextmanager
async def cluster_of_processes(folder: Path, workers: int = 2) -> AsyncIterator[Cluster]:
    log = folder / "cluster.log"
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "escape_tui.cli", "host", "--workers", str(workers)),
            *(
                "--address",
                "127.0.0.1",
                "--port",
                "0",
                "--data",
                str(folder / "data"),
                "--log-format",
                "json",
            ),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
    cluster = Cluster(process, log)
    try:
        await cluster.until_open(workers)
        yield cluster
    finally:
        await cluster.stop()
