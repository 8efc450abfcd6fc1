"""Watching a table of another worker: one relay for all who watch here, and its owner hardly notices."""

import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Done
from escape_tui.hub.port.messages.views import ScreeningView
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller
from escape_tui.hub.record.taking_up import ResumedGame
from escape_tui.hub.watching.relay import caught_up
from escape_tui.hub.watching.replica import Replica
from escape_tui.hub.watching.shared_replay import Screening
from escape_tui.modules.box import RULES_VERSION
from escape_tui.rules.calling import Said, Say
from ssh_host.cluster.gate import routing
from ssh_host.cluster.journal import game_stream
from ssh_host.cluster.worker.worker import Worker
from tests.ssh_host.camp import ENTER, new_key
from tests.ssh_host.cluster.claims.test_seat_claims import ANN, Visit
from tests.ssh_host.cluster.house_of_many import house_of_many
from tests.ssh_host.cluster.nats import eventually
from tests.ssh_host.cluster.test_cluster import alone_in_a_game, anybody, to_lobby
from tests.ssh_host.house import visiting

WATCHERS = 12


async def playing(worker: Worker) -> tuple[Visit, str]:
    """Ann alone in a game at *worker*, and the code of her table."""
    ann = Visit(worker, ANN, "Ann")
    opened = await ann.asks(requests.OpenTable())
    assert isinstance(opened, Done)
    code = str(opened.facts["code"])
    assert isinstance(await ann.asks(requests.Ready()), Done)
    await eventually(lambda: ann.port.own_game is not None and ann.port.own_game.now() > 0)
    return ann, code


def words(shown: Replica) -> list[str]:
    """What those who watch have heard said."""
    return [each.event.text for each in shown.past if isinstance(each.event, Said)]


