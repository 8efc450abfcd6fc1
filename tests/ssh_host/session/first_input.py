"""Visits that say everything at once: input that is on its way before there is anybody to take it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import asyncssh

from escape_tui.hub.clockwork import LoopClockwork
from tests.ssh_host.camp import new_key, opened
from tests.ssh_host.house import PATIENCE_SECONDS, House, connected

#: Many visits of the same few people, one after the other and some at the same time.
FLAGS: dict[str, object] = {"limits.programs": 4, "limits.per_address": 200, "limits.per_key": 8}


class Saying(NamedTuple):
    """What is said through a door, in one piece, and what is to be heard."""

    command: str | None
    typed: bytes
    heard: bytes
    term: str = ""


SAYINGS = {
    "program": Saying("program", b'{"type":"Pass","id":1}\n', b'"id":1'),
    "program, cut off": Saying("program", b'{"type":"Arrive","name":"Ada","id":1}', b'"id":1'),
    "program with a terminal": Saying("program", b'{"type":"Pass","id":1}\n', b'"id":1', "xterm"),
    "plain": Saying("plain", b"?\n", b"quick"),
    "plain, cut off": Saying("plain", b"?", b"quick"),
    "plain with a terminal": Saying("plain", b"?", b"quick", "xterm"),
}
SCREEN = Saying(None, b"\r", b"Quick play", "xterm-256color")


@contextlib.asynccontextmanager
async def alone(folder: Path) -> AsyncIterator[House]:
    """One process whose tables use the real clock."""
    async with opened(folder, LoopClockwork(), FLAGS) as (host, _):
        yield House(host)


async def heard(home: House, saying: Saying, key: asyncssh.SSHKey) -> bytes:
    """Everything that is answered to *saying*, until the host hangs up."""
    async with asyncio.timeout(PATIENCE_SECONDS), connected(home, "ada", key) as connection:
        process = await connection.create_process(
            saying.command, term_type=saying.term or None, encoding=None
        )
        process.stdin.write(saying.typed)
        process.stdin.write_eof()
        done = await process.wait()
    assert isinstance(done.stdout, bytes)
    return done.stdout


async def unanswered(home: House, saying: Saying, visits: int) -> list[bytes]:
    """What those of so many *visits* heard who did not hear what they asked for."""
    key = new_key()
    missed = []
    for _ in range(visits):
        answer = await heard(home, saying, key)
        if saying.heard not in answer:
            missed.append(answer)
    return missed
