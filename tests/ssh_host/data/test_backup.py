"""Backups: made at any time, restored when no host runs, and refused if they are not what they say."""

import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from ssh_host.admission.identity import HOST_KEY_NAME, host_key
from ssh_host.config.config import Config, ConfigError, load
from ssh_host.data.backup import back_up, restore
from ssh_host.serve.sockets import locked
from ssh_host.store.database import StoreError
from ssh_host.store.store import FILE_NAME, Store
from tests.ssh_host.store.journals import append


def settings(folder: Path) -> Config:
    return load(None, {"data.folder": str(folder)})


def host_in(folder: Path, name: str) -> str:
    """A host that knows *name*; gives the fingerprint of its key."""
    folder.mkdir()
    store = Store.open(folder / FILE_NAME)
    store.players.greet(name, name.title())
    store.close()
    return host_key(folder).get_fingerprint()


def test_what_was_backed_up_comes_back_and_what_was_there_is_set_aside(tmp_path: Path) -> None:
    file = tmp_path / "copy.tar"
    fingerprint = host_in(tmp_path / "first", "kim")
    host_in(tmp_path / "second", "lee")
    assert "secret" in back_up(settings(tmp_path / "first"), file)
    assert file.stat().st_mode & 0o777 == 0o600
    said = restore(settings(tmp_path / "second"), file)
    store = Store.open(tmp_path / "second" / FILE_NAME)
    assert store.players.find("kim") is not None
    assert store.players.find("lee") is None
    store.close()
    assert host_key(tmp_path / "second").get_fingerprint() == fingerprint
    (aside,) = (tmp_path / "second").glob("before-restore-*")
    assert str(aside) in said
    assert {path.name for path in aside.iterdir()} == {FILE_NAME, HOST_KEY_NAME}
    earlier = Store.open(aside / FILE_NAME)
    assert earlier.players.find("lee") is not None
    earlier.close()


def test_a_backup_is_of_one_moment_while_somebody_writes(tmp_path: Path) -> None:
    host_in(tmp_path / "host", "kim")
    store = Store.open(tmp_path / "host" / FILE_NAME)
    for seq in range(500):
        append(store, "T1", seq, 0, b"roll")
    back_up(settings(tmp_path / "host"), tmp_path / "copy.tar")
    append(store, "T1", 500, 0, b"roll")
    store.close()
    restore(settings(tmp_path / "new"), tmp_path / "copy.tar")
    store = Store.open(tmp_path / "new" / FILE_NAME)
    assert [row.seq for row in store.games.journal("T1")] == [*range(500)]
    store.close()


def test_a_backup_replaces_nothing_and_a_restore_waits_for_the_host_to_stop(tmp_path: Path) -> None:
    host_in(tmp_path / "host", "kim")
    file = tmp_path / "copy.tar"
    back_up(settings(tmp_path / "host"), file)
    with pytest.raises(StoreError, match="already exists"):
        back_up(settings(tmp_path / "host"), file)
    with locked(tmp_path / "host"), pytest.raises(ConfigError, match="Another server"):
        restore(settings(tmp_path / "host"), file)
    with pytest.raises(ConfigError, match="no database"):
        back_up(settings(tmp_path / "nowhere"), tmp_path / "other.tar")
    with pytest.raises(StoreError, match="cannot be written"):
        back_up(settings(tmp_path / "host"), tmp_path / "missing" / "copy.tar")


def packed(path: Path, **files: bytes) -> Path:
    with tarfile.open(path, "w") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return path


def test_what_is_no_backup_changes_nothing(tmp_path: Path) -> None:
    host_in(tmp_path / "host", "kim")
    before = (tmp_path / "host" / FILE_NAME).read_bytes()
    (tmp_path / "text").write_text("hello")
    host_in(tmp_path / "other", "kim")
    back_up(settings(tmp_path / "other"), whole := tmp_path / "whole.tar")
    (tmp_path / "half.tar").write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    wrong = {
        "is not a backup of a server, or only part": tmp_path / "text",
        r"half.tar is not a backup of a server, or only part of one\.$": tmp_path / "half.tar",
        "no database": packed(tmp_path / "empty.tar", host_key=b"key"),
        "not a backup": packed(tmp_path / "up.tar", **{"../escaped": b"x"}),
        "cannot be used": packed(tmp_path / "bad.tar", **{FILE_NAME: b"nonsense" * 999}),
        "No such file": tmp_path / "missing",
    }
    for reason, file in wrong.items():
        with pytest.raises(StoreError, match=reason):
            restore(settings(tmp_path / "host"), file)
    assert (tmp_path / "host" / FILE_NAME).read_bytes() == before
    assert not (tmp_path / "escaped").exists()
    assert {path.name for path in (tmp_path / "host").iterdir()} == {FILE_NAME, HOST_KEY_NAME}


def test_a_backup_goes_to_standard_output(tmp_path: Path) -> None:
    host_in(tmp_path / "host", "kim")
    command = (sys.executable, "-m", "escape_tui.cli", "backup", "-", "--data", str(tmp_path / "host"))
    made = subprocess.run(command, capture_output=True, check=True)
    assert b"secret" in made.stderr
    (tmp_path / "copy.tar").write_bytes(made.stdout)
    restore(settings(tmp_path / "other"), tmp_path / "copy.tar")
    assert (tmp_path / "other" / HOST_KEY_NAME).exists()
    assert not any(path.is_dir() for path in (tmp_path / "host").iterdir())
