"""An operator's mistakes are answered with a sentence and an exit status, and nothing is lost."""

import asyncio
import shutil
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from escape_tui.cli.shared_flags import CANNOT
from ssh_host.store.database_schema import MIGRATIONS
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.config.test_check_config import RAW, key_and_certificate
from tests.ssh_host.house import until

OLD = Path(__file__).parents[1] / "store/old/schema-1.sqlite3"

#: Broken settings, and the key that each sentence names.
BROKEN = (
    ("[limits]\nrows = 2\n[log]\nfile = '/no/such/folder/log'", ("limits.rows", "log.file")),
    ("[listen]\nport = 70000\naddres = '::'", ("listen.port", "listen.addres")),
    ("[listen]\nport = 2222.5\npublic_name = 7", ("listen.port", "listen.public_name")),
    ("[listen]\ntrusted_proxies = '10.0.0.1'", ("listen.trusted_proxies",)),
    ("[listen]\ntrusted_proxies = ['10.0.0.0/99', 'proxy']", ("listen.trusted_proxies",)),
    ("[data]\ndurability = 'paper'\nkeep_day = 1", ("data.durability", "data.keep_day")),
    ("[data]\nkeep_days = '1 year'\nkeep_games = -1", ("data.keep_days", "data.keep_games")),
    (
        "[limits]\nsessions = 0\nqueue = -1\nper_adress = 1",
        ("limits.sessions", "limits.queue", "limits.per_adress"),
    ),
    ("[limits]\ncolumns = 20\nrows = 1000", ("limits.columns", "limits.rows")),
    ("[limits]\nauth_tries = true\nprograms = 'some'", ("limits.auth_tries", "limits.programs")),
    ("[tables]\nwatchers = -1\ndrain_minutes = 'ten'", ("tables.watchers", "tables.drain_minutes")),
    ("[admin]\nkeys = ['ssh-ed25519 AAAA']", ("admin.keys",)),
    ("[admin]\nkeys = 'SHA256:x'\nkey = 'y'", ("admin.keys", "admin.key")),
    ("[web]\nenabled = 'yes'\nport = -1\npublic_url = 'x/y'", ("web.enabled", "web.port", "web.public_url")),
    ("[web]\ncertificate = '/no/such.pem'", ("web.certificate",)),
    ("[metrics]\nport = 'any'\nenable = true", ("metrics.port", "metrics.enable")),
    ("[log]\nlevel = 'verbose'\nformat = 'xml'", ("log.level", "log.format")),
    ("[game]\nedition = '/no/such/folder'", ("game.edition",)),
    ("[game]\nnights = ['on Fridays', 'every Thursday 20:00 Mars/Olympus']", ("game.nights", "game.nights")),
    (
        "[clutser]\nname = 'x'\n[cluster]\nreplicas = 2\nname = 'A b'",
        ("clutser", "cluster.replicas", "cluster.name"),
    ),
)


def started(*words: str) -> tuple[int, str]:
    ended = CliRunner().invoke(app, ["host", *words])
    assert isinstance(ended.exception, SystemExit | None), ended.exception
    return ended.exit_code, ended.output


@pytest.mark.parametrize(("text", "keys"), BROKEN)
def test_every_mistake_in_a_config_is_a_sentence(tmp_path: Path, text: str, keys: tuple[str, ...]) -> None:
    config = tmp_path / "config.toml"
    config.write_text(text)
    host = ["host", "--config", str(config), "--data", str(tmp_path / "data")]
    for command in (["check-config", str(config)], host, [*host, "--workers", "2"]):
        ended = CliRunner().invoke(app, command)
        assert ended.exit_code == CANNOT
        sentences = ended.output.splitlines()
        assert [line.split("`")[1] for line in sentences] == list(keys)
        assert all(line.endswith((".", "?")) for line in sentences)
        assert not any(raw in ended.output for raw in RAW)


def test_there_are_twenty_of_them() -> None:
    assert len(BROKEN) == 20


def folder_of_a_newer_version(folder: Path) -> Path:
    Store.open(folder / FILE_NAME).close()
    with closing(sqlite3.connect(folder / FILE_NAME)) as newer:
        newer.execute(f"PRAGMA user_version={len(MIGRATIONS) + 1}")
    return folder


def test_a_start_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    newer = folder_of_a_newer_version(tmp_path / "newer")
    both = tmp_path / "both"
    Store.open(both / FILE_NAME).close()
    (both / "nats/jetstream").mkdir(parents=True)
    _, certificate = key_and_certificate(tmp_path, "one")
    other_key, _ = key_and_certificate(tmp_path, "other")
    mismatch = tmp_path / "mismatch.toml"
    mismatch.write_text(
        f'[web]\nenabled = true\nport = 0\ncertificate = "{certificate}"\nkey = "{other_key}"\n'
    )
    with socket.create_server(("127.0.0.1", 0)) as taken:
        here = ("--address", "127.0.0.1", "--port")
        wrong = {
            "written by a newer version": (*here, "0", "--data", str(newer)),
            "Keep one of them": (*here, "0", "--data", str(both)),
            "is in use": (*here, str(taken.getsockname()[1]), "--data", str(tmp_path / "new")),
            "does not belong to the key": (
                *here,
                "0",
                "--config",
                str(mismatch),
                "--data",
                str(tmp_path / "new"),
            ),
        }
        for sentence, words in wrong.items():
            status, said = started(*words)
            assert (status, sentence in said) == (CANNOT, True), said
            assert not any(raw in said for raw in RAW)
    with closing(sqlite3.connect(newer / FILE_NAME)) as kept:
        assert kept.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS) + 1,)


async def test_a_reload_in_the_middle_of_a_migration_waits_for_its_end(tmp_path: Path) -> None:
    log, data, config = tmp_path / "log", tmp_path / "data", tmp_path / "config.toml"
    data.mkdir()
    shutil.copy(OLD, data / FILE_NAME)
    config.write_text(
        f'[listen]\naddress = "127.0.0.1"\nport = 0\n[data]\nfolder = "{data}"\n[log]\nfile = "{log}"\n'
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "escape_tui.cli", "host", "--config", str(config)),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        await until(lambda: any(data.glob(f"{FILE_NAME}-schema-1*")), "the copy before the migration")
        process.send_signal(signal.SIGHUP)
        await until(lambda: "settings reloaded" in log.read_text(), "the reload")
        assert process.returncode is None
    finally:
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.wait(), 60)
    with closing(sqlite3.connect(data / FILE_NAME)) as migrated:
        assert migrated.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
