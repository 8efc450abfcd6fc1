"""Letting somebody in again from the host's own machine."""

from pathlib import Path

from typer.testing import CliRunner

from escape_tui.cli.commands import app
from ssh_host.admission.network_limits import network_of
from ssh_host.store.store import FILE_NAME, Store


def unban(folder: Path, *words: str) -> tuple[int, str]:
    ended = CliRunner().invoke(app, ["unban", *words, "--data", str(folder)])
    return ended.exit_code, ended.output


def test_a_ban_is_lifted_and_a_host_that_runs_learns_of_it(tmp_path: Path) -> None:
    host = Store.open(tmp_path / FILE_NAME)
    host.ban("key", "SHA256:kim")
    host.ban("address", "10.0.0.9")
    assert unban(tmp_path) == (0, "address  10.0.0.9\nkey      SHA256:kim\n")
    code, said = unban(tmp_path, "SHA256:kim")
    assert (code, said.startswith("SHA256:kim is unbanned")) == (0, True)
    host.look_for_bans()
    assert not host.is_banned("key", "SHA256:kim")
    assert host.is_banned("address", "10.0.0.9")
    host.close()


def test_nobody_to_let_in_is_said(tmp_path: Path) -> None:
    code, said = unban(tmp_path, "SHA256:kim")
    assert (code, "no database" in said) == (2, True)
    Store.open(tmp_path / FILE_NAME).close()
    assert unban(tmp_path) == (0, "Nobody is banned here.\n")
    assert unban(tmp_path, "SHA256:kim") == (
        2,
        "SHA256:kim is not banned here; `escape-temple unban` lists who is.\n",
    )


def test_one_address_lets_its_whole_network_in_again(tmp_path: Path) -> None:
    store = Store.open(tmp_path / FILE_NAME)
    store.ban("address", network_of("2001:db8::1"))
    store.close()
    assert unban(tmp_path)[1] == "address  2001:db8::/64\n"
    code, _ = unban(tmp_path, "2001:db8::2")
    assert code == 0
    assert unban(tmp_path) == (0, "Nobody is banned here.\n")
