"""What holds in one process holds through a corridor, too; and the gate keeps the line whatever happens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.ssh_host import test_visit
from tests.ssh_host.cluster.apart import house_apart
from tests.ssh_host.house import until, visiting

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
        (stay,) = home.host.stays
        client.type(b"abc")
        await client.until_sees("keys: a b c")
        stay.line.abort()
        await until(lambda: len(home.apps) == 2)
        await client.until_sees("keys:")
        client.type(b"z")
        await client.until_sees("keys: z")
        assert not client.is_closed
        assert home.passages.asked[0].identity == home.passages.asked[1].identity


async def test_a_visitor_moves_without_losing_the_line(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim door=lobby")
        (stay,) = home.host.stays
        stay.move_on("join BCDF")
        await client.until_sees("hello kim door=join BCDF")
        await until(lambda: len(home.host.stays) == 1)
        client.type(b"z")
        await client.until_sees("keys: z")


async def test_a_ticket_opens_one_corridor_and_nonsense_none(tmp_path: Path) -> None:
    async with house_apart(tmp_path) as home, visiting(home) as client:
        await client.until_sees("hello kim")
        nonsense = (b"\x02\0\0\x01a", b"\x01\0\0\x02{}", b"\xff\xff\xff\xff", b"GET / HTTP/1.1\r\n\r\n")
        for greeting in nonsense:
            reader, writer = await asyncio.open_unix_connection(home.passages.path)
            writer.write(greeting)
            assert await reader.read() == b""
            writer.close()
        assert len(home.host.stays) == 1
        client.type(b"q")
        await client.until_sees("keys: q")
