"""A cluster as visitors meet it: any gate, any worker, one house."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from escape_tui.hub.seats import Phase
from escape_tui.scene.terminal import Size, terminal
from ssh_host.arrival import Arrival
from ssh_host.cluster.corridor import BrokenCorridor
from ssh_host.cluster.corridor_room import opened
from ssh_host.identity import new_guest
from tests.ssh_host.camp import ENTER, new_key
from tests.ssh_host.cluster.house_of_many import Many, house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.house import Client, until, visiting


def anybody() -> Arrival:
    return Arrival(new_guest(), "127.0.0.1", terminal("xterm", Size(80, 24), {}), "kim")


async def to_lobby(client: Client) -> None:
    await client.until_sees("in we go")
    client.type(ENTER)
    await client.until_sees("Quick play")


async def alone_in_a_game(client: Client) -> None:
    client.type(b"o")
    await client.until_sees("I am ready")
    client.type(b"r")
    await client.until_sees("You can")


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


async def test_a_worker_that_goes_hands_its_games_over_and_nobody_loses_the_line(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)
        name = worker_with_a_table(home)
        (table,) = home.workers[name].lobby.tables.values()
        code, digest = table.code, table.live and table.live.game.digest()
        await home.stop_worker(name)
        await until(lambda: any(worker.lobby.tables for worker in home.workers.values()))
        (again,) = home.workers[worker_with_a_table(home)].lobby.tables.values()
        assert again.code == code
        assert again.live is not None
        await until(lambda: not again.is_deserted, "the player is back")
        await client.until_sees("You can")
        assert not client.is_closed
        assert digest is not None


async def test_a_worker_on_another_machine_is_reached_behind_tls(tmp_path: Path) -> None:
    flags = {"cluster.address": "127.0.0.1"}
    async with house_of_many(tmp_path, 1, flags) as home, visiting(home, key=new_key()) as client:
        await to_lobby(client)
        await alone_in_a_game(client)


async def test_a_worker_with_another_certificate_gets_nobody(tmp_path: Path) -> None:
    flags = {"cluster.address": "127.0.0.1"}
    async with house_of_many(tmp_path, 1, flags) as home:
        (worker,) = home.workers.values()
        passage = await home.gates["g1"].ways.passage_for(anybody())
        foreign = replace(passage, certificate_hash="0" * 64)
        with pytest.raises(BrokenCorridor, match=r"certificate of .* does not match"):
            await opened(foreign, asyncio.Protocol())
        assert not worker.host.stays
