"""Single games out of a server's database: as journals for `replay`, and as recordings to look at."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escape_tui.cli.commands import app
from ssh_host.store.store import FILE_NAME, Store
from tests.hub.analysis.recorded import lines
from tests.ssh_host.store.journals import append, finished_game

GAME, RUNNING = "0011223344", "5566778899"


@pytest.fixture
def data(tmp_path: Path) -> str:
    store = Store.open(tmp_path / FILE_NAME)
    finished_game(store, GAME, lines())
    store.games.open(RUNNING, b"{}")
    append(store, RUNNING, 0, 0, lines()[0])
    store.close()
    return str(tmp_path)


def test_a_journal_from_the_database_can_be_replayed(data: str, tmp_path: Path) -> None:
    taken = CliRunner().invoke(app, ["journal", GAME, "--data", data])
    assert taken.exit_code == 0
    file = tmp_path / "game.jsonl"
    file.write_bytes(taken.stdout_bytes)
    assert file.read_bytes() == b"".join(lines())
    replayed = CliRunner().invoke(app, ["replay", str(file)])
    assert (replayed.exit_code, replayed.stderr) == (0, "")
    assert len(replayed.stdout.splitlines()) > 30


def test_a_game_from_the_database_is_an_asciinema_recording(data: str) -> None:
    taken = CliRunner().invoke(app, ["export", GAME, "--data", data])
    assert (taken.exit_code, taken.stderr) == (0, "")
    head, *frames = map(json.loads, taken.stdout.splitlines())
    assert head["version"] == 2
    assert len(frames) > 30


def test_the_journal_of_a_game_that_was_set_aside_can_be_taken_out(data: str) -> None:
    taken = CliRunner().invoke(app, ["journal", RUNNING, "--data", data])
    assert (taken.exit_code, taken.stdout_bytes) == (0, lines()[0])


@pytest.mark.parametrize(
    ("command", "game", "sentence"),
    [
        ("export", RUNNING, "is still in progress"),
        ("export", "nothing", "There is no game 'nothing'"),
        ("journal", "nothing", "There is no game 'nothing'"),
    ],
)
def test_what_there_is_not_is_said(data: str, command: str, game: str, sentence: str) -> None:
    refused = CliRunner().invoke(app, [command, game, "--data", data])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert sentence in refused.stderr
