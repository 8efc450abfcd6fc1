"""A line that sends too fast is read later; one that takes too little is refused, one that takes none cut."""

import asyncio
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import asyncssh
import pytest
from asyncssh.constants import (
    MSG_CHANNEL_DATA,
    MSG_IGNORE,
    MSG_KEXINIT,
    MSG_NEWKEYS,
    MSG_USERAUTH_REQUEST,
)
from asyncssh.packet import SSHPacket, String

from ssh_host.admission.network_limits import EXCHANGES_A_SECOND_IN_ALL, PACKETS_A_SECOND, NetworkLimits
from ssh_host.monitoring.log import RefusalLog
from ssh_host.ssh.flood_guard import COSTS, LARGEST_PACKET, MOST_UNSENT, FloodGuard
from ssh_host.ssh.login_requests import LoginRequests
from tests.ssh_host.house import Client, connected, entered, house, until

#: The smallest packet there is.
PACKET = 16
EXCHANGE_SECONDS = 0.05
EMPTY = SSHPacket(b"\0")


class FakeTransport:
    """A socket whose reading the guard stops and starts."""

    def __init__(self) -> None:
        self.is_paused = False
        self.is_cut = False
        self.high = 0

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def is_closing(self) -> bool:
        return self.is_cut

    def abort(self) -> None:
        self.is_cut = True

    def set_write_buffer_limits(self, high: int) -> None:
        self.high = high

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol


class FakeConnection:
    """Counts packets of sixteen bytes."""

    def __init__(self) -> None:
        self._transport = FakeTransport()
        self.pieces: list[int] = []
        self.kinds: list[int] = []
        self.sent: list[int] = []

    @property
    def _recv_seq(self) -> int:
        return sum(self.pieces) // PACKET

    def data_received(self, data: bytes) -> None:
        self.pieces.append(len(data))

    def process_packet(self, kind: int, number: int, packet: object) -> bool:
        self.kinds.append(kind)
        return True

    def send_packet(self, kind: int, *parts: bytes, handler: object = None) -> None:
        """Puts an empty packet before every other, as asyncssh does."""
        if kind != MSG_IGNORE:
            self.send_packet(MSG_IGNORE)
        self.sent.append(kind)

    def connection_lost(self, exc: Exception | None) -> None:
        self.pieces.clear()


class Post:
    """A guard at a line that is not there, and a clock that the test turns."""

    def __init__(self) -> None:
        self.now = 0.0
        self.network_limits = NetworkLimits(400, 16, lambda: self.now)
        self.connection = cast(Any, FakeConnection())
        self.refused: list[str] = []
        self.guard = FloodGuard(
            self.connection,
            LoginRequests(9, self.refused.append),
            self.network_limits.of("192.0.2.1"),
            self.network_limits,
            EXCHANGE_SECONDS,
            self.refused.append,
        )
        self.transport = self.connection._transport

    def send(self, packets: int) -> None:
        self.guard.data_received(bytes(PACKET * packets))

    def pass_seconds(self, seconds: float) -> None:
        self.now += seconds
        self.guard._read_on()

    @property
    def read(self) -> int:
        return int(self.connection._recv_seq)


@pytest.fixture
async def post() -> AsyncIterator[Post]:
    post = Post()
    yield post
    post.guard.connection_lost(None)


async def test_a_flood_is_read_in_small_pieces_and_later(post: Post) -> None:
    post.send(16_000)
    assert post.transport.is_paused
    assert max(post.connection.pieces) <= 2_048
    first = post.read
    assert first < 300
    post.pass_seconds(0.5)
    assert first <= post.read < 600
    for _ in range(2_000):
        post.pass_seconds(0.5)
    assert post.read == 16_000
    assert not post.transport.is_paused
    assert not post.transport.is_cut


async def test_a_login_is_read_at_once(post: Post) -> None:
    for _ in range(25):
        post.send(1)
    assert post.read == 25
    assert not post.transport.is_paused


