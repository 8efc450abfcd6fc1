"""A cluster of real processes on this machine, and how tests find, kill and freeze the parts of it."""

import asyncio
import contextlib
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.run.nats_access import private_address
from tests.ssh_host.cluster.nats import eventually

_PORT = re.compile(r"port (\d+)")


class Cluster:
    """`escape-temple host --workers N` as a person starts it."""

    def __init__(
        self, process: asyncio.subprocess.Process, log: Path, data: Path, entering: tuple[str, ...] = ()
    ) -> None:
        self._process = process
        self._log = log
        self.data = data
        self._entering = entering
        self.port = 0

    def said(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    async def until_open(self, workers: int) -> None:
        await eventually(lambda: self.said().count("worker ready") >= workers and "port" in self.said(), 180)
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

    def freeze(self, number: int) -> None:
        os.kill(number, signal.SIGSTOP)

    def thaw(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(number, signal.SIGCONT)

    def signal(self, order: signal.Signals) -> None:
        """Send *order* to the first process, as systemd does."""
        self._process.send_signal(order)

    async def bus(self) -> Bus:
        """A connection of one's own to the private server."""
        return await Bus.connect(private_address(self.data), who="test")

    async def upgrade(self) -> str:
        """Replace the workers as an operator does; what that printed."""
        command = (sys.executable, "-m", "escape_tui.cli", "upgrade", "--data", str(self.data))
        process = await asyncio.create_subprocess_exec(
            *self._entering, *command, stdout=asyncio.subprocess.PIPE
        )
        printed, _ = await asyncio.wait_for(process.communicate(), 600)
        return printed.decode().strip()

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
async def cluster_of_processes(
    folder: Path,
    workers: int = 2,
    settings: str = "",
    python: str = sys.executable,
    *,
    port: int = 0,
    environment: Mapping[str, str] | None = None,
    entering: tuple[str, ...] = (),
) -> AsyncIterator[Cluster]:
    """A cluster with *settings* as in a config.toml, run by *python* with more in its *environment*, after
    the words for *entering* a file system of its own."""
    log, data, config = folder / "cluster.log", folder / "data", folder / "config.toml"
    config.write_text(settings, encoding="utf-8")
    with log.open("wb") as output:
        process = await asyncio.create_subprocess_exec(
            *entering,
            *(python, "-m", "escape_tui.cli", "host", "--workers", str(workers), "--config", str(config)),
            *("--address", "127.0.0.1", "--port", str(port), "--data", str(data), "--log-format", "json"),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            env={**os.environ, **(environment or {})},
            # Another Python finds the package where it is installed, not where the tests are.
            cwd=None if python == sys.executable else folder,
        )
    cluster = Cluster(process, log, data, entering)
    try:
        await cluster.until_open(workers)
        yield cluster
    finally:
        await cluster.stop()
