"""The lobby of a host."""

import gc
from weakref import ref

import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import Difficulty
from escape_tui.hub.lobby.lobby import Lobby, LobbyLimits
from escape_tui.hub.lobby.quick_play import quick_play
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.lobby.table_codes import CODE_LETTERS
from escape_tui.hub.port.messages import requests
from escape_tui.hub.port.port import Port
from escape_tui.hub.port.service import Caller
from escape_tui.hub.table.seats.seats import Patience, Person, Phase
from escape_tui.rules.dice import Roll
from tests.hub.people import COUNT_IN_MS, Host, Visit


def declined(reason: str) -> pytest.RaisesExc[Declined]:
    return pytest.raises(Declined, check=lambda error: error.reason == reason)


def say(lobby: Lobby, person: str, text: str) -> None:
    lobby.talk.say(lobby.people[person], lobby.labels()[person], text)


def test_a_table_has_a_code_by_which_friends_find_it() -> None:
    host = Host()
    host.arrive("ani", "bo")
    table = host.lobby.open_table("ani", is_public=False)
    assert set(table.code) <= set(CODE_LETTERS)
    assert list(host.lobby.open_tables()) == []
    assert host.lobby.join("bo", f" {table.code.lower()} ") is table
    with declined("no-such-table"):
        host.lobby.join("bo", "????")


def test_the_first_two_games_of_a_host_are_gentle_unless_they_choose_otherwise() -> None:
    host = Host()
    host.arrive("ani", "bo")
    host.opening.played = {"ani": 1, "bo": 2}
    table = quick_play(host.lobby, "ani")
    assert table.agreement.difficulty is Difficulty.GENTLE
    normal = replace(table.agreement, difficulty=Difficulty.NORMAL)
    table.arranging.agree("ani", normal, is_public=False, may_bots_hold=True)
    assert table.set_up().difficulty is Difficulty.NORMAL
    assert quick_play(host.lobby, "bo").agreement.difficulty is Difficulty.NORMAL


def test_who_joins_elsewhere_leaves_his_table_and_an_empty_table_is_gone() -> None:
    host = Host()
    host.arrive("ani", "bo")
    first = host.lobby.open_table("ani")
    second = host.lobby.open_table("bo")
    host.lobby.join("ani", second.code)
    assert list(host.lobby.tables.values()) == [second]
    assert first.chair_of("ani") is None


def test_a_person_who_is_refused_elsewhere_keeps_their_seat() -> None:
    host = Host()
    others = host.playing("ani")
    host.arrive("bo")
    own = host.lobby.open_table("bo")
    with declined("playing"):
        host.lobby.join("bo", others.code)
    with declined("no-bot-seat"):
        host.lobby.take_bot_seat("bo", others.code, 0)
    assert own.chair_of("bo") is not None


def test_running_games_are_listed_for_those_who_want_to_watch() -> None:
    host = Host()
    table = host.playing("ani")
    assert list(host.lobby.running_tables()) == [table]
    assert list(host.lobby.open_tables()) == []


def test_nobody_opens_more_tables_than_the_house_allows() -> None:
    host = Host(LobbyLimits(tables_per_person=1, tables=2))
    table = host.playing("ani")
    host.arrive("bo", "cy")
    assert table.founder == "ani"
    with declined("too-many-tables"):
        host.lobby.open_table("ani")
    host.lobby.open_table("bo")
    with declined("house-full"):
        host.lobby.open_table("cy")


def test_a_closing_host_opens_no_new_tables_but_games_go_on() -> None:
    host = Host()
    table = host.playing("ani")
    host.lobby.drain(host.clock.now() + 60_000)
    host.arrive("bo")
    with declined("closing"):
        quick_play(host.lobby, "bo")
    assert table.phase is Phase.PLAYING


def test_who_talks_too_fast_is_asked_to_wait() -> None:
    host = Host(LobbyLimits(sayings_per_minute=2))
    host.arrive("ani")
    say(host.lobby, "ani", "one")
    say(host.lobby, "ani", "\x1b]0;title\x07two")
    with declined("too-fast"):
        say(host.lobby, "ani", "three")
    host.clock.turn(60_000)
    say(host.lobby, "ani", "four")
    assert [saying.text for saying in host.lobby.talk.sayings] == ["one", "two", "four"]


