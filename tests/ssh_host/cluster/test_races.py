"""Tables of two workers race, also when one of the workers is killed in the middle."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from escape_tui.hub.race.race import Race
from escape_tui.hub.race.rival import RivalState
from escape_tui.hub.table.seats.seats import Person, Phase, Saying
from escape_tui.hub.table.table import Table
from ssh_host.cluster.membership.directory import Directory
from ssh_host.cluster.membership.heartbeats import Members
from ssh_host.cluster.worker.worker import Worker
from tests.ssh_host.camp import ENTER, new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.processes import Cluster, cluster_of_processes
from tests.ssh_host.cluster.test_cluster import to_lobby
from tests.ssh_host.house import Client, House, visiting

END = b"\x1b[F"
#: A rival in the strip whose clock runs.
RUNS = r"{name} .* 0/1 +\d+:\d\d"


def opened(worker: Worker, name: str) -> Table:
    worker.lobby.arrive(Person(name, name.title()))
    return worker.lobby.open_table(name)


async def test_tables_of_two_workers_begin_in_the_same_second_and_see_each_other(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        first, second = home.workers.values()
        ani, bo = opened(first, "ani"), opened(second, "bo")
        code = first.hosted_lobby.service.races.call(ani, "ani")
        races = second.hosted_lobby.service.races
        await eventually(lambda: any(table.race for table in second.hosted_lobby.service.elsewhere.racing()))
        races.enter(bo, "bo", code)
        await eventually(lambda: bool(ani.racing.rivals and bo.racing.rivals))
        ani.ready("ani")
        bo.ready("bo")
        await eventually(lambda: ani.phase is bo.phase is Phase.PLAYING)
        assert ani.live is not None
        assert bo.live is not None
        assert ani.live.state.pile == bo.live.state.pile
        assert begun_at(ani.racing.race) == begun_at(bo.racing.race) > 0
        assert abs(ani.live.now() - bo.live.now()) < 1_000
        ani.live.pause()
        ani.changed()
        await eventually(lambda: [each.state for each in bo.racing.rivals] == [RivalState.PAUSED])
        for table in (ani, bo):
            assert table.live is not None
            table.live.give_up()
        await eventually(lambda: ani.phase is bo.phase is Phase.OVER)
        first.hosted_lobby.service.races.say(ani, Saying("Ani", "well played"))
        await eventually(lambda: [saying.text for saying in bo.talk.sayings] == ["well played"])


def begun_at(race: Race | None) -> int:
    return 0 if race is None else race.begins_at


async def test_a_race_survives_the_worker_of_a_table(tmp_path: Path) -> None:
    async with cluster_of_processes(tmp_path) as cluster:
        home = cast(House, SimpleNamespace(port=cluster.port))
        async with visiting(home, "ani", new_key()) as ani:
            await to_lobby(ani)
            code = await called(ani)
            await until_visited(cluster)
            async with visiting(home, "bo", new_key()) as bo:
                await to_lobby(bo)
                await entered(bo, code)
                await ani.until_sees("bo")
                for client in (ani, bo):
                    client.type(b"r")
                await until_runs(ani, "bo")
                await until_runs(bo, "ani")
                worker = await worker_of(cluster, code)
                cluster.kill(cluster.workers()[worker])
                await eventually(lambda: '"table taken over"' in cluster.said(), 120)
                await until_runs(bo, "ani")
                await until_runs(ani, "bo")
                assert not ani.is_closed
                assert not bo.is_closed
                assert "table set aside" not in cluster.said()


async def called(client: Client) -> str:
    """*client* opens a table and calls a race; its code."""
    client.type(b"o")
    await client.until_sees("I’m ready")
    await client.choose("Call a race")
    await client.until_sees("Rivals enter with:")
    found = re.search(r"race ([A-Z]{4})\b", client.text)
    assert found is not None
    return found[1]


async def entered(client: Client, code: str) -> None:
    """*client* opens a table in the race *code*, from the lobby."""
    await client.until_sees(f"Race {code}")
    await client.choose("Race a table")
    await client.until_sees("Race code or game id")
    client.type(code.encode() + ENTER)
    await client.until_sees("I’m ready")


async def until_runs(client: Client, rival: str) -> None:
    pattern = re.compile(RUNS.format(name=rival))
    await client.until(lambda: pattern.search(client.text) is not None, f"the clock of {rival}")


async def until_visited(cluster: Cluster) -> None:
    """Wait until everybody has heard which worker is less busy."""
    bus = await cluster.bus()
    members = Members(bus)
    await members.start()
    try:
        await eventually(lambda: any(beat.visits for beat in members.here("worker")), 60)
    finally:
        members.stop()
        await bus.close()


async def worker_of(cluster: Cluster, code: str) -> str:
    """The slot of the worker that has the table *code*."""
    bus = await cluster.bus()
    members = Members(bus)
    directory = Directory(bus, members)
    await members.start()
    await directory.start()
    try:
        await eventually(lambda: len(tuple(directory)) == 2, 60)
        notice = directory.at(code)
        assert notice is not None
        others = {each.worker for each in directory if each.worker != notice.worker}
        assert others, "both tables are at one worker"
        return notice.worker.rpartition("-")[0]
    finally:
        members.stop()
        await bus.close()
