"""What is read past the layers of asyncssh is heard like all else, and what is no plain key goes its way."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any, cast

import asyncssh
import pytest
from asyncssh.constants import MSG_CHANNEL_DATA
from asyncssh.packet import String, UInt32

from ssh_host.admission.network_limits import NetworkLimits
from ssh_host.ssh.flood_guard import LineGuard
from tests.ssh_host.camp import dialled, new_key

FAST, SLOW = "aes128-gcm@openssh.com", "aes256-ctr"
_WINDOW = 4_096


class Session(asyncssh.SSHServerSession[bytes]):
    """Keeps what it hears; breaks when it hears "break"."""

    def __init__(self) -> None:
        self.heard = b""
        self.sizes: list[int] = []

    def shell_requested(self) -> bool:
        return True

    def data_received(self, data: bytes, datatype: object) -> None:
        if data == b"break":
            raise ZeroDivisionError
        self.heard += data

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self.sizes.append(width)


class Server(asyncssh.SSHServer):
    """Counts what of a line is left to asyncssh."""

    def __init__(self) -> None:
        self.session = Session()
        self.lost = asyncio.get_running_loop().create_future()
        self.long_ways: list[bytes] = []

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.connection = cast(Any, conn)
        crowd = NetworkLimits(9, 9, time.monotonic)
        self.guard = LineGuard(conn, crowd.of("127.0.0.1"), crowd)
        self._received = conn.data_received
        self.connection.data_received = self._receive

    def _receive(self, data: bytes) -> None:
        self.long_ways.append(data)
        self._received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set_result(exc)

    def begin_auth(self, username: str) -> bool:
        return False

    def auth_completed(self) -> None:
        self.guard.logged_in()

    def session_requested(self) -> Session:
        return self.session


class Line:
    """A visitor's end of a line, and the server's."""

    def __init__(self, server: Server, connection: Any, process: Any) -> None:
        self.server, self.connection, self.process = server, connection, process
        self.session = server.session
        server.long_ways.clear()

    def press(self, keys: bytes) -> None:
        self.process.stdin.write(keys)

    def send(self, *parts: bytes) -> None:
        """A packet of letters that no visitor would send."""
        self.connection.send_packet(MSG_CHANNEL_DATA, *parts)

    async def hears(self, keys: bytes) -> None:
        async with asyncio.timeout(20):
            while not self.session.heard.endswith(keys):
                assert not self.server.lost.done()
                await asyncio.sleep(0.005)

    async def is_cut(self) -> Exception | None:
        return await asyncio.wait_for(self.server.lost, 10)


@asynccontextmanager
async def line(cipher: str = FAST, compression: str = "none", **options: Any) -> AsyncIterator[Line]:
    servers: list[Server] = []

    def serve() -> Server:
        servers.append(Server())
        return servers[-1]

    listener = await asyncssh.listen(
        "127.0.0.1",
        0,
        server_factory=serve,
        server_host_keys=[new_key()],
        encoding=None,
        encryption_algs=[cipher],
        window=_WINDOW,
    )
    async with (
        listener,
        dialled(
            listener.get_port(), encryption_algs=[cipher], compression_algs=[compression], **options
        ) as connection,
        connection.create_process(term_type="xterm", encoding=None) as process,
    ):
        process.stdin.write(b"here")
        begun = Line(servers[0], connection, process)
        await begun.hears(b"here")
        yield Line(servers[0], connection, process)
    await begun.is_cut()


async def test_a_key_goes_the_short_way() -> None:
    async with line() as visitor:
        for key in (b"1", b"\x1b[A", b" "):
            visitor.press(key)
            await visitor.hears(key)
        assert visitor.server.long_ways == []


@pytest.mark.parametrize("cipher", [FAST, SLOW])
async def test_all_is_heard_in_order_however_it_comes(cipher: str) -> None:
    """More than a window at times, and in pieces that end wherever they do."""
    chance = Random(11)
    pasted = [chance.randbytes(chance.choice((1, 3, 40, 900, 6_000))) for _ in range(80)]
    async with line(cipher) as visitor:
        received = visitor.server.guard.data_received

        def receive(data: bytes) -> None:
            at = chance.randint(0, len(data))
            for part in (data[:at], data[at:]):
                if part:
                    received(part)

        visitor.server.guard.data_received = receive  # type: ignore[method-assign]
        for each in pasted:
            visitor.press(each)
            if chance.random() < 0.7:
                await asyncio.sleep(0.002)
        await visitor.hears(b"".join(pasted))


async def test_a_window_that_changes_goes_the_long_way() -> None:
    async with line() as visitor:
        visitor.press(b"1")
        visitor.process.change_terminal_size(120, 40)
        visitor.press(b"2")
        await visitor.hears(b"12")
        assert visitor.session.sizes == [120]
        assert visitor.server.long_ways


async def test_keys_are_exchanged_again_in_the_middle() -> None:
    async with line(rekey_bytes=3_000) as visitor:
        first = visitor.server.connection._recv_encryption
        for number in range(200):
            key = f"key {number}.".encode()
            visitor.press(key)
            await visitor.hears(key)
        assert visitor.server.connection._recv_encryption is not first


@pytest.mark.parametrize(("cipher", "compression"), [(SLOW, "none"), (FAST, "zlib@openssh.com")])
async def test_what_is_packed_or_sealed_otherwise_goes_the_long_way(cipher: str, compression: str) -> None:
    async with line(cipher, compression) as visitor:
        visitor.press(b"1")
        await visitor.hears(b"1")
        assert visitor.server.long_ways


async def test_who_tampers_with_a_packet_is_cut_off() -> None:
    async with line() as visitor:
        visitor.server.guard.data_received((32).to_bytes(4) + b"not sealed by anybody".ljust(48))
        assert isinstance(await visitor.is_cut(), asyncssh.MACError)
        assert visitor.session.heard == b"here"


@pytest.mark.parametrize(
    "parts",
    [
        (UInt32(77), String(b"for nobody")),
        (UInt32(0), String(b"x" * (_WINDOW + 1))),
        (UInt32(0), UInt32(900) + b"shorter than it says"),
        (UInt32(0), String(b"longer"), b"than it says"),
    ],
)
async def test_what_no_visitor_sends_is_refused_as_ever(parts: tuple[bytes, ...]) -> None:
    async with line() as visitor:
        visitor.send(*parts)
        assert isinstance(await visitor.is_cut(), asyncssh.ProtocolError)
        assert visitor.session.heard == b"here"


async def test_a_session_that_breaks_ends_its_own_line() -> None:
    async with line() as visitor, line() as other:
        visitor.press(b"break")
        visitor.press(b"what follows")
        await visitor.is_cut()
        assert visitor.session.heard == b"here"
        other.press(b"1")
        await other.hears(b"1")
