"""A table before, while and after it is played."""

import pytest
from msgspec.structs import replace

from escape_tui.engine.effect import RuleError
from escape_tui.engine.setup import Setup
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.table.live_game import GOING_ON_MS
from escape_tui.hub.table.quick_start import QUICK_WAIT_MS
from escape_tui.hub.table.seats.seats import Person, Phase
from escape_tui.hub.table.table import Table
from escape_tui.rules.calling import Call
from escape_tui.rules.dice import Roll
from escape_tui.rules.presence import StepAway
from tests.hub.people import COUNT_IN_MS, Host
from tests.rulebook import rule
from tests.temple import CATALOGUE


def gathering(*names: str) -> tuple[Host, Table]:
    host = Host()
    host.arrive(*names)
    table = host.lobby.open_table(names[0])
    for name in names[1:]:
        host.lobby.join(name, table.code)
    return host, table


def phase(table: Table) -> Phase:
    return table.phase


def declined(reason: str) -> pytest.RaisesExc[Declined]:
    return pytest.raises(Declined, check=lambda error: error.reason == reason)


def test_the_game_begins_when_everyone_is_ready() -> None:
    host, table = gathering("ani", "bo")
    table.ready("ani")
    assert table.phase is Phase.GATHERING
    table.ready("bo")
    assert phase(table) is Phase.PLAYING
    assert table.live is not None
    assert not table.live.state.has_begun
    host.clock.turn(COUNT_IN_MS)
    assert table.live.state.has_begun


def test_who_changes_his_mind_is_waited_for() -> None:
    _, table = gathering("ani", "bo")
    table.ready("ani")
    table.ready("ani", is_ready=False)
    table.ready("bo")
    assert table.phase is Phase.GATHERING


def test_a_set_up_that_cannot_work_lets_nobody_be_ready() -> None:
    _, table = gathering("ani")
    broken = replace(table.agreement, modules=("no-such-module",))
    table.arranging.agree("ani", broken, is_public=True, may_bots_hold=True)
    assert [refusal.rule for refusal in table.refusals()] == ["screen.combine"]
    with declined("set-up"):
        table.ready("ani")


def test_only_the_opener_decides_and_a_new_set_up_asks_everyone_anew() -> None:
    _, table = gathering("ani", "bo")
    with declined("not-opener"):
        table.arranging.agree("bo", table.agreement, is_public=False, may_bots_hold=False)
    table.ready("bo")
    table.arranging.agree("ani", table.agreement, is_public=False, may_bots_hold=False)
    assert not any(chair.is_ready for chair in table.people())
    assert not table.is_public


def test_the_opener_may_remove_someone_or_hand_over() -> None:
    _, table = gathering("ani", "bo", "cy")
    table.arranging.clear_chair("ani", 1)
    assert table.chair_of("bo") is None
    with declined("yourself"):
        table.arranging.clear_chair("ani", 0)
    with declined("empty"):
        table.arranging.clear_chair("ani", 1)
    table.arranging.hand_over("ani", 2)
    assert table.opener == "cy"
    with declined("not-opener"):
        table.arranging.hand_over("ani", 0)
    with declined("empty"):
        table.arranging.hand_over("cy", 5)


def test_when_the_opener_leaves_another_opens() -> None:
    _, table = gathering("ani", "bo")
    table.stand_up("ani")
    assert table.opener == "bo"


def test_bots_fill_seats_and_give_them_up_to_people() -> None:
    host, table = gathering("ani")
    for place in range(1, 6):
        table.arranging.seat_bot("ani", place)
    with declined("taken"):
        table.arranging.seat_bot("ani", 1)
    host.arrive("bo")
    table.taking_seats.sit(Person("bo", "Bo"))
    assert table.chair_of("bo") == 1
    assert sum(chair.is_bot for chair in table.chairs) == 4


