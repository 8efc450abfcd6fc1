"""The OpenSSH client and the game: join by code, roll, see it."""

import shutil
from pathlib import Path

import pytest

from ssh_host.serve.start import start
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import ENTER, camp, in_lobby
from tests.ssh_host.house import until
from tests.ssh_host.ssh.test_openssh import command, window

pytestmark = pytest.mark.skipif(shutil.which("ssh") is None, reason="there is no ssh here")


async def test_join_by_code_roll_and_see(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        ani.type(b"o")
        await ani.until_sees("Invite friends")
        words = ("-t", "kim@127.0.0.1", "join", home.table.code)
        async with window(command(home, *words)) as kim:
            await kim.until_sees("New here?")
            kim.type(ENTER)
            await kim.until_sees("I’m ready")
            await ani.until_sees("kim")
            ani.type(b"r")
            kim.type(b"r")
            await kim.until_sees("─ Story")
            home.clock.turn(COUNT_IN_MS)
            kim.type(b" ")
            await until(lambda: home.live.report.deeds[1].rolls == 1)
            home.clock.turn(900)
            faces = [die.face for die in home.live.state.adventurers[1].dice]
            await kim.until_sees(f"╭─{faces[0]}───╮")


def test_a_host_that_cannot_start_says_why_in_a_sentence(tmp_path: Path) -> None:
    wrong = tmp_path / "config.toml"
    wrong.write_text("[listen]\nprot = 1\n")
    assert start(wrong, {}) == "There is no setting `listen.prot`. Did you mean `listen.port`?"
    assert "config.toml cannot be read" in start(tmp_path / "no" / "config.toml", {})
    assert "listen.port" in start(None, {"listen.port": 70_000})
