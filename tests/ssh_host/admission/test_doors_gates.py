"""Listeners and programs pass the same admission checks as visitors with a screen."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.scene.words.words import Words
from ssh_host.admission.identity import Identity
from ssh_host.session.arrival import Arrival
from ssh_host.session.leave_reason import LeaveReason
from ssh_host.session.session import Session
from tests.ssh_host.camp import Camp, camp
from tests.ssh_host.house import until
from tests.ssh_host.pipe_door import PipeConnection, arrival, came_in

KEY = "SHA256:" + "k" * 43
#: Far more than anybody can say in a breath.
SAID_AT_ONCE = 500
FLAGS = {"limits.programs": 5, "limits.sessions": 2}


def someone(command: str, key: str = KEY) -> Arrival:
    return replace(arrival(command=command, kind=""), identity=Identity(key, key))


def read(connection: PipeConnection) -> str:
    return (connection.written + connection.errors).decode()


async def taken_over(home: Camp, connection: PipeConnection, session: Session) -> None:
    came_in(home.host, PipeConnection(), someone("plain"))
    await until(lambda: connection.status is not None)
    assert session.leaving is LeaveReason.TAKEN_OVER


async def banned(home: Camp, connection: PipeConnection, session: Session) -> None:
    home.host.ban_player(KEY)
    await until(lambda: connection.status is not None)
    again = PipeConnection()
    assert came_in(home.host, again, someone(session.arrival.command or "")).room is None
    assert Words().say("gate-banned") in read(again)


async def queued(home: Camp, connection: PipeConnection, session: Session) -> None:
    came_in(home.host, PipeConnection(), someone("plain", KEY.replace("k", "n")))
    other = PipeConnection()
    waiting = came_in(home.host, other, someone(session.arrival.command or "", KEY.replace("k", "m")))
    assert waiting.room is None
    assert Words().say("visit-in-line", place=1) in read(other)
    session.lost()
    await until(lambda: waiting.room is not None)


async def idle(home: Camp, connection: PipeConnection, session: Session) -> None:
    session._idle.active_at -= home.host.config.limits.idle_minutes * 60
    session._idle.watch()
    await until(lambda: connection.status is not None)
    assert Words().say("farewell-idle") in read(connection)


async def flooding(home: Camp, connection: PipeConnection, session: Session) -> None:
    session.receive(b"people\n" * SAID_AT_ONCE)
    told = [words for words in read(connection).splitlines() if "Here: " in words or "unreadable" in words]
    assert 0 < len(told) < SAID_AT_ONCE


@pytest.mark.parametrize("command", ["plain", "program"])
@pytest.mark.parametrize("gate", [taken_over, banned, queued, idle, flooding], ids=lambda each: each.__name__)
async def test_every_door_passes_the_same_gates(
    tmp_path: Path, command: str, gate: Callable[[Camp, PipeConnection, Session], Awaitable[None]]
) -> None:
    async with camp(tmp_path, FLAGS) as home:
        connection = PipeConnection()
        session = came_in(home.host, connection, someone(command))
        await until(lambda: connection.written)
        await gate(home, connection, session)
        for each in home.host.sessions:
            each.lost()
        await until(lambda: not home.host.sessions)
