"""SIGHUP: what can change does, what cannot is named, and a broken file changes nothing."""

import asyncio
import json
import signal
import socket
import ssl
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from ssh_host.config.config import KEYS, Config, Hook, load
from ssh_host.monitoring.log import start_log
from ssh_host.serve import hangup
from ssh_host.serve.listeners import Listeners
from ssh_host.serve.reload import RELOADED, applied, changed, reload, reloading
from tests.ssh_host.config.test_check_config import key_and_certificate
from tests.ssh_host.house import house, until, visiting
from tests.ssh_host.web.page import WEB

ROOT = Path(__file__).parents[3]
FINGERPRINT = "SHA256:" + "k" * 43


@pytest.fixture
def log_file(tmp_path: Path) -> Iterator[Path]:
    yield tmp_path / "log"
    start_log(Config().log)


def read_again(listeners: Listeners, folder: Path, flags: dict[str, object]) -> list[dict[str, object]]:
    """Reload the host of *listeners* with *flags*; what the log says about it."""
    fixed = {"listen.address": "127.0.0.1", "listen.port": 0, "data.folder": str(folder)}
    logged = {"log.file": str(folder / "log"), "log.format": "json"}
    reload(listeners, lambda: load(None, {**fixed, **logged, **flags}))
    return [json.loads(line) for line in (folder / "log").read_text().splitlines()]


def named(events: list[dict[str, object]], event: str) -> set[object]:
    return {each["key"] for each in events if each["event"] == event}


async def test_limits_and_admins_change_at_once(tmp_path: Path, log_file: Path) -> None:
    async with house(tmp_path) as home, visiting(home, "ani") as ani:
        await ani.until_sees("hello")
        flags = {"limits.sessions": 1, "limits.queue": 0, "admin.keys": [FINGERPRINT], "limits.columns": 50}
        events = read_again(home.listeners, tmp_path, flags)
        assert named(events, "setting changed") >= {"limits.sessions", "admin.keys", "limits.columns"}
        assert named(events, "setting needs a restart") == set()
        assert home.host.config.admin.keys == (FINGERPRINT,)
        async with visiting(home, "bo") as bo:
            await until(lambda: bo.is_closed)
            assert bo.sees("full")
        read_again(home.listeners, tmp_path, {"limits.sessions": 9})
        async with visiting(home, "bo", size=(70, 24)) as bo:
            await bo.until_sees("size: 70x24")


async def test_what_needs_a_restart_is_named_and_does_not_change(tmp_path: Path, log_file: Path) -> None:
    async with house(tmp_path) as home:
        events = read_again(home.listeners, tmp_path, {"listen.port": 2299, "game.edition": "/elsewhere"})
        assert named(events, "setting needs a restart") == {"listen.port", "game.edition"}
        assert home.host.config.listen.port == 0


def test_a_changed_hook_needs_a_restart() -> None:
    before = Config()
    wanted = replace(before, hook=(Hook("https://chat.example.org/"),))
    assert changed(applied(before, wanted), wanted) == ["hook"]


async def test_a_broken_file_changes_nothing_and_is_said(tmp_path: Path, log_file: Path) -> None:
    async with house(tmp_path) as home:
        read_again(home.listeners, tmp_path, {})
        before = home.host.config
        events = read_again(home.listeners, tmp_path, {"limits.sessions": 0, "limits.queue": 7})
        assert events[-1]["event"] == "settings not reloaded"
        assert "limits.sessions" in str(events[-1]["why"])
        assert home.host.config is before


async def test_a_new_certificate_is_shown_to_those_who_come(tmp_path: Path, log_file: Path) -> None:
    key, certificate = key_and_certificate(tmp_path, "first")
    flags: dict[str, object] = {**WEB, "web.certificate": str(certificate), "web.key": str(key)}
    async with house(tmp_path, flags) as home:

        async def shown() -> bytes | None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
            _, writer = await asyncio.open_connection("127.0.0.1", home.host.web_port, ssl=context)
            writer.close()
            der: bytes | None = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
            return der

        before = await shown()
        new_key, new_certificate = key_and_certificate(tmp_path, "second")
        key.write_bytes(new_key.read_bytes())
        certificate.write_bytes(new_certificate.read_bytes())
        read_again(home.listeners, tmp_path, flags)
        assert await shown() not in (before, None)
        certificate.write_text("half a certificate")
        events = read_again(home.listeners, tmp_path, flags)
        assert "web.certificate" in str(events[-1]["why"])
        assert await shown() not in (before, None)


async def test_metrics_begin_and_end(tmp_path: Path, log_file: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        async with house(tmp_path) as home:
            read_again(home.listeners, tmp_path, {"metrics.enabled": True, "metrics.port": 0})
            assert home.host.metrics.port
            port = taken.getsockname()[1]
            events = read_again(home.listeners, tmp_path, {"metrics.enabled": True, "metrics.port": port})
            assert "metrics.port" in str(events[-1]["why"])
            assert home.host.metrics.port, "the old one is still there"
            read_again(home.listeners, tmp_path, {})
            assert home.host.metrics.port == 0


def test_every_reloaded_setting_is_a_setting() -> None:
    assert set(KEYS) >= RELOADED


async def test_in_a_terminal_the_signal_means_that_it_was_closed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: False))
    with reloading(lambda: None):
        assert signal.getsignal(signal.SIGHUP) is not signal.SIG_DFL
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    with reloading(lambda: None):
        assert signal.getsignal(signal.SIGHUP) is signal.SIG_DFL


async def test_a_signal_during_the_start_is_heard_when_the_host_is_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: False))
    reloads = list[str]()
    hangup.hold()
    try:
        signal.raise_signal(signal.SIGHUP)
        with reloading(lambda: reloads.append("reloaded")):
            await until(lambda: reloads)
    finally:
        hangup.release()
    assert reloads == ["reloaded"]


async def test_a_log_that_was_moved_away_begins_again_on_sighup(tmp_path: Path) -> None:
    log, config = tmp_path / "log", tmp_path / "config.toml"
    written = (
        f'[listen]\naddress = "127.0.0.1"\nport = 0\n[data]\nfolder = "{tmp_path}"\n[log]\nfile = "{log}"\n'
    )
    config.write_text(written)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "escape_tui.cli", "host", "--config", str(config)),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            while b"Data folder" not in await process.stdout.readline():
                pass
        log.rename(tmp_path / "log.1")
        config.write_text(written + "[limits]\nqueue = 3\n")
        process.send_signal(signal.SIGHUP)
        await until(lambda: log.exists() and "settings reloaded" in log.read_text())
        assert '"key":"limits.queue"' in log.read_text()
    finally:
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(process.wait(), 60)
