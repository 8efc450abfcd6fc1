"""Everything that reads what strangers send or leave behind, as functions of bytes that may only say no."""

import asyncio
import codecs
import socket
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from escape_tui.app.textual_internals.key_reader import KeyReader
from escape_tui.content.catalogue import CatalogueError, catalogue_of
from escape_tui.content.editions.temple_file import read_folder
from escape_tui.hub.port.messages.wire import Unreadable, decode_request, id_in
from escape_tui.hub.program.program_lines import LONGEST_LINE, LineAssembler
from escape_tui.hub.record.record import JournalError, moment_of, read_lines
from escape_tui.hub.record.replay import Replay
from escape_tui.hub.record.taking_up import take_up
from escape_tui.scene.terminal_answers import AnswerReader
from ssh_host.admission.proxy_protocol import NotProxied, read_header
from ssh_host.cluster.gate.corridor import BrokenCorridor, FrameReader
from ssh_host.cluster.gate.corridor_messages import message_in
from ssh_host.config.config import ConfigError
from ssh_host.config.config import load as load_config
from ssh_host.web.messages import NotUnderstood, read
from tests.temple import CATALOGUE

CONTENT = Path(__file__).parents[2] / "escape_tui" / "content"
_EDITION = read_folder(CONTENT)


class Reader(NamedTuple):
    """*read* takes any bytes and raises nothing but *refusals*; *begin* are bytes it understands."""

    read: Callable[[bytes], object]
    refusals: tuple[type[Exception], ...]
    begin: tuple[bytes, ...]


def _keys(typed: bytes) -> None:
    """What is typed, in three pieces, as a terminal's driver reads it."""
    reader, decode = KeyReader(), codecs.getincrementaldecoder("utf-8")("replace").decode
    third = max(1, len(typed) // 3)
    for start in range(0, len(typed), third):
        for _ in reader.read(decode(typed[start : start + third])):
            pass
    for _ in reader.escape_alone():
        pass


def _answers(typed: bytes) -> None:
    reader = AnswerReader()
    for start in range(0, len(typed), 7):
        reader.rest(typed[start : start + 7])


def _program(typed: bytes) -> None:
    lines = LineAssembler()
    for line in (*lines.feed(typed), *lines.end()):
        if line is not None:
            assert len(line) <= LONGEST_LINE
            id_in(line)
            with suppress(Unreadable):
                decode_request(line)


def _proxy(sent: bytes) -> str:
    async def header() -> str:
        ours, theirs = socket.socketpair()
        with ours, theirs:
            theirs.setblocking(False)
            ours.sendall(sent[:4_000])
            ours.shutdown(socket.SHUT_WR)
            return await read_header(theirs, "127.0.0.1")

    return asyncio.run(header())


def _corridor(sent: bytes) -> None:
    for frame in FrameReader().feed(sent):
        message_in(frame.kind, frame.payload)


def _journal(content: bytes) -> None:
    lines = content.splitlines(keepends=True)
    for line in lines:
        moment_of(line)
    recording = read_lines(lines, CATALOGUE, "fuzz")
    with suppress(JournalError):
        Replay(recording, CATALOGUE)
    take_up(recording, CATALOGUE)


def _edition(name: str) -> Callable[[bytes], object]:
    return lambda content: catalogue_of({**_EDITION, name: content})


def _config(content: bytes) -> None:
    with tempfile.NamedTemporaryFile(suffix=".toml") as file:
        file.write(content)
        file.flush()
        load_config(Path(file.name))


READERS: dict[str, Reader] = {
    "keys": Reader(_keys, (), (b"ab\x1b[A\x1b[<0;12;5M\x1b[200~paste\x1b[201~", b"\x1b", "é→".encode())),
    "terminal answers": Reader(
        _answers, (), (b"\x1b]11;rgb:ffff/ffff/eeee\x1b\\", b"\x1bP1+r524742=382F382F38\x1b\\\x1b[?62;4c")
    ),
    "program lines": Reader(
        _program,
        (),
        (
            b'{"type":"Arrive","id":1,"name":"Robbie","visit":"x"}\n{"type":"Play","id":2,"command":{"type":"Roll",'
            b'"player":0}}\n{"type":"OpenTable","agreement":{"seats":[],"modules":["curses"]}}\n',
        ),
    ),
    "web frames": Reader(
        lambda sent: read(sent.decode("utf-8", "replace")),
        (NotUnderstood,),
        (b'{"type":"typed","keys":"a"}', b'{"type":"resized","columns":80,"rows":24}'),
    ),
    "PROXY headers": Reader(
        _proxy,
        (NotProxied,),
        (
            b"PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n",
            b"\r\n\r\n\0\r\nQUIT\n\x21\x11\0\x0c\xc0\0\x02\x01\xc0\0\x02\x02\0\1\0\2",
        ),
    ),
    "corridor": Reader(_corridor, (BrokenCorridor,), (b"\3\0\0\x07[80,24]", b'\7\0\0\x0c{"status":0}')),
    "journals": Reader(_journal, (JournalError,), ()),
    "edition tiles": Reader(_edition("tiles.toml"), (CatalogueError,), (_EDITION["tiles.toml"],)),
    "edition numbers": Reader(_edition("numbers.toml"), (CatalogueError,), (_EDITION["numbers.toml"],)),
    "edition curses": Reader(_edition("curses.toml"), (CatalogueError,), (_EDITION["curses.toml"],)),
    "config": Reader(
        _config,
        (ConfigError,),
        (
            (CONTENT.parents[1] / "config.toml").read_bytes(),
            b'[listen]\nport = 22\ntrusted_proxies = ["10.0.0.0/8"]\n',
        ),
    ),
}
