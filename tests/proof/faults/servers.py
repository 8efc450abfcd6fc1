"""Servers under test as an operator starts them, one process or several, and their faults."""

import asyncio
import contextlib
import shutil
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random

import nats

from tests.proof.faults.journal_rows import JournalOfGame, of_database, of_streams
from tests.proof.faults.newcomer import reads_in_lobby
from tests.proof.faults.small_disk import SmallDisk, small_disk
from tests.ssh_host.cluster.nats import eventually, free_port
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes

SETTINGS = """
[limits]
programs = 60
per_address = 200
[tables]
chat_per_minute = 10000
bot_holds_after_seconds = 300
"""

#: Faults that end connections; no other may.
BREAKS_CONNECTIONS = (
    "host killed",
    "host interrupted",
    "host killed on a full disk",
    "gate killed",
    "gate and worker killed",
)
_CANNOT_SAVE = "The server can’t save"

Fault = Callable[[], Awaitable[None]]


@contextlib.asynccontextmanager
async def full(port: int, disk: SmallDisk) -> AsyncIterator[None]:
    """No room on *disk*, and newcomers read why nothing goes on. What an earlier fault ended is back before,
    because no process starts without room."""
    await reads_in_lobby(port)
    disk.fill()
    try:
        await reads_in_lobby(port, _CANNOT_SAVE)
        yield
    finally:
        disk.make_room()


async def full_disk(port: int, disk: SmallDisk, seconds: float) -> None:
    async with full(port, disk):
        await asyncio.sleep(seconds)


class OneProcess:
    """`escape-temple host`, started again on the same port and folder whenever it is gone. Its data are on a
    small *disk* where there is one."""

    def __init__(self, folder: Path, disk: SmallDisk | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self._disk = disk
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        config = self.folder / "config.toml"
        config.write_text(SETTINGS, encoding="utf-8")
        with (self.folder / "log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(() if self._disk is None else self._disk.entering),
                *(sys.executable, "-m", "escape_tui.cli", "host", "--config", str(config)),
                *("--address", "127.0.0.1", "--port", str(self.port), "--data", str(self.folder / "data")),
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        async with asyncio.timeout(60):
            while True:
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                assert self._process.returncode is None, (self.folder / "log").read_text()[-2000:]
                await asyncio.sleep(0.05)

    async def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(how)
            await self._process.wait()

    async def journals(self) -> dict[str, JournalOfGame]:
        data = self.folder / "data"
        if self._disk is not None:
            # SQLite can't open a file in another mount namespace.
            await self.stop()
            data = shutil.copytree(self._disk.path, self.folder / "copy", ignore=lambda *_: ["admin.sock"])
        (database,) = data.glob("*.sqlite3")
        return await asyncio.to_thread(of_database, database)

    def faults(self, random: Random) -> dict[str, Fault]:
        faults: dict[str, Fault] = {
            "host killed": self._kill,
            "host frozen": self._freeze,
            "host interrupted": self._interrupt,
        }
        if (disk := self._disk) is None:
            return faults
        return {
            **faults,
            "disk full": lambda: full_disk(self.port, disk, random.uniform(1, 10)),
            "host killed on a full disk": lambda: self._kill_full(disk),
        }

    async def _kill(self) -> None:
        await self.stop()
        await self.start()

    async def _interrupt(self) -> None:
        await self.stop(signal.SIGINT)
        await self.start()

    async def _freeze(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(3)
        self._process.send_signal(signal.SIGCONT)

    async def _kill_full(self, disk: SmallDisk) -> None:
        async with full(self.port, disk):
            await self.stop()
        await self.start()


class SeveralProcesses:
    """`escape-temple host --workers 2`. All its data, those of NATS too, are on a small *disk* where there is
    one."""

    def __init__(self, cluster: Cluster, disk: SmallDisk | None = None) -> None:
        self.cluster = cluster
        self._disk = disk

    @property
    def port(self) -> int:
        return self.cluster.port

    @property
    def bus(self) -> tuple[str, str]:
        """The port of the NATS server, and its token."""
        data = self.cluster.data if self._disk is None else self._disk.path
        folder = next(data.rglob("token")).parent
        return (folder / "port").read_text(), (folder / "token").read_text()

    async def journals(self) -> dict[str, JournalOfGame]:
        port, token = self.bus
        client = await nats.connect(f"nats://127.0.0.1:{port}", token=token)
        try:
            return await of_streams(client)
        finally:
            await client.close()

    def faults(self, random: Random) -> dict[str, Fault]:
        def worker() -> int:
            return random.choice(sorted(self.cluster.workers().values()))

        faults: dict[str, Fault] = {
            "worker killed": lambda: self._kill(worker()),
            "worker frozen": lambda: self._freeze(worker(), random.uniform(0.5, 5)),
            "NATS killed": lambda: self._kill(self._only("nats-server")),
            "NATS frozen": lambda: self._freeze(self._only("nats-server"), random.uniform(0.5, 4)),
            "gate killed": lambda: self._kill(self._only(" gate ")),
            "gate and worker killed": lambda: self._kill(self._only(" gate "), worker()),
            "upgrade": self._upgrade,
        }
        if (disk := self._disk) is not None:
            faults["disk full"] = lambda: full_disk(self.port, disk, random.uniform(1, 10))
        return faults

    def _only(self, words: str) -> int:
        return next(iter(self.cluster.children(words).values()))

    async def _kill(self, *processes: int) -> None:
        for process in processes:
            self.cluster.kill(process)
        # The supervisor starts another one: wait for it, so that there is something left for the next fault.
        await eventually(lambda: len(self.cluster.workers()) == 2, 60)
        await eventually(lambda: bool(self.cluster.children(" gate ")), 60)
        await eventually(lambda: bool(self.cluster.children("nats-server")), 60)

    async def _freeze(self, process: int, seconds: float) -> None:
        self.cluster.freeze(process)
        await asyncio.sleep(seconds)
        self.cluster.thaw(process)

    async def _upgrade(self) -> None:
        await self.cluster.upgrade()


Server = OneProcess | SeveralProcesses


@contextlib.asynccontextmanager
async def one_process(folder: Path) -> AsyncIterator[Server]:
    data = folder / "data"
    data.mkdir()
    async with small_disk(data) as disk:
        server = OneProcess(folder, disk)
        await server.start()
        try:
            yield server
        finally:
            await server.stop()


@contextlib.asynccontextmanager
async def several_processes(folder: Path) -> AsyncIterator[Server]:
    data = folder / "data"
    data.mkdir()
    async with small_disk(data) as disk:
        entering = () if disk is None else disk.entering
        async with cluster_of_processes(folder, 2, SETTINGS, port=free_port(), entering=entering) as cluster:
            yield SeveralProcesses(cluster, disk)


SERVERS = {"one process": one_process, "cluster": several_processes}
