"""Analyses in a cluster: any worker may do one, and one of them does it."""

from datetime import UTC, datetime
from pathlib import Path

from aiohttp import ClientSession

from escape_tui.hub.analysis.analysis import Measured
from ssh_host.analysis.analysis_queue import AnalysisQueue
from ssh_host.cluster.bus.streams import lay_streams
from ssh_host.cluster.claims.work_claims import work_claim
from ssh_host.store.store import FILE_NAME, Store
from tests.scene.analysis.made_up import TURN, analysis
from tests.ssh_host.analysis.test_analysis_queue import GAME, job, keep, printing
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import bus_to, eventually, nats_server
from tests.ssh_host.web.page import WEB


async def test_one_worker_analyses_a_game_and_another_takes_over_from_the_dead(tmp_path: Path) -> None:
    alive = {"one", "two"}
    async with nats_server(tmp_path) as server, bus_to(server) as bus:
        await lay_streams(bus, 1)
        done: dict[str, list[str]] = {"one": [], "two": []}
        queues = {}
        for name in alive:
            (tmp_path / name).mkdir()
            store = Store.open(tmp_path / name / FILE_NAME)
            keep(store, GAME)
            claim = await work_claim(bus, 1, "analyses", 60, name, alive.__contains__)
            command = job(printing(analysis(TURN)))
            queues[name] = AnalysisQueue(store, done[name].append, command=command, claim=claim)
        for queue in queues.values():
            queue.ask(GAME)
        for queue in queues.values():
            await queue.done()
        (first,) = [name for name, games in done.items() if games == [GAME]]
        (other,) = alive - {first}
        assert done[other] == []
        alive.remove(first)
        queues[other].ask(GAME)
        await queues[other].done()
        assert done[other] == [GAME]


async def test_a_gate_shows_the_curve_that_a_worker_found(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1, flags=WEB) as home, ClientSession() as kim:
        gate, store = home.gates["g1"], home.workers["w1"].hosted_lobby.store
        page = f"http://127.0.0.1:{gate.host.web_port}/replay/{GAME}"
        keep(store, GAME)
        store.analyses.keep(GAME, analysis(TURN))
        await eventually(lambda: gate.store.analyses.find(GAME, Measured()) is not None)
        async with kim.get(page) as answer:
            assert "<svg" in await answer.text()
        today = datetime.now(UTC).date().isoformat()
        store.games.open("5566778899", b'{"day": "%s"}' % today.encode())
        store.analyses.keep("5566778899", analysis(TURN))
        await eventually(lambda: gate.store.analyses.find("5566778899", Measured()) is not None)
        async with kim.get(page.replace(GAME, "5566778899")) as answer:
            assert "<svg" not in await answer.text(), "others still play that temple"