async def test_more_is_read_of_those_who_are_logged_in(post: Post) -> None:
    post.guard.logged_in()
    for _ in range(60):
        post.pass_seconds(0.02)
        post.send(3)
    assert post.read == 180
    assert not post.transport.is_paused


async def test_neighbours_share_what_they_may_send_before_a_login(post: Post) -> None:
    now = post.network_limits.clock()
    post.network_limits.of("192.0.2.1").packets.spend(10_000, now)
    post.send(1)
    assert post.read == 0
    post.guard.logged_in()
    post.pass_seconds(0)
    assert post.read == 1


async def test_keys_are_exchanged_at_a_pace(post: Post) -> None:
    process = post.connection.process_packet
    for _ in range(40):
        process(MSG_KEXINIT, 0, EMPTY)
    assert post.connection.kinds == [MSG_KEXINIT] * 40
    post.send(1)
    assert post.read == 0
    assert post.transport.is_paused
    process(MSG_NEWKEYS, 0, EMPTY)
    for _ in range(100):
        post.pass_seconds(1)
    assert post.read == 1


async def test_a_key_exchange_that_does_not_end_is_given_up(post: Post) -> None:
    post.connection.send_packet(MSG_KEXINIT)
    post.connection.process_packet(MSG_NEWKEYS, 0, EMPTY)
    await asyncio.sleep(3 * EXCHANGE_SECONDS)
    assert not post.transport.is_cut, "this one was ended in time"
    post.connection.send_packet(MSG_KEXINIT)
    await until(lambda: post.transport.is_cut)
    assert post.refused == ["key exchange"]


async def test_only_so_much_waits_for_the_end_of_a_key_exchange(post: Post) -> None:
    post.connection.send_packet(MSG_CHANNEL_DATA, bytes(2 * MOST_UNSENT))
    post.connection.send_packet(MSG_KEXINIT)
    post.connection.send_packet(MSG_CHANNEL_DATA, bytes(MOST_UNSENT))
    assert not post.transport.is_cut
    post.connection.send_packet(MSG_CHANNEL_DATA, b"x")
    assert post.transport.is_cut
    assert post.refused == ["key exchange"]


async def test_requests_to_log_in_are_read_at_a_pace(post: Post) -> None:
    request = SSHPacket(
        bytes([MSG_USERAUTH_REQUEST]) + String("kim") + String("ssh-connection") + String("none")
    )
    for _ in range(9):
        post.connection.process_packet(MSG_USERAUTH_REQUEST, 0, request)
    assert post.connection.kinds == [MSG_USERAUTH_REQUEST] * 9
    packets = post.network_limits.of("192.0.2.1").packets
    assert packets.take(2 * PACKETS_A_SECOND - 9 * COSTS[MSG_USERAUTH_REQUEST], 0)
    assert not packets.take(1, 0), "the whole network waits for them"
    with pytest.raises(asyncssh.DisconnectError):
        post.connection.process_packet(MSG_USERAUTH_REQUEST, 0, request)
    assert post.refused == ["tries"]


