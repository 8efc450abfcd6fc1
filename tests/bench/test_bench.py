"""Measuring: a pane of glass that shows what a terminal shows, and two visitors who sit down and play."""

from pathlib import Path

import pyte
import pytest

from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.scene.stage.layout import Place
from tests.bench.clients import echo, gauges
from tests.bench.clients.clock import lateness
from tests.bench.clients.crowd import Plan
from tests.bench.clients.figures import spread
from tests.bench.clients.friends import FriendsDice
from tests.bench.clients.glass import Glass
from tests.bench.clients.hands import Hands
from tests.ssh_host.house import House, house

WRITTEN = (
    "\x1b[2J\x1b[HHello\r\n\x1b[1;31mred\x1b[m\x1b[5;3Hfar\x1b[2Dx\x1b[A\x1b[Cup\x1b[10Gten\b\bT\x1b[3;1Hgone\x1b[2G\x1b[K"
    "\x1b[?2026h\x1b[6dv\x1b[?2026l\x1b]0;a title\x07\x1b[2;2H\x1b[Bé┃▞"
)


def test_the_glass_shows_what_a_terminal_shows_however_it_is_cut() -> None:
    screen = pyte.Screen(20, 6)
    pyte.Stream(screen).feed(WRITTEN)
    for size in (1, 3, 7, 1000):
        glass, written = Glass(20, 6), WRITTEN.encode()
        for start in range(0, len(written), size):
            glass.feed(written[start : start + size])
        assert [glass.line(y) for y in range(6)] == screen.display


def test_the_glass_knows_where_something_was_written() -> None:
    glass = Glass(20, 6)
    glass.feed(b"\x1b[2;3Habc")
    fed = glass.fed
    assert not glass.written_since(Place(0, 0, 20, 6), fed)
    glass.feed(b"\x1b[2;3H\x1b[1mabc")
    assert glass.written_since(Place(2, 1, 3, 1), fed)
    assert not glass.written_since(Place(5, 1, 3, 1), fed)
    assert glass.seen(Place(2, 1, 3, 1)) == "abc"
    assert glass.count("b") == 1


def test_hands_hold_a_die_and_see_when_it_is_held() -> None:
    glass = Glass(100, 30)
    hands = Hands(glass, SeededChance(1))
    assert not hands.is_at_game
    glass.feed("".join(_die(number, "╭─╮│╰─╯") for number in range(1, 6)).encode())
    assert hands.is_at_game
    press = hands.hold()
    assert press.effect is not None
    assert not press.effect()
    glass.feed(_die(int(press.key), "╔═╗║╚═╝").encode())
    assert press.effect()


def test_a_friends_die_is_found_beside_the_map_by_the_figure_of_its_owner() -> None:
    theirs, mine = Glass(100, 30), Glass(100, 30)
    theirs.feed("\x1b[24;2H─ ☻V vera · 5 dice ─".encode())
    figure = FriendsDice(theirs).own_figure
    assert figure == "☻V"
    mine.feed("\x1b[14;66H☻R rita here\x1b[15;66H  │A││K│\x1b[16;66H☻V vera 1↑\x1b[17;66H  │A│║K║".encode())
    assert FriendsDice(mine).shows(figure, 2, is_held=True)
    assert FriendsDice(mine).shows(figure, 1, is_held=False)
    assert not FriendsDice(mine).shows("☻B", 1, is_held=False)


def _die(number: int, edge: str) -> str:
    left, top, right, side, low, bottom, end = list(edge)
    x, y = 2 + (number - 1) * 9 + 1, 30 - 5
    lines = (
        left + top * 5 + right,
        side + "     " + side,
        side + "     " + side,
        low + bottom * 2 + str(number) + bottom * 2 + end,
    )
    return "".join(f"\x1b[{y + at};{x}H{line}" for at, line in enumerate(lines))


def test_figures_are_spread_and_printed() -> None:
    values = spread([float(number) for number in range(101)])
    assert (values.count, values.p50, values.p95, values.p99, values.most) == (101, 50, 95, 99, 100)
    assert spread([]).count == 0


def test_delays_of_the_loop_are_counted_between_two_readings() -> None:
    before = gauges.Reading(lags=((0.02, 5), (0.05, 6), (float("inf"), 6)))
    after = gauges.Reading(lags=((0.02, 104), (0.05, 105), (float("inf"), 106)))
    assert gauges.lags_above(before, after, 0.05) == 1
    assert gauges.lag_quantile(before, after, 0.9) == 0.02
    assert gauges.lag_quantile(before, before, 0.9) == 0.0


def test_lateness_compares_what_both_have_shown() -> None:
    class Shown:
        def __init__(self, **shown_at: float) -> None:
            self.shown_at = shown_at

    late = lateness(Shown(a=1.0, b=2.0), Shown(b=2.3, c=3.0))  # type: ignore[arg-type]
    assert late == [pytest.approx(300)]


def _plan(home: House, *, visitors: int, seconds: float, **more: bool) -> Plan:
    return Plan("127.0.0.1", home.port, visitors, 4.0, seconds, **more)


async def test_any_program_that_shows_keys_can_be_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(echo, "_SETTLE_SECONDS", 0.1)
    async with house(tmp_path) as home:
        figures = await echo.echoed(_plan(home, visitors=1, seconds=1), None)
    assert figures.key_to_effect.count > 0
