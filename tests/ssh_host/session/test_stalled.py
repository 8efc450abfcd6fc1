"""A visitor who stops reading: bounded, repainted when awake, closed in the end, and no trouble to others."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import asyncssh

from ssh_host.session.connection.frame_outlet import CONGESTED_BYTES, Drawer, FrameOutlet
from tests.ssh_host.house import Client, Guest, House, connected, entered, house, until, visiting
from tests.ssh_host.pipe_door import IdleStage, PipeConnection, outlet_to

FRAME = b"\x1b[H" + b"#" * 4000


class Awake(IdleStage, Drawer):
    """Draws, or keeps a stage: *woken* is called to wake it, *returned* when it has the screen again."""

    def __init__(self, woken: Callable[[], object], returned: Callable[[], object] = lambda: None) -> None:
        self._woken = woken
        self._returned = returned

    def wake(self) -> None:
        self._woken()

    def screen_returned(self) -> None:
        self._returned()


async def test_frames_are_dropped_whole_and_one_repaint_follows() -> None:
    connection = PipeConnection()
    woken: list[object] = []
    outlet = outlet_to(connection)
    outlet.draw_by(Awake(lambda: woken.append("textual")))
    outlet.hold()
    assert outlet.is_paused
    assert not outlet.write_frame(b"one")
    assert not outlet.write_frame(b"two")
    assert (connection.written, outlet.dropped_frames) == (b"", 2)
    outlet.release()
    assert woken == ["textual"]
    assert outlet.write_frame(b"three")
    outlet.hold()
    outlet.release()
    assert woken == ["textual"]
    outlet.close()


async def test_whoever_has_the_screen_is_woken() -> None:
    connection = PipeConnection()
    woken: list[object] = []
    outlet = outlet_to(connection)
    outlet.draw_by(Awake(lambda: woken.append("textual"), lambda: woken.append("back")))
    stage = Awake(lambda: woken.append("stage"))
    outlet.take_screen(stage)
    outlet.hold()
    outlet.write_frame(b"x")
    outlet.release()
    outlet.hand_back(stage)
    outlet.hold()
    outlet.write_frame(b"x")
    outlet.release()
    assert woken == ["stage", "back", "textual"]
    outlet.close()


async def test_a_stage_that_has_lost_the_screen_does_not_hand_it_back() -> None:
    woken: list[object] = []
    outlet = outlet_to(PipeConnection())
    outlet.draw_by(Awake(lambda: woken.append("textual"), lambda: woken.append("back")))
    first, second = Awake(lambda: None), Awake(lambda: None)
    outlet.take_screen(first)
    outlet.take_screen(second)
    outlet.hand_back(first)
    assert outlet.stage is second
    assert woken == []
    outlet.close()


async def test_a_slow_line_gets_the_newest_frame_when_it_is_free() -> None:
    connection = PipeConnection()
    woken: list[object] = []
    outlet = outlet_to(connection)
    outlet.draw_by(Awake(lambda: woken.append(outlet.write_frame(b"newest"))))
    connection.unconfirmed = CONGESTED_BYTES + 1
    assert not outlet.write_frame(b"old")
    connection.unconfirmed = 0
    await until(lambda: woken == [True])
    assert connection.written == b"newest"
    outlet.close()


async def test_more_than_the_limit_is_never_held() -> None:
    connection = PipeConnection()
    outlet = outlet_to(connection)
    connection.waiting = 900
    assert not outlet.write_frame(b"x" * 101)
    assert outlet.write_frame(b"x" * 100)
    outlet.close()


async def test_whoever_was_dropped_by_a_full_line_is_woken_when_it_has_room() -> None:
    connection = PipeConnection()
    woken: list[object] = []
    outlet = outlet_to(connection)
    outlet.draw_by(Awake(lambda: woken.append(outlet.write_frame(b"newest"))))
    connection.waiting = 1_000
    assert not outlet.write_frame(b"old")
    assert not outlet.is_paused
    connection.waiting = 0
    await until(lambda: woken == [True])
    assert connection.written == b"newest"
    outlet.close()


async def test_whoever_drew_no_frame_is_woken_when_the_line_is_free() -> None:
    """A stage that finds its line paused draws nothing and says so."""
    connection = PipeConnection()
    woken: list[object] = []
    outlet = outlet_to(connection)
    outlet.take_screen(Awake(lambda: woken.append("stage")))
    connection.unconfirmed = CONGESTED_BYTES + 1
    assert outlet.is_paused
    outlet.drop()
    connection.unconfirmed = 0
    await until(lambda: woken == ["stage"])
    assert not outlet.is_paused
    outlet.close()


async def test_a_line_that_takes_nothing_is_given_up() -> None:
    stalled = asyncio.Event()
    outlet = outlet_to(PipeConnection(), stalled_seconds=0.05, stalled=stalled.set)
    outlet.hold()
    await until(stalled.is_set)
    outlet.close()


async def _perform(home: House, frames: int) -> FrameOutlet:
    """Let the first visitor's stage write *frames* frames as fast as the loop turns."""
    outlet: FrameOutlet = home.apps[0].session.outlet
    outlet.take_screen(IdleStage())
    for _ in range(frames):
        outlet.write_frame(FRAME)
        await asyncio.sleep(0)
    return outlet


