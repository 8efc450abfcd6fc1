"""What a client sends before its room stands is held, in order and bounded, and answered."""

import asyncio
from pathlib import Path

import pytest

from ssh_host.session import session
from ssh_host.session.connection.session_input import MOST_HELD_BYTES, SessionInput
from ssh_host.session.rooms import app_room
from ssh_host.session.rooms.room import Room
from tests.ssh_host.camp import camp, new_key
from tests.ssh_host.house import house, visiting
from tests.ssh_host.pipe_door import PipeConnection, arrival, came_in
from tests.ssh_host.session.first_input import SAYINGS, SCREEN, Saying, alone, heard, unanswered


@pytest.mark.parametrize("saying", SAYINGS.values(), ids=SAYINGS)
async def test_what_is_said_at_once_is_answered(tmp_path: Path, saying: Saying) -> None:
    async with alone(tmp_path) as home:
        assert await unanswered(home, saying, 10) == []


@pytest.mark.parametrize("said", [b"open\nready\n", b"open\nsay hello\nready"])
async def test_a_line_waits_until_the_line_before_it_has_led_to_a_table(tmp_path: Path, said: bytes) -> None:
    async with alone(tmp_path) as home:
        saying = Saying("plain", said, "You’re ready.".encode())
        heard_by_all = await asyncio.gather(*(heard(home, saying, new_key()) for _ in range(4)))
        assert [each for each in heard_by_all if saying.heard not in each or b"Unknown" in each] == []


async def test_a_key_before_the_first_picture_counts(tmp_path: Path) -> None:
    async with camp(tmp_path) as home, visiting(home) as client:
        client.type(b"\r")
        await client.until_sees("Quick play")


async def test_the_end_of_input_cuts_no_picture_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # As on a machine that is too busy to draw within these times.
    monkeypatch.setattr(app_room, "_LAST_PICTURE_SECONDS", 0)
    monkeypatch.setattr(session, "_EXIT_MS", 1)
    async with alone(tmp_path) as home:
        keys = [new_key() for _ in range(8)]
        heard_by_all = await asyncio.gather(*(heard(home, SCREEN, key) for key in keys))
        assert [each for each in heard_by_all if SCREEN.heard not in each] == []


async def test_what_is_typed_in_line_reaches_the_room(tmp_path: Path) -> None:
    async with house(tmp_path, {"limits.sessions": 1}) as home, visiting(home, "ani") as ani:
        await ani.until_sees("hello ani")
        async with visiting(home, "bo") as bo:
            await bo.until_sees("in the queue")
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


class Taker(Room):
    """Notes what it is given."""

    def __init__(self) -> None:
        self.taken: list[object] = []

    def receive(self, typed: bytes) -> None:
        self.taken.append(typed)

    def start_afresh(self) -> None:
        self.taken.append("lost")

    def end_input(self) -> None:
        self.taken.append("end")


@pytest.mark.parametrize(
    ("pieces", "given"),
    [
        ((b"first, ", b"second"), [b"first, second", "end"]),
        ((b"first", b"x" * MOST_HELD_BYTES, b"too late"), [b"first", "lost", "end"]),
    ],
)
def test_input_is_held_in_order_and_bounded(pieces: tuple[bytes, ...], given: list[object]) -> None:
    held, taker = SessionInput(10**6, now=0, is_program=True), Taker()
    for now, piece in enumerate(pieces, start=1):
        held.receive(piece, now)
    held.end()
    held.pass_to(taker)
    assert taker.taken == given
    held.receive(b"at once", 99)
    assert taker.taken[-1] == b"at once"


def test_a_flood_is_dropped_to_its_end_and_then_forgiven() -> None:
    typed = SessionInput(keys_per_second=40, now=0)
    assert typed.receive(b"key", 0)
    assert not typed.receive(b"x" * 30_000, 0.01)
    assert not typed.receive(b"key", 0.05)
    assert not typed.receive(b"key", 0.15)
    assert typed.receive(b"key", 0.5)


def test_a_held_key_is_no_flood() -> None:
    typed = SessionInput(keys_per_second=40, now=0)
    assert all(typed.receive(b"key", step / 30) for step in range(3_000))