def test_those_who_listen_hear_of_every_change() -> None:
    host = Host()
    versions: list[int] = []
    host.lobby.on_change.append(lambda: versions.append(host.lobby.version))
    host.arrive("ani")
    host.lobby.talk.announce("back at\x1b[1m noon")
    assert host.lobby.talk.announcement == "back at noon"
    assert versions == sorted(set(versions))
    assert len(versions) == 2


def test_closing_the_lobby_stops_every_clock() -> None:
    host = Host()
    table = host.playing("ani")
    host.lobby.close()
    assert table.live is not None
    assert table.live.is_paused


def test_exactly_as_many_watch_a_game_as_the_house_allows() -> None:
    host = Host(LobbyLimits(watchers_per_table=2))
    code = host.playing("ani").code
    first = host.lobby.spectating.enter(code)
    host.lobby.spectating.enter(code)
    with declined("spectating-full"):
        host.lobby.spectating.enter(code)
    host.lobby.spectating.leave(first)
    assert host.lobby.spectating.enter(code).publisher.standing.watchers == 2


def test_a_game_whose_players_have_left_is_no_longer_on_show() -> None:
    host = Host()
    table = host.playing("ani")
    table.giving_up.vote("ani")
    host.lobby.stand_up("ani")
    assert table.code not in host.lobby.tables
    assert list(host.lobby.spectating) == []


def test_nothing_of_a_game_is_left_when_its_players_have_gone() -> None:
    host = Host()
    table = host.playing("ani")
    assert table.live is not None
    gone, live, replica = ref(table), ref(table.live), ref(table.live.publisher.replica(0))
    del table
    gc.disable()
    try:
        host.lobby.leave("ani")
        host.clock.turn(Patience().everyone_gone_ms)
        assert (live(), replica()) == (None, None)
    finally:
        gc.enable()
    host.opening.given_up.clear()
    gc.collect()
    assert gone() is None


def test_nothing_of_a_game_is_left_when_its_players_begin_another() -> None:
    host = Host()
    table = host.playing("ani")
    assert table.live is not None
    live, replica = ref(table.live), ref(table.live.publisher.replica(0))
    gc.disable()
    try:
        table.giving_up.vote("ani")
        table.want_again("ani")
        assert (live(), replica()) == (None, None)
    finally:
        gc.enable()


# One visitor's tables


def test_who_hands_a_table_over_still_has_it_in_the_count() -> None:
    host = Host(LobbyLimits(tables_per_person=1))
    table = host.playing("ani", "bo")
    host.lobby.stand_up("ani")
    assert (table.opener, table.phase) == ("bo", Phase.PLAYING)
    with declined("too-many-tables"):
        host.lobby.open_table("ani")


def test_people_of_one_network_have_only_so_many_tables_together() -> None:
    host = Host(LobbyLimits(tables_per_network=2))
    for name, network in (("ani", "net"), ("bo", "net"), ("cy", "net"), ("di", "elsewhere")):
        host.lobby.arrive(Person(name, name, network))
    host.lobby.open_table("ani")
    host.lobby.open_table("bo")
    with declined("too-many-tables"):
        host.lobby.open_table("cy")
    assert host.lobby.open_table("di")


def test_a_game_of_bots_is_gone_as_soon_as_its_only_person_gives_up_the_seat() -> None:
    host = Host()
    host.arrive("ani")
    for _ in range(6):
        table = quick_play(host.lobby, "ani")
        table.ready("ani")
        host.clock.turn(COUNT_IN_MS)
        table.play("ani", Roll(0))
        host.lobby.stand_up("ani")
        assert host.lobby.tables == {}
    assert len(host.opening.given_up) == 6


def test_a_game_in_which_nobody_but_bots_played_is_gone_with_the_line_of_its_only_person() -> None:
    host = Host()
    host.arrive("ani")
    quick_play(host.lobby, "ani").ready("ani")
    host.clock.turn(COUNT_IN_MS + 5_000)
    host.lobby.leave("ani")
    assert host.lobby.tables == {}
    assert len(host.opening.given_up) == 1


