"""What a client sends before its room stands is held, in order and bounded, and answered."""

from pathlib import Path

import pytest

from ssh_host.session.held_input import MOST_HELD_BYTES, HeldInput
from tests.ssh_host.camp import camp
from tests.ssh_host.house import house, visiting
from tests.ssh_host.pipe_door import PipeConnection, arrival, came_in
from tests.ssh_host.session.first_input import SAYINGS, Saying, alone, unanswered


@pytest.mark.parametrize("saying", SAYINGS.values(), ids=SAYINGS)
async def test_what_is_said_at_once_is_answered(tmp_path: Path, saying: Saying) -> None:
    async with alone(tmp_path) as home:
        assert await unanswered(home, saying, 10) == []


async def test_a_key_before_the_first_picture_counts(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home) as client:
        client.type(b"\r")
        await client.until_sees("Quick play")


async def test_what_is_typed_in_line_reaches_the_room(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.sessions": 1}) as home, visiting(home, "ani") as ani:
        await ani.until_sees("hello ani")
        async with visiting(home, "bo") as bo:
            await bo.until_sees("in line")
            bo.type(b"abc")
            ani.type(b"\x11")
            await bo.until_sees("keys: a b c")


async def test_a_pipe_in_line_has_no_key_to_leave(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.sessions": 1}) as home, visiting(home, "ani") as ani:
        await ani.until_sees("hello ani")
        connection = PipeConnection()
        session = came_in(home.host, connection, arrival(command="plain", kind=""))
        session.receive(b"quit\n")
        assert session.leaving is None
        session.lost()


def test_input_is_held_in_order_and_bounded() -> None:
    held = HeldInput()
    held.add(b"first, ")
    held.add(b"second")
    assert not held.has_lost
    held.add(b"x" * MOST_HELD_BYTES)
    held.add(b"too late")
    assert (held.has_lost, held.release()) == (True, b"first, second")
