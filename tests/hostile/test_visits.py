"""Each hostile visit for a moment: an honest neighbour hardly notices, and the house is as it was."""

import pytest

from tests.hostile.registry import VISITS, Visit, judged


@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.name)
async def test_the_neighbours_hardly_notice(visit: Visit) -> None:
    verdict = await judged(visit, seconds=4.0)
    assert not verdict.wrong, str(verdict)


def test_every_visit_has_a_name_and_a_sentence() -> None:
    assert len({visit.name for visit in VISITS}) == len(VISITS)
    assert all(visit.attack.__doc__ for visit in VISITS)
