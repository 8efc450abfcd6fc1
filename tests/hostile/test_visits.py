"""Each hostile visit for a moment: an honest neighbour hardly notices, and the house is as it was."""

import pytest

from tests.hostile import lines, reports
from tests.hostile.registry import VISITS, Visit, judged

#: Those that are played with every test run; `make soak` plays all of them, and for longer.
SLICE = (
    lines.silent_lines,
    lines.packets_before_login,
    lines.packets_of_one_byte,
    reports.forged_reports,
)


@pytest.mark.parametrize(
    "visit", [visit for visit in VISITS if visit.attack in SLICE], ids=lambda visit: visit.name
)
async def test_the_neighbours_hardly_notice(visit: Visit) -> None:
    verdict = await judged(visit, seconds=3.0)
    assert not verdict.wrong, str(verdict)


@pytest.mark.soak
@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.name)
async def test_nor_do_they_after_a_while(visit: Visit) -> None:
    verdict = await judged(visit, seconds=10.0)
    assert not verdict.wrong, str(verdict)


def test_every_visit_has_a_name_and_a_sentence() -> None:
    assert len({visit.name for visit in VISITS}) == len(VISITS)
    assert all(visit.attack.__doc__ for visit in VISITS)
