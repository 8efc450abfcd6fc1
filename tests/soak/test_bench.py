"""Measuring a host of our own: two visitors who sit down and play, and one who rests."""

from pathlib import Path

import pytest

from escape_tui.hub.clockwork import LoopClockwork
from tests.bench.clients.crowd import Plan, measured
from tests.bench.clients.figures import Report, table
from tests.bench.clients.lobby import rested
from tests.ssh_host.camp import opened
from tests.ssh_host.house import House

pytestmark = pytest.mark.soak


def _plan(home: House, *, visitors: int, seconds: float, **more: bool) -> Plan:
    return Plan("127.0.0.1", home.port, visitors, 4.0, seconds, **more)


async def test_two_visitors_sit_down_and_play_one_of_them_over_a_slow_line(tmp_path: Path) -> None:
    async with opened(tmp_path, LoopClockwork()) as (host, _):
        home = House(host)
        figures = await measured(_plan(home, visitors=2, seconds=3, has_slow_line=True))
        quiet = await rested(_plan(home, visitors=1, seconds=1))
    assert figures.key_to_effect.count > 0
    assert 0 < figures.key_to_effect.p50 < 2000
    assert figures.slow_age.count > 0
    assert figures.friends_die.count > 0
    assert figures.bytes_per_second > 0
    assert quiet.bytes_per_second < 300
    report = Report("a machine", (0.0, 0.0, 0.0), 4.0, "100×30", (figures, quiet))
    assert "visitors" in table(report)
    assert "slow line" in table(report)
