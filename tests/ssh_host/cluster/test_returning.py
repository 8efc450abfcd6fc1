"""Spectators return to their game when their worker is gone, and from there to where they were before."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.sound.sound_format import AU
from ssh_host.cluster.gate.gate import Gate
from ssh_host.cluster.worker import handover
from ssh_host.cluster.worker import worker as worker_module
from ssh_host.cluster.worker.worker import Worker
from ssh_host.session.session import Session
from tests.ssh_host.camp import ENTER, ESC, new_key
from tests.ssh_host.cluster.house_of_many import Many, house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import cluster_of_processes
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.cluster.worker.test_relays import playing
from tests.ssh_host.house import Client, House, connected, visiting
from tests.ssh_host.program.talk import PROGRAMS, talking
from tests.ssh_host.session.test_plain import reader

LAST = b"\x1b[F"


async def to_list(client: Client) -> None:
    await client.until_sees("New here?")
    client.type(ENTER)
    await client.until_sees("Games to watch")


async def watching_by_code(client: Client, code: str) -> None:
    """Somebody in the lobby goes to a game that has no seat for them."""
    client.type(b"c")
    await client.until_sees("Which code?")
    client.type(code.encode() + ENTER)
    await client.until_sees("Story")


async def watching_from_list(client: Client) -> None:
    await client.until_sees("left")
    client.type(ENTER)
    await client.until_sees("Story")


async def left_the_game(client: Client) -> None:
    client.type(ESC)
    await client.until_sees("Leave the game")
    client.type(LAST + ENTER)


async def may_open_a_table(client: Client) -> None:
    await client.until_sees("Quick play")
    client.type(b"o")
    await client.until_sees("I’m ready")


def stays_of(home: Many, user: str) -> list[Session]:
    everybody = (session for worker in home.workers.values() for session in worker.host.sessions)
    return [session for session in everybody if session.arrival.user == user]


async def broken_off(home: Many, user: str) -> Session:
    """The corridor of *user* breaks; where they stay after that."""
    (before,) = stays_of(home, user)
    before.connection.abort()
    await eventually(lambda: len(sessions := stays_of(home, user)) == 1 and sessions[0] is not before)
    return stays_of(home, user)[0]


async def a_game(home: Many) -> str:
    """The code of a table where somebody plays, of which every worker has heard."""
    owner = next(iter(home.workers.values()))
    _, code = await playing(owner)
    everybody: tuple[Worker | Gate, ...] = (*home.workers.values(), *home.gates.values())
    for each in everybody:
        await eventually(lambda: (told := each.directory.at(code)) is not None and bool(told.game))  # noqa: B023
    return code


async def test_a_stream_of_sound_goes_on_where_it_was_when_its_worker_is_gone(tmp_path: Path) -> None:
    """The client gets every sample once: nothing twice, nothing left out, and no second header."""
    async with house_of_many(tmp_path) as home, connected(home, "kim") as connection:
        code = await a_game(home)
        process = await connection.create_process(f"listen {code}", encoding=None)
        heard = await process.stdout.readexactly(24 + 5 * AU.rate)
        began = time.monotonic()
        assert heard.startswith(AU.header)
        await broken_off(home, "kim")
        heard += await process.stdout.readexactly(2 * AU.rate)
        lasted = time.monotonic() - began
        assert heard.count(b".snd") == 1
        assert lasted == pytest.approx(2, abs=1)
        process.close()


async def test_those_who_chose_a_game_see_it_again_when_their_worker_is_killed(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path) as cluster, AsyncExitStack() as stack:
        home = cast(House, SimpleNamespace(port=cluster.port))
        ann = await stack.enter_async_context(visiting(home, "ann", new_key()))
        kim = await stack.enter_async_context(visiting(home, "kim", new_key()))
        lee = await stack.enter_async_context(visiting(home, "watch", new_key()))
        await to_lobby(ann)
        await alone_in_a_game(ann)
        await to_lobby(kim)
        await kim.until_sees("Games in progress")
        await kim.choose("ann")
        await to_list(lee)
        await watching_from_list(lee)
        for client in (ann, kim, lee):
            await client.until_sees("2 watch")
        entered = {client: len(client.received) for client in (kim, lee)}
        for number, worker in enumerate(cluster.workers().values(), start=1):
            # Wherever they were, one of the two was theirs.
            cluster.kill(worker)
            await eventually(lambda: cluster.said().count("worker ready") == 2 + number, 120)  # noqa: B023
            await ann.until_sees("2 watch")
        for client in (kim, lee):
            await client.until(lambda: b"Story" in client.received[entered[client] :], "the game")  # noqa: B023
            await client.until_sees("2 watch")
            assert not client.is_closed
            await left_the_game(client)
        await lee.until_sees("Games to watch")
        await may_open_a_table(kim)


async def test_who_came_by_the_lobby_or_the_list_goes_back_there(tmp_path: Path) -> None:
    async with (
        house_of_many(tmp_path) as home,
        visiting(home, "kim", new_key()) as kim,
        visiting(home, "watch", new_key()) as lee,
    ):
        code = await a_game(home)
        await to_lobby(kim)
        await watching_by_code(kim, code)
        await to_list(lee)
        await watching_from_list(lee)
        for client, user in ((kim, "kim"), (lee, "watch")):
            before = len(client.received)
            again = await broken_off(home, user)
            await client.until(lambda: b"Story" in client.received[before:], "the game")  # noqa: B023
            assert again.watched == code
            await left_the_game(client)
        await lee.until_sees("Games to watch")
        await may_open_a_table(kim)


async def test_what_was_asked_for_at_the_door_is_asked_for_once(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        code = await a_game(home)
        async with visiting(home, "kim", new_key(), command=f"watch {code}") as kim:
            await kim.until_sees("New here?")
            kim.type(ENTER)
            await kim.until_sees("Story")
            await left_the_game(kim)
            await kim.until_sees("Games to watch")
            before = len(kim.received)
            assert (await broken_off(home, "kim")).watched == ""
            await kim.until(lambda: b"Games to watch" in kim.received[before:], "the list")
            assert b"Story" not in kim.received[before:]
        async with visiting(home, "bob", new_key()) as bob:
            await to_lobby(bob)
            bob.type(b"o")
            await bob.until_sees("I’m ready")
            (open_code,) = {each for worker in home.workers.values() for each in worker.lobby.tables} - {code}
            async with visiting(home, "lee", new_key(), command=f"join {open_code}") as lee:
                await lee.until_sees("New here?")
                lee.type(ENTER)
                await lee.until_sees("I’m ready")
                lee.type(ESC)
                await lee.until_sees("Quick play")
                again = await broken_off(home, "lee")
                player, workers = again.identity.player, home.workers.values()
                await eventually(lambda: any(player in worker.lobby.people for worker in workers))
                assert not any(worker.lobby.table_of(player) for worker in workers)


async def test_listeners_and_programs_come_back_too(tmp_path: Path) -> None:
    async with (
        house_of_many(tmp_path, flags=PROGRAMS) as home,
        connected(home, "kim", new_key()) as connection,
        talking(home, "ada") as ada,
    ):
        code = await a_game(home)
        kim = await reader(connection, "plain")
        await kim.until(lambda: b"Lobby. Welcome" in kim.received, "the lobby")
        kim.type(f"watch {code}\n".encode())
        await kim.until(lambda: "You’re watching".encode() in kim.received, "the game")
        before = len(kim.received)
        await broken_off(home, "kim")
        await kim.until(lambda: "You’re watching".encode() in kim.received[before:], "the game again")
        kim.type(b"leave\n")
        await kim.until(lambda: kim.received[before:].count(b"Lobby. Welcome") == 2, "the lobby again")
        kim.type(b"open\n")
        await kim.until(lambda: b"Seats: 1 red kim, you" in kim.received, "a table")

        assert (await ada.hears_kind("Hello"))["asked"] == ""
        await ada.ask(requests.Watch(code, "Ada", id=1))
        await broken_off(home, "ada")
        assert (await ada.hears_kind("Hello"))["asked"] == f"watch {code}"
        await ada.ask(requests.Arrive("Ada", id=1))
        assert "code" in (await ada.ask(requests.OpenTable(id=2)))["facts"]


async def test_a_lobby_visitor_who_watches_is_led_on_at_an_upgrade_and_back_into_the_lobby(
    tmp_path: Path,
) -> None:
    async with house_of_many(tmp_path) as home, visiting(home, "kim", new_key()) as kim:
        code = await a_game(home)
        await to_lobby(kim)
        await watching_by_code(kim, code)
        (old,) = [worker for worker in home.workers.values() if worker.host.sessions]
        (new,) = [worker for worker in home.workers.values() if worker is not old]
        old.is_draining = True
        await old.handover.hand_over_all()
        await eventually(lambda: list(new.lobby.watching.values()) == [code] and not old.host.sessions)
        await kim.until_sees("Story")
        await eventually(lambda: new.lobby.tables[code].stand.names == ("kim",))
        await kim.until_sees("1 watching")
        await left_the_game(kim)
        await may_open_a_table(kim)


async def test_who_waits_while_no_worker_is_there_comes_back_to_their_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "_SETTLED_SECONDS", 0.5)
    monkeypatch.setattr(worker_module, "_LAST_LINES_SECONDS", 0.1)
    async with (
        house_of_many(tmp_path, 1) as home,
        visiting(home, "ann", new_key()) as ann,
        visiting(home, "kim", new_key()) as kim,
    ):
        await to_lobby(ann)
        await alone_in_a_game(ann)
        await to_lobby(kim)
        gone, gate = home.workers["w1"], home.gates["g1"]
        (code,) = gone.lobby.tables
        await watching_by_code(kim, code)
        await eventually(lambda: (told := gate.directory.at(code)) is not None and told.is_shown)
        before = {client: len(client.received) for client in (ann, kim)}
        gone._heartbeat.stop()
        await gone._heartbeat.leave()
        await gone.bus.client.close()
        await eventually(lambda: not gate.members.here("worker"))
        orphans, now = gate.routing._orphans, asyncio.get_running_loop().time()
        gate.routing._orphans = {code: (now - 60, orphans[code][1])}
        await eventually(lambda: all(since > now - 60 for since, _ in gate.routing._orphans.values()))
        await home.start_worker("w2")
        await kim.until(lambda: b"Story" in kim.received[before[kim] :], "the game")
        await ann.until(lambda: b"Story" in ann.received[before[ann] :], "the game")
        for client in (ann, kim):
            assert b"Quick play" not in client.received[before[client] :]


async def test_who_watched_a_table_that_is_gone_is_told_so_where_they_were(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1) as home, visiting(home, "kim", new_key()) as kim:
        await to_lobby(kim)
        stays_of(home, "kim")[0].watches("ZZZZ")
        again = await broken_off(home, "kim")
        await kim.until_sees("ZZZZ")
        await eventually(lambda: again.watched == "")
        await may_open_a_table(kim)
