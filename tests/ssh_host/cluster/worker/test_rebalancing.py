"""Rebalancing: a worker that joins follows as many games as others, and then gets tables of its own."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from ssh_host.cluster.membership.heartbeats import Heartbeat, Members
from ssh_host.cluster.worker import rebalancing
from ssh_host.cluster.worker.standby_choice import StandbyChoice
from tests.ssh_host.camp import new_key
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, to_lobby
from tests.ssh_host.house import visiting

CODES = tuple("ABCDEF")


def hearing_of(*beats: Heartbeat) -> Members:
    return cast(Members, SimpleNamespace(here=lambda kind: beats))


def worker_beat(name: str, visits: int = 0, rules: int = 1, is_draining: bool = False) -> Heartbeat:
    return Heartbeat(name, "worker", rules=rules, visits=visits, is_draining=is_draining)


async def test_tables_are_followed_by_all_others_alike() -> None:
    standby_choice = StandbyChoice("us", 1, hearing_of(*map(worker_beat, ("us", "one", "two"))))
    assert standby_choice.look(CODES)
    named = [standby_choice.standby(code) for code in CODES]
    assert (named.count("one"), named.count("two")) == (3, 3)
    assert not standby_choice.look(CODES), "nothing has changed since"


async def test_nobody_of_other_rules_or_about_to_go_follows() -> None:
    others = worker_beat("new", rules=2), worker_beat("old", is_draining=True)
    standby_choice = StandbyChoice("us", 1, hearing_of(worker_beat("us"), *others))
    standby_choice.look(CODES)
    assert [standby_choice.standby(code) for code in CODES] == [""] * len(CODES)


async def test_who_comes_later_follows_as_many_as_the_rest() -> None:
    beats = [worker_beat("us"), worker_beat("one")]
    standby_choice = StandbyChoice("us", 1, cast(Members, SimpleNamespace(here=lambda kind: tuple(beats))))
    standby_choice.look(CODES)
    beats.append(worker_beat("late"))
    assert standby_choice.look(CODES)
    assert [standby_choice.standby(code) for code in CODES].count("late") == 3
    assert not standby_choice.look(CODES)


async def test_who_is_gone_is_followed_by_another() -> None:
    beats = [worker_beat("us"), worker_beat("one"), worker_beat("two")]
    standby_choice = StandbyChoice("us", 1, cast(Members, SimpleNamespace(here=lambda kind: tuple(beats))))
    standby_choice.look(CODES)
    del beats[1]
    assert standby_choice.look(CODES)
    assert {standby_choice.standby(code) for code in CODES} == {"two"}


async def test_who_comes_later_gets_a_table_and_its_people_stay_connected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rebalancing, "_WORTH_MOVING", 1)
    monkeypatch.setattr(rebalancing, "_FOLLOWED_SECONDS", 0.2)
    async with (
        house_of_many(tmp_path, 1) as home,
        visiting(home, "ann", new_key()) as ann,
        visiting(home, "bob", new_key()) as bob,
    ):
        for client in (ann, bob):
            await to_lobby(client)
            await alone_in_a_game(client)
        first = home.workers["w1"]
        late = await home.start_worker("w2")
        await eventually(lambda: len(late.lobby.tables) == len(first.lobby.tables) == 1)
        await eventually(lambda: len(late.host.sessions) == len(first.host.sessions) == 1)
        before = {client: len(client.received) for client in (ann, bob)}
        for client in (ann, bob):
            client.type(b"r")
            await eventually(lambda client=client: len(client.received) > before[client])  # type: ignore[misc]
            await client.until_sees("─ Story")
            assert not client.is_closed
        await eventually(lambda: not rebalancing.Rebalancing(first).table_to_give())
        await eventually(lambda: not rebalancing.Rebalancing(late).table_to_give())
