"""The voice: how much somebody hears who wants it quiet."""

import pytest

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.plain.voice import MINUTE_MS, PRESSING_LINES, QUIET_LINES, Matter, Voice
from escape_tui.scene.game.pacing.cues import Bells
from escape_tui.scene.menus.player_settings import Verbosity


class Hearer:
    """Somebody who wants it quiet, and a clock that the test turns."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.clock = HandClockwork()
        self.voice = Voice(self.heard.append, lambda: None, self.clock)
        self.voice.suit(Verbosity.QUIET, Bells.ALL)

    def tell(self, count: int, matter: Matter) -> None:
        for number in range(count):
            self.voice.tell(f"{matter.name.lower()} {number}", matter)


@pytest.fixture
def ann() -> Hearer:
    return Hearer()


def test_room_is_kept_for_lines_that_press(ann: Hearer) -> None:
    ann.tell(50, Matter.WEIGHTY)
    assert len(ann.heard) == QUIET_LINES - PRESSING_LINES
    ann.tell(PRESSING_LINES, Matter.PRESSING)
    assert ann.heard[-PRESSING_LINES:] == [f"pressing {number}" for number in range(PRESSING_LINES)]


def test_lines_that_press_are_late_and_never_lost(ann: Hearer) -> None:
    ann.tell(QUIET_LINES + 2, Matter.PRESSING)
    assert len(ann.heard) == QUIET_LINES
    ann.clock.turn(MINUTE_MS)
    assert ann.heard[QUIET_LINES:] == [f"pressing {QUIET_LINES} pressing {QUIET_LINES + 1}"]


def test_an_answer_is_always_told(ann: Hearer) -> None:
    ann.tell(50, Matter.PRESSING)
    ann.heard.clear()
    ann.tell(20, Matter.ANSWER)
    assert len(ann.heard) == 20


def test_what_happens_beside_or_elsewhere_is_not_told(ann: Hearer) -> None:
    ann.tell(1, Matter.NEAR)
    ann.tell(1, Matter.FAR)
    assert ann.heard == []
