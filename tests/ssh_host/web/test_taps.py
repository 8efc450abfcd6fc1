"""Taps on a phone held upright: menus, lines of what one can do, dice and chambers do what they show."""

import base64
import itertools
import os
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from escape_tui.app.screens.game.game_screen import GameScreen
from escape_tui.engine.dice import DieState
from escape_tui.engine.effect import RuleError
from escape_tui.engine.temple import Side
from escape_tui.rules.moving import Enter
from ssh_host.session import window_resizing
from ssh_host.session.rooms.app_room import AppRoom
from tests.hub.people import COUNT_IN_MS
from tests.ssh_host.camp import Camp, camp
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
WAY = re.compile(r"[←↑→↓]  \w+(?!.*need)")


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


def open_way(home: Camp) -> str:
    """The action that leads to a chamber next door, if the dice pay for one."""
    for side in Side:
        with suppress(RuleError):
            home.live.game.check(Enter(0, side))
            return side.name.lower()
    return ""


def middle_of_chamber(home: Camp, action: str) -> tuple[int, int]:
    """The middle of the chamber on the map to which *action* leads."""
    (session,) = home.host.sessions
    assert isinstance(session.room, AppRoom)
    assert session.room.app is not None
    screen = session.room.app.screen
    assert isinstance(screen, GameScreen)
    stage = screen._stage
    cells = itertools.product(range(stage.width), range(stage.height))
    targets = (stage.target_at(x, y) for x, y in cells)
    place = next(each.place for each in targets if each and each.action == action and each.place.height > 1)
    return place.x + place.width // 2, place.y + place.height // 2


async def rolled(home: Camp, tab: Tab) -> None:
    rolls = home.live.report.deeds[0].rolls
    await tab.tap_words("roll")
    await until(lambda: home.live.report.deeds[0].rolls > rolls)
    home.clock.turn(3_000)
    await until_dice_lie_still(tab)


async def ways_offered(tab: Tab) -> list[str]:
    """The ways that can be taken now, by the list of what one can do."""
    return [found[0] for line in (await tab.text()).splitlines() if (found := WAY.search(line))]


async def test_the_first_picture_is_whole_and_a_tap_enters(
    tmp_path: Path, chromium: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As over a slow line: the page's note takes rows away before the first picture, which has more, arrives.
    monkeypatch.setattr(window_resizing, "_GATHER_MS", 300)
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


async def in_a_game(home: Camp, tab: Tab) -> None:
    """Tap from the first picture to a game."""
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


async def test_a_tap_does_what_it_shows(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.resize(390, 844, is_phone=True)
        await in_a_game(home, tab)
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
        while not (ways := await ways_offered(tab)):
            await rolled(home, tab)
        await photographed(tab, "way")
        chambers = len(home.live.state.temple.chambers)
        await tab.tap_words(ways[0])
        await until(
            lambda: (
                (home.live.state.adventurers[0].chamber, len(home.live.state.temple.chambers))
                != (here, chambers)
            )
        )


async def test_a_tap_on_a_chamber_goes_there(tmp_path: Path, chromium: str) -> None:
    async with camp(tmp_path, WEB) as home, browsing(chromium) as browser:
        tab = await browser.tab()
        await tab.resize(390, 844, is_phone=True)
        await in_a_game(home, tab)
        here = home.live.state.adventurers[0].chamber
        while not (action := open_way(home)):
            await rolled(home, tab)
        await photographed(tab, "chamber")
        await tab.tap_cell(*middle_of_chamber(home, action))
        await until(lambda: home.live.state.adventurers[0].chamber != here)
