"""Programs in a cluster: they go where their table is, and have arrived there already."""

from pathlib import Path

from aiohttp import ClientSession

from escape_tui.hub.port.messages import requests
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.program.talk import PROGRAMS, talking
from tests.ssh_host.web.page import WEB


async def test_a_program_goes_to_the_worker_that_has_the_table(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, flags={**PROGRAMS, **WEB}) as home, talking(home, "ada") as ada:
        await ada.hears_kind("Hello")
        await ada.ask(requests.Arrive("Ada", id=1))
        code = (await ada.ask(requests.OpenTable(id=2)))["facts"]["code"]
        gate = home.gates["g1"]
        await eventually(lambda: gate.directory.at(code) is not None)
        (crowded,) = [worker for worker in home.workers.values() if worker.lobby.tables]
        async with talking(home, "bob") as bob:
            await bob.hears_kind("Hello")
            await bob.ask(requests.Arrive("Bob", id=1))
            is_elsewhere = len(crowded.host.sessions) == 1
            bob.write(b'{"type":"Join","id":2,"code":"%s"}\n' % code.encode())
            if is_elsewhere:
                assert (await bob.hears_kind("Hello"))["asked"] == f"join {code}"
                assert (await bob.ask(requests.Join(code, id=2)))["type"] == "Done"
            table = await bob.hears(lambda said: said["type"] == "TableNews" and said["place"] == 1)
            assert [seat["name"] for seat in table["view"]["seats"][:2]] == ["Ada·bot", "Bob·bot"]
            await bob.ask(requests.Ready(id=3))
            await ada.ask(requests.Ready(id=3))
            await bob.hears_kind("GameNews")
        await eventually(lambda: any(table.game for table in gate.host.hosted.public_games.tables()))
        async with ClientSession() as kim, kim.get(f"http://127.0.0.1:{gate.host.web_port}/games") as answer:
            page = await answer.text()
        assert f"/watch/{code}" in page
        assert "<img" not in page