def test_a_host_that_closes_takes_no_game_from_anybody() -> None:
    host = Host()
    host.arrive("ani")
    quick_play(host.lobby, "ani").ready("ani")
    host.clock.turn(COUNT_IN_MS + 5_000)
    host.lobby.drain(host.clock.now())
    host.lobby.leave("ani")
    assert len(host.lobby.tables) == 1
    assert host.opening.given_up == []


def test_a_game_that_was_played_waits_for_its_people() -> None:
    host = Host()
    host.arrive("ani")
    table = quick_play(host.lobby, "ani")
    table.ready("ani")
    host.clock.turn(COUNT_IN_MS)
    table.play("ani", Roll(0))
    host.lobby.leave("ani")
    host.clock.turn(290_000)
    assert list(host.lobby.tables.values()) == [table]


def test_who_opens_and_leaves_tables_without_end_is_asked_to_wait() -> None:
    host = Host()
    host.arrive("ani")
    with declined("too-many-openings"):
        for _ in range(7):
            host.lobby.open_table("ani")
            host.lobby.stand_up("ani")
    host.clock.turn(60_001)
    assert host.lobby.open_table("ani")


# Codes


def test_the_code_of_a_table_that_is_not_public_cannot_be_tried_out() -> None:
    host = Host()
    host.arrive("ani", "bo")
    open_to_all, hidden = host.lobby.open_table("ani"), host.lobby.open_table("bo", is_public=False)
    assert (len(open_to_all.code), len(hidden.code)) == (4, 8)


def test_a_table_that_is_public_no_longer_gets_another_code() -> None:
    host = Host()
    host.arrive("ani", "bo")
    table = host.lobby.open_table("ani")
    known = table.code
    table.arranging.agree("ani", table.agreement, is_public=False, may_bots_hold=True)
    assert len(table.code) == 8
    assert host.lobby.tables == {table.code: table}
    with declined("no-such-table"):
        host.lobby.join("bo", known)
    assert host.lobby.join("bo", table.code) is table


@pytest.mark.parametrize("ask", [requests.Find, requests.Join, requests.Watch])
def test_who_guesses_codes_learns_nothing_even_from_a_right_one(ask: type[requests.Find]) -> None:
    host = Host()
    ani, guesser = host.visit("ani"), host.visit("bo")
    ani.done(requests.OpenTable(is_public=False))
    ani.done(requests.Ready())
    wrong = [guesser.refused(ask(f"BBBB{letter}")) for letter in CODE_LETTERS[:12]]
    assert set(wrong[:10]) <= {"no-such-table", "no-such-game"}
    assert wrong[10:] == ["too-many-codes"] * 2
    assert guesser.refused(ask(ani.table.code)) == "too-many-codes"
    host.clock.turn(600_001)
    assert guesser.refused(ask("BBBBB")) != "too-many-codes"


def test_guesses_are_counted_for_a_whole_network_and_survive_a_new_identity() -> None:
    host = Host()
    guessers = [Visit(Port(Caller(host.service, f"guest {number}", network="net"))) for number in range(5)]
    wrong = [guesser.refused(requests.Watch("BBBB")) for guesser in guessers for _ in range(10)]
    assert wrong == ["no-such-game"] * 30 + ["too-many-codes"] * 20
    assert host.visit("far").refused(requests.Watch("BBBB")) == "no-such-game"


def test_who_guesses_can_still_join_what_everybody_sees() -> None:
    host = Host()
    ani, guesser = host.visit("ani"), host.visit("bo")
    ani.done(requests.OpenTable())
    for _ in range(11):
        guesser.refused(requests.Join("BBBB"))
    guesser.done(requests.Join(ani.table.code))


# Talk


def test_leaving_and_coming_back_gives_nobody_more_to_say() -> None:
    host = Host(LobbyLimits(sayings_per_minute=2))
    for _ in range(2):
        host.arrive("ani")
        say(host.lobby, "ani", "hello")
        host.lobby.leave("ani")
    host.arrive("ani")
    with declined("too-fast"):
        say(host.lobby, "ani", "hello")


def test_new_identities_of_one_network_have_only_so_much_to_say_together() -> None:
    host = Host(LobbyLimits(sayings_per_minute=2))
    said = 0
    with declined("too-fast"):
        for number in range(20):
            host.lobby.arrive(Person(f"guest {number}", "kim", "net"))
            say(host.lobby, f"guest {number}", "hello")
            said += 1
    assert said == 8
