"""A real host with real visitors while the plug is pulled: what was shown is there, what is wrong is said."""

import asyncio
import contextlib
import os
import resource
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import asyncssh
import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from ssh_host.admission.identity import HOST_KEY_NAME
from ssh_host.config.config import load
from ssh_host.data.backup import back_up, restore
from ssh_host.store.store import FILE_NAME
from tests.ssh_host.camp import ENTER, new_key
from tests.ssh_host.house import Client, visiting
from tests.ssh_host.process import ROOT, Process, started

SIZE = (120, 40)
BANNER = "The server can’t save"


class Player:
    """Somebody who says numbered words at the table and remembers which of them the screen has shown."""

    def __init__(self) -> None:
        self.key = new_key()
        self.said = 0
        self.seen: list[str] = []

    @contextlib.asynccontextmanager
    async def playing(self, home: Process) -> AsyncIterator[Client]:
        """In a game with bots: a new one, or the one that was begun before."""
        async with visiting(home, "ani", self.key, size=SIZE) as client:
            if not self.said:
                await client.until_sees("Enter the temple")
                client.type(ENTER)
                await client.until_sees("Quick play")
                client.type(b"q")
                await client.until_sees("Yutzi")
                client.type(b"r")
            await client.until_sees("─ Story")
            yield client

    async def say(self, client: Client) -> None:
        """Say the next word and wait until it is shown."""
        self.said += 1
        word = f"word{self.said:04}"
        await self.begin_to_say(client)
        client.type(word.encode() + ENTER)
        await client.until_sees(f"ani: {word}")
        self.seen.append(word)

    async def begin_to_say(self, client: Client) -> None:
        client.type(b"s")
        await client.until_sees("Say to the table")

    async def talk(self, client: Client) -> None:
        """Say one word after the other until the line breaks."""
        with contextlib.suppress(AssertionError, OSError, asyncssh.Error):
            while not client.is_closed:
                await self.say(client)


def written(folder: Path) -> bytes:
    """Every line of every journal in *folder*, read without tidying it up."""
    database = sqlite3.connect(f"file:{folder / FILE_NAME}?mode=ro", uri=True)
    with contextlib.closing(database):
        return b"".join(row[0] for row in database.execute("SELECT entry FROM journals"))


def require_written(folder: Path, player: Player) -> None:
    lines = written(folder)
    assert [word for word in player.seen if word.encode() not in lines] == []


async def killed_while_playing(folder: Path, player: Player, times: int, chance: Random) -> list[float]:
    """Kill the host so often at random moments; gives how long it took each time until the game was back."""
    loop, back = asyncio.get_running_loop(), []
    for _ in range(times):
        began = loop.time()
        async with started(folder, hurry=1) as home, player.playing(home) as client:
            if player.seen:
                await client.until_sees(player.seen[-1])
            back.append(loop.time() - began)
            goal = len(player.seen) + chance.randrange(1, 4)
            talking = asyncio.create_task(player.talk(client))
            await client.until(lambda goal=goal: len(player.seen) >= goal, f"{goal} words")  # type: ignore[misc]
            await asyncio.sleep(chance.uniform(0, 0.3))
            await home.stop(signal.SIGKILL)
            client.is_closed = True
            talking.cancel()
            await asyncio.gather(talking, return_exceptions=True)
        require_written(folder, player)
    return back


