"""A relay shows what was kept of a game that is played elsewhere, exactly and in order."""

import pytest

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import Journal, JournalError
from escape_tui.hub.table.live_game import SHOWN_AHEAD_MS
from escape_tui.hub.watching.relay import Relay, caught_up
from tests.hub.record.recorded import play_recorded
from tests.temple import CATALOGUE

SETUP = Setup(tuple(Seat(colour, colour) for colour in COLOURS[:2]))
JOINED_AT = 40


@pytest.fixture(scope="module")
def lines() -> tuple[bytes, ...]:
    written: list[bytes] = []
    play_recorded(SETUP, 12, CATALOGUE, Journal(written.append))
    return tuple(written)


def relay_from(lines: tuple[bytes, ...], clock: HandClockwork) -> Relay:
    return Relay(caught_up(lines, CATALOGUE, "game"), clock, "game")


def test_whoever_follows_from_the_middle_ends_where_all_others_do(lines: tuple[bytes, ...]) -> None:
    followed = relay_from(lines[:JOINED_AT], HandClockwork())
    for line in lines[JOINED_AT:]:
        followed.follow((line,))
    whole = relay_from(lines, HandClockwork())
    assert followed.is_over
    assert followed.publisher.state == whole.publisher.state
    assert followed.publisher.standing.report == whole.publisher.standing.report
    assert [each.event for each in followed.publisher.past] == [each.event for each in whole.publisher.past]


def test_all_who_watch_look_at_one_replica(lines: tuple[bytes, ...]) -> None:
    relay = relay_from(lines[:JOINED_AT], HandClockwork())
    assert relay.publisher.replica() is relay.publisher.replica()


def test_the_clock_goes_on_between_lines_and_stands_where_the_owner_says_so(lines: tuple[bytes, ...]) -> None:
    clock = HandClockwork()
    relay = relay_from(lines[:JOINED_AT], clock)
    seen = relay.publisher.replica()
    began = seen.now()
    clock.turn(500)
    assert seen.now() == began + 500
    relay.stand(began + 700, is_paused=True, is_waiting=False)
    clock.turn(500)
    assert (seen.now(), seen.is_paused) == (began + 700, True)
    relay.stand(began + 700, is_paused=False, is_waiting=False)
    clock.turn(500)
    assert (seen.now(), seen.is_paused) == (began + 1_200, False)


def test_the_time_of_a_relay_never_goes_back_when_a_line_arrives_late(lines: tuple[bytes, ...]) -> None:
    clock = HandClockwork()
    relay = relay_from(lines[:JOINED_AT], clock)
    seen = relay.publisher.replica()
    began = seen.now()
    clock.turn(SHOWN_AHEAD_MS - 1)
    relay.stand(began + 300, is_paused=False, is_waiting=True)
    assert seen.now() == began + SHOWN_AHEAD_MS - 1


def test_a_relay_without_news_stops_where_the_next_owner_continues(lines: tuple[bytes, ...]) -> None:
    clock = HandClockwork()
    relay = relay_from(lines[:JOINED_AT], clock)
    clock.turn(60_000)
    shown = relay.publisher.replica().now()
    taken_up = relay.taken_up()
    assert shown == taken_up.shown_at == taken_up.game.state.now + SHOWN_AHEAD_MS


def test_a_line_that_is_missing_is_noticed(lines: tuple[bytes, ...]) -> None:
    relay = relay_from(lines[:JOINED_AT], HandClockwork())
    with pytest.raises(JournalError, match=r"differs|refused"):
        relay.follow(lines[JOINED_AT + 6 :])
