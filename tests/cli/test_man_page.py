"""The man page says what the commands say about themselves."""

import shutil
import subprocess

from typer.testing import CliRunner

from escape_tui.cli.commands import app
from tests.cli.test_flags import COMMANDS, options_of

PAGE = CliRunner().invoke(app, ["man"]).stdout

#: The requests of man(7) that the page uses.
REQUESTS = {".TH", ".SH", ".SS", ".TP", ".B", ".BR", ".br"}


def test_every_command_and_every_flag_is_in_it() -> None:
    said = PAGE.replace("\\-", "-")
    for name, command in COMMANDS.items():
        assert f".SS escape-temple {name}\n{command.help}" in said
        hidden = {parameter.opts[0] for parameter in command.params if getattr(parameter, "hidden", False)}
        assert [flag for flag, _ in options_of(name) if flag not in said and flag not in hidden] == []


def test_nothing_in_it_is_taken_for_a_request_by_mistake() -> None:
    requests = {line.split()[0] for line in PAGE.splitlines() if line.startswith((".", "'"))}
    assert requests <= REQUESTS
    assert "" not in PAGE.splitlines()


def test_a_formatter_where_there_is_one_has_nothing_to_complain_about() -> None:
    groff = shutil.which("groff")
    if groff is not None:
        made = subprocess.run(
            [groff, "-man", "-Tascii", "-ww"], input=PAGE, capture_output=True, text=True, check=True
        )
        assert made.stderr == ""
        assert "doctor" in made.stdout
