"""The examples play and watch a whole game at a real host, through the OpenSSH client."""

import asyncio
import contextlib
import shutil
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller
from tests.ssh_host.camp import Camp, camp, new_key
from tests.ssh_host.house import until
from tests.ssh_host.program.talk import PROGRAMS
from tests.ssh_host.ssh.test_openssh import command

pytestmark = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")

EXAMPLES = Path(__file__).parents[3] / "examples"


def written(key: Path) -> Path:
    """The file *key* with a new key in it that ssh takes."""
    new_key().write_private_key(key)
    key.chmod(0o600)
    return key


@contextlib.asynccontextmanager
async def running(home: Camp, example: str, key: Path, *words: str) -> AsyncIterator[list[str]]:
    """What *example* prints, line by line."""
    ssh = command(home, "-T", "-i", str(written(key)), "localhost", *words)
    ssh.remove("-oIdentityFile=none")
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        EXAMPLES / example,
        *ssh,
        stdout=asyncio.subprocess.PIPE,
        stdin=asyncio.subprocess.DEVNULL,
    )
    lines: list[str] = []
    reading = asyncio.create_task(_read(process, lines))
    try:
        yield lines
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        await reading


async def _read(process: asyncio.subprocess.Process, lines: list[str]) -> None:
    assert process.stdout is not None
    while line := await process.stdout.readline():
        lines.append(line.decode().rstrip())


async def test_a_bot_plays_a_whole_game_and_a_dashboard_watches_it(tmp_path: Path) -> None:
    async with camp(tmp_path, PROGRAMS) as home:
        caller = Caller(home.hosted_lobby.service, "ann")
        ann = Port(caller)
        ann.ask(requests.Arrive("Ann"))
        ann.ask(requests.OpenTable())

        def after(millis: int, fact: Callable[[], object]) -> Callable[[], object]:
            """*fact*, with *millis* going by each time that it is asked."""

            def asked() -> object:
                home.clock.turn(millis)
                return fact()

            return asked

        async with (
            running(home, "dashboard.py", tmp_path / "one", "program") as seen,
            running(home, "bot.py", tmp_path / "two", "program") as played,
        ):
            await until(after(100, lambda: seen and home.table.chairs[1].is_ready), "the bot is ready")
            ann.ask(requests.Ready())
            await until(
                after(200, lambda: home.live.publisher.standing.report.deeds[1].rolls > 10), "it plays"
            )
            await until(after(10_000, lambda: played), "the game is over")
            await until(after(100, lambda: seen[-1].endswith("lost")), "the dashboard shows it")
        assert played == ["lost"]
        assert seen[0].endswith("people, games: none")
        assert len([line for line in seen if "Robbie·bot" in line]) > 5
