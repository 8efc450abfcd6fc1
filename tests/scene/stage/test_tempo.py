"""The tempo: twelve frames a second, fewer while the host is busy, and back again."""

import pytest

from escape_tui.hub.clockwork import HandClockwork
from escape_tui.scene.stage.frame_clock import AIM, FRAME_MS, SLOWEST_MS, FrameClock, Tempo


class Machine:
    """A host on which everybody's next frame takes *round_ms*, and which has *other* work to do besides."""

    def __init__(self, round_ms: float, other: float = 0.0) -> None:
        self.round_ms = round_ms
        self.other = other
        self.worked = 0.0
        self.tempo = Tempo()
        self.tempo.keep_up(lambda: self.worked)
        self.now = 0
        self.tempo.look(self.now)

    @property
    def load(self) -> float:
        return self.other + self.round_ms / self.tempo.frame_ms

    def second(self) -> int:
        """One second of work; how long there is between two frames after it."""
        self.now += 1_000
        # Without time for all frames, those that are drawn have waited longer.
        waited = max(self.tempo.frame_ms, round(self.round_ms / (1.0 - self.other)))
        self.worked += self.other + self.round_ms / waited
        self.tempo.drew(self.round_ms / waited, waited)
        self.tempo.look(self.now)
        return self.tempo.frame_ms

    def seconds(self, number: int) -> list[int]:
        return [self.second() for _ in range(number)]


def test_a_calm_host_shows_every_frame() -> None:
    assert Machine(30, 0.3).seconds(3) == [FRAME_MS] * 3


@pytest.mark.parametrize(("round_ms", "other"), [(60, 0.3), (90, 0.4), (120, 0.6), (150, 0.0)])
def test_a_busy_host_shows_as_many_as_fit_beside_its_other_work(round_ms: float, other: float) -> None:
    machine = Machine(round_ms, other)
    machine.seconds(60)
    assert FRAME_MS < machine.tempo.frame_ms < SLOWEST_MS
    assert machine.load == pytest.approx(AIM, abs=0.02)


def test_a_host_that_is_overrun_has_time_for_keys_again_in_seconds() -> None:
    machine = Machine(120, 0.4)
    machine.seconds(10)
    assert machine.load < 0.96


def test_a_host_that_has_no_time_for_frames_shows_the_fewest() -> None:
    machine = Machine(400, 0.9)
    machine.seconds(60)
    assert machine.tempo.frame_ms == SLOWEST_MS


def test_a_dear_moment_slows_nobody_down_for_long() -> None:
    machine = Machine(40, 0.2)
    machine.seconds(20)
    machine.other = 0.9
    after = machine.second()
    machine.other = 0.2
    assert after < 1.5 * FRAME_MS
    assert machine.seconds(3)[-1] == FRAME_MS


def test_it_comes_back_when_the_load_is_gone() -> None:
    machine = Machine(200, 0.5)
    machine.seconds(60)
    assert machine.tempo.is_slow
    machine.round_ms = 20
    machine.seconds(20)
    assert machine.tempo.frame_ms == FRAME_MS
    assert not machine.tempo.is_slow


def test_who_need_not_keep_up_does_not_look() -> None:
    machine = Machine(300, 0.5)
    machine.seconds(20)
    machine.tempo.hold()
    assert machine.seconds(2) == [FRAME_MS] * 2


def test_it_does_not_look_all_the_time() -> None:
    machine = Machine(30)
    machine.worked = 5.0
    machine.tempo.look(499)
    assert machine.tempo.frame_ms == FRAME_MS


def test_the_clock_of_a_table_follows_it() -> None:
    tempo = Tempo()
    clock = FrameClock(HandClockwork(), lambda watcher: None, tempo)
    clock.join("Ann")
    assert tuple(clock.step(1_000)) == ("Ann",)
    tempo.frame_ms = 200
    clock.news()
    assert clock.due_at(1_001) == 1_200
