"""Taps on a phone held upright: a menu entry, a line of what one can do and a die do what they show."""

import base64
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from escape_tui.engine.dice import DieState
from ssh_host.session import session
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import camp
from tests.ssh_host.house import until
from tests.ssh_host.web.chromium import CHROMIUM, PATIENCE_SECONDS, Tab, browsing, started
from tests.ssh_host.web.page import WEB, address
from tests.ssh_host.web.test_chromium import dismissed

pytestmark = pytest.mark.skipif(
    CHROMIUM is None and not os.environ.get("CI"), reason="chromium is not installed (apt install chromium)"
)


#: Where the number under a die is on the picture, and the line above it.
PLACE_OF_DIE = """number => {
    const b = temple.terminal.buffer.active;
    for (let y = temple.terminal.rows - 8; y < temple.terminal.rows; y++) {
        const at = b.getLine(y).translateToString().search(new RegExp(`[╌━─═]${number}[╌━─═]`));
        if (at >= 0) return [at + 1, y - 1];
    }
    return [0, 0];
}"""
#: Whether the terminal has as many rows as there is room for.
FILLS_ITS_ROOM = """() => {
    const height = document.querySelector(".xterm-screen").clientHeight;
    return document.getElementById("terminal").clientHeight - height < height / temple.terminal.rows;
}"""
#: What the last row of the picture says.
LAST_ROW = """() => {
    const b = temple.terminal.buffer.active;
    return b.getLine(b.viewportY + temple.terminal.rows - 1)?.translateToString() ?? "";
}"""
#: A way that can be taken now: an arrow, a name, and nothing that is missing.
WAY = re.compile(r"([←↑→↓]  [A-Z]?\w+)(?!.*need)")


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from started(tmp_path_factory.mktemp("chromium"))


async def photographed(tab: Tab, name: str) -> None:
    """Keep a picture of the page where somebody wants to look at it."""
    if folder := os.environ.get("PHOTOGRAPHS"):
        shot = await tab.do("Page.captureScreenshot", format="png")
        (Path(folder) / f"{name}.png").write_bytes(base64.b64decode(shot["data"]))


async def until_drawn_to_the_bottom(tab: Tab) -> None:
    """Wait for the picture of the window as it is now, whose last row is the menu's keys."""
    await tab.until(f"({FILLS_ITS_ROOM})()")
    await tab.until(f"({LAST_ROW})().includes('Enter  open')")


async def until_dice_lie_still(tab: Tab) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while "╱" in (seen := await tab.text()):
        assert time.monotonic() < end, seen


async def test_the_first_picture_is_whole_and_a_tap_enters(
    tmp_path: Path, chromium: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As over a slow line: the page's note takes rows away before the first picture, which has more, arrives.
    monkeypatch.setattr(session, "_GATHER_RESIZES_MS", 300)
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.resize(390, 844, is_phone=True)
        await tab.go(address(home))
        await tab.until("window.temple !== undefined")
        await tab.until_sees("Enter the temple")
        await dismissed(tab)
        await until_drawn_to_the_bottom(tab)
        # The window loses rows for a moment: too short a time for the host to draw for that size.
        rows = await tab.ask("temple.terminal.rows")
        await tab.resize(390, 744, is_phone=True)
        await tab.until(f"temple.terminal.rows !== {rows}")
        await tab.resize(390, 844, is_phone=True)
        await tab.until(f"temple.terminal.rows === {rows}")
        await until_drawn_to_the_bottom(tab)
        await tab.tap_words("Enter the temple")
        await tab.until_sees("Quick play")
        assert tab.complaints == []


async def test_a_tap_does_what_it_shows(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.resize(390, 844, is_phone=True)
        await tab.go(address(home))
        await tab.until("window.temple !== undefined")
        await tab.until_sees("Enter the temple")
        await dismissed(tab)
        await until_drawn_to_the_bottom(tab)
        await photographed(tab, "menu")
        await tab.tap_words("Enter the temple")
        await tab.until_sees("Quick play")
        await photographed(tab, "lobby")
        await tab.tap_words("Open a table")
        await tab.until_sees("I’m ready")
        await tab.tap_words("I’m ready")
        await until(lambda: home.table.live is not None)
        home.clock.turn(COUNT_IN_MS)
        await until(lambda: home.live.state.started_at is not None and home.live.now() >= 0)
        await tab.until_sees("Space  roll")
        await photographed(tab, "game")
        await tab.tap_words("roll")
        await until(lambda: home.live.report.deeds[0].rolls == 1)
        home.clock.turn(3_000)
        await until_dice_lie_still(tab)
        ready = [die.state for die in home.live.state.adventurers[0].dice].index(DieState.READY)
        await tab.until(f"({PLACE_OF_DIE})({ready + 1})[1] > 0")
        column, row = await tab.ask(f"({PLACE_OF_DIE})({ready + 1})")
        await tab.tap_cell(column, row)
        await until(lambda: home.live.state.adventurers[0].dice[ready].state is DieState.HELD)
        await photographed(tab, "held")
        await tab.tap_cell(column, row)
        await until(lambda: home.live.state.adventurers[0].dice[ready].state is DieState.READY)
        here = home.live.state.adventurers[0].chamber
        while not (ways := [line for line in (await tab.text()).splitlines() if WAY.search(line)]):
            await tab.tap_words("roll")
            await until(lambda: home.live.report.deeds[0].rolls > 1)
            home.clock.turn(3_000)
            await tab.ask("new Promise(done => setTimeout(done, 150))")
        await photographed(tab, "way")
        chambers = len(home.live.state.temple.chambers)
        await tab.tap_words(WAY.search(ways[0])[1])  # type: ignore[index]
        await until(
            lambda: (
                (home.live.state.adventurers[0].chamber, len(home.live.state.temple.chambers))
                != (here, chambers)
            )
        )
