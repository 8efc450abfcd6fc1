"""The lobby of a host."""

import pytest

from escape_tui.hub.lobby import CODE_LETTERS, House
from escape_tui.hub.refusal import Declined
from escape_tui.hub.seats import Phase
from tests.hub.people import Host


def declined(reason: str) -> pytest.RaisesExc[Declined]:
    return pytest.raises(Declined, check=lambda error: error.reason == reason)


def test_a_table_has_a_code_by_which_friends_find_it() -> None:
    host = Host()
    host.arrive("ani", "bo")
    table = host.lobby.open_table("ani", is_public=False)
    assert len(table.code) == 4
    assert set(table.code) <= set(CODE_LETTERS)
    assert list(host.lobby.open_tables()) == []
    assert host.lobby.join("bo", f" {table.code.lower()} ") is table
    with declined("no-such-table"):
        host.lobby.join("bo", "????")


def test_quick_play_sits_people_together_or_with_bots() -> None:
    host = Host()
    host.arrive("ani", "bo")
    table = host.lobby.quick_play("ani")
    assert sum(chair.is_bot for chair in table.chairs) == 3
    assert host.lobby.quick_play("bo") is table
    assert sum(1 for _ in table.people()) == 2


def test_who_joins_elsewhere_leaves_his_table_and_an_empty_table_is_gone() -> None:
    host = Host()
    host.arrive("ani", "bo")
    first = host.lobby.open_table("ani")
    second = host.lobby.open_table("bo")
    host.lobby.join("ani", second.code)
    assert list(host.lobby.tables.values()) == [second]
    assert first.chair_of("ani") is None


def test_running_games_are_listed_for_those_who_want_to_watch() -> None:
    host = Host()
    table = host.playing("ani")
    assert list(host.lobby.running_tables()) == [table]
    assert list(host.lobby.open_tables()) == []


def test_nobody_opens_more_tables_than_the_house_allows() -> None:
    host = Host(House(tables_per_person=1, tables=2))
    table = host.playing("ani")
    host.lobby.stand_up("ani")
    table.opener = "ani"
    with declined("too-many-tables"):
        host.lobby.open_table("ani")
    host.arrive("bo", "cy")
    host.lobby.open_table("bo")
    with declined("house-full"):
        host.lobby.open_table("cy")


def test_a_closing_host_opens_no_new_tables_but_games_go_on() -> None:
    host = Host()
    table = host.playing("ani")
    host.lobby.drain(host.clock.now() + 60_000)
    host.arrive("bo")
    with declined("closing"):
        host.lobby.quick_play("bo")
    assert table.phase is Phase.PLAYING


def test_who_talks_too_fast_is_asked_to_wait() -> None:
    host = Host(House(sayings_per_minute=2))
    host.arrive("ani")
    host.lobby.say("ani", "one")
    host.lobby.say("ani", "\x1b]0;title\x07two")
    with declined("too-fast"):
        host.lobby.say("ani", "three")
    host.clock.turn(60_000)
    host.lobby.say("ani", "four")
    assert [saying.text for saying in host.lobby.sayings] == ["one", "two", "four"]


def test_those_who_listen_hear_of_every_change() -> None:
    host = Host()
    versions: list[int] = []
    host.lobby.on_change.append(lambda: versions.append(host.lobby.version))
    host.arrive("ani")
    host.lobby.announce("back at\x1b[1m noon")
    assert host.lobby.announcement == "back at noon"
    assert versions == sorted(set(versions))
    assert len(versions) == 2


def test_closing_the_lobby_stops_every_clock() -> None:
    host = Host()
    table = host.playing("ani")
    host.lobby.close()
    assert table.live is not None
    assert table.live.is_paused


def test_exactly_as_many_watch_a_game_as_the_house_allows() -> None:
    host = Host(House(watchers_per_table=2))
    code = host.playing("ani").code
    first = host.lobby.spectating.enter(code)
    host.lobby.spectating.enter(code)
    with declined("spectating-full"):
        host.lobby.spectating.enter(code)
    host.lobby.spectating.leave(first)
    assert host.lobby.spectating.enter(code).publisher.standing.watchers == 2
