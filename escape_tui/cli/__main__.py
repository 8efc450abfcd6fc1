"""`python -m escape_tui.cli`: the command itself."""

from escape_tui.cli.commands import app

app(prog_name="escape-temple")
