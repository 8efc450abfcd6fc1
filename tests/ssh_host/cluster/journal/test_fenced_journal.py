"""The journal of a cluster: nothing acknowledged is lost or doubled, and nobody writes in between."""

import asyncio
import contextlib
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from nats.js import JetStreamContext
from nats.js.errors import APIError

from escape_tui.hub.table.live_game import SHOWN_AHEAD_MS
from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.bus.cluster_trouble import NoLongerOwner
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.journal.fenced_journal import FencedJournal, read
from tests.ssh_host.cluster.nats import bus_to, nats_server


async def written(journal: FencedJournal, *lines: bytes) -> None:
    """Write *lines* and wait until each of them is kept."""
    done = asyncio.Event()
    for line in lines:
        journal.write(line)
    journal.when_kept(done.set)
    async with asyncio.timeout(60):
        await done.wait()


async def lines_of(bus: Bus, game: str) -> tuple[bytes, ...]:
    return (await read(bus, game)).lines


async def taken(bus: Bus, game: str, owner: str) -> tuple[FencedJournal, tuple[bytes, ...]]:
    """*game*, taken over from where it is, and its lines."""
    found = await read(bus, game)
    return await FencedJournal.take(bus, game, owner, found.place), found.lines


async def test_lines_are_read_back_as_they_were_written(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        journal = FencedJournal(bus, "G1", "one")
        await written(journal, b"header", b"first", b"second")
        await written(journal, b"third")
        assert await lines_of(bus, "G1") == (b"header", b"first", b"second", b"third")
        assert await lines_of(bus, "G2") == ()


async def test_who_takes_a_game_over_has_every_line_and_the_old_owner_writes_nothing_more(
    tmp_path: Path,
) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        lost = asyncio.Event()
        old = FencedJournal(bus, "G1", "one", on_lost=lambda game: lost.set())
        await written(old, b"a", b"b")
        new, lines = await taken(bus, "G1", "two")
        assert lines == (b"a", b"b")
        old.write(b"stale")
        old.when_kept(lambda: pytest.fail("a stale line was kept"))
        async with asyncio.timeout(60):
            await lost.wait()
        await written(new, b"c")
        assert await lines_of(bus, "G1") == (b"a", b"b", b"c")
        assert new.epoch == old.epoch + 1
        assert new.shown_ahead_ms == SHOWN_AHEAD_MS


async def test_the_next_owner_knows_whether_people_may_have_seen_a_later_time(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        old = FencedJournal(bus, "G1", "one")
        old.write(b"a")
        await old.hand_over()
        new, lines = await taken(bus, "G1", "two")
        assert (lines, new.shown_ahead_ms) == ((b"a",), 0)
        await old.hand_over()
        last, lines = await taken(bus, "G1", "three")
        assert (lines, last.shown_ahead_ms) == ((b"a",), SHOWN_AHEAD_MS)


async def test_of_two_who_take_at_once_one_gets_it(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        await written(FencedJournal(bus, "G1", "one"), b"a")
        takers = [taken(bus, "G1", name) for name in ("two", "three", "four")]
        outcomes = await asyncio.gather(*takers, return_exceptions=True)
        assert sum(not isinstance(outcome, BaseException) for outcome in outcomes) >= 1
        owners = [outcome[0] for outcome in outcomes if not isinstance(outcome, BaseException)]
        # The last writer owns it; all others hear of it with their next line.
        last = max(owners, key=lambda journal: journal.epoch)
        await written(last, b"b")
        assert all(isinstance(outcome, NoLongerOwner | tuple) for outcome in outcomes), (
            "who was too late is told so"
        )
        assert await lines_of(bus, "G1") == (b"a", b"b")


async def test_a_game_begins_once(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        await written(FencedJournal(bus, "G1", "one"), b"header")
        lost = asyncio.Event()
        second = FencedJournal(bus, "G1", "two", on_lost=lambda game: lost.set())
        second.write(b"another header")
        async with asyncio.timeout(60):
            await lost.wait()
        assert await lines_of(bus, "G1") == (b"header",)


async def test_a_server_that_is_killed_loses_nothing_and_doubles_nothing(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        journal = FencedJournal(bus, "G1", "one")
        kept: list[int] = []
        for number in range(60):
            journal.write(b"%d" % number)
            journal.when_kept(lambda number=number: kept.append(number))  # type: ignore[misc]
            if number in (20, 40):
                await server.kill()
                await asyncio.sleep(0.05)
                await server.start()
            await asyncio.sleep(0.005)
        async with asyncio.timeout(60):
            await journal.close()
        assert kept == list(range(60))
        assert await lines_of(bus, "G1") == tuple(b"%d" % number for number in range(60))


async def test_a_frozen_server_only_makes_lines_wait(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        journal = FencedJournal(bus, "G1", "one")
        server.freeze()
        done = asyncio.Event()
        journal.write(b"patience")
        journal.when_kept(done.set)
        await asyncio.sleep(0.5)
        assert not done.is_set()
        assert not journal.is_idle
        server.thaw()
        async with asyncio.timeout(60):
            await done.wait()
        assert await lines_of(bus, "G1") == (b"patience",)


@pytest.mark.parametrize("fault", ["late", "doubled", "lost"])
async def test_acknowledgements_that_are_late_doubled_or_lost_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        publish, calls = bus.stream.publish, count(1)

        async def faulty(*arguments: Any, **options: Any) -> Any:
            """Every third append goes wrong on its way back."""
            acknowledged = await publish(*arguments, **options)
            if next(calls) % 3 == 0:
                if fault == "doubled":
                    with contextlib.suppress(APIError):
                        await publish(*arguments, **options)
                elif fault == "lost":
                    raise TimeoutError
                else:
                    await asyncio.sleep(0.05)
            return acknowledged

        monkeypatch.setattr(bus.stream, "publish", faulty)
        journal, kept = FencedJournal(bus, "G1", "one"), list[int]()
        for number in range(20):
            journal.write(b"%d" % number)
            journal.when_kept(lambda number=number: kept.append(number))  # type: ignore[misc]
            await asyncio.sleep(0)
            if number % 4 == 0:
                await journal.close()
        async with asyncio.timeout(60):
            await journal.close()
        assert kept == list(range(20))
        assert await lines_of(bus, "G1") == tuple(b"%d" % number for number in range(20))


async def test_reading_takes_a_cancellation_though_the_bus_is_closed(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        begun = asyncio.Event()

        async def never(reader: JetStreamContext.PullSubscription) -> None:
            begun.set()
            await asyncio.Event().wait()

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(JetStreamContext.PullSubscription, "consumer_info", never)
            reading = asyncio.create_task(read(bus, "G1"))
            await begun.wait()
        await bus.close()
        reading.cancel()
        with pytest.raises(asyncio.CancelledError):
            await reading
