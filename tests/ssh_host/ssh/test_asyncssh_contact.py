"""Every part of asyncssh that is touched and not documented: an upgrade that moves one fails here, by name,
and no file besides `asyncssh_internals` touches any."""

import ast
import inspect
import re
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import asyncssh.channel
import asyncssh.connection
import asyncssh.packet
import pytest

import ssh_host
from ssh_host.config.config import ConfigError
from ssh_host.ssh import asyncssh_internals
from tests.ssh_host.house import house

#: The version this test was written with. A patch release of it may be installed, for it may mend a hole; the
#: check at the start names what it lacks.
SEEN = "2.24.1"
ROOT = Path(__file__).parents[3]
INTERNALS = Path(asyncssh_internals.__file__)
#: Modules of asyncssh that are no part of its documented API.
MODULES = {"asyncssh.channel", "asyncssh.connection", "asyncssh.constants", "asyncssh.packet"}

#: Each private name, and what asyncssh's own code does with it.
TOUCHED: dict[str, tuple[ModuleType, str]] = {
    "_transport": (asyncssh.connection, "self._transport = cast(asyncio.Transport, transport)"),
    "_recv_seq": (asyncssh.connection, "self._recv_seq = (seq + 1) & 0xffffffff"),
    "_max_recv_pktlen": (asyncssh.connection, "if self._pktlen > self._max_recv_pktlen:"),
    "_send_window": (asyncssh.channel, "self._send_window += adjust"),
    "_process_env_request": (asyncssh.channel, "def _process_env_request(self, packet: SSHPacket) -> bool:"),
}

#: What is not private and not documented either.
RELIED_ON = (
    (asyncssh.connection, "result = handler.process_packet(pkttype, seq, packet)"),
    (asyncssh.connection, "except DisconnectError as exc:"),
    (asyncssh.connection, "self.send_packet(MSG_IGNORE, String(b''))"),
    (asyncssh.connection, "def send_channel_open_failure(self, send_chan: int, code: int,"),
    (asyncssh.connection, "def send_userauth_failure(self, partial_success: bool) -> None:"),
    (asyncssh.connection, "self._owner.connection_made(self)"),
    # A name is normalised before anybody is asked: why requests to log in are read first.
    (asyncssh.connection, "username = saslprep(username_bytes.decode('utf-8'))"),
    (asyncssh.channel, "name = '_process_' + map_handler_name(request) + '_request'"),
    (asyncssh.packet, "def get_full_payload(self) -> bytes:"),
)


def sources() -> Iterator[tuple[Path, ast.Module]]:
    """The files that know of asyncssh."""
    for path in sorted(Path(ssh_host.__path__[0]).rglob("*.py")):
        if "asyncssh" in (text := path.read_text("utf-8")):
            yield path, ast.parse(text)


def private_names(tree: ast.Module) -> set[str]:
    """The private names of others that are touched in *tree*."""
    named = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in ("self", "cls")
    }
    called = (node for node in ast.walk(tree) if isinstance(node, ast.Call) and len(node.args) > 1)
    by_name = (node for node in called if ast.unparse(node.func) in ("setattr", "getattr"))
    named |= {ast.unparse(node.args[1]).strip("'") for node in by_name}
    return {name for name in named if name.startswith("_") and not name.startswith("__")} - {"_asdict"}


def test_asyncssh_is_the_one_this_was_written_for() -> None:
    assert version("asyncssh") == SEEN, "read asyncssh_internals against this asyncssh first"


def test_no_later_version_is_installed() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    major, minor, _ = SEEN.split(".")
    assert f"asyncssh>={SEEN},<{major}.{int(minor) + 1}" in asked


@pytest.mark.parametrize("name", TOUCHED)
def test_the_private_names_are_where_we_look_for_them(name: str) -> None:
    module, code = TOUCHED[name]
    assert code in inspect.getsource(module)


@pytest.mark.parametrize(("module", "code"), RELIED_ON, ids=[code for _, code in RELIED_ON])
def test_asyncssh_still_does_what_is_relied_on(module: ModuleType, code: str) -> None:
    assert code in inspect.getsource(module)


def test_one_file_touches_private_names() -> None:
    touching = {path: names for path, tree in sources() if (names := private_names(tree))}
    assert touching == {INTERNALS: set(TOUCHED)}


def test_undocumented_modules_are_imported_in_one_file_only() -> None:
    imported = {
        (path, str(node.module))
        for path, tree in sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and re.match(r"asyncssh\.", str(node.module))
    }
    assert imported == {(INTERNALS, module) for module in MODULES}


def test_every_name_is_looked_for_at_the_start() -> None:
    looked_for = {
        *asyncssh_internals._FIELDS,
        *asyncssh_internals._CHANNEL_FIELDS,
        *sum(asyncssh_internals._METHODS.values(), ()),
    }
    assert set(TOUCHED) <= looked_for
    assert asyncssh_internals.missing() == []


async def test_a_host_does_not_start_with_another_asyncssh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asyncssh_internals, "_FIELDS", ("_recv_seq", "_renamed"))
    with pytest.raises(ConfigError, match=r"asyncssh [\d.]+ lacks SSHConnection\._renamed\."):
        async with house(tmp_path):
            pass
