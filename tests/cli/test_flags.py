"""Every flag of every command: explained, and refused with a sentence where it cannot be obeyed."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from escape_tui.app import local_play
from escape_tui.app.local_play import Straight
from escape_tui.cli.commands import app
from ssh_host.serve import start
from tests.content.test_other_editions import edit, edition

__all__ = ["edition"]

COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]

#: Values that no flag of any command expects.
NONSENSE = ("-1", "0", "7", "99999999999", "9" * 5_000, "nan", "no such thing", "", "a=b", "/dev/null/x")


def run(*arguments: str) -> tuple[int, str, str]:
    ended = CliRunner().invoke(app, list(arguments))
    return ended.exit_code, ended.stdout, ended.stderr


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> list[Straight | None]:
    """What would be played, instead of playing it."""
    begun: list[Straight | None] = []
    monkeypatch.setattr(local_play, "play", lambda catalogue, straight=None: begun.append(straight))
    return begun


def options_of(command: str) -> Iterator[tuple[str, bool]]:
    """The long name of each option of *command*, and whether it takes a value."""
    for parameter in COMMANDS[command].params:
        if parameter.param_type_name == "option":
            yield parameter.opts[0], not parameter.is_flag


FLAGS = [(command, flag) for command in COMMANDS for flag, takes_value in options_of(command) if takes_value]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_and_every_flag_is_explained(command: str) -> None:
    assert COMMANDS[command].help
    unexplained = [parameter.opts for parameter in COMMANDS[command].params if not parameter.help]
    assert unexplained == []


@pytest.mark.parametrize(("command", "flag"), FLAGS)
def test_nonsense_is_refused_with_a_sentence_and_never_with_a_traceback(
    command: str,
    flag: str,
    games: list[Straight | None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    async def nothing(*_: object, **__: object) -> None:
        pass

    monkeypatch.setattr(start, "receive", nothing)
    for started in ("run_all", "run_both", "run_gate", "run_worker", "upgrade"):
        monkeypatch.setattr(f"ssh_host.cluster.run.processes.{started}", nothing)
    monkeypatch.setattr("ssh_host.cluster.run.cluster_status.print_status", nothing)
    monkeypatch.setattr("escape_tui.cli.commands.simulated", lambda *_: iter(()))
    monkeypatch.setattr("escape_tui.cli.commands._print_report", lambda *_: None)
    monkeypatch.setattr("escape_tui.cli.commands.report", lambda _: None)
    monkeypatch.setattr("escape_tui.cli.commands.write_soundtrack", lambda *_: None)
    monkeypatch.chdir(tmp_path)
    positional = [str(tmp_path / "none")] if command in ("analyse", "replay") else []
    for value in NONSENSE:
        ended = CliRunner().invoke(app, [command, *positional, f"{flag}={value}"])
        assert isinstance(ended.exception, SystemExit | None), (value, ended.exception)
        if ended.exit_code:
            assert ended.exit_code in (1, 2)
            assert ended.output.strip(), value
            assert "Traceback" not in ended.output


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (("--players", "-1"), "A game is for 1 to 6 players, not -1."),
        (("--players", "0"), "A game is for 1 to 6 players, not 0."),
        (("--players", "7"), "A game is for 1 to 6 players, not 7."),
        (("--bots", "-1"), "There can't be -1 bots; --bots is 0 to 5."),
        (("--players", "4", "--bots", "3"), "A game is for 1 to 6 players: 4 and 3 bots are 7."),
        (("--bots", "6"), "A game is for 1 to 6 players: 1 and 6 bots are 7."),
        (("--module", "exchange"), "Add both Curses and Treasures first."),
    ],
)
def test_what_cannot_be_played_is_said(
    flags: tuple[str, ...], sentence: str, games: list[Straight | None]
) -> None:
    assert run("play", *flags) == (2, "", f"{sentence}\n")
    assert games == []


def test_an_unknown_module_is_named_with_those_there_are(games: list[Straight | None]) -> None:
    code, _, error = run("play", "--module", "foo")
    assert (code, games) == (2, [])
    assert error.startswith("There is no module 'foo'; there are: curses, ")


def test_a_module_alone_means_one_player(games: list[Straight | None]) -> None:
    assert run("play", "--module", "curses")[0] == 0
    (straight,) = games
    assert straight is not None
    assert (straight.people, len(straight.setup.seats), straight.setup.modules) == (1, 1, ("curses",))


def test_without_flags_the_title_comes_first(games: list[Straight | None]) -> None:
    assert run("play")[0] == 0
    assert games == [None]


def test_another_edition_is_checked_before_anything_starts(
    edition: Path, games: list[Straight | None]
) -> None:
    edit(edition, "tiles.toml", 'basic-03 = { entry = "A T"', 'basic-03 = { entry = "A Z"')
    code, _, error = run("play", "--edition", str(edition))
    assert (code, games) == (2, [])
    assert error == "This edition cannot be played: tiles.toml, basic-03: unknown icon in 'A Z'.\n"
    code, _, error = run("play", "--edition", str(edition / "nowhere"))
    assert (code, error) == (
        2,
        f"This edition cannot be played: {edition / 'nowhere'}: there is no such folder or .temple file.\n",
    )


def test_the_version_is_printed() -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out.startswith("escape-temple ")


def test_a_sound_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    code, _, error = run("soundtrack", "--out", str(tmp_path / "none" / "track.wav"))
    assert code == 2
    assert "cannot be written: No such file" in error


def test_a_pipe_gets_the_tiles_without_any_escape_sequence() -> None:
    code, out, _ = run("tiles")
    assert code == 0
    assert "\x1b" not in out
    assert "exit" in out


@pytest.mark.parametrize(
    ("typed", "completed"), [("escape-temple pl", "play"), ("escape-temple play --module tre", "treasures")]
)
def test_a_shell_completes_commands_and_modules(typed: str, completed: str) -> None:
    environment = {
        **os.environ,
        "_ESCAPE_TEMPLE_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(len(typed.split()) - 1),
    }
    asked = subprocess.run(
        [sys.executable, "-m", "escape_tui.cli"], env=environment, capture_output=True, text=True, check=False
    )
    assert completed in asked.stdout.split()
