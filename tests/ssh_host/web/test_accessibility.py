"""Everybody can use the pages: axe-core finds nothing, dialogs take keys, and the game is told in lines."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.scene.analysis.made_up import TURN, analysis
from tests.ssh_host.camp import begun, camp, in_lobby
from tests.ssh_host.house import until
from tests.ssh_host.web.chromium import CHROMIUM, Tab, browsing, started
from tests.ssh_host.web.page import WEB, address

pytestmark = pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"), reason="chromium is not installed (apt install chromium)"
)

#: An address of every page; what is no HTML has no page.
PAGES = (
    "/",
    "/watch",
    "/join/{code}",
    "/watch/{code}",
    "/replay/00ff00ff00",
    "/lines",
    "/lines/watch",
    "/lines/join/{code}",
    "/lines/watch/{code}",
    "/games",
    "/ladder",
    "/ladder/2026-W40",
    "/status",
)
AXE = (Path(__file__).parent / "axe" / "axe.min.js").read_text()


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from started(tmp_path_factory.mktemp("chromium"))


async def violations(tab: Tab) -> list[str]:
    """What axe-core finds wrong with the page in *tab*, each with the elements that it is about."""
    await tab.ask(f"{AXE}; null")
    found = await tab.ask(
        "axe.run().then(({violations}) => JSON.stringify(violations.map("
        "each => `${each.id}: ${each.help} ${each.nodes.map(node => node.html).join(' ')}`)))"
    )
    listed: list[str] = json.loads(found)
    return listed


async def test_axe_finds_nothing_on_any_page(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, in_lobby(home, "ani") as ani, browsing(chromium) as browser:
        await begun(home, ani)
        store, code = home.hosted_lobby.store, home.table.code
        store.games.open("00ff00ff00", b"{}")
        store.analyses.keep("00ff00ff00", analysis(TURN))
        tab = await browser.tab()
        for is_phone in (False, True):
            await tab.resize(*((390, 844) if is_phone else (1280, 800)), is_phone=is_phone)
            for path in (*PAGES, "/nowhere", "/join/ZZZZ"):
                path = path.format(code=code)
                await tab.go(address(home) + path)
                await tab.until("document.readyState === 'complete'")
                if "page.js" in await tab.ask("document.head.innerHTML"):
                    await tab.until("!!window.temple?.terminal")
                    await tab.until_sees(" ")
                home.host.network_limits.of("127.0.0.1").packets.spend(-50, home.host.network_limits.clock())
                assert (path, is_phone, await violations(tab)) == (path, is_phone, [])


async def test_the_curve_is_drawn_above_the_replay_and_leaves_it_room(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        store = home.hosted_lobby.store
        store.games.open("00ff00ff00", b"{}")
        store.analyses.keep("00ff00ff00", analysis(TURN))
        tab = await browser.tab()
        for width, height, is_phone in ((1280, 800, False), (390, 844, True)):
            await tab.resize(width, height, is_phone=is_phone)
            await tab.go(f"{address(home)}/replay/00ff00ff00")
            await tab.until("!!window.temple?.terminal")
            curve, turn, circle, terminal = [
                await tab.ask(f"document.querySelector('{name}').getBoundingClientRect().toJSON()")
                for name in ("#curve svg", "#curve .turn", "#curve circle", "#terminal")
            ]
            assert curve["bottom"] <= terminal["top"]
            assert terminal["height"] > height / 3
            assert circle["width"] >= 8
            assert curve["left"] < turn["left"] < turn["right"] < curve["right"]
            assert "It turned at 3:20" in await tab.ask("document.querySelector('#curve desc').textContent")
        assert tab.complaints == []


async def test_the_welcome_is_a_dialog_that_takes_keys_and_covers_nothing(
    tmp_path: Path, chromium: str
) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        for key, text, code in (("Enter", "\r", 13), ("Escape", "", 27)):
            tab = await browser.tab()
            await tab.resize(1280, 800)
            await tab.go(address(home))
            await tab.until("!!window.temple?.terminal")
            await tab.until("document.getElementById('note').open")
            assert await tab.ask("document.activeElement === document.querySelector('#note button')")
            assert await tab.ask(
                "document.getElementById('note').getBoundingClientRect().bottom"
                " <= document.getElementById('terminal').getBoundingClientRect().top"
            )
            await tab.press(key, text, code)
            await tab.until("!document.getElementById('note').open")
            assert await tab.ask("document.getElementById('terminal').contains(document.activeElement)")
            await tab.until_sees("Enter the temple")


async def test_tab_leads_from_the_welcome_into_the_game(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.resize(1280, 800)
        await tab.go(address(home))
        await tab.until("document.getElementById('note')?.open")
        await tab.press("Tab", "", 9)
        assert await tab.ask("document.getElementById('terminal').contains(document.activeElement)")


async def test_the_game_is_played_in_lines(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.go(address(home))
        await tab.until("!!window.temple?.terminal")
        await tab.ask("document.getElementById('lines').click()")
        await tab.until("document.getElementById('told')?.childElementCount > 3")
        assert await tab.ask("document.activeElement.id") == "words"
        await until(lambda: [each.is_plain for each in home.host.sessions] == [True])
        told = "document.getElementById('told').innerText"
        before = await tab.ask(told)
        await tab.ask("document.getElementById('words').value = '?'")
        await tab.enter()
        await tab.until(f"{told}.length > {len(before)} + 80")
        assert tab.complaints == []