def test_a_full_table_and_a_running_game_take_nobody() -> None:
    host, table = gathering("ani", "bo", "cy", "di", "ed", "fy")
    with declined("full"):
        table.taking_seats.sit(Person("gus", "Gus"))
    running = Host().playing("x", "y")
    with declined("playing"):
        running.taking_seats.sit(Person("gus", "Gus"))
    assert host.lobby.table_of("gus") is None


def test_people_choose_colours_and_cards() -> None:
    _, table = gathering("ani", "bo")
    table.taking_seats.change("ani", "white")
    assert table.chairs[5].person == "ani"
    with declined("taken"):
        table.taking_seats.change("ani", "blue")
    with declined("taken"):
        table.taking_seats.change("ani", "octarine")
    table.taking_seats.pick("ani", {"card": "permanent"})
    assert table.set_up().seats[1].picks == {"card": "permanent"}


def test_nobody_plays_for_somebody_else() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    table.play("ani", Roll(0))
    with declined("not-yours"):
        table.play("ani", Roll(1))
    with declined("not-yours"):
        table.play("stranger", Roll(1))


def test_nobody_plays_before_the_game() -> None:
    _, table = gathering("ani")
    with declined("not-playing"):
        table.play("ani", Roll(0))
    with declined("not-playing"):
        table.pausing.vote("ani")
    with declined("not-seated"):
        table.ready("stranger")


@rule("screen.leave")
def test_a_lost_connection_keeps_the_seat_and_a_bot_holds_it_after_ten_seconds() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    assert table.live is not None
    table.play("bo", Roll(1))
    host.lobby.leave("bo")
    assert table.live.state.adventurers[1].is_away
    noted = len(host.opening.notebooks[0].noted)
    host.clock.turn(9_900)
    assert len(host.opening.notebooks[0].noted) == noted
    host.clock.turn(20_000)
    assert len(host.opening.notebooks[0].noted) > noted
    dice = table.live.state.adventurers[1].dice
    host.arrive("bo")
    assert table.chair_of("bo") == 1
    assert table.live.state.adventurers[1].dice == dice
    assert not table.live.state.adventurers[1].is_away
    noted = len(host.opening.notebooks[0].noted)
    host.clock.turn(20_000)
    assert len(host.opening.notebooks[0].noted) == noted


@rule("screen.leave")
def test_where_the_table_wants_no_bot_the_adventurer_stands_still() -> None:
    host = Host()
    host.arrive("ani", "bo")
    table = host.lobby.open_table("ani")
    host.lobby.join("bo", table.code)
    table.arranging.agree("ani", table.agreement, is_public=True, may_bots_hold=False)
    table.ready("ani")
    table.ready("bo")
    host.clock.turn(COUNT_IN_MS)
    host.lobby.leave("bo")
    host.clock.turn(60_000)
    assert [command for _, command in host.opening.notebooks[0].noted] == [StepAway(1)]


def test_a_seat_is_kept_for_five_minutes_and_is_a_bots_afterwards() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    host.lobby.leave("ani")
    host.clock.turn(299_000)
    assert table.chair_of("ani") == 0
    host.clock.turn(2_000)
    assert table.chair_of("ani") is None
    assert table.chairs[0].is_bot
    assert table.opener == "bo"


def test_who_stands_up_in_the_middle_leaves_his_adventurer_to_a_bot_at_once() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    host.lobby.stand_up("bo")
    host.clock.turn(20_000)
    assert len(host.opening.notebooks[0].noted) > 1
    assert table.chair_of("bo") is None


def test_a_deserted_table_pauses_and_waits_ten_minutes() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    assert table.live is not None
    host.lobby.leave("ani")
    host.lobby.leave("bo")
    now = table.live.now()
    host.clock.turn(290_000)
    assert table.live.now() == now
    host.arrive("bo")
    host.clock.turn(1_000)
    assert table.live.now() == now + 1_000
    host.lobby.leave("bo")
    host.clock.turn(600_000)
    assert table.phase is Phase.OVER
    assert host.opening.given_up == [table]
    assert table.code not in host.lobby.tables


