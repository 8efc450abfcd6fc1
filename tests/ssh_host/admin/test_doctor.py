"""The doctor: finds each thing that would keep a host from opening, and says what to do."""

import resource
import socket
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from ssh_host.admin.doctor import Finding, Verdict, examined
from ssh_host.admission.identity import HOST_KEY_NAME, host_key
from ssh_host.config.config import Config, load
from ssh_host.serve.sockets import locked
from ssh_host.store.store import FILE_NAME, Store


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tmp_path.chmod(0o700)
    return tmp_path


def settings(folder: Path, **flags: object) -> Config:
    written = {name.replace("__", "."): value for name, value in flags.items()}
    return load(None, {"listen.port": 0, "data.folder": str(folder), **written})


def found(config: Config, what: str) -> Finding:
    """The worst that is found about *what*."""
    findings = [finding for finding in examined(config) if finding.what == what]
    return max(findings, key=lambda finding: list(Verdict).index(finding.verdict))


def test_a_new_machine_is_well(folder: Path) -> None:
    assert [str(finding) for finding in examined(settings(folder)) if finding.verdict is Verdict.BAD] == []


def test_a_host_that_has_run_is_well(folder: Path) -> None:
    host_key(folder)
    Store.open(folder / FILE_NAME).close()
    assert [str(finding) for finding in examined(settings(folder)) if finding.verdict is Verdict.BAD] == []


def test_a_taken_port_is_found(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        config = settings(folder, listen__address="127.0.0.1", listen__port=taken.getsockname()[1])
        finding = found(config, "port")
    assert finding.verdict is Verdict.BAD
    assert "--port" in finding.advice


def test_an_address_for_this_machine_only_is_noted(folder: Path) -> None:
    assert found(settings(folder, listen__address="127.0.0.1"), "addresses").verdict is Verdict.WARNING


def test_a_folder_that_cannot_be_used_is_found(folder: Path) -> None:
    (folder / "file").touch()
    assert found(settings(folder / "file"), "data folder").verdict is Verdict.BAD
    with locked(folder):
        assert "a server is running" in found(settings(folder), "data folder").said


def test_a_folder_open_to_others_is_noted(folder: Path) -> None:
    folder.chmod(0o755)
    finding = found(settings(folder), "data folder")
    assert (finding.verdict, finding.advice) == (Verdict.WARNING, f"chmod 700 {folder}")


def test_a_broken_key_and_a_broken_database_are_found(folder: Path) -> None:
    (folder / HOST_KEY_NAME).write_text("nonsense")
    (folder / FILE_NAME).write_bytes(b"nonsense" * 1_000)
    assert found(settings(folder), "host key").verdict is Verdict.BAD
    assert found(settings(folder), "database").verdict is Verdict.BAD


def test_a_clock_that_is_wrong_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    assert found(settings(folder), "clock").verdict is Verdict.BAD


def test_a_clock_behind_what_the_database_has_seen_is_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time()
    store = Store.open(folder / FILE_NAME)
    store.players.greet("SHA256:x", "Kim")
    store.close()
    monkeypatch.setattr(time, "time", lambda: now - 86_400)
    assert "later time than now" in found(settings(folder), "clock").said


def test_a_full_disk_is_found(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ssh_host.admin.doctor._ENOUGH_BYTES", 10**18)
    assert found(settings(folder), "disk").verdict is Verdict.BAD


def test_too_few_open_files_and_limits_that_do_not_fit_are_found(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    finding = found(settings(folder), "open files")
    assert (finding.verdict, "ulimit -n 464" in finding.advice) == (Verdict.BAD, True)
    assert found(settings(folder, limits__sessions=500), "limits").verdict is Verdict.WARNING


def test_a_wrong_edition_is_found(folder: Path) -> None:
    finding = found(settings(folder, game__edition=str(folder)), "edition")
    assert (finding.verdict, finding.said) == (Verdict.BAD, "numbers.toml: the file is missing.")


def test_the_command_prints_a_line_for_each_and_fails_where_something_is_bad(folder: Path) -> None:
    asked = ["doctor", "--port", "0", "--data"]
    well = CliRunner().invoke(app, [*asked, str(folder)])
    assert well.exit_code == 0
    assert "ok    data folder" in well.stdout
    (folder / "file").touch()
    ill = CliRunner().invoke(app, [*asked, str(folder / "file")])
    assert ill.exit_code == 1
    assert "BAD   data folder" in ill.stdout
