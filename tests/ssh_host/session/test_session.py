"""A session needs no SSH: whatever writes, closes and says who comes is door enough."""

import asyncio
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from escape_tui.scene.terminal import TerminalSize
from escape_tui.scene.words.words import Words
from ssh_host.admission.network_limits import RESIZES_A_SECOND, RESIZES_AT_ONCE
from ssh_host.session.arrival import Arrival
from ssh_host.session.connection.terminal_modes import CLOSING, OPENING
from ssh_host.session.destination import NoSuchDestination
from ssh_host.session.session import Session
from ssh_host.session.window_resizing import _RESIZES_A_SECOND, _RESIZES_AT_ONCE
from tests.ssh_host.house import house, until
from tests.ssh_host.pipe_door import PipeConnection, arrival, came_in


async def test_a_visitor_comes_through_a_pipe_types_and_leaves(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        connection = PipeConnection()
        session = came_in(home.host, connection)
        await until(lambda: b"hello kim" in connection.written)
        assert connection.written.startswith(OPENING)
        assert home.host.sessions == {session}
        session.receive(b"a")
        await until(lambda: home.apps[0].typed == ["a"])
        session.receive(b"\x11")
        await until(lambda: connection.status is not None)
        assert connection.status == 0
        assert CLOSING in connection.written
        told = (Words().say("farewell-quit"), Words().say("farewell-code", code=session.identity.resume_code))
        assert connection.written.endswith("".join(f"{line}\r\n" for line in told).encode())
        assert not home.host.sessions


async def test_who_is_refused_reads_why_and_gets_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        connection = PipeConnection()
        session = came_in(home.host, connection, arrival(command="bash"))
        assert connection.status == 1
        assert b"Unknown command" in connection.written
        assert OPENING not in connection.written
        assert session.room is None


async def test_what_comes_after_the_end_does_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        connection = PipeConnection()
        session = came_in(home.host, connection)
        await until(lambda: b"hello" in connection.written)
        session.lost()
        await until(lambda: connection.status is not None)
        said = connection.written
        session.receive(b"a")
        session.resize(100, 30)
        session.outlet.hold()
        session.outlet.release()
        session.lost()
        session.tell("visit-stays-open")
        assert connection.written == said


async def test_a_room_that_breaks_while_it_hears_a_key_is_left_with_a_sentence(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        connection = PipeConnection()
        session = came_in(home.host, connection)
        await until(lambda: b"hello" in connection.written)
        assert session.room is not None

        def break_down(typed: bytes) -> None:
            raise RuntimeError("broken on purpose")

        session.room.receive = break_down  # type: ignore[method-assign]
        session.receive(b"a")
        await until(lambda: connection.status is not None)
        assert connection.status == 1
        assert b"something failed on our side" in connection.written


async def test_checks_passed_in_another_process_are_not_repeated(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        connection, who = PipeConnection(), arrival()
        home.host.store.bans.ban("key", who.identity.player)
        session = came_in(home.host, connection, who, is_admitted=True)
        await until(lambda: b"hello kim" in connection.written)
        session.lost()
        await until(lambda: not home.host.sessions)


async def test_many_sizes_are_followed_a_few_times_a_second(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        connection = PipeConnection()
        session = came_in(home.host, connection)
        await until(lambda: b"hello" in connection.written)
        assert session.room is not None
        sizes: list[TerminalSize] = []
        session.room.resize = sizes.append  # type: ignore[method-assign, assignment]
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(200):
            session.resize(40 + number, 30)
            await asyncio.sleep(0.001)
        await until(lambda: sizes and sizes[-1] == session.size)
        assert session.size.columns == 239
        assert len(sizes) <= _RESIZES_AT_ONCE + 1 + (loop.time() - began) * _RESIZES_A_SECOND
        session.lost()


async def test_windows_of_many_visitors_are_drawn_one_after_the_other(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        loop, drawn = asyncio.get_running_loop(), list[float]()
        sessions = [came_in(home.host, PipeConnection()) for _ in range(4)]
        await until(lambda: all(session.room is not None for session in sessions))
        for session in sessions:
            assert session.room is not None
            session.room.resize = lambda size: drawn.append(loop.time())  # type: ignore[method-assign]
            session.resize(100, 30)
        await until(lambda: len(drawn) == len(sessions))
        assert min(later - earlier for earlier, later in pairwise(drawn)) > 0.015
        for number in range(100, 140):
            for session in sessions:
                session.resize(number, 30)
            await asyncio.sleep(0.05)
        assert len(drawn) <= RESIZES_AT_ONCE + 1 + (loop.time() - drawn[0]) * RESIZES_A_SECOND
        for session in sessions:
            session.lost()


async def test_a_window_that_changes_and_changes_back_is_painted_again(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        connection = PipeConnection()
        session = came_in(home.host, connection)
        await until(lambda: b"hello" in connection.written)
        columns, rows = session.size.columns, session.size.rows
        painted = connection.written.count(b"hello")
        session.resize(columns, rows - 5)
        session.resize(columns, rows)
        await until(lambda: connection.written.count(b"hello") > painted)
        session.lost()


def test_an_arrival_travels_whole() -> None:
    who = arrival("watch", "join ABC")
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(who), type=Arrival) == who


async def test_a_user_name_that_is_a_destination_is_nobodys_name(tmp_path: Path) -> None:
    async with house(tmp_path) as home:
        for user, name in (("watch", "Adventurer"), ("kim", "kim")):
            assert Session(home.host, arrival(user), PipeConnection()).name == name


def test_a_command_says_where_a_visitor_goes() -> None:
    assert str(arrival("kim", "join abc").destination()) == "join ABC"
    with pytest.raises(NoSuchDestination):
        arrival("kim", "bash").destination()
