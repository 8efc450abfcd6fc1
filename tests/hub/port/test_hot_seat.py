"""A game at one keyboard is asked like a table of a host."""

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.port.hot_seat import HotSeat
from escape_tui.hub.port.messages.answers import Answer, Done, Refused
from escape_tui.hub.port.messages.requests import Play, Request, StandUp, VotePause
from escape_tui.hub.record.scribe import NoScribe
from escape_tui.hub.table.live_game import GOING_ON_MS, LiveGame
from escape_tui.rules.dice import Roll
from escape_tui.rules.ending.leaving import Escape
from tests.temple import BASE_TEMPLE, Scene


class Keyboard:
    """Everybody at one keyboard, and what they heard."""

    def __init__(self) -> None:
        self.clockwork = HandClockwork()
        self.live = LiveGame(Scene(BASE_TEMPLE).game, self.clockwork, NoScribe())
        self.live.resume()
        self._seat = HotSeat(self.live)

    def ask(self, request: Request) -> Answer:
        heard: list[Answer] = []
        self._seat.ask(request, heard.append)
        (answer,) = heard
        return answer


def test_whoever_sits_there_plays() -> None:
    keyboard = Keyboard()
    for player in (0, 1):
        assert keyboard.ask(Play(Roll(player))) == Done(0)
        assert keyboard.live.state.adventurers[player].is_tumbling


def test_a_rule_that_says_no_says_why() -> None:
    answer = Keyboard().ask(Play(Escape(0)))
    assert isinstance(answer, Refused)
    assert answer.rule == "base.escape"


def test_nobody_else_has_to_want_a_pause() -> None:
    keyboard = Keyboard()
    keyboard.ask(VotePause())
    assert keyboard.live.is_paused
    keyboard.ask(VotePause())
    assert keyboard.ask(VotePause()) == Refused(0, reason="going-on")
    keyboard.clockwork.turn(GOING_ON_MS)
    assert not keyboard.live.is_paused


def test_there_is_no_table_to_leave() -> None:
    assert Keyboard().ask(StandUp()) == Refused(0, reason="nonsense")
