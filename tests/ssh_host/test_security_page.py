"""The page on security names everything that a visitor can cause, and its numbers are those of the code."""

import ast
import inspect
import re
from pathlib import Path
from typing import get_args

import asyncssh
import pytest
import textual._xterm_parser

from escape_tui.app.screens.lobby import lobby_screen
from escape_tui.hub.lobby import lobby
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.program import pace
from escape_tui.hub.watching.spectators import CHEER_MS
from escape_tui.scene.replay.playback import CHECKPOINT_EVERY
from ssh_host.admission import network_limits
from ssh_host.config.config import Limits
from ssh_host.monitoring import watchdog
from ssh_host.session.rooms import export_room, program_room, session_driver
from ssh_host.ssh import asyncssh_internals, flood_guard, login_requests, ssh_listener
from ssh_host.store import stored_results
from ssh_host.web import site, web_visit
from ssh_host.web.messages import FromPage
from tests.hostile import registry
from tests.hostile.registry import VISITS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/security.md").read_text("utf-8")


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


@pytest.mark.parametrize("asked", sorted(each.__name__ for each in Request.__subclasses__()))
def test_every_request_has_a_limit(asked: str) -> None:
    assert f"`{asked}`" in PAGE


@pytest.mark.parametrize("said", [each.__name__ for each in get_args(FromPage)])
def test_every_message_of_a_page_has_a_limit(said: str) -> None:
    assert f"`{said}`" in PAGE


def test_every_test_it_names_is_there() -> None:
    named = set(re.findall(r"`(tests/[\w/.]+)`", PAGE))
    assert named
    assert {name for name in named if not (ROOT / name).exists()} == set()


def test_it_has_a_figure_for_every_hostile_visit() -> None:
    told = re.findall(r"^\| `(\w+)` \| \d+ → (\d+) ms \| \d+ → (\d+) ms \| (\d+) MB \|$", PAGE, re.MULTILINE)
    assert {name for name, *_ in told} == {visit.name for visit in VISITS}
    most = (registry.MOST_WORK_MS, registry.MOST_WAIT_MS, registry.MOST_MEGABYTES)
    assert [each for each in told if any(int(n) > m for n, m in zip(each[1:], most, strict=True))] == []
    limits = " ".join(PAGE.split())
    assert f"works for more than {most[0]:.0f} ms before it answers" in limits
    assert f"if {most[2]:.0f} MB stay" in limits


def test_the_settings_it_names_are_settings() -> None:
    named = {part.split("`")[0] for part in PAGE.split("`limits.")[1:]}
    assert named <= set(Limits.__struct_fields__)


def test_the_numbers_are_those_of_the_code() -> None:
    assert f"; {network_limits.LINES_A_SECOND} new ones a second" in PAGE
    assert f"{network_limits.PACKETS_A_SECOND} packets a second for all connections of one network" in PAGE
    exchanges = network_limits.EXCHANGES_A_SECOND, network_limits.EXCHANGES_A_SECOND_IN_ALL
    assert f"{exchanges[0]} a second for one network, {exchanges[1]} in all" in PAGE
    assert f"{ssh_listener._ACCEPTED_A_SECOND} a second in all" in PAGE
    assert f"below {flood_guard.SMALLEST_PACKET} bytes" in PAGE
    assert flood_guard.SMALLEST_PACKET == flood_guard.SMALLEST_WINDOW
    assert f"| a packet | {flood_guard.LARGEST_PACKET:,} bytes" in PAGE
    counted = {
        asyncssh_internals.MSG_KEXINIT: "a key exchange",
        asyncssh_internals.MSG_USERAUTH_REQUEST: "a login request",
        asyncssh_internals.MSG_EXT_INFO: "a client's extension info",
    }
    assert flood_guard.COSTS.keys() == counted.keys()
    for kind, cost in flood_guard.COSTS.items():
        assert f"| {counted[kind]} | counts as {cost} packets" in PAGE
    assert f"a user name of {login_requests.MOST_NAME_BYTES} bytes" in PAGE
    assert f"an exponent of more than {login_requests.MOST_EXPONENT_BYTES} bytes" in PAGE
    assert f"{session_driver._ASKED_A_SECOND} a second, {session_driver._ASKED_AT_ONCE} at once" in PAGE
    letters = session_driver._LETTERS_A_SECOND, session_driver._LETTERS_AT_ONCE
    assert f"{letters[0]} a second, {letters[1]} at once while a text" in PAGE
    assert f"counts as {session_driver._KEYS_OF_SCREEN} of those {session_driver._ASKED_A_SECOND}" in PAGE
    assert f"status {watchdog.EXIT_STATUS}" in PAGE
    assert f"{pace.PLAYS_A_SECOND} a second, {pace.PLAYS_AT_ONCE} at once" in PAGE
    assert f"after {program_room.MOST_MISTAKES} mistakes in a row" in PAGE
    codes = lobby._WRONG_CODES, lobby._WRONG_CODES_OF_A_NETWORK
    assert f"{codes[0]} wrong codes of one identity, {codes[1]} of one network" in PAGE
    openings = lobby._OPENINGS_PER_MINUTE, lobby._OPENINGS_OF_A_NETWORK
    assert f"{openings[0]} new tables a minute for one identity, {openings[1]} for one network" in PAGE
    assert f"{lobby._VOICES_PER_NETWORK} times as many for one network" in PAGE
    assert f"one every {CHEER_MS // 1000} seconds" in PAGE
    assert f"a lobby is drawn at most {1 / lobby_screen._NEWS_SECONDS:.0f} times a second" in PAGE
    assert f"pieces of {CHECKPOINT_EVERY} commands" in PAGE
    assert f"the last {stored_results.MOST_GAMES:,} games" in PAGE
    assert f"{export_room.MOST_AT_ONCE} at a time, one for each identity" in PAGE
    assert f"counts as {site._PACKETS_A_REQUEST} packets of its network" in PAGE
    messages = web_visit._MESSAGES_A_SECOND, web_visit._MESSAGES_AT_ONCE
    assert f"{messages[0]} messages a second, {messages[1]} at once" in PAGE
