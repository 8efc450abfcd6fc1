"""The hostile visits: an honest neighbour hardly notices them, and the host is as it was."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from statistics import median

import pytest

from tests.hostile import lines, reports
from tests.hostile.ground import Ground, ground, in_lobby
from tests.hostile.registry import MOST_WORK_MS, VISITS, Visit, begun, can_come_in, judged
from tests.ssh_host.house import until

#: Those that are paid together with every test run; `make soak` plays all of them, one after the other.
SLICE = (
    lines.packets_before_login,
    lines.garbage_before_login,
    lines.packets_of_one_byte,
    reports.forged_reports,
)
KEYS = 15
#: What the host has done when the visitors are at it.
_LEANT_ON_MS = 150.0


@contextlib.asynccontextmanager
async def leant_on(place: Ground) -> AsyncIterator[None]:
    """The visitors of the slice are there, and the host feels it."""
    before = place.worked_ms()
    attacker = await begun(place.port, 60.0, *(visit for visit in VISITS if visit.attack in SLICE))
    try:
        await until(lambda: place.worked_ms() > before + _LEANT_ON_MS)
        yield
        assert attacker.returncode is None
    finally:
        attacker.kill()
        await attacker.wait()


async def test_an_honest_visitor_is_served_while_others_lean_on_the_host(tmp_path: Path) -> None:
    async with ground(tmp_path) as place, in_lobby(place.port) as honest, leant_on(place):
        pressed = [await honest.key(place, number) for number in range(KEYS)]
        # What the host does for others before it answers: other programs do not change that.
        assert median(key.worked_ms for key in pressed) <= MOST_WORK_MS
        assert await can_come_in(place.port)
        assert "Traceback" not in place.log()


@pytest.mark.soak
@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.name)
async def test_the_neighbours_hardly_notice(visit: Visit) -> None:
    verdict = await judged(visit, seconds=10.0)
    assert not verdict.wrong, str(verdict)


def test_every_visit_has_a_name_and_a_sentence() -> None:
    assert len({visit.name for visit in VISITS}) == len(VISITS)
    assert all(visit.attack.__doc__ for visit in VISITS)