async def test_killed_hosts_have_kept_all_that_was_shown_whatever_is_missing_then(
    tmp_path: Path,
) -> None:
    player = Player()
    await killed_while_playing(tmp_path, player, 1, Random(4))
    before = written(tmp_path)
    (tmp_path / HOST_KEY_NAME).unlink()
    await killed_while_playing(tmp_path, player, 1, Random(5))
    assert len(player.seen) >= 2
    after = written(tmp_path)
    assert after.startswith(before)
    assert len(after) > len(before)
    log = (tmp_path / "log").read_text()
    assert log.count("table restored") == 1
    assert "set aside" not in log
    assert "host key missing" in log
    wal = tmp_path / f"{FILE_NAME}-wal"
    os.truncate(wal, len(wal.read_bytes().rstrip(b"\0")) // 2 + 11)
    async with started(tmp_path, hurry=1) as home, visiting(home, "bo") as newcomer:
        await newcomer.until_sees("Enter the temple")


async def frozen(home: Process, client: Client, player: Player, seconds: float) -> None:
    """A host that is frozen goes on, and what was typed meanwhile is heard."""
    await player.begin_to_say(client)
    home.process.send_signal(signal.SIGSTOP)
    client.type(b"frozen word" + ENTER)
    await asyncio.sleep(seconds)
    home.process.send_signal(signal.SIGCONT)
    await client.until_sees("frozen word")
    await player.say(client)


#: Less than one page of the log, wherever in its file it goes on.
NO_ROOM = 4_096


@contextlib.contextmanager
def starved(home: Process, what: int, limit: int) -> Iterator[None]:
    """The host may have no more than *limit* of *what* in here."""
    before = resource.prlimit(home.process.pid, what)
    resource.prlimit(home.process.pid, what, (limit, before[1]))
    try:
        yield
    finally:
        resource.prlimit(home.process.pid, what, before)


async def without_room(home: Process, client: Client, player: Player, folder: Path) -> None:
    """A disk that takes no more stops the game until there is room."""
    assert len((folder / f"{FILE_NAME}-wal").read_bytes().rstrip(b"\0")) > NO_ROOM
    await player.begin_to_say(client)
    with starved(home, resource.RLIMIT_FSIZE, NO_ROOM):
        client.type(b"late word" + ENTER)
        await client.until_sees(BANNER)
        assert not client.sees("late word")
        async with visiting(home, "bo", size=SIZE) as newcomer:
            await newcomer.until_sees("Enter the temple")
            newcomer.type(ENTER)
            await newcomer.until_sees(BANNER)
    await client.until_sees("late word")
    player.seen.append("late word")
    await player.say(client)
    assert not client.sees(BANNER)


async def without_file_descriptors(home: Process, client: Client, player: Player) -> None:
    """Nobody can come in, those inside play on, and it passes."""
    open_files = len(os.listdir(f"/proc/{home.process.pid}/fd"))
    with starved(home, resource.RLIMIT_NOFILE, open_files):
        with pytest.raises((OSError, asyncssh.Error, TimeoutError)):
            async with asyncio.timeout(0.3), visiting(home, "cy"):
                pass
        await player.say(client)
    async with visiting(home, "cy") as newcomer:
        await newcomer.until_sees("Enter the temple")
    await player.say(client)


async def with_a_second_host(client: Client, player: Player, folder: Path) -> None:
    """Two hosts on one folder are one too many, and those inside notice nothing."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "escape_tui.cli", "host", "--address", "127.0.0.1", "--port", "0"),
        *("--data", str(folder), "--log-file", str(folder.parent / "log")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2
    assert (
        said.decode()
        == f"Another server already uses {folder}. Stop it, or choose another folder (data.folder).\n"
    )
    await player.say(client)


async def test_a_host_in_bad_hours_goes_on_and_a_backup_brings_the_game_back(tmp_path: Path) -> None:
    player, folder, copy = Player(), tmp_path / "host", tmp_path / "copy.tar"
    folder.mkdir()
    async with started(folder, hurry=1) as home, player.playing(home) as client:
        await player.say(client)
        await frozen(home, client, player, 0.5)
        await without_room(home, client, player, folder)
        await without_file_descriptors(home, client, player)
        await with_a_second_host(client, player, folder)
        await asyncio.to_thread(back_up, load(None, {"data.folder": str(folder)}), copy)
        seen = player.seen[-1]
        await player.say(client)
        await home.stop(signal.SIGINT)
    require_written(folder, player)
    assert "table lost" not in (folder / "log").read_text()
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    restore(load(None, {"data.folder": str(elsewhere)}), copy)
    async with started(elsewhere, hurry=1) as home:
        async with visiting(home, "dee") as watcher:
            await watcher.until_sees("Enter the temple")
            watcher.type(ENTER)
            await watcher.until_sees("paused")
        async with player.playing(home) as client:
            await client.until_sees(seen)
            await player.say(client)


@pytest.mark.parametrize(
    ("name", "said"),
    [(FILE_NAME, "cannot be used: file is not a database"), (HOST_KEY_NAME, "is not a host key")],
)
def test_what_makes_a_start_impossible_is_said_in_one_sentence(tmp_path: Path, name: str, said: str) -> None:
    folder = tmp_path / "host"
    folder.mkdir()
    (folder / name).write_bytes(b"nonsense" * 999)
    where = ("--data", str(folder), "--log-file", str(tmp_path / "log"))
    ended = CliRunner().invoke(app, ["host", "--address", "127.0.0.1", "--port", "0", *where])
    assert ended.exit_code == 2
    assert said in ended.stderr
    assert ended.stderr.count("\n") == 1
    assert (folder / name).read_bytes() == b"nonsense" * 999