def ranked(host: Host) -> Table:
    """A game for the list of the best, at which nobody plays for those who are away."""
    host.arrive("ani")
    table = host.lobby.open_table("ani")
    track = next(iter(CATALOGUE.soundtracks))
    agreement = Setup(seats=(), soundtrack=track)
    table.arranging.agree("ani", agreement, is_public=True, may_bots_hold=False)
    table.ready("ani")
    host.clock.turn(COUNT_IN_MS)
    return table


def test_a_ranked_game_waits_for_those_who_left_only_as_long_as_it_may_pause() -> None:
    host = Host()
    table = ranked(host)
    assert table.live is not None
    host.lobby.leave("ani")
    now = table.live.now()
    host.clock.turn(50_000)
    assert table.live.now() == now
    host.arrive("ani")
    assert table.pausing.left_ms == 70_000
    host.lobby.leave("ani")
    host.clock.turn(75_000)
    assert table.live.now() == now + 5_000
    host.arrive("ani")
    assert table.pausing.left_ms == 0
    with declined("no-pause-left"):
        table.pausing.vote("ani")


def test_an_agreed_pause_goes_on_when_those_come_back_who_left_meanwhile() -> None:
    host = Host()
    table = ranked(host)
    assert table.live is not None
    table.pausing.vote("ani")
    host.lobby.leave("ani")
    host.clock.turn(20_000)
    host.arrive("ani")
    assert table.live.is_paused
    table.pausing.vote("ani")
    host.clock.turn(GOING_ON_MS)
    assert (table.live.is_paused, table.pausing.left_ms) == (False, 100_000)


def test_who_comes_back_in_time_plays_on_long_after_the_table_would_have_been_given_up() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    host.lobby.leave("ani")
    host.lobby.leave("bo")
    host.clock.turn(290_000)
    host.arrive("bo")
    host.clock.turn(320_000)
    assert table.phase is Phase.PLAYING
    assert host.opening.given_up == []


def test_a_pause_begins_when_all_who_are_here_want_it_and_lasts_two_minutes_in_all() -> None:
    host = Host()
    table = host.playing("ani", "bo", "cy")
    assert table.live is not None
    host.lobby.leave("cy")
    table.pausing.vote("ani")
    assert not table.live.is_paused
    table.pausing.vote("bo")
    assert table.live.is_paused
    host.clock.turn(50_000)
    table.pausing.vote("bo")
    assert table.live.is_paused
    with declined("going-on"):
        table.pausing.vote("ani")
    host.clock.turn(GOING_ON_MS)
    assert not table.live.is_paused
    assert table.pausing.left_ms == 70_000
    table.pausing.vote("ani")
    table.pausing.vote("bo")
    host.clock.turn(70_000 + GOING_ON_MS)
    assert not table.live.is_paused
    with declined("no-pause-left"):
        table.pausing.vote("ani")


def test_a_vote_can_be_taken_back() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    with declined("nothing-asked"):
        table.pausing.vote("ani", wants=False)
    table.pausing.vote("ani")
    with declined("said-already"):
        table.pausing.vote("ani")
    table.pausing.vote("ani", wants=False)
    assert (table.pausing.votes, table.pausing.vote_until) == ((), None)


def test_anybody_refuses_a_pause_for_all_and_a_vote_runs_out() -> None:
    host = Host()
    table = host.playing("ani", "bo", "cy")
    table.pausing.vote("ani")
    table.pausing.vote("bo")
    table.pausing.vote("cy", wants=False)
    assert len(table.pausing.votes) == 0
    table.pausing.vote("ani")
    assert table.pausing.vote_until == host.clock.now() + 20_000
    host.clock.turn(20_000)
    assert len(table.pausing.votes) == 0