async def test_a_client_that_closes_its_window_is_bounded_and_repainted(tmp_path: Path) -> None:
    async with house(tmp_path) as home, connected(home) as connection:
        client = await entered(connection, window=32_768)
        await client.until_sees("hello")
        client.channel.pause_reading()
        outlet = await _perform(home, 300)
        (session,) = home.host.sessions
        assert session.connection.waiting_bytes() <= home.host.config.limits.output_bytes
        assert outlet.dropped_frames > 200
        woken: list[bool] = []
        repainted = b"\x1b[H\x1b[2Jawake again"
        outlet.take_screen(Awake(lambda: woken.append(outlet.write_frame(repainted))))
        client.channel.resume_reading()
        await client.until_sees("awake again")
        assert woken == [True]


class Relay:
    """A line between a client and the host that can be cut without being closed."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.is_flowing = asyncio.Event()
        self.is_flowing.set()

    async def carry(self, near: asyncio.StreamReader, far: asyncio.StreamWriter) -> None:
        host_reader, host_writer = await asyncio.open_connection("127.0.0.1", self._port, limit=4096)
        await asyncio.gather(self._pipe(near, host_writer, False), self._pipe(host_reader, far, True))

    async def _pipe(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, is_cut: bool) -> None:
        with contextlib.suppress(ConnectionError):
            while content := await source.read(4096):
                if is_cut:
                    await self.is_flowing.wait()
                target.write(content)
                await target.drain()
        target.close()


@contextlib.asynccontextmanager
async def relayed(home: House) -> AsyncIterator[tuple[Relay, Client]]:
    relay = Relay(home.port)
    server = await asyncio.start_server(relay.carry, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with (
        server,
        asyncssh.connect(
            "127.0.0.1", port, username="kim", known_hosts=None, client_keys=None, client_factory=Guest
        ) as connection,
    ):
        client = await entered(connection)
        try:
            yield relay, client
        finally:
            relay.is_flowing.set()


async def test_a_line_that_is_cut_is_noticed_below_ssh(tmp_path: Path) -> None:
    async with house(tmp_path) as home, relayed(home) as (relay, client):
        await client.until_sees("hello")
        relay.is_flowing.clear()
        outlet = await _perform(home, 3000)

        def nothing_goes() -> bool:
            """What the system still takes for the line may be a few frames more."""
            sent = outlet.bytes_sent
            for _ in range(100):
                outlet.write_frame(FRAME)
            return outlet.bytes_sent == sent

        await until(nothing_goes)
        woken: list[bool] = []
        repainted = b"\x1b[H\x1b[2Jawake again"
        outlet.take_screen(Awake(lambda: woken.append(outlet.write_frame(repainted))))
        relay.is_flowing.set()
        await client.until_sees("awake again")


async def test_textual_repaints_what_was_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello")
        (session,) = home.host.sessions
        session.outlet.hold()
        client.type(b"abc")
        await until(lambda: home.apps[0].typed == ["a", "b", "c"])
        await until(lambda: session.outlet.dropped_frames)
        assert not client.sees("keys: a")
        session.outlet.release()
        await client.until_sees("keys: a b c")


async def test_who_reads_nothing_for_too_long_is_closed_and_others_play_on(tmp_path: Path) -> None:
    flags = {"limits.stalled_seconds": 1}
    async with house(tmp_path, flags) as home, connected(home) as connection:
        sleeper = await entered(connection, window=32_768)
        await sleeper.until_sees("hello")
        async with visiting(home, "lee") as player:
            await player.until_sees("hello lee")
            sleeper.channel.pause_reading()
            await _perform(home, 100)
            player.type(b"a")
            await player.until_sees("keys: a")
            await asyncio.wait_for(connection.wait_closed(), 8)
            await until(lambda: len(home.host.sessions) == 1)
            player.type(b"b")
            await player.until_sees("keys: a b")
