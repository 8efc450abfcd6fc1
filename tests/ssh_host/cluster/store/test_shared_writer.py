"""The store of a cluster: what one writes all read, in the same order, whatever happens to the bus."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.store.shared_store import shared_store
from ssh_host.store.store import Store
from ssh_host.store.stored_results import Outcome
from tests.ssh_host.cluster.nats import TestServer, bus_to, eventually, nats_server

ANN, BOB = "SHA256:ann", "SHA256:bob"


@asynccontextmanager
async def store_at(server: TestServer, path: Path) -> AsyncIterator[Store]:
    async with bus_to(server) as bus:
        await lay_streams(bus)
        store = await shared_store(bus, path)
        try:
            yield store
        finally:
            store.close()


async def test_what_one_writes_the_others_read(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server:
        async with store_at(server, tmp_path / "one.db") as one, store_at(server, tmp_path / "two.db") as two:
            one.players.greet(ANN, "Ann")
            assert one.players.find(ANN) is not None, "who wrote it reads it at once"
            await eventually(lambda: two.players.find(ANN) is not None)
            two.players.save_settings(ANN, b"{}")
            await eventually(lambda: one.players.settings(ANN) == b"{}")
            one.bans.ban("key", BOB, "rude")
            await eventually(lambda: two.bans.is_banned("key", BOB))
            two.bans.lift("key", BOB)
            await eventually(lambda: not one.bans.is_banned("key", BOB))
        async with store_at(server, tmp_path / "three.db") as three:
            found = three.players.find(ANN)
            assert found is not None
            assert found.settings == b"{}"


async def test_everybody_counts_the_same_results_in_the_same_order(tmp_path: Path) -> None:
    async with (
        nats_server(tmp_path) as server,
        store_at(server, tmp_path / "one.db") as one,
        store_at(server, tmp_path / "two.db") as two,
    ):
        for number in range(10):
            for store, name in ((one, "one"), (two, "two")):
                won = Outcome(f"{name}{number}", "", True, 0, 1000 + number, ((ANN, "Ann"), (BOB, "Bob")))
                store.results.record(won)
        await eventually(lambda: len(one.results.history(ANN, 99)) == len(two.results.history(ANN, 99)) == 20)
        assert one.results.history(ANN, 99) == two.results.history(ANN, 99)
        assert one.results.leaderboard("", 2) == two.results.leaderboard("", 2)


async def test_a_server_that_is_killed_doubles_nothing_and_loses_nothing(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, store_at(server, tmp_path / "one.db") as one:
        kept: list[int] = []
        for number in range(30):
            one.results.record(Outcome(f"game{number}", "", True, 0, number, ((ANN, "Ann"),)))
            one.when_kept(lambda number=number: kept.append(number))  # type: ignore[misc]
            if number == 15:
                await server.kill()
                await eventually(lambda: bool(one.trouble))
                await server.start()
            await asyncio.sleep(0.005)
        await eventually(lambda: len(kept) == 30)
        assert kept == list(range(30))
        assert not one.trouble
        assert len(one.results.history(ANN, 99)) == 30


async def test_a_store_that_is_closed_catches_up_no_more(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus)
        store = await shared_store(bus, tmp_path / "one.db")
        server.freeze()
        try:
            bus.tell(True)
            await eventually(lambda: "catching up" in names_of_tasks())
            await bus.close()
            store.close()
            await eventually(lambda: "catching up" not in names_of_tasks())
        finally:
            server.thaw()


def names_of_tasks() -> set[str]:
    return {task.get_name() for task in asyncio.all_tasks()}
