"""The pages of a gate tell what only workers know."""

from datetime import date
from pathlib import Path

from ssh_host.ladder.standings import week_of
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.web.page import WEB, browser


async def test_a_gate_shows_the_seals_of_the_week(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 1, WEB) as home, browser() as kim:
        temple = home.workers["w1"].hosted_lobby.archive.daily_temple
        week = week_of(date.fromisoformat(temple.today)).name
        ladder = f"http://127.0.0.1:{home.gates['g1'].host.web_port}/ladder/{week}"
        async with kim.get(ladder, headers={"Accept": "text/html"}) as answer:
            assert temple.seal(temple.today) in await answer.text()
        await home.stop_worker("w1")
        async with kim.get(ladder, headers={"Accept": "text/html"}) as answer:
            assert answer.status == 200, "without a worker there are no seals, but there is a page"
