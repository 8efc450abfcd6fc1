"""Every private part of asyncssh that is touched: an upgrade that moves one fails here, by name."""

import ast
import inspect
from pathlib import Path

import asyncssh.channel
import asyncssh.connection
import asyncssh.crypto.cipher
import asyncssh.encryption
import asyncssh.packet

import ssh_host

#: Each private name, and what asyncssh's own code does with it.
TOUCHED = {
    "_transport": (asyncssh.connection, "self._transport = cast(asyncio.Transport, transport)"),
    "_recv_seq": (asyncssh.connection, "self._recv_seq = (seq + 1) & 0xffffffff"),
    # What a packet is read with.
    "_inpbuf": (asyncssh.connection, "while self._inpbuf and self._recv_handler():"),
    "_recv_handler": (asyncssh.connection, "while self._inpbuf and self._recv_handler():"),
    "_recv_pkthdr": (asyncssh.connection, "self._recv_handler = self._recv_pkthdr"),
    "_recv_encryption": (asyncssh.connection, "packet_data = self._recv_encryption.decrypt_packet("),
    "_decompressor": (asyncssh.connection, "if self._decompressor and (self._auth_complete or"),
    "_channels": (asyncssh.connection, "handler = self._channels[recv_chan]"),
    "_reset_keepalive_timer": (asyncssh.connection, "self._reset_keepalive_timer()"),
    "_recv_state": (asyncssh.channel, "if self._recv_state != 'open':"),
    "_recv_window": (asyncssh.channel, "if datalen > self._recv_window:"),
    "_accept_data": (asyncssh.channel, "self._accept_data(data)"),
    "_process_env_request": (asyncssh.channel, "def _process_env_request(self, packet: SSHPacket) -> bool:"),
    # What a packet is made with.
    "_send_state": (asyncssh.channel, "if self._send_state != 'open':"),
    "_send_buf": (asyncssh.channel, "while self._send_buf and self._send_window:"),
    "_send_window": (asyncssh.channel, "self._send_window -= len(data)"),
    "_send_pktsize": (asyncssh.channel, "pktsize = min(self._send_window, self._send_pktsize)"),
    "_send_chan": (asyncssh.channel, "payload = UInt32(self._send_chan) + b''.join(args)"),
    "_kex_complete": (asyncssh.connection, "if (self._auth_complete and self._kex_complete and"),
    "_rekey_bytes": (asyncssh.connection, "(self._rekey_bytes_sent >= self._rekey_bytes or"),
    "_rekey_bytes_sent": (asyncssh.connection, "self._rekey_bytes_sent += pktlen"),
    "_rekey_seconds": (asyncssh.connection, "(self._rekey_seconds and"),
    "_rekey_time": (asyncssh.connection, "time.monotonic() >= self._rekey_time))):"),
    "_compressor": (asyncssh.connection, "if self._compressor and (self._auth_complete or"),
    "_send_blocksize": (asyncssh.connection, "padlen += self._send_blocksize"),
    "_send_enchdrlen": (asyncssh.connection, "padlen = -(self._send_enchdrlen + len(payload)) %"),
    "_send_encryption": (asyncssh.connection, "packet, mac = self._send_encryption.encrypt_packet(seq, hdr,"),
    "_send": (asyncssh.connection, "self._send(packet + mac)"),
    "_send_seq": (asyncssh.connection, "self._send_seq = (seq + 1) & 0xffffffff"),
    "_cipher": (asyncssh.encryption, "return self._cipher.encrypt_and_sign(header, packet)"),
    "_key": (asyncssh.crypto.cipher, "data = AESGCM(self._key).encrypt(self._iv, data, header)"),
    "_iv": (asyncssh.crypto.cipher, "data = AESGCM(self._key).encrypt(self._iv, data, header)"),
    "_update_iv": (asyncssh.crypto.cipher, "self._update_iv()"),
}

#: What is not private and not documented either.
RELIED_ON = (
    (asyncssh.connection, "result = handler.process_packet(pkttype, seq, packet)"),
    (asyncssh.connection, "self.send_packet(MSG_IGNORE, String(b''))"),
    (asyncssh.connection, "def send_channel_open_failure(self, send_chan: int, code: int,"),
    (asyncssh.connection, "self._owner.connection_made(self)"),
    (asyncssh.channel, "name = '_process_' + map_handler_name(request) + '_request'"),
    (asyncssh.packet, "def get_full_payload(self) -> bytes:"),
    (asyncssh.connection, "packet = Byte(padlen) + payload + os.urandom(padlen)"),
    (asyncssh.connection, "orig_payload = packet_data[1:-packet_data[0]]"),
    (asyncssh.connection, "def internal_error(self, exc_info: Optional[OptExcInfo] = None,"),
    (asyncssh.crypto.cipher, "AESGCM(self._key).decrypt(self._iv, data + mac, header)"),
    (asyncssh.crypto.cipher, "return header + data[:-_GCM_MAC_SIZE], data[-_GCM_MAC_SIZE:]"),
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
