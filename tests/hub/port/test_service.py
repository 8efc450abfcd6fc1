"""What visitors ask is done once, and what is not theirs to ask changes nothing."""

import gc
from collections.abc import Callable

import pytest

from escape_tui.engine.setup import Setup
from escape_tui.hub.port.at_table import AT_TABLE
from escape_tui.hub.port.in_lobby import IN_LOBBY
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Request
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller
from escape_tui.hub.record.answered_requests import REMEMBERED_ANSWERS
from escape_tui.hub.record.codec import kinds_of
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.rules.calling import Said, Say
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.leaving import Escape
from tests.hub.people import Host, Visit


def begun(host: Host, *names: str) -> list[Visit]:
    """*names* at one table, playing, just after "Escape!"."""
    visits = [host.visit(name) for name in names]
    host.begin(*visits)
    return visits


def test_every_kind_of_request_is_done_in_one_place() -> None:
    assert not IN_LOBBY.keys() & AT_TABLE.keys()
    assert {*IN_LOBBY, *AT_TABLE, requests.Look, requests.SeeAnalysis} == {*kinds_of(Request)}


def test_two_gather_play_and_gather_again() -> None:
    host = Host()
    ani, bo = begun(host, "ani", "bo")
    assert (ani.place, bo.place) == (0, 1)
    game = ani.table.game
    ani.done(requests.Play(Roll(0)))
    host.clock.turn(20 * 60_000)
    assert ani.table.phase is Phase.OVER
    ani.done(requests.WantAgain())
    assert bo.table.again == (ani.place,)
    bo.done(requests.WantAgain())
    assert ani.table.game == 0
    for visit in (ani, bo):
        visit.done(requests.Ready())
    assert ani.table.game > game


def test_a_view_is_made_once_for_each_version() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    bo.done(requests.Join(str(ani.done(requests.OpenTable()).facts["code"])))
    assert ani.table is bo.table
    assert ani.port.lobby is bo.port.lobby
    before = ani.table, ani.port.lobby
    bo.done(requests.ChangeSeat("white"))
    assert ani.table.version > before[0].version
    assert ani.port.lobby.version > before[1].version


def test_games_that_are_over_are_no_games_in_progress() -> None:
    host = Host()
    begun(host, "ani", "bo")
    host.clock.turn(20 * 60_000)
    cai, _ = begun(host, "cai", "dee")
    lobby = host.visit("kim").port.lobby
    assert [table.code for table in lobby.games()] == [cai.table.code]
    assert len(lobby.tables) == 2


def test_the_lobby_tells_how_a_game_stands() -> None:
    host = Host()
    ani, _ = begun(host, "ani", "bo")
    host.clock.turn(60_000)
    (table,) = host.visit("kim").port.lobby.games()
    assert table.game is not None
    assert [player.name for player in table.game.players] == ["Ani", "Bo"]
    elapsed = table.game.elapsed_ms + host.clock.now() - ani.port.lobby.made_at
    assert elapsed == pytest.approx(60_000, abs=1_000)


def test_a_table_that_is_not_public_is_in_nobodys_lobby() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    code = str(ani.done(requests.OpenTable(is_public=False)).facts["code"])
    assert bo.port.lobby.tables == ()
    assert bo.done(requests.Find(code)).facts["phase"] == "gathering"


def test_a_request_is_done_once_however_often_it_arrives() -> None:
    host = Host()
    ani, _ = begun(host, "ani", "bo")
    table = host.lobby.tables[ani.table.code]
    assert table.live is not None
    vote = requests.VotePause(id=1_000)
    first = ani.ask(vote)
    assert ani.ask(vote) is first
    assert len(table.pausing.votes) == 1
    assert host.service.refused["repeated"] == 1


def test_a_request_without_an_id_is_done_once_each_time_it_is_asked() -> None:
    host = Host()
    ani, bo = begun(host, "ani", "bo")
    table = host.lobby.tables[ani.table.code]
    ani.ask(requests.SayAtTable("one", id=1_000))
    # The port numbers it after all that were asked before: it is neither late nor repeated.
    ani.done(requests.SayAtTable("two"))
    ani.done(requests.SayAtTable("two"))
    assert [saying.text for saying in table.talk.sayings] == ["one", "two", "two"]
    assert host.service.refused["repeated"] == 0
    bo.done(requests.SayAtTable("three"))


def test_a_request_that_reaches_the_service_without_an_id_changes_nothing() -> None:
    host = Host()
    ani = host.visit("ani")
    code = str(ani.done(requests.OpenTable()).facts["code"])
    caller = Caller(host.service, "bo")
    heard: list[Answer] = []
    for _ in range(2):
        caller.receive(requests.Find(code, id=0), heard.append)
    assert heard == [Refused(0, reason="out-of-order")] * 2


def test_a_request_that_comes_too_late_changes_nothing() -> None:
    host = Host()
    ani = host.visit("ani")
    code = str(ani.done(requests.OpenTable()).facts["code"])
    for number in range(10, 10 + REMEMBERED_ANSWERS + 1):
        ani.done(requests.Find(code, id=number))
    assert ani.refused(requests.StandUp(id=5)) == "out-of-order"
    assert ani.refused(requests.Find(code, id=10)) == "out-of-order"
    assert ani.table.code == code
    assert host.service.refused["out-of-order"] == 2


