"""The server of a cluster is killed, paused, full, or one of three: tables wait and nothing kept is lost."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from escape_tui.hub.table.live_game import LiveGame
from ssh_host.cluster.bus.bus import Bus, BusAddress
from ssh_host.cluster.bus.streams import journal_streams, lay_streams
from ssh_host.cluster.journal.fenced_journal import FencedJournal, read
from tests.proof.faults.small_disk import small_disk
from tests.soak.cluster.figures import held, spread
from tests.soak.cluster.journals import audited
from tests.soak.cluster.players import Player, playing
from tests.soak.cluster.servers import Trio, trio
from tests.ssh_host.cluster.house_of_many import Many, house_at
from tests.ssh_host.cluster.journal.test_fenced_journal import written
from tests.ssh_host.cluster.nats import eventually, nats_server, server_on_small_disk

pytestmark = [
    pytest.mark.soak,
    # The client leaves connections behind that a dying server has not answered.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

PEOPLE = 6
STILL_SECONDS, ON_SECONDS = 0.2, 0.5
#: What the election of three servers takes, as it was measured before.
ELECTION_SECONDS = 8.0
_LOOK_SECONDS = 0.002
_BANNER = "The server can’t save"


class Stood(NamedTuple):
    """How many seconds a write was unacknowledged before the table stood still, and how many it took to go
    on."""

    still_after: float
    on_after: float


def hold_all(what: str, found: list[Stood]) -> None:
    """Print how tables stood after the server was *what*, and hold the longest against the aims."""
    stills, ons = [stood.still_after for stood in found], [stood.on_after for stood in found]
    print(spread(f"server {what}: a table stands still after", stills))
    print(spread(f"server {what}: all tables go on after", ons), flush=True)
    held(f"server {what}: stands still, at most", max(stills), STILL_SECONDS)
    held(f"server {what}: goes on, at most", max(ons), ON_SECONDS)


class Scene:
    """A cluster with people who play, in this process, so that its tables can be looked into."""

    def __init__(self, home: Many, players: list[Player]) -> None:
        self.home = home
        self.players = players

    @property
    def games(self) -> list[tuple[LiveGame, FencedJournal]]:
        found = []
        for worker in self.home.workers.values():
            for table in worker.lobby.tables.values():
                journal = worker.journals._open.get(worker.hosted_lobby.archive.game_id(table))
                if table.live is not None and journal is not None:
                    found.append((table.live, journal))
        return found

    async def stood(
        self, harm: Callable[[], Awaitable[object]], mend: Callable[[], Awaitable[object]]
    ) -> Stood:
        """What the first table to notice makes of *harm*, and what all of them make of *mend*."""
        await harm()
        still = await self._still()
        await eventually(lambda: any(_BANNER in _text(player) for player in self.players))
        await mend()
        on = await eventually(lambda: not any(live.is_waiting for live, _ in self.games), 60)
        return Stood(still, on)

    async def _still(self) -> float:
        """From the first line that is not acknowledged to the clock that stands."""
        loop = asyncio.get_running_loop()
        since: dict[FencedJournal, float] = {}
        async with asyncio.timeout(60):
            while True:
                for live, journal in self.games:
                    if journal.is_idle:
                        since.pop(journal, None)
                    elif live.is_waiting and journal in since:
                        return loop.time() - since[journal]
                    else:
                        since.setdefault(journal, loop.time())
                await asyncio.sleep(_LOOK_SECONDS)

    async def nothing_is_lost(self, bus: Bus) -> None:
        """Everybody is still there, and all that was acknowledged stands in the journals."""
        assert not any(player.client.is_closed for player in self.players), "somebody lost the line"
        for _, journal in self.games:
            kept = journal._acknowledgements.kept
            assert len((await read(bus, journal.game)).lines) >= kept
        books = await audited(bus)
        assert books.stale == 0
        assert books.drifts == ()


def _text(player: Player) -> str:
    glass = player.client.glass
    return "\n".join(glass.line(y) for y in range(glass.rows))


@asynccontextmanager
async def scene_at(address: BusAddress, folder: Path, **flags: object) -> AsyncIterator[Scene]:
    limits = {"limits.per_address": 100, **{name.replace("__", "."): value for name, value in flags.items()}}
    async with house_at(address, folder, 2, limits) as home, playing(home.port, PEOPLE) as players:
        await asyncio.sleep(2)
        yield Scene(home, players)


async def test_a_server_is_killed_and_started_again(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, scene_at(server.address, tmp_path) as scene:
        found = []
        for _ in range(10):
            found.append(await scene.stood(server.kill, server.start))
            await asyncio.sleep(2)
        await scene.nothing_is_lost(next(iter(scene.home.workers.values())).bus)
        hold_all("killed", found)


async def test_a_server_is_paused_for_ten_seconds(tmp_path: Path) -> None:
    async with nats_server(tmp_path) as server, scene_at(server.address, tmp_path) as scene:

        async def freeze() -> None:
            server.freeze()

        async def thaw() -> None:
            await asyncio.sleep(10)
            server.thaw()

        found = []
        for _ in range(3):
            found.append(await scene.stood(freeze, thaw))
            await asyncio.sleep(3)
        await scene.nothing_is_lost(next(iter(scene.home.workers.values())).bus)
        hold_all("paused for 10 s", found)


async def test_the_disk_of_a_server_is_full(tmp_path: Path) -> None:
    async with server_on_small_disk(tmp_path) as server, scene_at(server.address, tmp_path) as scene:

        async def fill() -> None:
            server.disk.fill()

        async def make_room() -> None:
            # A server that once could not write does not try again before it is restarted.
            server.disk.make_room()
            await server.kill()
            await server.start()

        stood = await scene.stood(fill, make_room)
        await asyncio.sleep(3)
        await scene.nothing_is_lost(next(iter(scene.home.workers.values())).bus)
        hold_all("full and started again", [stood])


async def test_one_and_two_of_three_servers_are_killed_and_all_restarted(tmp_path: Path) -> None:
    async with trio(tmp_path) as servers, scene_at(servers.address, tmp_path, cluster__replicas=3) as scene:
        bus = next(iter(scene.home.workers.values())).bus
        for what, leaders, followers in (("the leader", 1, 0), ("a follower", 0, 1), ("two of three", 1, 1)):
            waited = await _without(scene, servers, bus, leaders=leaders, followers=followers)
            held(f"{what} killed, the next line is kept after", waited, ELECTION_SECONDS)
        for server in servers.servers:
            await server.kill()
            await server.start()
            held("restarted one after the other, the next line", await _waited(scene), ELECTION_SECONDS)
        await servers.until_read(bus)
        await scene.nothing_is_lost(bus)


async def test_the_disk_of_one_of_three_servers_is_full(tmp_path: Path) -> None:
    servers = Trio(tmp_path)
    first = servers.servers[0]
    streams = first.plan.folder / "jetstream"
    streams.mkdir(parents=True)
    async with small_disk(streams) as disk:
        assert disk is not None
        first.entering = disk.entering
        await servers.start()
        try:
            async with await Bus.connect(servers.address) as bus:
                await lay_streams(bus, 3)
                journal = FencedJournal(bus, "G1", "one")
                await written(journal, b"header")
                while await servers.leader(bus) is not first:
                    stream = journal_streams(bus)[0]
                    await bus.client.request(f"$JS.API.STREAM.LEADER.STEPDOWN.{stream}", timeout=5)
                disk.fill()
                journal.write(bytes(200_000))
                waited = await eventually(lambda: journal.is_idle)
                held("the leader's disk is full, the next line is kept after", waited, ELECTION_SECONDS)
                assert (await read(bus, "G1")).lines == (b"header", bytes(200_000))
        finally:
            await servers.kill()


async def _without(scene: Scene, servers: Trio, bus: Bus, *, leaders: int, followers: int) -> float:
    """Kill so many; with a quorum the games go on by themselves, else when the dead are back."""
    leader = await servers.leader(bus)
    others = [server for server in servers.servers if server is not leader]
    dead = [leader][:leaders] + others[:followers]
    await asyncio.gather(*(server.kill() for server in dead))
    has_quorum = len(dead) == 1
    if not has_quorum:
        await eventually(lambda: any(live.is_waiting for live, _ in scene.games))
        await asyncio.gather(*(server.start() for server in dead))
    waited = await _waited(scene)
    if has_quorum:
        await asyncio.gather(*(server.start() for server in dead))
        await asyncio.sleep(3)
    return waited


async def _waited(scene: Scene) -> float:
    """How long it takes until every table has kept another line."""
    before = {journal: journal._acknowledgements.kept for _, journal in scene.games}
    return await eventually(
        lambda: all(journal._acknowledgements.kept > before.get(journal, 0) for _, journal in scene.games), 90
    )
