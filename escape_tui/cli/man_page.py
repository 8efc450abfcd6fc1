"""The man page, made from the words that the commands explain themselves with."""

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from escape_tui.hub.record.record import game_version

_DESCRIPTION = """\
A cooperative game in real time for one to six adventurers, played in terminals over SSH.
Everyone rolls dice at once, discovers chambers, activates gems and looks for the exit.
After ten minutes the temple collapses: all escape, or all have lost."""

#: What a visitor says after the name of a host, and what it does.
_VISITS = {
    "": "The lobby: tables, quick play, records, talk.",
    "join CODE": "Straight to a table.",
    "watch CODE": "Look on.",
    "replay ID": "See a finished game again.",
    "export ID": "Write a finished game as an asciinema recording to standard output.",
    "admin": "For the keys listed in the settings.",
    "plain": "The game in lines, for those who listen; also: plain join CODE, plain watch CODE.",
}

_ENVIRONMENT = {
    "NO_COLOR": "Where it is set, nothing is coloured.",
    "TERM, COLORTERM, LANG": "What the terminal can show, and in which language; the settings come first.",
}


def man_page(app: Any) -> str:
    """The page of *app* in the language of man(7)."""
    return "\n".join(_lines(get_command(app))) + "\n"


def _lines(command: Any) -> Iterator[str]:
    yield f'.TH ESCAPE-TEMPLE 1 "" "escape-temple {game_version()}" "Games"'
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
    yield ".SH VISITING A HOST"
    for words, said in _VISITS.items():
        yield from _entry(f"ssh \\-t HOST {words}".strip(), said)
    yield from _entry("ssh \\-T HOST program", "For programs: messages, a line each, in both directions.")
    yield ".SH ENVIRONMENT"
    for variable, said in _ENVIRONMENT.items():
        yield from _entry(variable, said)
    yield ".SH EXIT STATUS"
    yield from _entry("0", "It is done.")
    yield from _entry("1", "The doctor found something bad.")
    yield from _entry("2", "What was asked cannot be; standard error says why.")
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
    """*text* so that nothing in it is taken for a request of the formatter."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + escaped if escaped.startswith((".", "'")) else escaped
