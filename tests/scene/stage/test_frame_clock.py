"""Frames go out in step, not too often, and at once where a player pressed a key."""

from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import cast

import pytest

from escape_tui.hub.clockwork import Clockwork, HandClockwork, LoopClockwork
from escape_tui.scene.stage.frame_clock import (
    FRAME_MS,
    GROUPS,
    TURN_SECONDS,
    FrameClock,
    Watcher,
)

#: About a second after the beginning.
BEAT = 12 * FRAME_MS


@pytest.fixture
def drawn() -> list[Watcher]:
    return []


@pytest.fixture
def clock(drawn: list[Watcher]) -> FrameClock:
    """Ann and Bo have seen everything at `BEAT`; its timer never rings."""
    clock = FrameClock(HandClockwork(), drawn.append)
    clock.join("Ann")
    clock.join("Bo")
    assert tuple(clock.step(BEAT)) == ("Ann", "Bo")
    return clock


def test_nothing_is_due_while_nothing_is_new(clock: FrameClock) -> None:
    assert clock.due_at(5000) is None
    assert tuple(clock.step(5000)) == ()


def test_the_first_news_after_a_rest_go_at_once_to_all(clock: FrameClock) -> None:
    clock.news()
    assert clock.due_at(5000) == 5000
    assert tuple(clock.step(5000)) == ("Ann", "Bo")


def test_more_news_wait_for_the_next_step(clock: FrameClock) -> None:
    clock.news()
    assert clock.due_at(BEAT + 1) == BEAT + FRAME_MS
    assert tuple(clock.step(BEAT + 1)) == ()
    assert tuple(clock.step(BEAT + FRAME_MS)) == ("Ann", "Bo")


def test_there_are_at_most_twelve_frames_a_second(clock: FrameClock) -> None:
    steps = 0
    for now in range(2 * BEAT, 12 * BEAT):
        clock.news()
        steps += bool(tuple(clock.step(now)))
    assert steps == 10 * 12


def test_tables_that_have_news_all_the_time_are_drawn_at_the_same_time(clock: FrameClock) -> None:
    other = FrameClock(HandClockwork(), list[Watcher]().append)
    other.join("Cy")
    assert tuple(other.step(BEAT + 50)) == ("Cy",)
    for each in (clock, other):
        each.news()
        assert each.due_at(BEAT + 60) == BEAT + FRAME_MS


def test_a_players_own_key_is_answered_at_once_and_the_others_wait(
    clock: FrameClock, drawn: list[Watcher]
) -> None:
    clock.news()
    clock.answer("Ann")
    assert drawn == ["Ann"]
    assert tuple(clock.step(BEAT + 1)) == ()
    assert tuple(clock.step(BEAT + FRAME_MS)) == ("Bo",)


def test_news_for_one_do_not_wake_the_others(clock: FrameClock) -> None:
    clock.news("Bo")
    assert tuple(clock.step(2000)) == ("Bo",)