async def test_a_packet_is_no_longer_than_every_program_must_take(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        connection.send_packet(MSG_IGNORE, String(bytes(LARGEST_PACKET - 1_000)))
        client = await entered(connection)
        await client.until_sees("hello")
        connection.send_packet(MSG_IGNORE, String(bytes(LARGEST_PACKET)))
        await asyncio.wait_for(connection.wait_closed(), 10)


async def test_who_begins_a_key_exchange_and_does_not_end_it_is_sent_away(tmp_path: Path) -> None:
    lists = (b"curve25519-sha256", b"ssh-ed25519", *[b"aes128-gcm@openssh.com"] * 2, *[b"none"] * 4, b"", b"")
    async with house(tmp_path, {"limits.login_seconds": 1}) as home, connected(home) as connection:
        client = await entered(connection)
        await client.until_sees("hello")
        cast(Any, connection)._transport.pause_reading()
        connection.send_packet(MSG_KEXINIT, bytes(16) + b"".join(map(String, lists)) + bytes(5))
        await until(lambda: not home.host.sessions)


async def test_exchanges_of_all_networks_wait_for_each_other(post: Post) -> None:
    for number in range(2 * EXCHANGES_A_SECOND_IN_ALL):
        other = cast(Any, FakeConnection())
        network = post.network_limits.of(f"198.51.100.{number}")
        FloodGuard(other, LoginRequests(9, print), network, post.network_limits, EXCHANGE_SECONDS, print)
        other.process_packet(MSG_KEXINIT, 0, EMPTY)
    post.send(1)
    assert post.read == 1, "who exchanges nothing is read as ever"
    post.connection.process_packet(MSG_KEXINIT, 0, EMPTY)
    post.send(1)
    assert post.read == 1
    post.pass_seconds(2)
    assert post.read == 2


async def test_nothing_empty_is_sent_before_a_frame(post: Post) -> None:
    post.connection.send_packet(MSG_CHANNEL_DATA, b"frame")
    assert post.connection.sent == [MSG_CHANNEL_DATA]


async def test_a_line_that_takes_nothing_is_cut(post: Post) -> None:
    assert post.transport.high == MOST_UNSENT
    post.transport.protocol.pause_writing()
    assert post.transport.is_cut


@pytest.mark.parametrize("options", [{"max_pktsize": 1}, {"window": 1}, {"max_pktsize": 100, "window": 100}])
async def test_who_takes_a_byte_at_a_time_is_refused(tmp_path: Path, options: Any) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        with pytest.raises(asyncssh.ChannelOpenError, match="too small"):
            await connection.create_session(asyncssh.SSHClientSession, term_type="xterm", **options)
        assert not home.host.sessions


async def test_no_variable_is_taken_after_the_start(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        client = await entered(connection, env={"LANG": "fr_FR.UTF-8"})
        await client.until_sees("hello")
        channel: Any = client.channel
        assert not await channel._make_request(b"env", String("LC_LATE"), String("x" * 1000))
        (session,) = home.host.sessions
        assert session.arrival.terminal.language == "fr"
        line: Any = session.connection
        assert line._channel.get_environment_bytes() == {}
        client.type(b"a")
        await client.until_sees("keys: a")


async def test_a_line_without_a_session_is_closed(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.login_seconds": 1}) as home, connected(home) as connection:
        await asyncio.wait_for(connection.wait_closed(), 8)
        assert not home.host.sessions


async def test_a_line_with_a_session_is_not(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.login_seconds": 1}) as home, connected(home) as connection:
        client = await entered(connection)
        await client.until_sees("hello")
        await asyncio.sleep(1.3)
        client.type(b"a")
        await client.until_sees("keys: a")


def test_refusals_are_noted_once_a_second(caplog: pytest.LogCaptureFixture) -> None:
    refusals = RefusalLog()
    with caplog.at_level(logging.INFO, "escape_temple.host"):
        for number in range(1_000):
            refusals.note("address", f"192.0.2.{number % 250}")
        refusals.note("ban", "192.0.2.1")
    assert len(caplog.records) == 2


@pytest.mark.parametrize(
    "report", [b"\x1b[1114112F", b"\x1b[27:200R", b"\x1b[99999999;1:1u", b"\x1b[48;1:1;2t", b"\x1b\x1b[0:1A"]
)
async def test_a_forged_report_ends_nothing(tmp_path: Path, report: bytes) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        client: Client = await entered(connection)
        await client.until_sees("hello")
        client.type(report)
        await asyncio.sleep(0.2)
        client.type(b"a")
        await until(lambda: home.apps[0].typed and home.apps[0].typed[-1] == "a")
        assert not client.is_closed


@pytest.mark.parametrize(
    "report", [b"\x1b[I", b"\x1b[O", b"\x1b[<35;3;3M", b"\x1b[3;3R", b"\x1b[48;9;9;9;9t"]
)
async def test_what_no_terminal_was_asked_for_is_not_heard(tmp_path: Path, report: bytes) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        client = await entered(connection)
        await client.until_sees("size: 80x24")
        heard: list[object] = []
        home.apps[0].on_event = lambda event: heard.append(event)
        client.type(report * 5)
        await asyncio.sleep(0.2)
        assert not heard