def test_nobody_plays_for_another() -> None:
    host = Host()
    ani, _ = begun(host, "ani", "bo")
    live = host.lobby.tables[ani.table.code].live
    assert live is not None
    before = live.state
    assert ani.refused(requests.Play(Roll(1))) == "not-yours"
    assert ani.refused(requests.Play(Roll(99))) == "not-yours"
    assert live.state is before


def test_a_rule_that_says_no_says_why() -> None:
    host = Host()
    ani, _ = begun(host, "ani", "bo")
    answer = ani.ask(requests.Play(Escape(0)))
    assert isinstance(answer, Refused)
    assert answer.rule == "base.escape"
    assert not host.service.refused


def test_who_has_not_come_in_can_only_look() -> None:
    host = Host()
    kim = host.door("kim")
    assert kim.refused(requests.OpenTable()) == "not-here"
    kim.ask(requests.Look())
    assert host.lobby.tables == {}


def test_who_has_left_asks_for_nothing() -> None:
    host = Host()
    ani = host.visit("ani")
    ani.done(requests.Leave())
    for request in (requests.OpenTable(), requests.Arrive("Ani"), requests.Look()):
        assert ani.refused(request) == "gone"
    assert host.lobby.people == {}


def test_who_is_replaced_by_a_later_visit_of_the_same_person_changes_nothing() -> None:
    host = Host()
    first, second = host.visit("ani"), host.visit("ani")
    second.done(requests.OpenTable())
    assert first.refused(requests.StandUp()) == "not-here"
    first.done(requests.Leave())
    assert second.port.table is not None
    assert "ani" in host.lobby.people


def test_who_only_watches_is_given_nothing_else() -> None:
    host = Host()
    ani, _ = begun(host, "ani", "bo")
    kim = host.door("kim", may_play=False)
    kim.done(requests.Watch(ani.table.code))
    assert host.lobby.tables[ani.table.code].live.publisher.standing.watchers == 1  # type: ignore[union-attr]
    for request in (requests.Arrive("Kim"), requests.Join(ani.table.code), requests.Play(Roll(0))):
        assert kim.refused(request) == "only-watching"
    assert kim.refused(requests.WatchNext()) == "no-other-game"
    kim.done(requests.Leave())
    assert host.lobby.tables[ani.table.code].live.publisher.standing.watchers == 0  # type: ignore[union-attr]


def test_words_that_nobody_knows_are_not_agreed_on() -> None:
    host = Host()
    ani = host.visit("ani")
    ani.done(requests.OpenTable())
    before = ani.table
    for agreement in (
        Setup((), ("\x1b[2J",)),
        Setup((), soundtrack="99"),
        Setup((), options={"quest": "\x07"}),
        Setup((), options={"quest": "x" * 1_000}),
    ):
        assert ani.refused(requests.Agree(agreement)) == "nonsense"
        assert ani.refused(requests.OpenTable(agreement=agreement)) == "nonsense"
    assert ani.refused(requests.Pick({"character": "\x1b[31m"})) == "nonsense"
    assert ani.table is before


def test_what_is_said_is_made_harmless() -> None:
    host = Host()
    ani, bo = begun(host, "ani", "bo")
    live = host.lobby.tables[ani.table.code].live
    assert live is not None
    news = live.publisher.watch(lambda: None)
    ani.done(requests.Play(Say(0, "hey\x1b[2J you")))
    assert Said(0, "hey you") in news.take()
    bo.done(requests.Rename("\x1b]0;x\x07Bo"))
    assert host.lobby.people["bo"].name == "Bo"


def test_a_table_that_breaks_breaks_no_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host()
    ani = host.visit("ani")
    monkeypatch.setattr(host.lobby, "open_tables", lambda: 1 // 0)
    assert ani.refused(requests.QuickPlay()) == "broken"
    assert host.service.refused["broken"] == 1


def test_a_port_keeps_nothing_of_the_hub_alive_and_says_so_when_it_is_gone() -> None:
    port = Port(Caller(Host().service, "ani"))
    gc.collect()
    heard: list[Answer] = []
    port.ask(requests.Look(), heard.append)
    assert heard == [Refused(1, reason="gone")]
    assert port.lobby.tables == ()


def test_who_listens_hears_of_changes_until_they_leave() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    heard: list[str] = []

    def hear() -> None:
        heard.append("something")

    ani.port.listen(hear)
    bo.done(requests.OpenTable())
    assert heard
    ani.done(requests.Leave())
    heard.clear()
    assert isinstance(bo.ask(requests.StandUp()), Done)
    assert heard == []


def test_a_command_is_answered_when_it_is_kept_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host()
    ani, _ = begun(host, "ani", "bo")
    live = host.lobby.tables[ani.table.code].live
    assert live is not None
    waiting: list[Callable[[], None]] = []
    monkeypatch.setattr(live, "when_shown", waiting.append)
    heard: list[Answer] = []
    for _ in range(2):
        ani.port.ask(requests.Play(Roll(0), id=1_000), heard.append)
    assert heard == []
    assert ani.port.own_game is not None
    assert not ani.port.own_game.state.adventurers[0].is_tumbling
    for then in waiting:
        then()
    assert heard == [Done(1_000), Done(1_000)]
    assert ani.port.own_game.state.adventurers[0].is_tumbling
    assert live.report.deeds[0].rolls == 1
