"""The page in a real browser: first picture, keys, sizes, thumbs, two tabs, and a host that comes back."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import camp
from tests.ssh_host.house import house, until
from tests.ssh_host.web.chromium import CHROMIUM, Tab, browsing, started
from tests.ssh_host.web.page import WEB, address

#: Where changes are judged, nothing is left out.
pytestmark = pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"), reason="chromium is not installed (apt install chromium)"
)

#: Glyphs of the game that a font may lack; each must take one cell.
GLYPHS = "☻☥♆●◉◇◆▥⌂►◄▲▼░╺╸┏┓┗┛━┃┳┻╌╎∙▬▐▌█▀▄"

#: The height of a cell of the terminal, in pixels of the page.
CELL_HEIGHT = "document.querySelector('.xterm-screen').clientHeight / temple.terminal.rows"


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One browser for all, which takes a second or two to begin."""
    yield from started(tmp_path_factory.mktemp("chromium"))


async def dismissed(tab: Tab) -> None:
    await tab.until("document.getElementById('note').open")
    await tab.ask("document.querySelector('#note button').click()")


async def test_a_game_is_played_by_keys_and_by_thumbs(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.resize(1280, 800)
        await tab.go(address(home))
        await tab.until("window.temple !== undefined")
        await tab.until_sees("Enter the temple")
        await dismissed(tab)
        await tab.enter()
        await tab.until_sees("Quick play")
        await tab.letter("o")
        await tab.until_sees("I’m ready")
        await tab.letter("r")
        await tab.until_sees("─ Story")
        home.clock.turn(COUNT_IN_MS)
        await until(lambda: home.live.state.started_at is not None and home.live.now() >= 0)
        await tab.press(" ", " ", 32)
        rolls = await until(lambda: home.live.report.deeds[0].rolls)
        # The phone of the same person, upright and on its side: the whole game fits, and so do the keys.
        for width, height, columns, rows in ((390, 844, 50, 36), (844, 390, 80, 24)):
            await tab.resize(width, height, is_phone=True)
            await tab.until(f"innerWidth === {width} && temple.terminal.cols < {columns + 12}")
            await tab.until(f"temple.terminal.cols >= {columns} && temple.terminal.rows >= {rows}")
            await tab.until_sees("─ Story")
            assert await tab.ask(f"{CELL_HEIGHT} >= 12")
            assert await tab.ask(
                "[...document.querySelectorAll('#keys button')].filter(each => each.offsetParent)"
                ".every(each => { const r = each.getBoundingClientRect();"
                " return r.width >= 40 && r.height >= 40 && r.left >= 0"
                " && r.top >= 0 && r.right <= innerWidth && r.bottom <= innerHeight })"
            )
        home.clock.turn(2_000)
        await tab.tap("#keys .roll")
        await until(lambda: home.live.report.deeds[0].rolls > rolls)
        home.clock.turn(190_000)
        await tab.until("temple.sounds.played.includes('gong 1')")
        # A link that somebody pasted, and then the end of the game.
        watching = await browser.tab()
        await watching.go(f"{address(home)}/watch/{home.table.code}")
        await watching.until("window.temple !== undefined")
        await watching.until_sees("New here?")
        await dismissed(watching)
        await watching.enter()
        await watching.until_sees("Team")
        home.clock.turn(600_000)
        await tab.resize(1280, 800)
        await tab.until_sees("Rematch?")
        await tab.until_sees("/replay/")
        assert tab.complaints == watching.complaints == []


async def test_the_page_follows_its_window_and_each_glyph_has_a_cell(tmp_path: Path, chromium: str) -> None:
    async with house(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.resize(1000, 700)
        await tab.go(address(home))
        await tab.until("window.temple !== undefined")
        await tab.until_sees("size: ")
        await dismissed(tab)
        before = await tab.ask("temple.terminal.cols")
        await tab.resize(1400, 700)
        await tab.until(f"temple.terminal.cols > {before}")
        columns, rows = await tab.ask("[temple.terminal.cols, temple.terminal.rows]")
        await tab.until_sees(f"size: {columns}x{rows}")
        drawn = f"new Promise(done => temple.terminal.write('\\x1b[H' + {GLYPHS!r}, done))"
        await tab.ask(drawn)
        assert await tab.ask("temple.terminal.buffer.active.cursorX") == len(GLYPHS)


async def test_two_tabs_are_one_person_and_the_later_one_plays(tmp_path: Path, chromium: str) -> None:
    async with house(tmp_path, WEB) as home, browsing(chromium) as browser:
        first, second = await browser.tab(), await browser.tab()
        await first.go(address(home))
        await first.until("window.temple !== undefined")
        await first.until_sees("hello")
        await second.go(address(home))
        await second.until("window.temple !== undefined")
        await second.until_sees("hello")
        await first.until("document.querySelector('#note p').textContent.includes('Press OK')")
        assert len(home.host.sessions) == 1
        assert await first.ask("document.cookie") == ""


async def test_a_page_left_open_over_a_restart_comes_back_by_itself(tmp_path: Path, chromium: str) -> None:
    async with browsing(chromium) as browser:
        tab = await browser.tab()
        async with house(tmp_path, WEB) as home:
            port, player = home.host.web_port, ""
            await tab.go(address(home))
            await tab.until("window.temple !== undefined")
            await tab.until_sees("hello")
            (session,) = home.host.sessions
            player = session.identity.player
        await tab.until("document.getElementById('passing').textContent.includes('Retrying')")
        async with house(tmp_path, {**WEB, "web.port": port}) as home:
            await tab.until("document.getElementById('passing').textContent.includes('Connected again')")
            await tab.until_sees("hello")
            (session,) = home.host.sessions
            assert session.identity.player == player


async def test_a_line_that_is_cut_is_taken_up_again(tmp_path: Path, chromium: str) -> None:
    async with house(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.go(address(home))
        await tab.until("window.temple !== undefined")
        await tab.until_sees("hello")
        (session,) = home.host.sessions
        session.connection.abort()
        await tab.until("document.getElementById('passing').textContent.includes('Connected again')")
        await tab.until_sees("hello")
        (back,) = home.host.sessions
        assert back.number != session.number
        assert back.identity == session.identity


async def test_the_keys_follow_the_page(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        home.hosted_lobby.store.games.open("00ff00ff00", b"{}")
        tab = await browser.tab()
        await tab.resize(390, 844, is_phone=True)
        for path, keys in {
            "/": "c m f t ?",
            "/watch": "c n tab t ?",
            "/replay/00ff00ff00": "[ ] b n ?",
        }.items():
            await tab.go(address(home) + path)
            await tab.until(f"location.pathname === {path!r} && !!window.temple")
            shown = await tab.ask(
                "[...document.querySelectorAll('#keys div:last-child, #keys .playing, #keys .watching')]"
                ".filter(each => each.offsetParent).flatMap(each => [...each.children])"
                ".map(each => each.dataset.keys).join(' ')"
            )
            assert shown == f"{keys} escape enter"
