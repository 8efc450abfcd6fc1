"""Standbys: a game is followed elsewhere while it is played, and goes on there from where it was."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.table.table import Table
from escape_tui.rules.calling import Said, Say
from ssh_host.cluster.bus.cluster_trouble import NoLongerOwner
from ssh_host.cluster.journal.fenced_journals import FencedJournals
from ssh_host.cluster.worker import standbys as standbys
from ssh_host.cluster.worker.worker import Worker
from tests.ssh_host.cluster.claims.test_seat_claims import ANN, Visit
from tests.ssh_host.cluster.house_of_many import Many, house_of_many
from tests.ssh_host.cluster.journal.test_fenced_journal import taken
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.worker.test_relays import playing


class Followed:
    """Ann's table at its *owner*, the *standby* who follows it, and *others*."""

    def __init__(self, home: Many, owner: Worker, ann: Visit, code: str) -> None:
        self.owner, self.ann, self.code = owner, ann, code
        self.game = owner.hosted_lobby.archive.game_id(owner.lobby.tables[code])
        named = owner.standby_choice.standby(code)
        (self.standby,) = [each for each in home.workers.values() if each.name == named]
        self.others = [each for each in home.workers.values() if each not in (owner, self.standby)]

    async def says(self, *words: str) -> None:
        for word in words:
            assert isinstance(await self.ann.asks(requests.Play(Say(0, word))), Done)

    async def goes_on_at(self, worker: Worker) -> Table:
        await eventually(lambda: self.code in worker.lobby.tables)
        return worker.lobby.tables[self.code]


@asynccontextmanager
async def followed_game(folder: Path, workers: int = 3) -> AsyncIterator[Followed]:
    async with house_of_many(folder, workers) as home:
        owner = next(iter(home.workers.values()))
        ann, code = await playing(owner)
        followed = Followed(home, owner, ann, code)
        await eventually(lambda: followed.standby.standbys.follows(followed.game))
        yield followed


def words(table: Table) -> list[str]:
    assert table.live is not None
    return [each.event.text for each in table.live.publisher.past if isinstance(each.event, Said)]


async def test_whoever_follows_a_game_goes_on_with_it_without_its_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with followed_game(tmp_path) as scene:
        assert not any(other.standbys.follows(scene.game) for other in scene.others), "one is enough"
        await scene.says("one", "two")
        table = scene.owner.lobby.tables[scene.code]
        assert table.live is not None
        state, report = table.live.state, table.live.report

        async def not_needed(journals: FencedJournals, *_: object) -> tuple[bytes, ...]:
            raise AssertionError("nothing has to be read")

        with monkeypatch.context() as patched:
            patched.setattr(FencedJournals, "take", not_needed)
            await scene.owner.handover.give(table)
            taken = await scene.goes_on_at(scene.standby)
        assert taken.live is not None
        assert words(taken) == ["one", "two"]
        assert taken.live.report == report
        assert taken.live.is_paused, "the clock stands until somebody is there"
        assert [who.dice for who in taken.live.state.adventurers] == [who.dice for who in state.adventurers]
        ann = Visit(scene.standby, ANN, "Ann")
        await eventually(lambda: taken.live is not None and not taken.live.is_paused)
        assert isinstance(await ann.asks(requests.Play(Say(0, "three"))), Done)
        assert words(taken) == ["one", "two", "three"]


async def test_last_words_that_were_not_heard_are_read(tmp_path: Path) -> None:
    async with followed_game(tmp_path, workers=2) as scene:
        await scene.standby.standbys._followed[scene.game].stream.stop_listening()
        await scene.says("unheard")
        await scene.owner.handover.give(scene.owner.lobby.tables[scene.code])
        assert words(await scene.goes_on_at(scene.standby)) == ["unheard"]


@pytest.mark.parametrize("is_heard", [True, False])
async def test_who_was_slower_leaves_the_game_to_whoever_has_it(tmp_path: Path, is_heard: bool) -> None:
    async with followed_game(tmp_path, workers=2) as scene:
        bus = scene.standby.bus
        if not is_heard:
            await scene.standby.standbys._followed[scene.game].stream.stop_listening()
        await taken(bus, scene.game, "quicker")
        if is_heard:
            stream = scene.standby.standbys._followed[scene.game].stream
            await eventually(lambda: stream.place.owner == "quicker")
        with pytest.raises(NoLongerOwner):
            await scene.standby.standbys.step_in(scene.game, lambda owner: owner == scene.owner.name)
        assert not scene.standby.standbys.follows(scene.game)


async def test_what_a_living_worker_has_taken_is_left_to_it(tmp_path: Path) -> None:
    async with followed_game(tmp_path) as scene:
        (other,) = scene.others
        notice = scene.owner.notice(scene.owner.lobby.tables[scene.code])
        await taken(other.bus, scene.game, scene.standby.name)
        with pytest.raises(NoLongerOwner):
            await other.handover._gone_on(notice)


async def test_a_game_that_is_over_is_not_followed_any_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(standbys, "_MORE_LOOKS", 1)
    async with followed_game(tmp_path, workers=2) as scene:
        assert isinstance(await scene.ann.asks(requests.StandUp()), Done)
        await eventually(lambda: not scene.standby.standbys.follows(scene.game))


async def test_another_follows_when_the_standby_is_gone(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, 3) as home:
        owner = next(iter(home.workers.values()))
        ann, code = await playing(owner)
        scene = Followed(home, owner, ann, code)
        await home.stop_worker(scene.standby.slot)
        (other,) = scene.others
        await eventually(lambda: other.standbys.follows(scene.game))
