"""A relay shows what was kept of a game that is played elsewhere, exactly and in order."""

import pytest

from escape_tui.engine.setup import COLOURS, Seat, Setup
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import Journal, JournalError
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


def test_the_clock_shows_the_time_of_the_last_line_and_why_the_owner_has_stopped(
    lines: tuple[bytes, ...],
) -> None:
    clock = HandClockwork()
    relay = relay_from(lines[:JOINED_AT], clock)
    seen = relay.publisher.replica()
    began = seen.now()
    clock.turn(500)
    assert seen.now() == began == seen.state.now
    relay.stand(is_paused=True, is_waiting=False)
    assert (seen.now(), seen.is_paused, seen.is_waiting) == (began, True, False)
    relay.stand(is_paused=False, is_waiting=True)
    assert (seen.now(), seen.is_paused, seen.is_waiting) == (began, False, True)
    relay.follow(lines[JOINED_AT : JOINED_AT + 20])
    assert seen.now() == seen.state.now > began


def test_the_time_of_a_relay_does_not_go_back_with_an_owner_that_continues_from_a_snapshot(
    lines: tuple[bytes, ...],
) -> None:
    snapshot = next(line for line in lines if b'"Snapshot"' in line)
    relay = relay_from(lines[:JOINED_AT], HandClockwork())
    seen = relay.publisher.replica()
    began = seen.now()
    relay.follow((snapshot,))
    assert seen.state.now < began == seen.now()


def test_a_line_that_is_missing_is_noticed(lines: tuple[bytes, ...]) -> None:
    relay = relay_from(lines[:JOINED_AT], HandClockwork())
    with pytest.raises(JournalError, match=r"differs|refused"):
        relay.follow(lines[JOINED_AT + 6 :])
