"""Every private part of asyncssh that is touched: an upgrade that moves one fails here, by name."""

import ast
import inspect
from pathlib import Path

import asyncssh.channel
import asyncssh.connection
import asyncssh.packet

import ssh_host

#: Each private name, and what asyncssh's own code does with it.
TOUCHED = {
    "_transport": (asyncssh.connection, "self._transport = cast(asyncio.Transport, transport)"),
    "_recv_seq": (asyncssh.connection, "self._recv_seq = (seq + 1) & 0xffffffff"),
    "_process_env_request": (asyncssh.channel, "def _process_env_request(self, packet: SSHPacket) -> bool:"),
}

#: What is not private and not documented either.
RELIED_ON = (
    (asyncssh.connection, "result = handler.process_packet(pkttype, seq, packet)"),
    (asyncssh.connection, "self.send_packet(MSG_IGNORE, String(b''))"),
    (asyncssh.connection, "def send_channel_open_failure(self, send_chan: int, code: int,"),
    (asyncssh.connection, "self._owner.connection_made(self)"),
    (asyncssh.channel, "name = '_process_' + map_handler_name(request) + '_request'"),
    (asyncssh.packet, "def get_full_payload(self) -> bytes:"),
)


def test_the_private_names_are_where_we_look_for_them() -> None:
    for module, code in TOUCHED.values():
        assert code in inspect.getsource(module)
    for module, code in RELIED_ON:
        assert code in inspect.getsource(module)


def test_no_other_private_name_is_touched() -> None:
    own = {"self", "cls"}
    touched = set()
    for path in Path(ssh_host.__path__[0]).rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        if "asyncssh" not in path.read_text("utf-8"):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and ast.unparse(node.value) not in own:
                touched.add(node.attr)
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "setattr":
                touched.add(ast.literal_eval(node.args[1]))
    private = {name for name in touched if name.startswith("_") and not name.startswith("__")}
    assert private - {"_asdict"} == set(TOUCHED)
