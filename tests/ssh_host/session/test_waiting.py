"""`ssh HOST wait`: a connection that ends when enough people look for a game."""

import asyncio
import shlex
import shutil
import subprocess
from datetime import UTC, datetime, timedelta
from pathlib import Path

import asyncssh
import pytest

from ssh_host.session.destination import Way
from ssh_host.session.rooms import wait_room
from ssh_host.session.waiting_order import NotAnOrder, WaitingOrder
from tests.ssh_host.camp import Camp, begun, camp, in_lobby
from tests.ssh_host.house import connected, until
from tests.ssh_host.ssh.test_openssh import command, run

needs_ssh = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("", WaitingOrder()),
        ("3", WaitingOrder(3)),
        ("2 --for 90m", WaitingOrder(2, 5_400)),
        ("--for 30s", WaitingOrder(1, 30)),
        (str(WaitingOrder(4, 77)), WaitingOrder(4, 77)),
    ],
)
def test_an_order_says_for_how_many_and_how_long(words: str, order: WaitingOrder) -> None:
    assert WaitingOrder.of(words) == order


@pytest.mark.parametrize("words", ["0", "61", "-1", "two", "2 --for", "--for 0s", "--for 25h", "2 3", "1;ls"])
def test_other_words_are_no_order(words: str) -> None:
    with pytest.raises(NotAnOrder):
        WaitingOrder.of(words)


async def waits(
    home: Camp, connection: asyncssh.SSHClientConnection, words: str
) -> asyncssh.SSHClientProcess[str]:
    before = home.host.here_by(Way.WAIT)
    process = await connection.create_process(f"wait {words}".strip())
    await until(lambda: home.host.here_by(Way.WAIT) == before + 1)
    return process


async def test_those_who_wait_hear_when_enough_people_are_there(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, connected(home, "kim") as first, connected(home, "zoe") as second:
        one, two = await waits(home, first, "1"), await waits(home, second, "2 --for 1h")
        assert home.host.entrance_queue.inside == 0
        async with in_lobby(home, "ani"):
            ended = await one.wait()
            assert (ended.exit_status, ended.stdout) == (0, "One person is looking for a game.\n")
            assert not two.exit_status
            async with in_lobby(home, "bo"):
                ended = await two.wait()
                assert (ended.exit_status, ended.stdout) == (0, "2 people are looking for a game.\n")
        await until(lambda: home.host.here_by(Way.WAIT) == 0)


@needs_ssh
async def test_a_command_in_a_pipe_goes_on_when_somebody_is_there(tmp_path: Path) -> None:
    """OpenSSH as people use it: `ssh HOST wait && notify-send temple`."""
    async with camp(tmp_path) as home:
        words = shlex.join(command(home, "kim@127.0.0.1", "wait", "1", "--for", "1h"))
        process = await asyncio.create_subprocess_shell(
            f"{words} && echo temple", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE
        )
        await until(lambda: home.host.here_by(Way.WAIT) == 1)
        async with in_lobby(home, "ani"):
            said, _ = await process.communicate()
        assert said.decode().split("\n") == ["One person is looking for a game.", "temple", ""]
        status, said_too = await run(command(home, "kim@127.0.0.1", "wait", "--for", "1s"))
        assert (status, said_too) == (1, "")


async def test_a_game_night_ends_the_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soon = datetime.now(UTC) + timedelta(milliseconds=50)
    monkeypatch.setattr(wait_room, "next_night", lambda _: ("a night", soon))
    async with camp(tmp_path) as home, connected(home, "kim") as connection:
        ended = await connection.run("wait 9 --for 1h", check=False)
    assert (ended.exit_status, ended.stdout) == (0, "The game night begins.\n")


async def test_people_in_a_game_do_not_look_for_one(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        async with connected(home, "kim") as connection:
            ended = await connection.run("wait --for 1s", check=False)
    assert (ended.exit_status, ended.stdout, ended.stderr) == (1, "", "")


async def test_waiting_has_a_limit_of_its_own(tmp_path: Path) -> None:
    async with camp(tmp_path, {"limits.waiting": 1}) as home, connected(home, "kim") as connection:
        await waits(home, connection, "")
        async with connected(home, "zoe") as other:
            ended = await other.run("wait", check=False)
        assert (ended.exit_status, ended.stdout) == (75, "")
        assert "Too many people are waiting" in str(ended.stderr)


async def test_a_strange_order_gets_a_sentence(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, connected(home, "kim") as connection:
        ended = await connection.run("wait for ever", check=False)
    assert ended.exit_status == 1
    assert "wait 2 --for 2h" in str(ended.stdout)
