"""The commands of the pages for operators, typed in order; those of hosting.md are the operator's day."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from escape_tui.hub.record.packed_journal import JournalRow, packed
from ssh_host.store.store import FILE_NAME, Store
from tests.bench.starting import filled
from tests.hub.analysis.recorded import lines
from tests.operating.operator import CONFIG, GAME, KEY, ROOT, Operator, read, sections
from tests.ssh_host.cluster.nats import TOKEN, nats_server
from tests.ssh_host.process import started

PAGES = ("hosting", "cluster", "recovery", "security", "programs", "upgrading")
OLD = ROOT / "tests/ssh_host/store/old"
#: Commands of other people's programs, which need root, the internet or a container engine.
OTHERS = (
    "sudo ufw ",
    "sudo certbot ",
    "sudo debootstrap ",
    "sudo rm -f base-root",
    "container=$(sudo buildah",
    "sudo buildah ",
)


@pytest.fixture
def operator(tmp_path: Path) -> Iterator[Operator]:
    operator = Operator(tmp_path)
    yield operator
    operator.machine.kill()


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_a_page_is_in_a_block_that_is_typed(page: str) -> None:
    outside = re.sub(r"^```.*?^```$", "", read(page), flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r"^    (?:sudo|ssh|escape-temple|make|python)\b.*", outside, re.MULTILINE) == []
    shown = re.findall(r"^```console\n(.*?)^```$", read(page), re.MULTILINE | re.DOTALL)
    assert [line for block in shown for line in block.splitlines() if not line.startswith(OTHERS)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_command_within_a_sentence_exists(page: str) -> None:
    for words in set(re.findall(r"`escape-temple ([^`]+)`", read(page))):
        commands = re.match(r"(?:cluster |edition )?[a-z-]+", words)
        assert commands is not None, words
        told = subprocess.run(
            [Path(sys.executable).with_name("escape-temple"), *commands[0].split(), "--help"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert [flag for flag in re.findall(r"--[a-z-]+", words) if flag not in told] == [], words


def test_a_crashed_server_is_started_again(operator: Operator) -> None:
    operator.machine.type("systemctl start escape-temple")
    operator.machine.kill()
    operator.follow("recovery", "After a fault")
    status = operator.said["ssh -p 2222 localhost status"]
    assert "crash" in status


def test_a_server_of_the_first_version_is_upgraded(operator: Operator) -> None:
    """Its database was written by a server of that version, with a game that runs and one that has ended."""
    shutil.copy(OLD / "schema-1.sqlite3", operator.data / FILE_NAME)
    operator.machine.type("systemctl start escape-temple")
    assert "database copied before its migration" in operator.machine.log()
    assert '"table set aside"' in operator.machine.log()
    with closing(sqlite3.connect(operator.data / FILE_NAME)) as database:
        games = [game for (game,) in database.execute("SELECT table_id FROM tables")]
    assert len(games) == 2
    for game in games:
        assert operator.machine.type(f"escape-temple journal {game} --config {CONFIG}").startswith("{")
    with closing(sqlite3.connect(operator.data / FILE_NAME)) as database, database:
        database.execute("INSERT INTO tables VALUES (?, '{}', ?, 0)", (GAME, int(time.time())))
        journal = packed([JournalRow(number, line) for number, line in enumerate(lines())])
        database.execute("INSERT INTO packed_journals VALUES (?, ?)", (GAME, journal))
    operator.follow("upgrading")
    assert "192.0.2.9" in operator.bans()


@pytest.mark.dist
def test_one_process_becomes_workers_by_the_page(operator: Operator) -> None:
    filled(operator.data, games=1)
    store = Store.open(operator.data / FILE_NAME)
    store.bans.ban("address", "192.0.2.9", "rude words", by="the host's user")
    store.close()
    drop_in = operator.machine.path("/etc/systemd/system/escape-temple.service.d/workers.conf")
    drop_in.parent.mkdir()
    command = f"/opt/escape-temple/bin/escape-temple host --workers 2 --config {CONFIG}"
    drop_in.write_text(f"[Service]\nExecStart={command}\n")
    for section in sections("cluster"):
        if section != "Use several machines":
            operator.follow("cluster", section)
    assert operator.said["escape-temple cluster status"].count("worker ") == 2
    assert KEY in operator.said["escape-temple bans"]
    assert "192.0.2.9" in operator.bans()
    assert KEY not in operator.bans()


@pytest.mark.dist
async def test_a_cluster_takes_over_the_database_of_one_process(operator: Operator, tmp_path: Path) -> None:
    filled(operator.data, games=1)
    store = Store.open(operator.data / FILE_NAME)
    store.bans.ban("address", "192.0.2.9", "rude words", by="the host's user")
    store.close()
    async with nats_server(tmp_path) as server:
        operator.configure(f'[cluster]\nservers = ["{server.plan.address}"]\ntoken = "{TOKEN}"\n')
        await asyncio.to_thread(operator.follow, "cluster", "Use several machines")
        status = operator.said["escape-temple cluster status"]
        assert "worker w1" in status
        assert "gate   g1" in status
        assert "192.0.2.9" in operator.bans()
        operator.machine.kill()


@pytest.fixture
async def hurried(operator: Operator) -> AsyncIterator[Operator]:
    """An operator beside a server whose games last seconds, and which lets programs in."""
    async with started(operator.data, 100, {"limits.programs": 4}) as process:
        operator.port = process.port
        yield operator


async def test_a_program_is_written_by_the_page(hurried: Operator) -> None:
    await asyncio.to_thread(hurried.follow, "programs")


@pytest.mark.dist
def test_a_server_is_checked_by_the_page(operator: Operator) -> None:
    operator.follow("security")
