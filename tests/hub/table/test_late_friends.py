"""A late friend takes a bot's seat in a game that runs, with everything that the bot had."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from escape_tui.hub.lobby.quick_play import JUST_BEGUN_MS, quick_play
from escape_tui.hub.lobby.refusal import Declined
from escape_tui.hub.port.messages import requests
from escape_tui.hub.table.seats.seats import Person, Phase
from escape_tui.hub.table.table import Table
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.surrender import Surrender
from escape_tui.rules.presence import SeatTaken, TakeSeat
from tests.hub.people import COUNT_IN_MS, Host
from tests.rulebook import rule
from tests.temple import Scene


@contextmanager
def declined(reason: str) -> Iterator[None]:
    with pytest.raises(Declined) as refusal:
        yield
    assert refusal.value.reason == reason


def with_bots(host: Host, *names: str, bots: int = 2) -> Table:
    """A table at which *names* and *bots* play."""
    host.arrive(*names)
    table = host.lobby.open_table(names[0])
    for name in names[1:]:
        host.lobby.join(name, table.code)
    for place in range(len(names), len(names) + bots):
        table.arranging.seat_bot(names[0], place)
    for name in names:
        table.ready(name)
    host.clock.turn(COUNT_IN_MS)
    return table


@rule("screen.leave")
def test_who_takes_a_seat_is_called_by_name_and_finds_everything_as_it_was() -> None:
    scene = Scene(players=2, dice={0: "A B", 1: "T K"}, at={1: "basic-01"})
    scene.put_adventurer(1, is_away=True)
    scene.play(TakeSeat(1, "Zoe"))
    assert scene.told(SeatTaken) == [SeatTaken(1, "Zoe")]
    assert scene.state.setup.seats[1].name == "Zoe"
    assert (scene.dice(1), scene.place(1)) == ("T K", "basic-01")
    assert not scene.adventurer(1).is_away
    scene.refuse(TakeSeat(1, " "), "screen.leave", reason="nameless")


@rule("screen.leave")
def test_a_late_friend_plays_on_for_a_bot() -> None:
    host = Host()
    table = with_bots(host, "ani")
    assert table.live is not None
    host.arrive("zoe")
    host.clock.turn(30_000)
    before = table.live.state.adventurers[1]
    host.lobby.take_bot_seat("zoe", table.code)
    assert table.player_of("zoe") == 1
    assert table.live.bots == {2}
    after = table.live.state.adventurers[1]
    assert (after.chamber, after.dice) == (before.chamber, before.dice)
    assert table.live.state.setup.seats[1].name == "Zoe"
    assert table.had_bots
    host.clock.turn(2_000)
    table.play("zoe", Roll(1))


def test_a_named_seat_must_be_a_bots() -> None:
    host = Host()
    table = with_bots(host, "ani", "bo")
    host.arrive("zoe")
    for place in (0, 5, -1):
        with declined("no-bot-seat"):
            table.bot_seats.take(Person("zoe", "Zoe"), place)
    assert table.bot_seats.take(Person("zoe", "Zoe"), 3) == 3
    with declined("seated"):
        table.bot_seats.take(Person("zoe", "Zoe"), 2)


def test_there_is_no_seat_without_bots_before_the_game_after_it_or_where_everybody_is_gone() -> None:
    host = Host()
    gathering = host.lobby
    host.arrive("zoe")
    full = host.playing("ani", "bo")
    with declined("no-bot-seat"):
        gathering.take_bot_seat("zoe", full.code)
    table = with_bots(host, "cy")
    table.play("cy", Roll(0))
    host.lobby.leave("cy")
    assert table.bot_seats.open() == ()
    host.arrive("cy")
    assert table.bot_seats.open() == (1, 2)
    host.clock.turn(600_000)
    assert table.phase is Phase.OVER
    with declined("not-playing"):
        gathering.take_bot_seat("zoe", table.code)


def test_quick_play_finds_a_game_that_has_just_begun_and_no_older_one() -> None:
    host = Host()
    table = with_bots(host, "ani")
    host.arrive("bo", "cy")
    assert quick_play(host.lobby, "bo") is table
    host.clock.turn(JUST_BEGUN_MS)
    assert quick_play(host.lobby, "cy") is not table


def test_nobody_takes_a_seat_or_gives_up_by_playing_and_watchers_take_no_seat() -> None:
    host = Host()
    ani, zoe, eve = host.visit("ani"), host.visit("zoe"), host.door("eve", may_play=False)
    code = str(ani.done(requests.OpenTable(bots=1)).facts["code"])
    assert zoe.refused(requests.TakeBotSeat(code)) == "not-playing"
    ani.done(requests.Ready())
    host.clock.turn(COUNT_IN_MS)
    for command in (TakeSeat(0, "\x1b[31mEvil"), Surrender(0)):
        assert ani.refused(requests.Play(command)) == "nonsense"
    assert eve.refused(requests.TakeBotSeat(code)) == "only-watching"
    assert zoe.done(requests.Find(code)).facts["bot_seats"] == 1
    assert zoe.port.lobby.tables[0].has_bot_seat
    zoe.done(requests.TakeBotSeat(code))
    assert zoe.place == 1
    assert ani.table.seats[1].name == "Zoe"
    assert not zoe.port.lobby.tables[0].has_bot_seat
    zoe.done(requests.Leave())
    assert zoe.refused(requests.TakeBotSeat(code)) == "gone"
