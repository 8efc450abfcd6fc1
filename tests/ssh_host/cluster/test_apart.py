"""What holds in one process holds through a corridor, too; and the gate keeps the line whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ssh_host.admission.identity import new_guest
from ssh_host.cluster.gate.corridor import FrameKind, FrameReader, encoded
from ssh_host.cluster.gate.corridor_messages import CorridorHello, Resize, Watches, framed
from ssh_host.cluster.gate.tickets import Tickets
from ssh_host.session.leave_reason import LeaveReason
from tests.ssh_host.cluster.apart import HouseApart, house_apart
from tests.ssh_host.house import until, visiting
from tests.ssh_host.session import test_visit

#: What looks at counters that the gate keeps and the worker does not.
AT_THE_GATE = (
    test_visit.test_a_paste_is_one_event_and_a_flood_is_dropped_not_punished,
    test_visit.test_an_unfinished_paste_does_not_swallow_the_keys_for_good,
)

SAME = [
    test
    for name, test in vars(test_visit).items()
    if name.startswith("test_") and list(test.__annotations__) == ["tmp_path", "return"]
    if test not in AT_THE_GATE
]


@pytest.mark.parametrize("test", SAME, ids=lambda test: test.__name__.removeprefix("test_"))
async def test_the_same_holds_through_a_corridor(
    test: Callable[[Path], Awaitable[None]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_visit, "house", house_apart)
    await test(tmp_path)


async def test_a_visitor_whose_worker_breaks_off_is_let_in_again_on_the_same_line(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        (session,) = home.host.sessions
        client.type(b"abc")
        await client.until_sees("keys: a b c")
        session.connection.abort()
        await until(lambda: len(home.apps) == 2)
        await client.until_sees("keys:")
        client.type(b"z")
        await client.until_sees("keys: z")
        assert not client.is_closed
        assert home.passages.asked[0].identity == home.passages.asked[1].identity


async def test_a_visitor_moves_without_losing_the_line(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim door=lobby")
        (session,) = home.host.sessions
        session.move_to("join", "BCDF")
        await client.until_sees("hello kim door=join BCDF")
        await until(lambda: len(home.host.sessions) == 1)
        client.type(b"z")
        await client.until_sees("keys: z")


async def test_who_has_become_somebody_else_moves_as_who_they_are(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        (session,) = home.host.sessions
        session.become(somebody := new_guest())
        session.move_on()
        await until(lambda: len(home.apps) == 2)
        assert home.passages.asked[1].identity == somebody


async def test_a_gate_keeps_what_a_visitor_watches_until_it_is_told_otherwise(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim door=lobby")
        for number, code in enumerate(("BCDF", "GHJK", ""), start=1):
            await until(lambda: len(home.apps) == number)  # noqa: B023
            (session,) = await until(lambda: len(home.host.sessions) == 1 and home.host.sessions)
            session.watches(code)
            session.connection.write(b"after that")
            await until(lambda: client.received.count(b"after that") == number)  # noqa: B023
            session.connection.abort()
        await until(lambda: len(home.passages.asked) == 4)
        assert [arrival.watched for arrival in home.passages.asked] == [None, "BCDF", "GHJK", ""]
        assert {arrival.command for arrival in home.passages.asked} == {None}


async def test_a_gate_of_an_older_version_is_not_told_what_it_does_not_understand(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        reader, writer = await asyncio.open_unix_connection(home.passages.path)
        writer.write(hello_with(home, home.passages.tickets.issue()))
        (first,) = home.host.sessions
        (session,) = await until(lambda: home.host.sessions - {first})
        session.watches("BCDF")
        session.end(LeaveReason.QUIT)
        frames = FrameReader().feed(await reader.read())
        assert {frame.kind for frame in frames} == {FrameKind.BYTES, FrameKind.EXIT}
        writer.close()


async def test_a_ticket_opens_one_corridor_and_nonsense_none(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        nonsense = (b"\x02\0\0\x01a", b"\x01\0\0\x02{}", b"\xff\xff\xff\xff", b"GET / HTTP/1.1\r\n\r\n")
        for greeting in nonsense:
            reader, writer = await asyncio.open_unix_connection(home.passages.path)
            writer.write(greeting)
            assert await reader.read() == b""
            writer.close()
        assert len(home.host.sessions) == 1
        client.type(b"q")
        await client.until_sees("keys: q")


def hello_with(home: HouseApart, ticket: str) -> bytes:
    (arrival,) = home.passages.asked[:1]
    return framed(CorridorHello(ticket, arrival))


async def refused(home: HouseApart, content: bytes, *, is_cut: bool = False) -> bool:
    """Whether the worker hangs up on *content* without letting anybody in."""
    before = len(home.host.sessions)
    reader, writer = await asyncio.open_unix_connection(home.passages.path)
    writer.write(content)
    if is_cut:
        writer.write_eof()
    async with asyncio.timeout(60):
        ended = await reader.read() == b""
    writer.close()
    return ended and len(home.host.sessions) == before


async def test_used_and_foreign_tickets_are_refused(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        used = home.passages.tickets.issue()
        assert home.passages.tickets.redeem(used)
        assert await refused(home, hello_with(home, used))
        assert await refused(home, hello_with(home, Tickets(lambda: 0.0).issue()))


async def test_a_message_that_is_cut_lets_nobody_in(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        whole = hello_with(home, home.passages.tickets.issue())
        assert await refused(home, whole[:-3], is_cut=True)


async def test_a_message_that_is_too_long_is_refused_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        assert await refused(home, bytes((FrameKind.HELLO, 255, 255, 255)))
        facts = [
            vars(record).get("facts", {}) for record in caplog.records if record.msg == "corridor refused"
        ]
        assert facts == [{"why": "a frame of 16777215 bytes is too long"}]


async def test_a_message_out_of_order_is_refused_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        assert await refused(home, framed(Resize(80, 24)))
        whys = [vars(record).get("facts", {}).get("why") for record in caplog.records]
        assert "the first frame is not a hello" in whys
        client.type(b"q")
        await client.until_sees("keys: q")


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (bytes((FrameKind.BYTES, 255, 255, 255)), "a frame of 16777215 bytes is too long"),
        (bytes((99, 0, 0, 0)), "unknown frame kind 99"),
        (framed(Resize(80, 24)), "unexpected RESIZE frame from a worker"),
        (encoded(FrameKind.MOVE, b"{"), "invalid MOVE message"),
        (encoded(FrameKind.WATCHES, b'{"code":7}'), "invalid WATCHES message"),
        (framed(Watches("B" * 33)), "invalid WATCHES message"),
        (encoded(FrameKind.BYTES, b"half of it")[:-4], ""),
    ],
    ids=["too long", "unknown", "out of order", "nonsense", "no code", "long code", "cut"],
)
async def test_a_worker_that_says_nonsense_costs_the_visitor_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, said: bytes, why: str
) -> None:
    caplog.set_level("INFO")

    async def mumble(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        writer.write(said)
        await writer.drain()
        if not why:
            writer.close()
        await reader.read()
        writer.close()

    async with house_apart(tmp_path) as home:
        honest, home.passages.path = home.passages.path, tmp_path / "mumbling.sock"
        async with await asyncio.start_unix_server(mumble, home.passages.path), visiting(home) as client:
            await until(lambda: bool(home.passages.asked))
            home.passages.path = honest
            await client.until_sees("hello kim")
            assert not client.is_closed
    told = [str(vars(record).get("facts", {}).get("why", "")) for record in caplog.records]
    assert not why or any(each.startswith(why) for each in told)
