"""Bans from the command line of the server's own machine, whether the server runs or not."""

import json
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from ssh_host.admission.network_limits import network_of
from ssh_host.store.store import FILE_NAME, Store

KIM = "SHA256:" + "k" * 43


def typed(folder: Path, *words: str) -> tuple[int, str]:
    ended = CliRunner().invoke(app, [*words, "--data", str(folder)])
    return ended.exit_code, ended.output


def test_a_ban_says_who_when_why_and_until(tmp_path: Path) -> None:
    Store.open(tmp_path / FILE_NAME).close()
    assert typed(tmp_path, "ban", KIM, "--for", "7d", "--reason", "rude words")[0] == 0
    (ban,) = json.loads(typed(tmp_path, "bans", "--json")[1])
    assert (ban["kind"], ban["value"], ban["reason"], ban["by"]) == (
        "key",
        KIM,
        "rude words",
        "the host's user",
    )
    assert 0 <= time.time() - ban["banned_at"] < 60
    assert ban["until"] - ban["banned_at"] == 7 * 86_400
    day = time.strftime("%Y-%m-%d", time.gmtime(ban["until"]))
    assert f"until {day}T" in typed(tmp_path, "bans")[1]


def test_a_host_that_runs_learns_of_a_change(tmp_path: Path) -> None:
    host = Store.open(tmp_path / FILE_NAME)
    host.bans.ban("key", KIM)
    host.bans.ban("address", "10.0.0.9")
    assert typed(tmp_path, "unban", KIM) == (0, f"unbanned {KIM}\n")
    assert typed(tmp_path, "ban", "192.0.2.1")[0] == 0
    host.bans.look()
    assert {ban.value for ban in host.bans.present()} == {"10.0.0.9", "192.0.2.1"}
    host.close()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("ban", "nobody"), "neither a key"),
        (("ban", KIM, "--for", "ever"), "use 30m, 12h, 7d or 2w"),
        (("unban", KIM), "is not banned"),
        (("admin", "fly"), "There is no admin command 'fly'"),
        (("admin", "sessions"), "No server of yours is running"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    Store.open(tmp_path / FILE_NAME).close()
    status, said = typed(tmp_path, *words)
    assert (status, sentence in said) == (2, True)


def test_a_folder_without_data_is_said(tmp_path: Path) -> None:
    status, said = typed(tmp_path, "bans")
    assert (status, "no database" in said) == (2, True)


def test_one_address_lets_its_whole_network_in_again(tmp_path: Path) -> None:
    store = Store.open(tmp_path / FILE_NAME)
    store.bans.ban("address", network_of("2001:db8::1"))
    store.close()
    assert "2001:db8::/64" in typed(tmp_path, "unban")[1]
    assert typed(tmp_path, "unban", "2001:db8::2")[0] == 0
    assert typed(tmp_path, "bans") == (0, "")
