"""A cluster as visitors meet it: any gate, any worker, one house."""

import asyncio
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.hub.table import quick_start
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.scene.terminal import TerminalSize, terminal
from ssh_host.admission.identity import new_guest
from ssh_host.cluster.gate import shared_counts
from ssh_host.cluster.gate.corridor import BrokenCorridor
from ssh_host.cluster.gate.corridor_room import opened
from ssh_host.cluster.membership.remote_tables import RemoteTables
from ssh_host.cluster.worker import worker as worker_module
from ssh_host.session import session as stay_module
from ssh_host.session.arrival import Arrival
from tests.ssh_host.camp import ENTER, new_key
from tests.ssh_host.cluster.house_of_many import Many, house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.house import Client, House, until, visiting


def anybody(command: str | None = None) -> Arrival:
    return Arrival(new_guest(), "127.0.0.1", terminal("xterm", TerminalSize(80, 24), {}), "kim", command)


async def to_lobby(client: Client) -> None:
    await client.until_sees("Enter the temple")
    client.type(ENTER)
    await client.until_sees("Quick play")


async def alone_in_a_game(client: Client) -> None:
    client.type(b"o")
    await client.until_sees("I’m ready")
    client.type(b"r")
    await client.until_sees("─ Story")


async def at_two_workers(home: Many, ann: Client, bob: Client) -> None:
    """Both in the lobby, each at a worker of their own."""
    await to_lobby(ann)
    await to_lobby(bob)
    first, second = home.workers.values()
    if not (first.host.sessions and second.host.sessions):
        (crowded,) = [worker for worker in (first, second) if worker.host.sessions]
        session = next(session for session in crowded.host.sessions if session.name == "bob")
        crowded.is_draining = True
        await eventually(lambda: any(beat.is_draining for beat in home.gates["g1"].members.here("worker")))
        session.move_on()
        await eventually(lambda: bool(first.host.sessions and second.host.sessions))
        crowded.is_draining = False
        await bob.until_sees("Quick play")


def worker_with_a_table(home: Many) -> str:
    (name,) = [name for name, worker in home.workers.items() if worker.lobby.tables]
    return name


async def test_somebody_comes_in_at_a_gate_and_plays_at_a_worker(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        name = worker_with_a_table(home)
        (table,) = home.workers[name].lobby.tables.values()
        assert table.phase is Phase.PLAYING
        await eventually(lambda: home.gates["g1"].directory.at(table.code) is not None)


async def test_quick_play_gathers_people_of_two_workers_at_one_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quick_start, "QUICK_WAIT_MS", 300_000)
    async with (
        house_of_many(tmp_path) as home,
        visiting(home, "ann", new_key()) as ann,
        visiting(home, "bob", new_key()) as bob,
    ):
        await at_two_workers(home, ann, bob)
        ann.type(b"q")
        await ann.until_sees("or when full")
        await bob.until_sees("1 waits")
        bob.type(b"q")
        await bob.until_sees("or when full")
        (table,) = home.workers[worker_with_a_table(home)].lobby.tables.values()
        assert [chair.name for chair in table.people()] == ["ann", "bob"]


