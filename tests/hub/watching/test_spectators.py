"""Those who watch: they are listed, talk among themselves, cheer a little, and stay for the next game."""

import pytest

from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.views import StandView
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.watching.spectators import CHEER_MS, CHEERS
from tests.hub.people import COUNT_IN_MS, Host, Visit


def watched(host: Host, *watchers: str) -> tuple[Visit, list[Visit]]:
    """Somebody who plays, and those who watch them."""
    ani = host.visit("ani")
    code = str(ani.done(requests.OpenTable(bots=1)).facts["code"])
    ani.done(requests.Ready())
    host.clock.turn(COUNT_IN_MS)
    visits = [host.door(name, may_play=False) for name in watchers]
    for name, visit in zip(watchers, visits, strict=True):
        visit.done(requests.Watch(code, name.title()))
    return ani, visits


def stand_of(visit: Visit) -> StandView:
    stand = visit.port.stand
    assert stand is not None
    return stand


def test_those_who_watch_are_listed_for_each_other_and_for_those_who_play() -> None:
    host = Host()
    ani, (bo, cy) = watched(host, "bo", "cy")
    assert ani.table.watchers == stand_of(bo).watchers == ("Bo", "Cy")
    cy.done(requests.StopWatching())
    assert stand_of(bo).watchers == ("Bo",)
    bo.done(requests.Leave())
    assert len(ani.table.watchers) == 0


def test_two_watchers_of_one_name_are_told_apart() -> None:
    host = Host()
    ani, _ = watched(host, "bo")
    other = host.door("other", may_play=False)
    other.done(requests.Watch(ani.table.code, "Bo"))
    assert ani.table.watchers == ("Bo", "Bo (2)")


def test_nobody_who_watches_is_taken_for_somebody_who_plays() -> None:
    host = Host()
    ani, (bo, other) = watched(host, "bo", "ani ")
    assert ani.table.watchers == ("Bo", "Ani (2)")
    other.done(requests.Cheer(CHEERS[0]))
    assert ani.table.cheer is not None
    assert ani.table.cheer.name == "Ani (2)"
    other.done(requests.SayToWatchers("it is me"))
    assert [saying.name for saying in stand_of(bo).talk] == ["Ani (2)"]


def test_nor_for_somebody_who_sits_down_later() -> None:
    host = Host()
    ani, _ = watched(host, "bo")
    host.clock.turn(600_000)
    ani.done(requests.WantAgain())
    late = host.visit("late")
    late.done(requests.Rename("Bo"))
    late.done(requests.Join(ani.table.code))
    assert "Bo" in {seat.name for seat in ani.table.seats}
    assert ani.table.watchers == ("Bo (2)",)


def test_somebody_who_watches_themselves_is_called_as_they_are() -> None:
    host = Host()
    ani, _ = watched(host)
    second = host.door("ani", may_play=False)
    second.done(requests.Watch(ani.table.code, "Ani"))
    assert ani.table.watchers == ("Ani",)


def test_a_watcher_is_called_what_the_house_calls_them(monkeypatch: pytest.MonkeyPatch) -> None:
    host = Host()
    monkeypatch.setattr(host.opening, "name_for", lambda person, name: f"{name}·{person}")
    ani, _ = watched(host, "bo")
    assert ani.table.watchers == ("Bo·bo",)


def test_watchers_talk_among_themselves() -> None:
    host = Host()
    ani, (bo, cy) = watched(host, "bo", "cy")
    bo.done(requests.SayToWatchers("\x1b[31mlook at that"))
    assert [(saying.name, saying.text) for saying in stand_of(cy).talk] == [("Bo", "look at that")]
    assert ani.table.talk == ()


def test_a_cheer_is_one_of_a_few_seen_for_a_moment_and_not_too_often() -> None:
    host = Host()
    ani, (bo, cy) = watched(host, "bo", "cy")
    assert bo.refused(requests.Cheer("boo")) == "nonsense"
    bo.done(requests.Cheer(CHEERS[0]))
    assert ani.table.cheer is not None
    assert (ani.table.cheer.name, ani.table.cheer.cheer) == ("Bo", CHEERS[0])
    assert ani.table.cheer.until == host.clock.now() + CHEER_MS
    assert bo.refused(requests.Cheer(CHEERS[1])) == "cheered-already"
    cy.done(requests.Cheer(CHEERS[1]))
    host.clock.turn(CHEER_MS)
    bo.done(requests.Cheer(CHEERS[1]))


def test_who_does_not_watch_or_has_left_is_refused() -> None:
    host = Host()
    ani, (bo,) = watched(host, "bo")
    for request in (requests.Cheer(CHEERS[0]), requests.SayToWatchers("hi")):
        assert ani.refused(request) == "not-watching"
    bo.done(requests.StopWatching())
    for request in (requests.Cheer(CHEERS[0]), requests.SayToWatchers("hi")):
        assert bo.refused(request) == "not-watching"
    assert bo.port.stand is None
    bo.done(requests.Leave())
    assert bo.refused(requests.Cheer(CHEERS[0])) == "gone"


def test_a_program_sees_the_next_game_of_a_table_without_asking_again() -> None:
    host = Host()
    ani, (bo, cy) = watched(host, "bo", "cy")
    first, number = bo.port.watched, 1
    host.clock.turn(600_000)
    ani.done(requests.WantAgain())
    assert bo.port.watched is first, "until there is another one"
    ani.done(requests.Ready())
    host.clock.turn(COUNT_IN_MS)
    assert ani.table.phase is Phase.PLAYING
    game = ani.port.game
    assert game is not None
    assert bo.port.watched is cy.port.watched is game is not first
    assert game.standing.watchers == 2
    bo.done(requests.StopWatching(number))
    assert bo.port.watched is None
    assert game.standing.watchers == 1


def test_watchers_are_carried_into_the_next_game_and_hear_when_the_table_is_gone() -> None:
    host = Host()
    ani, (bo,) = watched(host, "bo")
    host.clock.turn(600_000)
    assert ani.table.phase is Phase.OVER
    ani.done(requests.WantAgain())
    assert stand_of(bo).is_gathering
    assert ani.table.watchers == ("Bo",)
    ani.done(requests.Ready())
    assert not stand_of(bo).is_gathering
    bo.done(requests.Watch(ani.table.code, "Bo"))
    assert ani.table.watchers == ("Bo",)
    host.clock.turn(600_000)
    ani.done(requests.StandUp())
    assert stand_of(bo).is_gone
