"""Admin from a shell: one line or JSON, over SSH and over the host's own socket, and only for admins."""

import asyncio
import json
import re
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import asyncssh
import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.cli.shared_flags import CANNOT
from ssh_host.admin.admin_commands import COMMANDS, AdminCommands
from ssh_host.admin.admin_socket import NAME, admin_socket
from ssh_host.admin.command_words import AdminReply
from ssh_host.admin.draining import Draining
from ssh_host.admission.identity import identity_of_key
from ssh_host.cluster.run.cluster_orders import ask_workers
from tests.ssh_host.camp import Camp, camp, in_lobby, new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.house import House, connected, until, visiting

KIM = new_key()
ADMIN = {"admin.keys": [identity_of_key(KIM).fingerprint]}
OTHER = "SHA256:" + "o" * 43


async def ordered(home: House, command: str, key: asyncssh.SSHKey = KIM) -> tuple[int | None, str, str]:
    """What `ssh HOST admin COMMAND` gives: its status, and what it says and complains."""
    async with connected(home, "kim", key) as connection:
        done = await connection.run(f"admin {command}", encoding="utf-8")
    return done.exit_status, str(done.stdout), str(done.stderr)


async def test_sessions_are_listed_in_lines_and_as_json(tmp_path: Path) -> None:
    async with camp(tmp_path, ADMIN) as home, in_lobby(home, "ani"):
        status, said, complaint = await ordered(home, "sessions")
        assert (status, complaint) == (0, "")
        assert "name ani" in said.splitlines()[0]
        _, said, _ = await ordered(home, "sessions --json")
        assert json.loads(said)[0]["name"] == "ani"


async def test_tables_are_listed(tmp_path: Path) -> None:
    async with camp(tmp_path, ADMIN) as home, in_lobby(home, "ani") as ani:
        assert (await ordered(home, "tables --json"))[1] == "[]\n"
        ani.type(b"o")
        await ani.until_sees("I’m ready")
        _, said, _ = await ordered(home, "tables")
        assert home.table.code in said


async def test_an_announcement_is_heard(tmp_path: Path) -> None:
    async with camp(tmp_path, ADMIN) as home, in_lobby(home, "ani") as ani:
        assert (await ordered(home, "announce We close at ten"))[0] == 0
        await ani.until_sees("We close at ten")


async def test_somebody_is_kicked_and_an_admin_is_not(tmp_path: Path) -> None:
    async with camp(tmp_path, ADMIN) as home, in_lobby(home, "ani") as ani:
        ids = [each["id"] for each in json.loads((await ordered(home, "sessions --json"))[1])]
        assert (await ordered(home, f"kick {ids[0]}"))[0] == 0
        await until(lambda: ani.is_closed)
        async with visiting(home, "kim", KIM) as kim:
            await kim.until_sees("Enter the temple")
            mine = [each["id"] for each in json.loads((await ordered(home, "sessions --json"))[1])]
            status, _, complaint = await ordered(home, f"kick {mine[0]}")
            assert (status, "an admin's key" in complaint) == (2, True)


async def test_a_ban_has_a_reason_and_an_end_and_is_lifted(tmp_path: Path) -> None:
    async with camp(tmp_path, ADMIN) as home:
        status, said, _ = await ordered(home, f"ban {OTHER} --for 7d --reason 'rude words'")
        assert status == 0
        assert re.fullmatch(rf"banned {OTHER}  until \d{{4}}-\d\d-\d\dT\d\d:\d\dZ\n", said)
        (ban,) = json.loads((await ordered(home, "bans --json"))[1])
        assert (ban["value"], ban["reason"]) == (OTHER, "rude words")
        assert ban["until"] > 0
        assert (await ordered(home, f"unban {OTHER}"))[0] == 0
        assert home.host.store.bans.present() == []
        assert await ordered(home, "ban 192.0.2.9") == (0, "banned 192.0.2.9\n", "")
        assert home.host.store.bans.is_banned("address", "192.0.2.9")


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("fly", "There is no admin command 'fly'"),
        ("do sessions", "There is no admin command 'do'"),
        ("_note kicked", "There is no admin command '_note'"),
        ("kick 99", "There is no session '99'"),
        ("kick", "Type: admin kick ID"),
        ("ban nobody", "neither a key"),
        (f"ban {OTHER} --for ever", "use 30m, 12h, 7d or 2w"),
        ("ban ADMIN", "an admin's key"),
        ("unban 192.0.2.1", "is not banned"),
        ("announce", "Type: admin announce TEXT"),
        ("sessions --yaml", "Unknown option '--yaml'"),
        ("announce 'half", "quotation mark"),
        ("reload", "runs in a terminal"),
    ],
)
async def test_a_wrong_order_is_a_sentence_and_a_status(tmp_path: Path, command: str, sentence: str) -> None:
    async with camp(tmp_path, ADMIN) as home:
        fingerprint = identity_of_key(KIM).fingerprint
        status, said, complaint = await ordered(home, command.replace("ADMIN", fingerprint))
        assert (status, said) == (2, "")
        assert sentence in complaint


