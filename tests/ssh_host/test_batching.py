"""Gathering: what happens together is told of once."""

from ssh_host.batching import Batched
from tests.ssh_host.cluster.nats import eventually


async def test_what_happens_together_is_told_of_once_and_later_things_again() -> None:
    told: list[str] = []
    news = Batched(0.01, lambda: told.append("told"))
    for times in (1, 2):
        for _ in range(5):
            news.report()
        await eventually(lambda times=times: len(told) >= times)  # type: ignore[misc]
        assert len(told) == times
    news.report()
    news.close()
    assert len(told) == 2
