"""Unanswered keys: one watch on a worker for all sessions of a gate."""

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import HandClockwork
from ssh_host.cluster.gate.unanswered_keys import SLOW_MS, UnansweredKeys


class Watched(UnansweredKeys):
    """Notes when a key got no answer."""

    def __init__(self) -> None:
        self.clockwork = HandClockwork()
        self.silences: list[Millis] = []
        super().__init__(self.clockwork, lambda: self.silences.append(self.clockwork.now()))


def test_silence_after_a_key_is_reported_once() -> None:
    watched = Watched()
    watched.pressed()
    watched.pressed()
    watched.clockwork.turn(10 * SLOW_MS)
    assert watched.silences == [SLOW_MS]
    watched.pressed()
    watched.clockwork.turn(10 * SLOW_MS)
    assert watched.silences == [SLOW_MS, 11 * SLOW_MS], "the next key is watched, too"


def test_an_answer_counts_for_every_key_before_it() -> None:
    watched = Watched()
    for _ in range(3):
        watched.pressed()
    watched.answered()
    watched.clockwork.turn(10 * SLOW_MS)
    assert watched.silences == []


def test_a_key_after_the_answer_has_as_much_time() -> None:
    watched = Watched()
    watched.pressed()
    watched.clockwork.turn(SLOW_MS // 2)
    watched.answered()
    watched.pressed()
    watched.clockwork.turn(10 * SLOW_MS)
    assert watched.silences == [SLOW_MS // 2 + SLOW_MS]