async def test_nobody_else_gives_orders(tmp_path: Path) -> None:
    async with camp(tmp_path, ADMIN) as home:
        status, said, complaint = await ordered(home, "sessions", new_key())
        assert (status, said) == (1, "")
        assert complaint


async def test_a_drain_is_asked_for(tmp_path: Path) -> None:
    class Noted(Draining):
        is_asked = False

        def begin_drain(self) -> None:
            self.is_asked = True

    noted = Noted()
    async with camp(tmp_path, ADMIN, noted) as home:
        assert (await ordered(home, "drain"))[0] == 0
        assert noted.is_asked


async def test_orders_reach_a_worker_through_a_gate(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, flags=ADMIN) as home:
        status, said, _ = await ordered(home, "sessions --json")
        assert status == 0
        assert "@w" in json.loads(said)[0]["id"]


async def test_a_worker_answers_for_all_workers(tmp_path: Path) -> None:
    async with (
        house_of_many(tmp_path, 2, ADMIN) as home,
        visiting(home, "ani", new_key()) as ani,
        visiting(home, "bo", new_key()) as bo,
    ):
        for each in (ani, bo):
            await each.until_sees("Enter the temple")
        for _ in range(4):
            # Any worker may answer, also one without sessions of its own.
            reply = await asyncio.to_thread(ask_workers, home.config("g1"), "sessions --json")
            assert reply is not None
            sessions = json.loads(reply.said)
            assert {each["name"] for each in sessions} == {"ani", "bo"}
        kicked = await asyncio.to_thread(ask_workers, home.config("g1"), f"kick {sessions[0]['id']}")
        assert kicked == AdminReply(f"kicked {sessions[0]['id']}")
        await until(lambda: ani.is_closed or bo.is_closed)


@asynccontextmanager
async def own_socket(folder: Path) -> AsyncIterator[Camp]:
    async with (
        camp(folder) as home,
        admin_socket(folder, AdminCommands(home.host, home.hosted_lobby.lobby, "the host's user")),
    ):
        yield home


async def test_the_same_words_work_on_the_machine_of_the_host(tmp_path: Path) -> None:
    # The name of a socket has 107 bytes: a folder may be deeper.
    folder = tmp_path / ("deep" * 25)
    folder.mkdir()

    def typed(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(app, ["admin", *words, "--data", str(folder)])
        return done.exit_code, done.output

    async with own_socket(folder) as home, in_lobby(home, "ani") as ani:
        assert stat.S_IMODE((folder / NAME).stat().st_mode) == 0o600
        status, said = await asyncio.to_thread(typed, "sessions", "--json")
        assert (status, json.loads(said)[0]["name"]) == (0, "ani")
        assert await asyncio.to_thread(typed, "announce", "Tea", "is", "ready") == (
            0,
            "announced Tea is ready\n",
        )
        await ani.until_sees("Tea is ready")
        assert (await asyncio.to_thread(typed, "ban", OTHER, "--for", "1h"))[0] == 0
        assert (await asyncio.to_thread(typed, "fly"))[0] == 2
    assert not (folder / NAME).exists()
    status, said = await asyncio.to_thread(typed, "sessions")
    assert status == CANNOT


def test_what_an_admin_may_type_is_a_list() -> None:
    assert " ".join(COMMANDS) == "sessions tables bans announce kick ban unban drain reload"
