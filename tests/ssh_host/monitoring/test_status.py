"""The state of a host for anybody who asks: over SSH without a terminal, on the page, and as JSON."""

import json
import tarfile
import time
from pathlib import Path

import pytest

from ssh_host.admission.identity import host_key
from ssh_host.config.config import load
from ssh_host.data.backup import back_up, restore
from ssh_host.monitoring.run_record import (
    BACKUP_FILE_NAME,
    RUN_FILE_NAME,
    StartReason,
    plan_run,
    recorded_run,
    start_in,
)
from ssh_host.monitoring.status import HostStatus
from ssh_host.store.store import FILE_NAME
from tests.ssh_host.camp import begun, camp, in_lobby, new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import connected, house, visiting
from tests.ssh_host.ssh.test_openssh import command, run
from tests.ssh_host.web.page import WEB, address, browser


async def test_anybody_may_ask_without_a_terminal(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, in_lobby(home, "ani") as ani:
        await begun(home, ani)
        assert "note" in back_up(home.host.config, tmp_path / "note")
        async with connected(home) as kim, connected(home) as lee:
            asked = await kim.run("status --json")
            lines = await lee.run("status", env={"LANG": "de_DE.UTF-8"})
        assert (asked.exit_status, asked.stderr, lines.stderr) == (0, "", "")
        status = json.loads(str(asked.stdout))
        assert status.keys() == set(HostStatus.__struct_fields__)
        assert (status["visitors"], status["games"], status["waiting"]) == (1, 1, 0)
        assert status["start_reason"] == "first start"
        assert status["last_backup"].startswith(time.strftime("%Y-%m-%d", time.gmtime()))
        assert "Besucher: 1\n" in str(lines.stdout)
        told = f"{asked.stdout!s}{lines.stdout!s}"
        assert not any(word in told for word in ("ani", "kim", "127.0.0.1", home.table.code))


async def test_openssh_gets_the_same(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        status, printed = await run(command(home, "-T", "127.0.0.1", "status"))
        assert status == 0
        assert "Visitors: 0\n" in printed


async def test_a_full_host_still_answers_and_counts_nobody_for_it(tmp_path: Path) -> None:
    async with (
        house(tmp_path, {"limits.sessions": 1, "limits.queue": 0}) as home,
        visiting(home, "ani") as ani,
        connected(home, "kim") as kim,
    ):
        await ani.until_sees("hello ani")
        status = json.loads(str((await kim.run("status --json")).stdout))
        assert status["visitors"] == 1


async def test_the_page_shows_the_same_and_programs_get_json(tmp_path: Path) -> None:
    async with house(tmp_path, WEB) as home, browser() as kim:
        async with kim.get(f"{address(home)}/status.json") as answer:
            assert (await answer.json()).keys() == set(HostStatus.__struct_fields__)
        async with kim.get(
            f"{address(home)}/status", headers={"Accept": "text/html", "Accept-Language": "fr"}
        ) as answer:
            assert "<dt>Visiteurs</dt><dd>0</dd>" in await answer.text()
        async with kim.get(f"{address(home)}/status") as answer:
            assert "Visitors: 0\n" in await answer.text()


async def test_a_gate_adds_up_its_cluster(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        gate = home.gates["g1"]
        await eventually(lambda: gate.public_games.in_progress() == 1)
        async with connected(home, "ani") as ani:
            status = json.loads(str((await ani.run("status --json")).stdout))
        assert (status["visitors"], status["games"]) == (1, 1)


def test_a_start_knows_what_came_before(tmp_path: Path) -> None:
    assert start_in(tmp_path).reason is StartReason.FIRST
    with recorded_run(tmp_path, "1.0"):
        assert start_in(tmp_path, "1.0").reason is StartReason.CRASH, "it was killed here"
    assert start_in(tmp_path, "1.0").reason is StartReason.STOP
    assert start_in(tmp_path, "1.1").reason is StartReason.UPGRADE
    with pytest.raises(RuntimeError), recorded_run(tmp_path, "1.1"):
        raise RuntimeError
    assert start_in(tmp_path, "1.1").reason is StartReason.CRASH
    (tmp_path / RUN_FILE_NAME).write_bytes(b'{"ver')
    assert start_in(tmp_path, "1.1").reason is StartReason.CRASH


def test_a_folder_of_a_version_without_a_record_of_runs_was_upgraded(tmp_path: Path) -> None:
    host_key(tmp_path)
    assert start_in(tmp_path).reason is StartReason.UPGRADE


def test_a_first_start_is_one_although_a_supervisor_has_made_files(tmp_path: Path) -> None:
    plan_run(tmp_path)
    host_key(tmp_path)
    plan_run(tmp_path)
    assert start_in(tmp_path).reason is StartReason.FIRST
    with recorded_run(tmp_path):
        plan_run(tmp_path)
        assert start_in(tmp_path).reason is StartReason.CRASH
    plan_run(tmp_path)
    assert start_in(tmp_path).reason is StartReason.STOP


async def test_a_restored_server_starts_as_after_a_stop(tmp_path: Path) -> None:
    async with house(tmp_path / "data") as home:
        back_up(home.host.config, tmp_path / "note")
    elsewhere = tmp_path / "elsewhere"
    restore(load(None, {"data.folder": str(elsewhere)}), tmp_path / "note")
    assert start_in(elsewhere).reason is StartReason.STOP


async def test_a_backup_contains_no_record_of_runs(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    async with house(folder) as home:
        with recorded_run(folder):
            back_up(home.host.config, tmp_path / "first")
            back_up(home.host.config, tmp_path / "second")
    assert (folder / BACKUP_FILE_NAME).exists()
    with tarfile.open(tmp_path / "second") as packed:
        assert sorted(packed.getnames()) == ["host_key", FILE_NAME]
