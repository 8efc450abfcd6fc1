"""The page on security names everything that a visitor can cause, and its numbers are those of the code."""

import ast
import inspect
from pathlib import Path

import asyncssh
import pytest
import textual._xterm_parser

from ssh_host import driver, line_guard, neighbourhood, ssh_listener, watchdog
from ssh_host.config import Limits

PAGE = (Path(__file__).parents[2] / "docs/security.md").read_text("utf-8")


def callbacks(of: type) -> set[str]:
    return {name for base in of.__mro__ for name in vars(base) if not name.startswith("_")}


def messages() -> set[str]:
    """What Textual makes of bytes that are typed."""
    tree = ast.parse(inspect.getsource(textual._xterm_parser))
    named = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    return {node.attr for node in named if ast.unparse(node.value) in ("events", "messages")}


@pytest.mark.parametrize("name", sorted(callbacks(asyncssh.SSHServer) | callbacks(asyncssh.SSHServerSession)))
def test_every_callback_has_a_limit(name: str) -> None:
    assert f"`{name}`" in PAGE


@pytest.mark.parametrize("name", sorted(messages() - {"MouseEvent"}))
def test_every_message_has_a_limit(name: str) -> None:
    assert f"`{name}`" in PAGE


def test_the_settings_it_names_are_settings() -> None:
    named = {part.split("`")[0] for part in PAGE.split("`limits.")[1:]}
    assert named <= set(Limits.__struct_fields__)


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"; {neighbourhood.LINES_A_SECOND} new ones a second" in PAGE
    assert f"{neighbourhood.PACKETS_A_SECOND} packets a second for all lines of one network" in PAGE
    exchanges = neighbourhood.EXCHANGES_A_SECOND, neighbourhood.EXCHANGES_A_SECOND_IN_ALL
    assert f"{exchanges[0]} a second for one network, {exchanges[1]} in all" in PAGE
    assert f"{ssh_listener._ACCEPTED_A_SECOND} a second in all" in PAGE
    assert f"below {line_guard.SMALLEST_PACKET} bytes" in PAGE
    assert line_guard.SMALLEST_PACKET == line_guard.SMALLEST_WINDOW
    assert f"counts as {line_guard._PACKETS_OF_EXCHANGE} packets" in PAGE
    assert f"{driver._ASKED_A_SECOND} a second, {driver._ASKED_AT_ONCE} at once" in PAGE
    assert f"{driver._LETTERS_A_SECOND} a second, {driver._LETTERS_AT_ONCE} at once while a text" in PAGE
    assert f"counts as {driver._KEYS_OF_SCREEN} of those {driver._ASKED_A_SECOND}" in PAGE
    assert f"status {watchdog.EXIT_STATUS}" in PAGE