def test_a_pause_begins_when_whoever_was_waited_for_has_gone() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    assert table.live is not None
    table.pausing.vote("ani")
    host.lobby.leave("bo")
    assert table.live.is_paused


def test_a_pause_that_is_about_to_end_begins_anew_when_everybody_goes() -> None:
    host = Host()
    table = host.playing("ani")
    assert table.live is not None
    table.pausing.vote("ani")
    table.pausing.vote("ani")
    assert table.live.is_going_on
    host.lobby.leave("ani")
    host.clock.turn(10_000)
    assert table.live.is_paused


def test_it_is_known_when_a_bot_takes_over_from_whoever_is_gone() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    host.lobby.leave("bo")
    assert table.absences.bot_at == {"bo": host.clock.now() + 10_000}
    host.clock.turn(10_000)
    assert table.absences.bot_at == {}
    host.arrive("bo")
    host.lobby.leave("bo")
    host.arrive("bo")
    assert table.absences.bot_at == {}


def test_the_end_is_kept_and_the_same_people_play_again() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    with declined("not-over"):
        table.want_again("ani")
    host.clock.turn(600_000)
    assert table.phase is Phase.OVER
    assert host.opening.results == [table]
    table.want_again("ani")
    assert phase(table) is Phase.OVER
    table.want_again("bo")
    assert phase(table) is Phase.GATHERING
    assert not any(chair.is_ready for chair in table.people())
    for person in ("ani", "bo"):
        table.ready(person)
    assert phase(table) is Phase.PLAYING
    assert table.again == ()


def test_a_rematch_starts_by_itself_with_as_many_players_as_before() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    host.clock.turn(600_000)
    for person in ("ani", "bo"):
        table.want_again(person)
    host.clock.turn(QUICK_WAIT_MS - 1)
    assert phase(table) is Phase.GATHERING
    host.clock.turn(1)
    assert phase(table) is Phase.PLAYING
    assert len(table.players) == 2


def test_a_new_setup_stops_the_rematch_from_starting_by_itself() -> None:
    host = Host()
    table = host.playing("ani")
    host.clock.turn(600_000)
    table.want_again("ani")
    table.arranging.agree("ani", table.agreement, is_public=True, may_bots_hold=True)
    host.clock.turn(2 * QUICK_WAIT_MS)
    assert phase(table) is Phase.GATHERING


def test_a_wish_for_another_game_can_be_taken_back_and_said_twice() -> None:
    host = Host()
    table = host.playing("ani", "bo")
    host.clock.turn(600_000)
    table.want_again("ani")
    table.want_again("ani")
    assert len(table.again) == 1
    table.want_again("ani", wants=False)
    table.want_again("ani", wants=False)
    assert len(table.again) == 0
    with declined("not-seated"):
        table.want_again("cy")


@pytest.mark.parametrize("goes", ["leaves", "stands up"])
def test_another_game_waits_for_nobody_who_has_gone(goes: str) -> None:
    host = Host()
    table = host.playing("ani", "bo")
    host.clock.turn(600_000)
    table.want_again("ani")
    if goes == "leaves":
        host.lobby.leave("bo")
    else:
        host.lobby.stand_up("bo")
    assert phase(table) is Phase.GATHERING
    assert [chair.name for chair in table.people()] == ["Ani"]


def test_sayings_are_cleaned_and_the_oldest_forgotten() -> None:
    _, table = gathering("ani")
    table.talk.say("ani", "\x1b[31mred\x07 alert")
    table.talk.say("ani", "\x00")
    assert [saying.text for saying in table.talk.sayings] == ["red alert"]
    for number in range(60):
        table.talk.say("ani", str(number))
    assert len(table.talk.sayings) == 50


def test_quick_calls_reach_the_table_also_while_it_is_paused() -> None:
    host = Host()
    table = host.playing("ani")
    table.pausing.vote("ani")
    table.play("ani", Call(0, "wait"))
    with pytest.raises(RuleError):
        table.play("ani", Roll(0))
