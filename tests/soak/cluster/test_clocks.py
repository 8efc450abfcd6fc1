"""Workers whose wall clocks are hours apart: nothing depends on them."""

from pathlib import Path

import pytest

from tests.soak.cluster.test_owners import balance, endured

pytestmark = pytest.mark.soak

PEOPLE, FAULTS = 9, 6
#: Read by Python before anything else. Each worker's clock goes wrong in its own way.
_WRONG_CLOCK = """
import datetime, sys, time
ahead = {"w1": 3600, "w2": -3600, "w3": 7200}.get(sys.orig_argv[-1], 0)
clock, clock_ns, right = time.time, time.time_ns, datetime.datetime
time.time = lambda: clock() + ahead
time.time_ns = lambda: clock_ns() + ahead * 10**9
class Wrong(right):
    @classmethod
    def now(cls, tz=None):
        return right.now(tz) + datetime.timedelta(seconds=ahead)
if ahead:
    datetime.datetime = Wrong
    print("the clock of", sys.orig_argv[-1], "is wrong", flush=True)
"""


async def test_wall_clocks_hours_apart_change_nothing(tmp_path: Path) -> None:
    start = tmp_path / "start"
    start.mkdir()
    (start / "sitecustomize.py").write_text(_WRONG_CLOCK, encoding="utf-8")
    ordeal = await endured(tmp_path, PEOPLE, FAULTS, environment={"PYTHONPATH": str(start)})
    assert "is wrong" in (tmp_path / "cluster.log").read_text(encoding="utf-8")
    balance(ordeal)
