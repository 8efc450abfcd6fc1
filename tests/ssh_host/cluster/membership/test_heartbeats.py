"""Heartbeats: who falls silent is gone soon, and nobody is gone because the bus was."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from nats.aio.msg import Msg
from nats.errors import NoRespondersError

from ssh_host.cluster.bus.bus import Bus
from ssh_host.cluster.membership import heartbeats
from ssh_host.cluster.membership.directory import Directory, TableNotice
from ssh_host.cluster.membership.heartbeats import (
    Heartbeat,
    HeartbeatSender,
    Members,
    candidates,
    listen,
)
from ssh_host.cluster.membership.liveness_thread import LivenessThread
from tests.ssh_host.cluster.nats import bus_to, eventually, nats_server


async def until(members: Members, names: set[str]) -> float:
    return await eventually(lambda: {beat.name for beat in members.here()} == names)


async def fallen_silent(folder: Path) -> float:
    """How many seconds a worker was believed to be here after its last beat."""
    async with nats_server(folder) as server, bus_to(server) as one, bus_to(server) as two:
        members, gone = Members(one), list[str]()
        members.on_gone.append(lambda beat: gone.append(beat.name))
        await members.start()
        hearts = [HeartbeatSender(two, lambda name=name: Heartbeat(name, "worker")) for name in ("w1", "w2")]  # type: ignore[misc]
        for heart in hearts:
            await heart.start()
        await until(members, {"w1", "w2"})
        hearts[0].stop()
        seconds = await until(members, {"w2"})
        assert gone == ["w1"]
        hearts[1].stop()
        members.stop()
        return seconds


async def test_who_falls_silent_is_gone_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeats, "BEAT_SECONDS", heartbeats.BEAT_SECONDS / 3)
    monkeypatch.setattr(heartbeats, "OVERDUE_SECONDS", heartbeats.OVERDUE_SECONDS / 3)
    await fallen_silent(tmp_path)


@pytest.mark.soak
async def test_who_falls_silent_is_gone_when_the_beats_that_may_be_missed_are_over(tmp_path: Path) -> None:
    assert await fallen_silent(tmp_path) <= (heartbeats.MISSED_BEATS + 1) * heartbeats.BEAT_SECONDS


async def test_who_leaves_says_so_and_is_gone_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeats, "MISSED_BEATS", 1_000)
    async with nats_server(tmp_path) as server, bus_to(server) as one, bus_to(server) as two:
        members = Members(one)
        await members.start()
        heart = HeartbeatSender(two, lambda: Heartbeat("w1", "worker"))
        await heart.start()
        await until(members, {"w1"})
        await heart.leave()
        await until(members, set())
        members.stop()


async def test_a_bus_that_is_down_makes_nobody_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heartbeats, "BEAT_SECONDS", heartbeats.BEAT_SECONDS / 3)
    monkeypatch.setattr(heartbeats, "OVERDUE_SECONDS", heartbeats.OVERDUE_SECONDS / 3)
    async with nats_server(tmp_path) as server, bus_to(server) as one, bus_to(server) as two:
        members, gone = Members(one), list[str]()
        members.on_gone.append(lambda beat: gone.append(beat.name))
        await members.start()
        heart = HeartbeatSender(two, lambda: Heartbeat("w1", "worker"))
        await heart.start()
        await until(members, {"w1"})
        await server.kill()
        await asyncio.sleep((heartbeats.MISSED_BEATS + 2) * heartbeats.BEAT_SECONDS)
        await server.start()
        await eventually(lambda: one.is_up and two.is_up)
        await asyncio.sleep(2 * heartbeats.BEAT_SECONDS)
        assert gone == []
        assert [beat.name for beat in members.here()] == ["w1"]
        heart.stop()
        members.stop()


async def eventually_hears(bus: Bus, name: str) -> None:
    """Until somebody answers for *name*."""
    async with asyncio.timeout(30):
        while True:
            try:
                await bus.client.request(bus.subject("ear", name))
                return
            except NoRespondersError:
                await asyncio.sleep(0.02)


async def _frozen(message: Msg) -> None:
    """It has an ear on the bus, and says nothing."""


async def test_who_is_doubted_and_says_nothing_is_gone_for_everybody(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as one, bus_to(server) as two:
        hearings, gone = (Members(one), Members(two)), list[str]()
        heart = HeartbeatSender(two, lambda: Heartbeat("w2", "worker"))
        await heart.start()
        for members in hearings:
            members.on_gone.append(lambda beat: gone.append(beat.name))
            await members.start()
            members.expect("w1")
        await one.client.subscribe(one.subject("ear", "w1"), cb=_frozen)
        await hearings[0].doubt("w1")
        await eventually(lambda: gone == ["w1", "w1"], 30)
        heart.stop()
        for members in hearings:
            members.stop()


async def test_the_others_ask_while_the_first_still_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeats, "DOUBTED_SECONDS", 60)
    async with nats_server(tmp_path) as server, bus_to(server) as one, bus_to(server) as two:
        hearings = (Members(one), Members(two))
        for members in hearings:
            await members.start()
            members.expect("w1")
        await one.client.subscribe(one.subject("ear", "w1"), cb=_frozen)
        doubting = asyncio.create_task(hearings[0].doubt("w1"))
        await until(hearings[1], set())
        assert not doubting.done()
        doubting.cancel()
        for members in hearings:
            members.stop()


async def test_who_answers_at_once_is_suspected_by_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A machine with much other work answers later.
    monkeypatch.setattr(heartbeats, "DOUBTED_SECONDS", 60)
    monkeypatch.setattr(heartbeats, "TOLD_SECONDS", 60)
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        suspected = await bus.client.subscribe(bus.subject("suspect", "*"))
        await listen(bus, "w1")
        members = Members(bus)
        members.expect("w1")
        await members.doubt("w1")
        await bus.client.flush()
        assert suspected.pending_msgs == 0
        assert [beat.name for beat in members.here()] == ["w1"]
        members.stop()


async def test_who_is_only_busy_has_an_ear_that_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A machine with much other work is no frozen one.
    monkeypatch.setattr(heartbeats, "DOUBTED_SECONDS", 10)
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        members = Members(bus)
        members.expect("w1")
        with LivenessThread(server.address, "temple", "w1"):
            await eventually_hears(bus, "w1")
            await members.doubt("w1")
            assert [beat.name for beat in members.here()] == ["w1"]
        await members.doubt("w1")
        assert members.here() == ()


async def test_who_cannot_judge_a_silence_asks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        answers, looked = bus.answers, list[float]()

        async def late_at_first(seconds: float) -> bool:
            looked.append(seconds)
            return len(looked) > 1 and await answers(30)

        monkeypatch.setattr(bus, "answers", late_at_first)
        # Nobody is late on a machine with much other work, but for what this test says.
        monkeypatch.setattr(heartbeats, "DOUBTED_SECONDS", 1)
        members = Members(bus)
        members.expect("w1")
        await bus.client.subscribe(bus.subject("ear", "w1"), cb=_frozen)
        await members.doubt("w1")
        assert members.here() == ()
        assert len(looked) == 2


async def test_nobody_is_gone_because_the_bus_stands(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        members = Members(bus)
        members.expect("w1")
        await bus.client.subscribe(bus.subject("ear", "w1"), cb=_frozen)
        server.freeze()
        await members.doubt("w1")
        server.thaw()
        assert [beat.name for beat in members.here()] == ["w1"]


async def test_tables_of_a_worker_that_never_beats_are_orphaned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(heartbeats, "BEAT_SECONDS", heartbeats.BEAT_SECONDS / 3)
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        members = Members(bus)
        directory, orphaned = Directory(bus, members), list[str]()
        directory.on_orphaned.append(lambda notice: orphaned.append(notice.code))
        await members.start()
        await directory.start()
        heart = HeartbeatSender(bus, lambda: Heartbeat("w1", "worker"))
        await heart.start()
        # It told of its table and died before anybody here had heard it beat.
        told = TableNotice("w2", "BCDF", game="g")
        await bus.client.publish(bus.subject("table", "w2", "BCDF"), msgspec.json.encode(told))
        await eventually(lambda: orphaned == ["BCDF"], 30)
        assert directory.at("BCDF") is None
        heart.stop()
        members.stop()


def test_everybody_works_out_the_same_order_of_candidates() -> None:
    names = ("w1", "w2", "w3", "w4")
    order = candidates("G1", names)
    assert sorted(order) == list(names)
    assert candidates("G1", tuple(reversed(names))) == order
    without_first = tuple(name for name in names if name != order[0])
    assert candidates("G1", without_first) == order[1:]
    assert len({candidates(f"G{number}", names)[0] for number in range(40)}) == 4
