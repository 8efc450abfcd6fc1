"""A recording plays, stands, races and jumps, and is always the game that was played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from escape_tui.engine.effect import Event
from escape_tui.hub.clockwork import HandClockwork
from escape_tui.hub.record.record import Passing
from escape_tui.hub.record.replay import Replay, Step
from escape_tui.rules.countdown import Gonged, Slammed
from escape_tui.rules.exploring import Laid
from escape_tui.scene.replay.playback import CHECKPOINT_EVERY, SPEEDS, Playback
from tests.hub.record.recorded import seek_time
from tests.scene.recorded import recording
from tests.temple import CATALOGUE


def opened() -> tuple[Playback, HandClockwork]:
    clock = HandClockwork()
    playback = Playback(recording(), CATALOGUE, clock)
    for done in playback.scan():
        assert 0 < done <= 1
    return playback, clock


def test_what_happens_in_a_long_silence_is_told_by_the_clock_of_its_moment() -> None:
    whole = recording()
    silence = Passing(250_000, b"")
    playback = Playback(replace(whole, lines=(*whole.lines, silence)), CATALOGUE, HandClockwork())
    for _ in playback.scan():
        pass
    (gonged,) = [told.at for told in playback.told if isinstance(told.event, Gonged)]
    (slammed,) = [told.at for told in playback.told if isinstance(told.event, Slammed)]
    assert gonged < slammed < 250_000


def digest_at(at: int) -> str:
    replay = Replay(recording(), CATALOGUE)
    seek_time(replay, at)
    return replay.game.digest()


def test_it_begins_at_the_beginning_and_stands_still() -> None:
    playback, clock = opened()
    clock.turn(5_000)
    assert playback.now() == 0
    assert not playback.is_playing


def test_it_plays_at_the_speed_of_the_game_and_stops_at_its_end() -> None:
    playback, clock = opened()
    heard: list[Event] = []
    watch = playback.replica().watch(lambda: None)
    playback.play()
    clock.turn(20_000)
    heard += watch.take()
    playback.stop()
    assert playback.now() == 20_000
    assert playback.game.digest() == digest_at(20_000)
    playback.play()
    assert any(isinstance(event, Laid) for event in heard)
    clock.turn(playback.ends_at)
    assert not playback.is_playing
    assert playback.now() == playback.ends_at


def test_it_races_and_crawls() -> None:
    playback, clock = opened()
    playback.play()
    playback.change_speed(1)
    clock.turn(5_000)
    assert playback.now() == 10_000
    playback.change_speed(-99)
    assert playback.speed == SPEEDS[0]
    clock.turn(4_000)
    assert playback.now() == 12_000


def test_it_stops_and_goes_on_where_it_stood() -> None:
    playback, clock = opened()
    playback.play()
    clock.turn(7_000)
    playback.stop()
    clock.turn(60_000)
    assert playback.now() == 7_000
    playback.play()
    clock.turn(1_000)
    assert playback.now() == 8_000


def test_from_its_end_it_begins_anew() -> None:
    playback, clock = opened()
    playback.seek(playback.ends_at)
    playback.play()
    clock.turn(1_000)
    assert playback.now() == 1_000


@given(st.lists(st.integers(-5_000, 70_000), min_size=1, max_size=4))
@settings(max_examples=15, deadline=None)
def test_wherever_one_jumps_the_game_is_the_one_that_was_played(jumps: list[int]) -> None:
    playback, _ = opened()
    for at in jumps:
        playback.seek(at)
    at = max(0, min(jumps[-1], playback.ends_at))
    assert playback.now() == at
    assert playback.game.digest() == digest_at(at)
    assert all(told.at <= at - playback.state.started_at for told in playback.story())


def test_events_are_met_one_by_one_in_both_directions() -> None:
    playback, _ = opened()
    forth = []
    for _ in range(5):
        playback.jump(1)
        forth.append(playback.now())
    assert forth == sorted(set(forth))
    back = []
    for _ in range(4):
        playback.jump(-1)
        back.append(playback.now())
    assert back == forth[-2::-1]


@pytest.mark.parametrize("step", [-1, 1])
def test_there_is_nothing_beyond_the_first_and_the_last_event(step: int) -> None:
    playback, _ = opened()
    for _ in range(400):
        playback.jump(step)
    assert playback.now() == (0 if step < 0 else playback.ends_at)


def test_whatever_is_shown_next_few_commands_are_played_again_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    playback, played = Playback(recording(), CATALOGUE, HandClockwork()), 0
    step = Replay.step

    def counted(replay: Replay) -> Step:
        nonlocal played
        played += 1
        return step(replay)

    monkeypatch.setattr(Replay, "step", counted)
    at_once = []
    for _ in playback.scan():
        at_once.append(played)
        played = 0
    for part in (1.0, 0.0, 0.5, 0.49, 0.99, 0.01, 1.0):
        played = 0
        playback.seek(int(playback.ends_at * part))
        at_once.append(played)
        assert playback.state.now == int(playback.ends_at * part)
    playback.jump(-1)
    assert len(recording().entries) > 2 * CHECKPOINT_EVERY
    assert max(at_once) <= CHECKPOINT_EVERY
