"""Everybody sees where a program plays, and such a game stands on no list."""

import pytest

from escape_tui.hub.lobby.ranking import FREE, category
from escape_tui.hub.port.messages import requests
from escape_tui.hub.table.seats.seats import Patience, Phase
from escape_tui.rules.calling import Say
from tests.hub.people import Host, Visit


def program(host: Host, name: str) -> Visit:
    visit = host.door(name, is_program=True)
    visit.done(requests.Arrive(name.title()))
    return visit


def listed(host: Host) -> str:
    (table,) = host.lobby.tables.values()
    return category(table.set_up(), has_bots=table.had_bots)


def test_the_name_of_a_program_says_so_wherever_names_are() -> None:
    host = Host()
    ada, bo = program(host, "ada"), host.visit("bo")
    host.begin(ada, bo)
    lobby = bo.port.lobby
    assert [(person.name, person.is_program) for person in lobby.people] == [("Ada·bot", True), ("Bo", False)]
    assert [(seat.name, seat.is_program) for seat in bo.table.seats[:2]] == [("Ada·bot", True), ("Bo", False)]
    assert bo.port.own_game is not None
    assert [seat.name for seat in bo.port.own_game.state.setup.seats] == ["Ada·bot", "Bo"]
    ada.done(requests.Rename("Charles Babbage"))
    assert lobby.version < bo.port.lobby.version
    assert bo.port.lobby.people[0].name == "Charle·bot"


def test_nobody_else_can_be_called_like_a_program() -> None:
    host = Host()
    eve = host.door("eve")
    eve.done(requests.Arrive("Ada·bot"))
    assert eve.port.lobby.people[0].name == "Ada bot"


@pytest.mark.parametrize("is_first", [True, False])
def test_a_game_with_a_program_stands_on_no_list(is_first: bool) -> None:
    host = Host()
    ada, bo = program(host, "ada"), host.visit("bo")
    host.begin(*((ada, bo) if is_first else (bo, ada)))
    assert listed(host) == FREE


def test_people_alone_stand_on_the_list() -> None:
    host = Host()
    host.begin(host.visit("ani"), host.visit("bo"))
    assert listed(host) != FREE


def test_a_program_that_takes_over_from_its_owner_is_marked_from_then_on() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    host.begin(ani, bo)
    program(host, "ani")
    assert bo.table.seats[0].name == "Ani·bot"
    assert bo.table.seats[0].is_program
    assert bo.port.own_game is not None
    assert bo.port.own_game.state.setup.seats[0].name == "Ani·bot"
    assert listed(host) == FREE
    host.visit("ani")
    assert not bo.table.seats[0].is_program
    assert bo.port.own_game.state.setup.seats[0].name == "Ani"
    assert listed(host) == FREE


def test_the_temple_of_the_day_is_not_for_programs() -> None:
    host = Host()
    ada = program(host, "ada")
    assert ada.refused(requests.OpenDaily()) == "daily"
    host.visit("bo").done(requests.OpenDaily())
    (code,) = host.lobby.tables
    assert ada.refused(requests.Join(code)) == "daily"
    assert host.lobby.tables[code].phase is Phase.GATHERING


@pytest.mark.parametrize(("has_people", "is_kept"), [(False, False), (True, True)])
def test_a_game_that_only_programs_have_left_ends_without_waiting_ten_minutes(
    has_people: bool, is_kept: bool
) -> None:
    host = Host()
    together = [program(host, "ada"), host.visit("bo") if has_people else program(host, "charles")]
    host.begin(*together)
    together[0].done(requests.Play(Say(0, "hello")))
    for person in ("ada", "bo" if has_people else "charles"):
        host.lobby.leave(person)
    assert len(host.lobby.tables) == 1, "a lost connection may come back"
    host.clock.turn(Patience().bot_takes_over_ms + 1_000)
    assert bool(host.lobby.tables) is is_kept
