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


def is_lost(table: Table) -> bool:
    assert table.live is not None
    ending = table.live.state.ending
    return ending is not None and not ending.is_won


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
    live.collapse()
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