async def test_friends_are_told_the_way_through_the_gate(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        client.type(b"o")
        await client.until_sees(f"ssh -t -p {home.port}")


async def test_a_worker_that_goes_hands_its_games_over_and_nobody_loses_the_line(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        name = worker_with_a_table(home)
        (table,) = home.workers[name].lobby.tables.values()
        assert table.live is not None
        code, shown_at = table.code, table.live.now()
        await home.stop_worker(name)
        await until(lambda: any(worker.lobby.tables for worker in home.workers.values()))
        (again,) = home.workers[worker_with_a_table(home)].lobby.tables.values()
        assert again.code == code
        assert again.live is not None
        assert again.live.now() >= shown_at, "the clock does not go back"
        await until(lambda: not again.is_deserted, "the player is back")
        await client.until_sees("─ Story")
        assert not client.is_closed


async def test_a_worker_on_another_machine_is_reached_behind_tls(tmp_path: Path) -> None:
    flags = {"cluster.address": "127.0.0.1"}
    async with house_of_many(tmp_path, 1, flags) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)


async def test_a_worker_with_another_certificate_gets_nobody(tmp_path: Path) -> None:
    flags = {"cluster.address": "127.0.0.1"}
    async with house_of_many(tmp_path, 1, flags) as home:
        (worker,) = home.workers.values()
        passage = await home.gates["g1"].routing.passage_for(anybody())
        foreign = replace(passage, certificate_hash="0" * 64)
        with pytest.raises(BrokenCorridor, match=r"certificate of .* does not match"):
            await opened(foreign, asyncio.Protocol())
        assert not worker.host.sessions


async def test_tables_of_every_worker_are_in_every_lobby_and_joining_one_moves_the_visit(
    tmp_path: Path,
) -> None:
    async with (
        house_of_many(tmp_path) as home,
        visiting(home, "ann", new_key()) as ann,
        visiting(home, "bob", new_key()) as bob,
    ):
        await at_two_workers(home, ann, bob)
        ann.type(b"o")
        await ann.until_sees("I’m ready")
        name = worker_with_a_table(home)
        (table,) = home.workers[name].lobby.tables.values()
        await bob.until_sees(table.code)
        # What comes together with the key is meant for the table, not for the lobby that is left.
        bob.type(b"qo")
        await bob.until_sees("I’m ready")
        assert [len(worker.lobby.tables) for worker in home.workers.values()].count(0) == 1
        assert [chair.name for chair in table.people()] == ["ann", "bob"]
        await eventually(lambda: len(home.workers[name].host.sessions) == 2)
        for client in (ann, bob):
            client.type(b"r")
        for client in (ann, bob):
            await client.until_sees("─ Story")


@pytest.mark.parametrize("seconds", [60.0, pytest.param(3.5, marks=pytest.mark.soak)])
async def test_a_dead_workers_tables_leave_every_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    monkeypatch.setattr(worker_module, "_LAST_LINES_SECONDS", 0.1)
    monkeypatch.setattr(stay_module, "_EXIT_MS", 100)
    async with (
        house_of_many(tmp_path) as home,
        visiting(home, "ann", new_key()) as ann,
        visiting(home, "bob", new_key()) as bob,
    ):
        await at_two_workers(home, ann, bob)
        ann.type(b"o")
        await ann.until_sees("I’m ready")
        worker = home.workers[worker_with_a_table(home)]
        (code,) = worker.lobby.tables
        await bob.until_sees(code)
        other = next(other for other in home.workers.values() if other is not worker)
        # Nobody may take it over: this is about what is seen, not about who is next.
        other.directory.on_orphaned.clear()
        await worker.bus.close()
        await eventually(lambda: other.directory.at(code) is None, seconds)
        await until(lambda: not bob.sees(code), "the table is gone from the lobby")


async def test_talk_reaches_every_lobby_and_a_second_visit_ends_the_first_at_another_gate(
    tmp_path: Path,
) -> None:
    key = new_key()
    async with (
        house_of_many(tmp_path) as home,
        visiting(home, "ann", key) as ann,
        visiting(home, "bob", new_key()) as bob,
    ):
        await at_two_workers(home, ann, bob)
        ann.type(b"t")
        await ann.until_sees("Say to everyone")
        ann.type(b"meet me at the fire\r")
        await bob.until_sees("meet me at the fire")
        second = await home.start_gate("g2")
        await eventually(lambda: len(second.members.here("worker")) == 2)
        async with visiting(House(second.host), "ann", key) as again:
            await again.until_sees("Quick play")
            await until(lambda: ann.is_closed, "the first visit ends")
            assert not again.is_closed
            assert not bob.is_closed


async def test_limits_hold_across_gates(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_counts, "_AGAIN_SECONDS", 0.1)
    monkeypatch.setattr(stay_module, "_EXIT_MS", 100)
    key = new_key()
    flags = {"limits.per_key": 2, "limits.per_address": 6}
    async with (
        house_of_many(tmp_path, 1, flags) as home,
        visiting(home, "ann", key, command="watch") as first,
    ):
        second = await home.start_gate("g2")
        other = House(second.host)
        await eventually(lambda: second.host.other_gates.sessions_of[key.get_fingerprint()] == 1)
        async with visiting(other, "ann", key, command="watch"):
            await eventually(
                lambda: home.gates["g1"].host.other_gates.sessions_of[key.get_fingerprint()] == 1
            )
            async with visiting(home, "ann", key, command="watch") as third:
                await until(lambda: third.is_closed, "one too many")
                assert b"too many" in third.received.lower() or b"sessions" in third.received.lower()
            assert second.host.network_limits.refusal("127.0.0.1") is None
            second.host.network_limits._most_of_one = 2
            assert second.host.network_limits.refusal("127.0.0.1") == "address", (
                "a line here and one there are two"
            )
        assert not first.is_closed


async def test_of_two_tables_with_one_code_one_gets_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        house_of_many(tmp_path) as home,
        visiting(home, "ann", new_key()) as ann,
        visiting(home, "bob", new_key()) as bob,
    ):
        await at_two_workers(home, ann, bob)
        first, second = home.workers.values()
        # Both draw the same letters, and neither has heard of the other yet.
        monkeypatch.setattr(RemoteTables, "has", lambda self, code: False)
        for worker in (first, second):
            worker.hosted_lobby.archive.seed = partial(next, count(7))
        for client in (ann, bob):
            client.type(b"o")
        for client in (ann, bob):
            await client.until_sees("I’m ready")
        await eventually(lambda: first.lobby.tables.keys().isdisjoint(second.lobby.tables))
        assert len(first.lobby.tables) == len(second.lobby.tables) == 1