def test_what_moves_by_itself_is_shown_with_the_first_beat_from_then_on(clock: FrameClock) -> None:
    clock.news_from(BEAT + 200, "Bo")
    clock.news_from(BEAT + 400, "Bo")
    beats = -(-(BEAT + 200) // FRAME_MS) * FRAME_MS
    assert clock.due_at(BEAT + 1) == beats
    assert tuple(clock.step(BEAT + 199)) == ()
    assert tuple(clock.step(beats)) == ("Bo",)
    assert clock.due_at(beats + 1) is None


def test_nobody_waits_for_what_moves_elsewhere(clock: FrameClock) -> None:
    clock.news_from(BEAT + 500, "Bo")
    clock.news("Ann")
    assert tuple(clock.step(clock.due_at(BEAT + 1) or 0)) == ("Ann",)
    clock.leave("Bo")
    clock.news_from(BEAT + 500, "Bo")
    assert clock.due_at(BEAT + 600) is None


def test_a_paused_watcher_gets_nothing_and_the_newest_frame_on_waking(
    clock: FrameClock, drawn: list[Watcher]
) -> None:
    clock.pause("Bo")
    clock.news()
    clock.answer("Bo")
    assert tuple(clock.step(2000)) == ("Ann",)
    assert clock.due_at(2001) is None
    assert drawn == []
    clock.wake("Bo")
    clock.wake("Bo")
    assert drawn == ["Bo"]


def test_a_watcher_who_missed_nothing_is_not_drawn_for_on_waking(
    clock: FrameClock, drawn: list[Watcher]
) -> None:
    clock.pause("Bo")
    clock.wake("Bo")
    assert drawn == []


def test_who_is_answered_or_leaves_while_the_others_are_shown_is_not_shown_again(clock: FrameClock) -> None:
    clock.join("Cid")
    clock.news()
    due = clock.step(2000)
    assert next(due) == "Ann"
    clock.answer("Bo")
    clock.leave("Cid")
    assert tuple(due) == ()


def test_who_leaves_is_forgotten(clock: FrameClock) -> None:
    clock.news()
    clock.leave("Ann")
    assert tuple(clock.step(2000)) == ("Bo",)


class Timer:
    def __init__(self) -> None:
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class ScriptedLoop:
    """The part of an event loop that a frame clock uses, with time in the test's hands."""

    def __init__(self) -> None:
        self.seconds = 10.0
        self.timers: list[tuple[float, Callable[[], None], Timer]] = []
        self.soon: list[tuple[Callable[[], None], Timer]] = []

    def time(self) -> float:
        return self.seconds

    def call_at(self, when: float, callback: Callable[[], None]) -> Timer:
        self.timers.append((when, callback, Timer()))
        return self.timers[-1][2]

    def call_soon(self, callback: Callable[..., None], *facts: object) -> Timer:
        self.soon.append((lambda: callback(*facts), Timer()))
        return self.soon[-1][1]

    def run(self) -> None:
        when, callback, timer = self.timers.pop(0)
        self.seconds = max(self.seconds, when)
        if not timer.is_cancelled:
            callback()
        if not self.timers or self.timers[0][0] > self.seconds:
            self.turn()

    def turn(self) -> None:
        """What was to be called soon is called."""
        soon, self.soon = self.soon, []
        for callback, timer in soon:
            if not timer.is_cancelled:
                callback()


def clockwork(loop: ScriptedLoop) -> Clockwork:
    return LoopClockwork(cast(AbstractEventLoop, loop))


@pytest.fixture
def loop() -> ScriptedLoop:
    return ScriptedLoop()


@pytest.fixture
def frames(loop: ScriptedLoop, drawn: list[Watcher]) -> FrameClock:
    frames = FrameClock(clockwork(loop), drawn.append)
    frames.join("Ann")
    frames.join("Bo")
    loop.run()
    drawn.clear()
    return frames


def test_many_news_wind_one_timer(frames: FrameClock, loop: ScriptedLoop, drawn: list[Watcher]) -> None:
    for _ in range(5):
        frames.news()
    assert len(loop.timers) == 1
    loop.run()
    assert drawn == ["Ann", "Bo"]
    assert loop.seconds == pytest.approx((10_000 // FRAME_MS + 1) * FRAME_MS / 1000, abs=0.003)
    assert not loop.timers


def test_news_come_before_what_moves_later_and_it_is_still_shown(
    frames: FrameClock, loop: ScriptedLoop, drawn: list[Watcher]
) -> None:
    frames.news_from(10_500, "Bo")
    frames.news("Ann")
    _, (soonest, _, timer), *more = sorted(loop.timers, key=lambda each: -each[0])
    assert not timer.is_cancelled
    assert not more
    assert soonest < 10.2
    loop.timers.sort(key=lambda each: each[0])
    loop.run()
    assert drawn == ["Ann"]
    while loop.timers:
        loop.run()
    assert drawn == ["Ann", "Bo"]
    assert 10.5 <= loop.seconds < 10.6


def test_an_answer_does_not_wait_for_the_loop(frames: FrameClock, drawn: list[Watcher]) -> None:
    frames.news()
    frames.answer("Bo")
    assert drawn == ["Bo"]


def test_waking_draws_what_was_missed(frames: FrameClock, loop: ScriptedLoop, drawn: list[Watcher]) -> None:
    frames.pause("Bo")
    frames.news()
    loop.run()
    frames.wake("Bo")
    assert drawn == ["Ann", "Bo"]


def test_who_cannot_be_drawn_for_leaves_and_the_others_go_on(
    loop: ScriptedLoop, caplog: pytest.LogCaptureFixture
) -> None:
    drawn: list[Watcher] = []

    def draw(watcher: Watcher) -> None:
        if watcher == "Ann":
            raise LookupError("no such terminal")
        drawn.append(watcher)

    frames = FrameClock(clockwork(loop), draw)
    frames.join("Ann")
    frames.join("Bo")
    loop.run()
    frames.news()
    loop.run()
    assert drawn == ["Bo", "Bo"]
    assert caplog.text.count("a frame could not be drawn") == 1


def test_a_crowd_that_looks_on_is_shown_a_step_in_groups_until_the_next(
    frames: FrameClock, loop: ScriptedLoop, drawn: list[Watcher]
) -> None:
    crowd = [f"onlooker {number}" for number in range(3 * GROUPS)]
    for each in crowd:
        frames.join(each, is_onlooker=True)
    loop.run()
    assert drawn == ["Ann", "Bo", *crowd[:3]][2:]
    steps = []
    while loop.timers:
        loop.timers.sort(key=lambda each: each[0])
        began = loop.seconds
        loop.run()
        steps.append(loop.seconds - began)
    assert drawn == crowd
    assert sum(steps) <= FRAME_MS / 1000 + 0.01


def test_who_looks_on_is_shown_news_of_the_meantime_with_the_next_step(
    clock: FrameClock, drawn: list[Watcher]
) -> None:
    for name in ("Cy", "Di", "Ed"):
        clock.join(name, is_onlooker=True)
    assert tuple(clock.step(2 * BEAT)) == ()
    assert clock.next_onlooker() == "Cy"
    clock.news()
    clock.pause("Di")
    clock.answer("Ed")
    # Di is paused, and Ed has seen it all in the meantime.
    assert clock.next_onlooker() is None
    clock.wake("Di")
    assert drawn == ["Ed", "Di"]
    assert tuple(clock.step(3 * BEAT)) == ("Ann", "Bo")
    assert clock.next_onlooker() == "Cy"
    assert clock.next_onlooker() is None


def test_news_while_a_step_is_taken_make_nobody_who_looks_on_part_of_it(clock: FrameClock) -> None:
    clock.join("Cy", is_onlooker=True)
    clock.news()
    shown = []
    for watcher in clock.step(2 * BEAT):
        shown.append(watcher)
        clock.news("Cy")
    assert shown == ["Ann", "Bo"]
    assert clock.next_onlooker() == "Cy"


def test_a_stopped_clock_draws_nothing(frames: FrameClock, loop: ScriptedLoop, drawn: list[Watcher]) -> None:
    frames.news()
    frames.stop()
    loop.run()
    assert drawn == []


def test_tables_that_are_due_together_are_drawn_one_a_turn(loop: ScriptedLoop) -> None:
    """Between two of them the loop hears keys."""
    drawn: list[Watcher] = []
    for name in ("Ann", "Bo", "Cid"):
        FrameClock(clockwork(loop), drawn.append).join(name)
    for _ in range(3):
        loop.run()
    seen = [list(drawn)]
    for _ in range(3):
        loop.turn()
        seen.append(list(drawn))
    assert seen == [["Ann"], ["Ann", "Bo"], ["Ann", "Bo", "Cid"], ["Ann", "Bo", "Cid"]]


def test_keys_are_heard_between_the_frames_of_a_large_table(loop: ScriptedLoop) -> None:
    drawn: list[Watcher] = []

    def draw(watcher: Watcher) -> None:
        loop.seconds += 1.5 * TURN_SECONDS
        drawn.append(watcher)

    frames = FrameClock(clockwork(loop), draw)
    for name in ("Ann", "Bo", "Cid"):
        frames.join(name)
    _, begin, _ = loop.timers.pop()
    begin()
    loop.turn()
    assert drawn == ["Ann"]
    frames.answer("Cid")
    loop.turn()
    assert drawn == ["Ann", "Cid", "Bo"]
    loop.turn()
    loop.turn()
    assert drawn == ["Ann", "Cid", "Bo"]
