"""Quick play gathers people for a short while, then starts by itself with bots in empty seats."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import COLOURS, Pace
from escape_tui.hub.lobby.quick_play import quick_play
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages import requests
from escape_tui.hub.table.quick_start import QUICK_TEAM, QUICK_WAIT_MS
from escape_tui.hub.table.restoring_tables import gather, record_of
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.table.table import Table
from tests.hub.people import Host, Notebook
from tests.temple import CATALOGUE


def gathering(*names: str) -> tuple[Host, Table]:
    """*names* have come by quick play, one after the other."""
    host = Host()
    host.arrive(*names)
    (table,) = {quick_play(host.lobby, name) for name in names}
    return host, table


def bots(table: Table) -> int:
    return sum(chair.is_bot for chair in table.chairs)


def test_people_gather_in_open_seats_and_start_together_when_the_wait_is_over() -> None:
    host, table = gathering("ani")
    assert bots(table) == 0
    assert list(host.lobby.open_tables()) == [table], "it is listed"
    host.clock.turn(QUICK_WAIT_MS - 1)
    host.arrive("bo")
    assert quick_play(host.lobby, "bo") is table
    assert table.live is None
    host.clock.turn(1)
    assert table.phase is Phase.PLAYING
    assert (len(table.players), bots(table)) == (QUICK_TEAM, QUICK_TEAM - 2)


def test_a_person_alone_who_is_ready_plays_at_once_with_bots() -> None:
    host, table = gathering("ani")
    table.ready("ani")
    assert table.phase is Phase.PLAYING
    assert (len(table.players), bots(table)) == (QUICK_TEAM, QUICK_TEAM - 1)
    game = table.game
    host.clock.turn(QUICK_WAIT_MS)
    assert table.game == game, "nothing starts a second time"


def test_it_starts_with_the_last_person_who_fits_and_without_bots() -> None:
    _, table = gathering(*COLOURS[:-1])
    assert table.phase is Phase.GATHERING
    _, table = gathering(*COLOURS)
    assert table.phase is Phase.PLAYING
    assert bots(table) == 0


def test_everybody_at_the_table_and_in_the_lobby_sees_that_it_starts_soon() -> None:
    host = Host()
    ani, bo = host.visit("ani"), host.visit("bo")
    ani.done(requests.QuickPlay())
    host.clock.turn(3_000)
    assert [each.is_starting for each in bo.port.lobby.open_tables()] == [True]
    bo.done(requests.QuickPlay())
    assert ani.table.starts_at == bo.table.starts_at == QUICK_WAIT_MS
    host.clock.turn(QUICK_WAIT_MS - 3_000)
    assert ani.table.phase is Phase.PLAYING
    assert ani.table.starts_at is None


def test_quick_play_prefers_a_game_that_starts_soon_to_a_larger_table_that_may_wait_long() -> None:
    host = Host()
    host.arrive("ani", "bo", "cy", "di")
    quick = quick_play(host.lobby, "ani")
    slow = host.lobby.open_table("bo")
    host.lobby.join("cy", slow.code)
    assert quick_play(host.lobby, "di") is quick


def test_a_host_who_changes_the_setup_has_all_the_time_and_sees_the_bots() -> None:
    host, table = gathering("ani")
    calm = replace(table.agreement, pace=Pace.CALM)
    table.arranging.agree("ani", calm, is_public=True, may_bots_hold=True)
    assert (table.quick_start.at, bots(table)) == (None, QUICK_TEAM - 1)
    host.clock.turn(QUICK_WAIT_MS * 4)
    assert table.phase is Phase.GATHERING


def test_nobody_is_taken_out_of_a_race_or_a_shared_replay() -> None:
    host = Host()
    ani = host.visit("ani")
    ani.done(requests.QuickPlay())
    ani.done(requests.CallRace())
    assert ani.table.starts_at is None
    ani.done(requests.StandUp())
    ani.done(requests.QuickPlay())
    ani.done(requests.LeadReplay("f00d"))
    host.clock.turn(QUICK_WAIT_MS * 4)
    assert ani.table.phase is Phase.GATHERING


def test_a_table_that_nobody_waits_at_starts_nothing() -> None:
    host, table = gathering("ani")
    host.lobby.stand_up("ani")
    host.clock.turn(QUICK_WAIT_MS)
    assert table.phase is Phase.GATHERING
    assert not host.lobby.tables


def test_if_the_host_leaves_the_others_still_start() -> None:
    host, table = gathering("ani", "bo")
    host.lobby.leave("ani")
    host.clock.turn(QUICK_WAIT_MS)
    assert table.phase is Phase.PLAYING
    assert [chair.person for chair in table.people()] == ["bo"]


def test_a_server_that_can_write_nothing_keeps_the_people_at_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host, table = gathering("ani")

    def unwritable(*at: object) -> Notebook:
        raise Declined("cannot-write")

    monkeypatch.setattr(host.opening, "scribe", unwritable)
    host.clock.turn(QUICK_WAIT_MS)
    assert (table.phase, table.quick_start.at) == (Phase.GATHERING, None)


def test_a_table_that_moves_to_another_process_gathers_again_there() -> None:
    _, table = gathering("ani")
    there = Host()
    moved = Table(table.code, "ani", CATALOGUE, there.clock, there.opening)
    gather(moved, record_of(table))
    there.lobby.add(moved)
    there.arrive("ani")
    there.clock.turn(QUICK_WAIT_MS)
    assert moved.phase is Phase.PLAYING
    assert bots(moved) == QUICK_TEAM - 1