async def test_all_who_watch_at_another_worker_share_one_relay(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        owner, other = home.workers.values()
        ann, code = await playing(owner)
        await eventually(lambda: (there := other.directory.at(code)) is not None and bool(there.game))
        await eventually(
            lambda: other.standbys.follows(owner.hosted_lobby.archive.game_id(owner.lobby.tables[code]))
        )
        watchers = [Visit(other, f"SHA256:watcher{number}", f"Kim{number}") for number in range(WATCHERS)]
        for watcher in watchers:
            answer = await watcher.asks(requests.Watch(code, watcher.name))
            assert isinstance(answer, Done)
        shown = watchers[0].port.watched
        assert shown is not None
        assert all(watcher.port.watched is shown for watcher in watchers), "what is drawn is drawn once"
        live = f"{other.bus.name}.live."
        streams = [each.subject for each in other.bus.client._subs.values() if each.subject.startswith(live)]
        assert len(streams) == 2, "one for whoever would go on with the game, one for all who watch"

        table = owner.lobby.tables[code]
        await eventually(lambda: len(table.stand.names) == WATCHERS)
        assert table.live is not None
        assert table.live.publisher.standing.watchers == WATCHERS

        await eventually(lambda: not shown.is_paused)
        said = owner.bus.client.stats["out_msgs"]
        for number in range(5):
            assert isinstance(await ann.asks(requests.Play(Say(0, f"word {number}"))), Done)
        await eventually(lambda: words(shown) == [f"word {number}" for number in range(5)])
        assert shown.state.adventurers == table.live.published.adventurers
        assert owner.bus.client.stats["out_msgs"] - said < 5 * WATCHERS, "they cost what one would"

        assert isinstance(await watchers[0].asks(requests.SayToWatchers("go go")), Done)
        assert isinstance(await watchers[1].asks(requests.Cheer("bravo")), Done)
        await eventually(lambda: [each.text for each in table.stand.sayings] == ["go go"])
        await eventually(lambda: table.stand.cheer is not None and table.stand.cheer.cheer == "bravo")
        for watcher in watchers:
            watcher.leaves()
        await eventually(lambda: not table.stand.names)
        assert table.live.publisher.standing.watchers == 0


async def test_nobody_who_watches_at_another_worker_is_taken_for_somebody_who_plays(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        owner, other = home.workers.values()
        _, code = await playing(owner)
        await eventually(lambda: (there := other.directory.at(code)) is not None and bool(there.game))
        watcher = Visit(other, "guest:watcher", "Ann")
        assert isinstance(await watcher.asks(requests.Watch(code, "Ann")), Done)
        assert isinstance(await watcher.asks(requests.Cheer("bravo")), Done)
        stand = owner.lobby.tables[code].stand
        await eventually(lambda: stand.cheer is not None)
        assert stand.cheer is not None
        assert stand.cheer.name in ("Ann (2)", "Ann·guest")
        await eventually(lambda: stand.names == (stand.cheer and stand.cheer.name,))


async def test_a_relay_goes_on_when_the_table_goes_to_another_worker(tmp_path: Path) -> None:
    async with house_of_many(tmp_path, workers=3) as home:
        owner, other, third = home.workers.values()
        _, code = await playing(owner)
        # Only the third may take it: the relay is the other's.
        other.directory.on_orphaned.remove(other.handover.consider)
        await eventually(lambda: (there := other.directory.at(code)) is not None and bool(there.game))
        kim = Visit(other, "SHA256:kim", "Kim")
        assert isinstance(await kim.asks(requests.Watch(code, "Kim")), Done)
        shown = kim.port.watched
        assert shown is not None
        await owner.handover.hand_over_all()
        await eventually(lambda: code in third.lobby.tables)
        ann = Visit(third, ANN, "Ann")
        table = third.lobby.tables[code]
        assert table.live is not None
        await eventually(lambda: not shown.is_paused and table.live is not None and not table.live.is_paused)
        assert isinstance(await ann.asks(requests.Play(Say(0, "still here"))), Done)
        await eventually(lambda: words(shown) == ["still here"])
        assert not shown.standing.is_closed
        assert kim.port.watched is shown


async def _hand_over_late(
    worker: Worker, code: str, hand_over: Callable[[str], Awaitable[None]], game: str
) -> None:
    await eventually(lambda: code not in worker.relays._shown)
    await hand_over(game)


async def test_who_watches_goes_on_watching_wherever_the_table_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Each of two who come goes to another worker.
    monkeypatch.setattr(routing, "_WATCHERS_GO_ALONG", 0)
    async with house_of_many(tmp_path) as home:
        there, here = home.workers.values()
        _, code = await playing(there)
        for worker in home.workers.values():
            # A relay of a table that is still here is closed in its next round: give it time to.
            hand_over = partial(_hand_over_late, worker, code, worker.journals.hand_over)
            monkeypatch.setattr(worker.journals, "hand_over", hand_over)
        await eventually(lambda: (told := here.directory.at(code)) is not None and bool(told.game))
        members = home.gates["g1"].members
        async with AsyncExitStack() as visits:
            watchers = []
            for number in range(4):
                watcher = await visits.enter_async_context(
                    visiting(home, f"kim{number}", new_key(), command=f"watch {code}")
                )
                await watcher.until_sees("New here?")
                watcher.type(ENTER)
                await watcher.until_sees("Story")
                watchers.append(watcher)
                await eventually(lambda: sum(beat.visits for beat in members.here("worker")) == len(watchers))
            entered = {watcher: len(watcher.received) for watcher in watchers}
            assert here.host.sessions, "at both workers somebody watches"
            assert there.host.sessions, "at both workers somebody watches"
            for word in ("to the other", "and back again"):
                await there.handover.give(there.lobby.tables[code])
                there, here = here, there
                await eventually(lambda: code in there.lobby.tables)  # noqa: B023
                ann = Visit(there, ANN, "Ann")
                table = there.lobby.tables[code]
                await eventually(lambda: table.live is not None and not table.live.is_paused)  # noqa: B023
                assert isinstance(await ann.asks(requests.Play(Say(0, word))), Done)
                for watcher in watchers:
                    await watcher.until_sees(word)
                    await watcher.until_sees("4 watch")
                    assert b"Games to watch" not in watcher.received[entered[watcher] :]
                await eventually(lambda: len(table.stand.names) == len(watchers))  # noqa: B023


async def test_a_table_that_comes_while_its_relay_is_opened_is_on_show_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reads, may_go_on = threading.Event(), threading.Event()

    def slow(*journal: Any) -> ResumedGame:
        reads.set()
        may_go_on.wait()
        return caught_up(*journal)

    monkeypatch.setattr(game_stream, "caught_up", slow)
    async with house_of_many(tmp_path) as home:
        there, here = home.workers.values()
        _, code = await playing(there)
        await eventually(lambda: (told := here.directory.at(code)) is not None and bool(told.game))
        here.relays.open(code, lambda declined: None)
        await eventually(reads.is_set)
        await there.handover.give(there.lobby.tables[code])
        await eventually(lambda: code in here.lobby.tables)
        may_go_on.set()
        await eventually(lambda: code not in here.relays._opening)
        kim = Visit(here, "SHA256:kim", "Kim")
        assert isinstance(await kim.asks(requests.Watch(code, kim.name)), Done)
        live = here.lobby.tables[code].live
        assert live is not None
        assert kim.port.watched is live.publisher.replica()


async def test_who_has_chosen_a_game_to_watch_goes_on_watching_after_an_upgrade(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        there, here = home.workers.values()
        _, code = await playing(there)
        await eventually(lambda: (told := here.directory.at(code)) is not None and bool(told.game))
        async with visiting(home, "watch", new_key()) as kim:
            await kim.until_sees("New here?")
            kim.type(ENTER)
            await kim.until_sees("left")
            kim.type(ENTER)
            await kim.until_sees("Story")
            (old,) = [worker for worker in (there, here) if worker.lobby.watching]
            (new,) = [worker for worker in (there, here) if worker is not old]
            old.is_draining = True
            await old.handover.hand_over_all()
            await eventually(lambda: list(new.lobby.watching.values()) == [code] and not old.host.sessions)
            await kim.until_sees("Story")
            assert code in new.lobby.tables


async def test_who_watches_at_another_worker_is_shown_a_replay_too(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        owner, other = home.workers.values()
        _, code = await playing(owner)
        await eventually(lambda: (there := other.directory.at(code)) is not None and bool(there.game))
        kim = Visit(other, "SHA256:kim", "Kim")
        assert isinstance(await kim.asks(requests.Watch(code, "Kim")), Done)
        table, clockwork = owner.lobby.tables[code], owner.hosted_lobby.clockwork
        await eventually(lambda: bool(table.stand.names))

        def shows(screening: Screening | None) -> None:
            table.replay.screening = screening
            table.changed()

        def seen() -> ScreeningView | None:
            return None if kim.port.stand is None else kim.port.stand.screening

        def moment() -> int:
            shown = seen()
            return -1 if shown is None else shown.moment(other.hosted_lobby.clockwork.now())

        shows(Screening("g", ANN, 5_000, clockwork.now(), 16.0, is_playing=True))
        await eventually(lambda: (shown := seen()) is not None and shown.leader == "Ann" and moment() > 6_000)
        shows(Screening("g", ANN, 2_000, clockwork.now()))
        await eventually(lambda: moment() == 2_000)
        shows(None)
        await eventually(lambda: seen() is None)


async def test_who_comes_to_watch_a_busy_workers_game_sees_it_at_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routing, "_WATCHERS_GO_ALONG", 0)
    async with house_of_many(tmp_path) as home, visiting(home, "ann", new_key()) as ann:
        await to_lobby(ann)
        await alone_in_a_game(ann)
        (owner,) = [worker for worker in home.workers.values() if worker.lobby.tables]
        (other,) = [worker for worker in home.workers.values() if worker is not owner]
        (code,) = owner.lobby.tables
        members = home.gates["g1"].members
        await eventually(lambda: any(beat.visits for beat in members.here("worker")))
        async with visiting(home, "kim", new_key(), command=f"watch {code}") as kim:
            await kim.until_sees("New here?")
            kim.type(ENTER)
            await kim.until_sees("Story")
            assert [session.name for session in other.host.sessions] == ["kim"]
            await ann.until_sees("1 watch")


async def test_what_cannot_be_relayed_is_watched_where_it_is(tmp_path: Path) -> None:
    async with house_of_many(tmp_path) as home:
        owner, other = home.workers.values()
        ann = Visit(owner, ANN, "Ann")
        opened = await ann.asks(requests.OpenTable())
        assert isinstance(opened, Done)
        code = str(opened.facts["code"])
        await eventually(lambda: other.directory.at(code) is not None)
        gathers = other.directory.at(code)
        assert gathers is not None
        led: list[tuple[str, str]] = []
        for notice in (gathers, replace(gathers, game="g", rules=RULES_VERSION + 1)):
            other.directory._tables[owner.name, code] = notice
            caller = Caller(other.hosted_lobby.service, "SHA256:kim", move_on=lambda *way: led.append(way))
            Port(caller).ask(requests.Watch(code, "Kim"))
        assert led == [("watch", code)] * 2
        assert other.relays.at(code) is None


async def test_who_wants_to_watch_what_only_a_busy_worker_can_show_is_led_there_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routing, "_WATCHERS_GO_ALONG", 0)
    async with house_of_many(tmp_path) as home, visiting(home, "ann", new_key()) as ann:
        await to_lobby(ann)
        ann.type(b"o")
        await ann.until_sees("I’m ready")
        (owner,) = [worker for worker in home.workers.values() if worker.lobby.tables]
        (code,) = owner.lobby.tables
        gate = home.gates["g1"]
        await eventually(lambda: gate.directory.at(code) is not None)
        await eventually(lambda: any(beat.visits for beat in gate.members.here("worker")))
        async with visiting(home, "kim", new_key(), command=f"watch {code}") as kim:
            await kim.until_sees("New here?")
            assert sorted(session.name for session in owner.host.sessions) == ["ann", "kim"]
            kim.type(ENTER)
            await kim.until_sees(f"No game in progress at {code}.")
        gathers = gate.directory.at(code)
        assert gathers is not None
        (other,) = [worker for worker in home.workers.values() if worker is not owner]
        plays = replace(gathers, game="g", is_shown=True)
        for notice, worker in ((replace(plays, rules=RULES_VERSION + 1), owner), (plays, other)):
            gate.directory._tables[owner.name, code] = notice
            assert (await gate.routing.passage_for(anybody(f"watch {code}"))).worker == worker.name
