"""The people here are told apart, say what they do, can be muted, and can be voted out before a game."""

from escape_tui.hub.lobby.who_is_here import handle_of, told_apart
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.messages.views import Doing
from escape_tui.hub.table.seats.seats import Saying
from escape_tui.scene.lobby.lobby_panels import heard
from tests.hub.people import COUNT_IN_MS, Host, Visit


def gathered(host: Host, *names: str) -> list[Visit]:
    visits = [host.visit(name) for name in names]
    code = str(visits[0].done(requests.OpenTable()).facts["code"])
    for visit in visits[1:]:
        visit.done(requests.Join(code))
    return visits


def test_two_of_one_name_have_numbers() -> None:
    assert told_apart("Ann", ()) == "Ann"
    assert told_apart("Ann", ("Ann",)) == "Ann (2)"
    assert told_apart("Ann", ("Ann", "Ann (2)", "Bea")) == "Ann (3)"


def test_a_handle_is_the_same_on_every_visit_and_tells_nothing() -> None:
    assert handle_of("SHA256:abc") == handle_of("SHA256:abc") != handle_of("SHA256:abd")
    assert "abc" not in handle_of("SHA256:abc")


def test_the_lobby_says_what_everybody_does() -> None:
    host = Host()
    ani, bo = gathered(host, "ani", "bo")
    cy, dee = host.visit("cy"), host.visit("dee")
    code = ani.table.code
    assert [person.doing for person in cy.port.lobby.people] == [
        Doing.WAITING,
        Doing.WAITING,
        Doing.LOOKING_ROUND,
        Doing.LOOKING_ROUND,
    ]
    for visit in (ani, bo):
        visit.done(requests.Ready())
    host.clock.turn(COUNT_IN_MS)
    cy.done(requests.Watch(code))
    people = dee.port.lobby.people
    assert [(person.name, person.doing, person.code) for person in people] == [
        ("Ani", Doing.PLAYING, code),
        ("Bo", Doing.PLAYING, code),
        ("Cy", Doing.WATCHING, code),
        ("Dee", Doing.LOOKING_ROUND, ""),
    ]
    cy.done(requests.StopWatching())
    assert dee.port.lobby.people[2].doing is Doing.LOOKING_ROUND


def test_a_table_that_is_found_only_with_its_code_is_not_named() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    ani.done(requests.OpenTable(is_public=False))
    assert (bo.port.lobby.people[0].doing, bo.port.lobby.people[0].code) == (Doing.WAITING, "")


def test_two_of_one_name_are_told_apart_in_the_lobby_at_a_table_and_in_what_they_say() -> None:
    host = Host()
    first, second = host.door("one"), host.door("two")
    for visit in (first, second):
        visit.done(requests.Arrive("Ann"))
    assert [person.name for person in first.port.lobby.people] == ["Ann", "Ann (2)"]
    second.done(requests.SayInLobby("hello"))
    assert first.port.lobby.talk[-1] == Saying("Ann (2)", "hello", handle_of("two"))
    code = str(first.done(requests.OpenTable()).facts["code"])
    second.done(requests.Join(code))
    assert [seat.name for seat in first.table.seats[:2]] == ["Ann", "Ann (2)"]
    assert first.table.seats[1].handle == first.port.lobby.people[1].handle


def test_whoever_is_muted_is_not_heard_by_oneself() -> None:
    talk = (Saying("Ann", "one", "a"), Saying("Bea", "two", "b"), Saying("Bot", "three"))
    assert [saying.text for saying in heard(talk, ("a",))] == ["two", "three"]
    assert heard(talk, ()) == talk


def test_most_of_the_others_and_at_least_two_vote_somebody_out() -> None:
    host = Host()
    ani, bo, cy, dee = gathered(host, "ani", "bo", "cy", "dee")
    ani.done(requests.VoteOut(dee.place))
    assert ani.table.seats[3].votes_against == 1
    ani.done(requests.VoteOut(dee.place))
    assert ani.table.seats[3].votes_against == 0
    ani.done(requests.VoteOut(dee.place))
    bo.done(requests.VoteOut(dee.place))
    assert dee.port.table is None
    assert ani.table.seats[3].is_free
    cy.done(requests.VoteOut(ani.place))
    assert ani.port.table is not None


def test_one_voice_sends_nobody_away_and_nobody_votes_at_the_wrong_time() -> None:
    host = Host()
    ani, bo = gathered(host, "ani", "bo")
    bo.done(requests.VoteOut(ani.place))
    assert ani.port.table is not None
    assert bo.refused(requests.VoteOut(bo.place)) == "yourself"
    assert bo.refused(requests.VoteOut(4)) == bo.refused(requests.VoteOut(-1)) == "empty"
    assert bo.refused(requests.VoteOut(99)) == "empty"
    assert host.visit("cy").refused(requests.VoteOut(0)) == "not-seated"
    for visit in (ani, bo):
        visit.done(requests.Ready())
    assert bo.refused(requests.VoteOut(0)) == "playing"
