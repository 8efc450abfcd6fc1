"""Sweeping: everything is looked through when nobody plays, or when much has piled up."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from ssh_host import gc_policy
from ssh_host.gc_policy import MANY, THRESHOLDS, Sweeper


@pytest.fixture(autouse=True)
def _collector() -> Iterator[None]:
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


class Cycle:
    def __init__(self) -> None:
        self.itself = self


async def _swept(is_quiet: bool, visits: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether old garbage is gone after so many *visits* have ended."""
    monkeypatch.setattr(gc_policy, "_AFTERWARDS_SECONDS", 0.0)
    sweeper = Sweeper(lambda: is_quiet)
    sweeper.begin()
    assert gc.get_threshold() == THRESHOLDS
    lost = id(Cycle())
    gc.freeze()
    for _ in range(visits):
        sweeper.something_left()
    for _ in range(3):
        await asyncio.sleep(0)
    sweeper.close()
    gc.unfreeze()
    return not any(id(each) == lost and isinstance(each, Cycle) for each in gc.get_objects())


async def test_a_quiet_host_is_swept_after_a_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await _swept(True, 1, monkeypatch)


async def test_while_games_run_garbage_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not await _swept(False, 1, monkeypatch)


async def test_but_not_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await _swept(False, MANY, monkeypatch)
