"""The man page, generated from the help texts of the commands."""

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from escape_tui import __version__

_DESCRIPTION = """\
A cooperative game in real time for one to six adventurers, played in terminals over SSH.
Everyone rolls dice at once, discovers chambers, activates gems and looks for the exit.
After ten minutes the temple collapses: all escape, or all have lost."""

#: The commands that visitors append to `ssh HOST`, and what they do.
_VISITS = {
    "": "The lobby: tables, quick play, records, chat.",
    "join CODE": "Join a table.",
    "watch CODE": "Watch a game.",
    "replay ID": "Replay a finished game.",
    "export ID": "Write a finished game as an asciinema recording to standard output.",
    "admin": "The Admin screen, for SSH keys in admin.keys.",
    "plain": "Plain text, for screen readers; also: plain join CODE, plain watch CODE.",
}

_ENVIRONMENT = {
    "NO_COLOR": "If it is set, the game uses no colours.",
    "TERM, COLORTERM, LANG": "What the terminal can show, and the language; settings have priority.",
}


def man_page(app: Any) -> str:
    """The man page of *app* as man(7) source."""
    return "\n".join(_lines(get_command(app))) + "\n"


def _lines(command: Any) -> Iterator[str]:
    yield f'.TH ESCAPE-TEMPLE 1 "" "escape-temple {__version__}" "Games"'
    yield ".SH NAME"
    yield f"escape-temple \\- {_escaped(command.help[0].lower() + command.help[1:].rstrip('.'))}"
    yield ".SH SYNOPSIS"
    for name in command.commands:
        yield f".B escape-temple {name}"
        yield "[\\fIoption\\fR ...]"
        yield ".br"
    yield ".SH DESCRIPTION"
    yield _escaped(_DESCRIPTION)
    yield ".SH OPTIONS"
    yield from _options(command)
    yield ".SH COMMANDS"
    for name, child in command.commands.items():
        yield f".SS escape-temple {name}"
        yield _escaped(child.help)
        yield from _options(child)
    yield ".SH VISITING A SERVER"
    for words, said in _VISITS.items():
        yield from _entry(f"ssh \\-t HOST {words}".strip(), said)
    yield from _entry("ssh \\-T HOST program", "For programs: one message per line, in both directions.")
    yield ".SH ENVIRONMENT"
    for variable, said in _ENVIRONMENT.items():
        yield from _entry(variable, said)
    yield ".SH EXIT STATUS"
    yield from _entry("0", "Success.")
    yield from _entry("1", "The doctor found a problem.")
    yield from _entry("2", "The request was refused; standard error says why.")
    yield ".SH SEE ALSO"
    yield ".BR ssh (1)"


def _options(command: Any) -> Iterator[str]:
    for parameter in command.params:
        if getattr(parameter, "hidden", False):
            continue
        names = (*parameter.opts, *parameter.secondary_opts)
        is_argument = parameter.param_type_name == "argument"
        shown = parameter.name.upper() if is_argument else ", ".join(_escaped(name) for name in names)
        takes_value = not is_argument and not parameter.is_flag
        value = " \\fIvalue\\fR" if takes_value else ""
        yield from _entry(f"\\fB{shown}\\fR{value}", parameter.help or "")


def _entry(head: str, said: str) -> Iterator[str]:
    yield ".TP"
    yield head
    yield _escaped(said)


def _escaped(text: str) -> str:
    """*text* with all characters escaped that are special to the formatter."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + escaped if escaped.startswith((".", "'")) else escaped
