"""What is written past the layers of asyncssh arrives like all else, whatever the line is doing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import asyncssh
import pytest

from ssh_host.quick_writing import QuickWriter
from tests.ssh_host.camp import dialled, new_key

FAST, SLOW = "aes128-gcm@openssh.com", "aes256-ctr"


class Session(asyncssh.SSHServerSession[bytes]):
    """Writes what it is told, and counts what went the long way."""

    def __init__(self, begun: "asyncio.Future[Session]") -> None:
        self._begun = begun
        self.long_ways = 0

    def connection_made(self, chan: Any) -> None:
        self.channel = chan
        self.write = QuickWriter(chan).write
        self._write: Callable[[bytes], None] = chan.write
        chan.write = self._write_the_long_way

    def shell_requested(self) -> bool:
        return True

    def session_started(self) -> None:
        self._begun.set_result(self)

    def _write_the_long_way(self, data: bytes) -> None:
        self.long_ways += 1
        self._write(data)


class Server(asyncssh.SSHServer):
    def __init__(self, begun: "asyncio.Future[Session]") -> None:
        self._begun = begun

    def begin_auth(self, username: str) -> bool:
        return False

    def session_requested(self) -> Session:
        return Session(self._begun)


@asynccontextmanager
async def line(
    cipher: str = FAST, compression: str = "none", **options: Any
) -> AsyncIterator[tuple[Session, asyncssh.SSHReader[bytes]]]:
    """A session and what its visitor reads of it."""
    begun = asyncio.get_running_loop().create_future()
    listener = await asyncssh.listen(
        "127.0.0.1",
        0,
        server_factory=lambda: Server(begun),
        server_host_keys=[new_key()],
        encoding=None,
        encryption_algs=[cipher],
        **options,
    )
    async with (
        listener,
        dialled(listener.get_port(), encryption_algs=[cipher], compression_algs=[compression]) as connection,
    ):
        _, reader, _ = await connection.open_session(term_type="xterm", encoding=None)
        yield await asyncio.wait_for(begun, 10), reader


async def test_a_frame_goes_the_short_way() -> None:
    async with line() as (session, reader):
        session.write(b"a frame")
        assert await reader.readexactly(7) == b"a frame"
        assert session.long_ways == 0


@pytest.mark.parametrize("cipher", [FAST, SLOW])
async def test_all_arrives_in_order_however_much_it_is(cipher: str) -> None:
    chance = Random(7)
    # More than a packet, and more than a window, now and then.
    frames = [chance.randbytes(chance.choice((1, 5, 16, 150, 3_000, 40_000, 3_000_000))) for _ in range(60)]
    async with line(cipher) as (session, reader):

        async def write() -> None:
            for frame in frames:
                session.write(frame)
                if chance.random() < 0.5:
                    await asyncio.sleep(0)

        writing = asyncio.create_task(write())
        sent = b"".join(frames)
        assert await asyncio.wait_for(reader.readexactly(len(sent)), 60) == sent
        await writing
        assert 0 < session.long_ways <= len(frames)
        assert (session.long_ways == len(frames)) == (cipher == SLOW)


async def test_keys_are_exchanged_again_in_the_middle() -> None:
    frames = [bytes([number % 256]) * 700 for number in range(300)]
    async with line(rekey_bytes=20_000) as (session, reader):
        first = session.channel.get_extra_info("connection")._send_encryption
        for frame in frames:
            session.write(frame)
            assert await asyncio.wait_for(reader.readexactly(len(frame)), 10) == frame
        assert session.channel.get_extra_info("connection")._send_encryption is not first
        assert 0 < session.long_ways < len(frames) / 2


async def test_who_wants_it_packed_gets_it_packed() -> None:
    async with line(compression="zlib@openssh.com") as (session, reader):
        session.write(b"a frame")
        assert await reader.readexactly(7) == b"a frame"
        assert session.long_ways == 1


async def test_who_has_left_is_written_nothing() -> None:
    async with line() as (session, reader):
        session.channel.exit(0)
        session.write(b"too late")
        assert await reader.read() == b""
