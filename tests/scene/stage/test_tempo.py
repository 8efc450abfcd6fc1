"""The tempo: twelve frames a second, fewer while the host is busy, and back again."""

from escape_tui.scene.stage.frame_clock import FrameClock
from escape_tui.scene.stage.tempo import FRAME_MS, SLOWEST_MS, Tempo


class Machine:
    """A process that has worked for so many seconds."""

    def __init__(self) -> None:
        self.worked = 0.0
        self.tempo = Tempo()
        self.tempo.keep_up(lambda: self.worked)
        self.now = 0
        self.tempo.look(self.now)

    def second(self, load: float) -> int:
        self.now += 1_000
        self.worked += load
        self.tempo.look(self.now)
        return self.tempo.frame_ms


def test_a_calm_host_shows_every_frame() -> None:
    machine = Machine()
    assert [machine.second(0.3) for _ in range(3)] == [FRAME_MS] * 3


def test_a_busy_host_shows_fewer_and_never_too_few() -> None:
    machine = Machine()
    first, second = machine.second(0.9), machine.second(0.9)
    assert FRAME_MS < first < second
    for _ in range(20):
        machine.second(0.9)
    assert machine.tempo.frame_ms == SLOWEST_MS


def test_an_overloaded_host_shows_the_fewest_at_once() -> None:
    assert Machine().second(0.97) == SLOWEST_MS


def test_it_stays_where_the_load_is_right_and_comes_back_when_it_is_gone() -> None:
    machine = Machine()
    slower = machine.second(0.9)
    assert machine.second(0.8) == slower
    for _ in range(20):
        machine.second(0.1)
    assert machine.tempo.frame_ms == FRAME_MS


def test_who_need_not_keep_up_does_not_look() -> None:
    machine = Machine()
    machine.second(0.9)
    machine.tempo.hold()
    assert machine.second(1.0) == machine.second(1.0) == FRAME_MS


def test_it_does_not_look_all_the_time() -> None:
    machine = Machine()
    machine.worked = 5.0
    machine.tempo.look(499)
    assert machine.tempo.frame_ms == FRAME_MS


def test_the_clock_of_a_table_follows_it() -> None:
    tempo = Tempo()
    clock = FrameClock(tempo)
    clock.join("Ann")
    assert tuple(clock.step(1_000)) == ("Ann",)
    tempo.frame_ms = 200
    clock.news()
    assert clock.due_at(1_001) == 1_200
