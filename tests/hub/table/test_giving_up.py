"""A table gives up: everybody here has to want it, and it counts as a loss."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.setup import Seat, Setup
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.record.record import Journal, header, read_lines
from escape_tui.hub.record.taking_up import take_up
from escape_tui.hub.seeded_chance import SeededChance
from escape_tui.hub.table.live_game import LiveGame
from escape_tui.hub.table.seats.seats import Phase
from escape_tui.hub.table.table import Table
from escape_tui.modules.box import new_game
from escape_tui.rules.dice import Roll
from escape_tui.scene.replay.playback import Playback
from tests.hub.people import COUNT_IN_MS, Host
from tests.rulebook import rule
from tests.temple import CATALOGUE


def playing(*names: str, is_practice: bool = False) -> tuple[Host, Table]:
    host = Host()
    host.arrive(*names)
    table = host.lobby.open_table(names[0])
    if is_practice:
        endless = replace(table.agreement, soundtrack=None)
        table.arranging.agree(names[0], endless, is_public=True, may_bots_hold=True)
    for name in names[1:]:
        host.lobby.join(name, table.code)
    for name in names:
        table.ready(name)
    host.clock.turn(COUNT_IN_MS + 30_000)
    return host, table


def is_lost(table: Table, rule: str = "end.give-up") -> bool:
    assert table.live is not None
    ending = table.live.state.ending
    return ending is not None and not ending.is_won and ending.rule == rule


@rule("end.give-up")
def test_one_vote_is_not_enough_and_the_last_one_ends_the_game_as_a_loss() -> None:
    host, table = playing("ani", "bo")
    table.giving_up.vote("ani")
    assert table.giving_up.votes == ("ani",)
    assert not is_lost(table)
    table.giving_up.vote("bo")
    assert is_lost(table)
    assert table.phase is Phase.OVER
    assert host.opening.results == [table]


def test_a_vote_can_be_withdrawn_and_runs_out() -> None:
    host, table = playing("ani", "bo")
    table.giving_up.vote("ani")
    table.giving_up.vote("ani")
    assert table.giving_up.votes == ()
    table.giving_up.vote("ani")
    host.clock.turn(20_000)
    assert table.giving_up.votes == ()
    table.giving_up.vote("bo")
    assert not is_lost(table)


def test_a_person_who_reconnects_during_the_vote_is_asked() -> None:
    _, table = playing("ani", "bo")
    table.absences.drop("bo")
    table.giving_up.vote("ani")
    assert not is_lost(table)
    table.absences.come_back("bo")
    assert not is_lost(table)
    table.giving_up.vote("bo")
    assert is_lost(table)


def test_a_person_for_whom_a_bot_stands_in_is_not_waited_for() -> None:
    host, table = playing("ani", "bo")
    table.absences.drop("bo")
    table.giving_up.vote("ani")
    host.clock.turn(10_000)
    assert is_lost(table)


def test_the_journal_leads_to_the_same_loss() -> None:
    setup, lines, clock = Setup((Seat("Ann", "red"), Seat("Bo", "blue"))), list[bytes](), HandClockwork()
    game, journal = new_game(setup, CATALOGUE, SeededChance(7)), Journal(lines.append)
    journal.begin(header(setup, 7, CATALOGUE), game)
    live = LiveGame(game, clock, journal)
    live.resume()
    clock.turn(20_000)
    live.play(Roll(0, (0, 1, 2)))
    live.give_up()
    taken_up = take_up(read_lines(lines, CATALOGUE, "given up"), CATALOGUE)
    assert taken_up.game.state.ending == live.state.ending
    assert live.state.ending is not None
    playback = Playback(read_lines(lines, CATALOGUE, "given up"), CATALOGUE, clock)
    for _ in playback.scan():
        pass
    playback.seek(playback.ends_at)
    assert playback.state.ending is not None
    assert not playback.state.ending.is_won


def test_practice_and_strangers_cannot_give_up() -> None:
    _, table = playing("ani", is_practice=True)
    with pytest.raises(Declined, check=lambda error: error.reason == "practice"):
        table.giving_up.vote("ani")
    _, table = playing("ani")
    with pytest.raises(Declined, check=lambda error: error.reason == "not-playing"):
        table.giving_up.vote("bo")


def forsaken(*, may_bots_hold: bool = False) -> tuple[Host, Table]:
    """Ani is outside; bo, the last one inside, has just dropped out."""
    host, table = playing("ani", "bo")
    table.may_bots_hold = may_bots_hold
    live = table.live
    assert live is not None
    ani, bo = live.state.adventurers
    live.set_scene(
        replace(live.state, adventurers=(replace(ani, escaped_at=live.state.now, chamber=None), bo))
    )
    table.absences.drop("bo")
    return host, table


@rule("end.forsaken")
def test_a_game_that_nobody_inside_plays_any_more_ends_in_ten_seconds_and_says_so_at_once() -> None:
    host, table = forsaken()
    assert table.giving_up.until == host.clock.now() + 10_000
    host.clock.turn(9_999)
    assert not is_lost(table)
    host.clock.turn(1)
    assert is_lost(table, "end.forsaken")
    assert host.opening.results == [table]


def test_the_game_goes_on_if_somebody_wants_to_stay_or_is_back() -> None:
    host, table = forsaken()
    table.giving_up.vote("ani", wants=False)
    host.clock.turn(30_000)
    assert not is_lost(table)
    assert table.giving_up.until is None
    host, table = forsaken()
    table.absences.come_back("bo")
    assert table.giving_up.until is None
    host.clock.turn(30_000)
    assert not is_lost(table)


def test_a_game_in_which_a_bot_will_stand_in_goes_on() -> None:
    host, table = forsaken(may_bots_hold=True)
    assert table.giving_up.until is None
    host.clock.turn(10_000)
    assert table.giving_up.until is None
    assert table.live is not None
    assert table.live.bots == {1}


def test_a_game_that_everybody_has_left_waits_for_them_and_does_not_run_on_alone() -> None:
    host, table = playing("ani", "bo")
    table.may_bots_hold = False
    table.absences.drop("ani")
    table.absences.drop("bo")
    live = table.live
    assert live is not None
    assert live.is_paused
    assert table.is_ranked
    host.clock.turn(120_000)
    assert not is_lost(table), "its pause time is over, and it is told that it ends"
    host.clock.turn(10_000)
    assert live.state.ending is not None
    assert live.state.ending.rule == "end.forsaken"
