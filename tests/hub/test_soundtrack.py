"""The sound file sounds where the catalogue says."""

import wave
from array import array
from itertools import pairwise
from math import cos, pi
from pathlib import Path

import pytest

from escape_tui.content.printed import Soundtrack
from escape_tui.hub.soundtrack import (
    FAST_BEAT_MS,
    GONG_PARTIALS,
    GONG_STRIKES_MS,
    RATE,
    RUMBLE_MS,
    SLOW_BEAT_MS,
    TICK_HZ,
    Sound,
    beats_ms,
    write_soundtrack,
)

SHORT = Soundtrack("short", gongs_ms=(2_000, 16_000, 32_000), slams_ms=(15_000, 29_000), collapse_ms=45_050)
GONG_HZ = GONG_PARTIALS[-1][0]


@pytest.fixture(scope="module")
def track(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    path = tmp_path_factory.mktemp("sound") / "short.wav"
    write_soundtrack(path, SHORT)
    return read(path)


def read(path: Path) -> Sound:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def part(track: Sound, start_ms: int, length_ms: int) -> Sound:
    return track[start_ms * RATE // 1_000 : (start_ms + length_ms) * RATE // 1_000]


def energy(track: Sound, start_ms: int, length_ms: int) -> float:
    heard = part(track, start_ms, length_ms)
    return sum(sample * sample for sample in heard) / len(heard)


def energy_at(pitch: float, track: Sound, start_ms: int, length_ms: int = 100) -> float:
    """Goertzel's filter: how much of *pitch* is in that part of *track*."""
    turn = 2 * cos(2 * pi * pitch / RATE)
    before = last = 0.0
    heard = part(track, start_ms, length_ms)
    for sample in heard:
        before, last = last, sample + turn * last - before
    return (last * last + before * before - turn * last * before) / len(heard)


def test_it_lasts_exactly_until_the_collapse(track: Sound) -> None:
    assert len(track) == SHORT.collapse_ms * RATE // 1_000


@pytest.mark.parametrize("gong", [1, 2, 3])
def test_gong_n_rings_n_times(track: Sound, gong: int) -> None:
    start_ms = SHORT.gongs_ms[gong - 1]
    onsets = [start_ms + strike * GONG_STRIKES_MS for strike in range(gong + 1)]
    louder = [
        energy_at(GONG_HZ, track, onset) > 2 * energy_at(GONG_HZ, track, onset - 120) for onset in onsets
    ]
    assert louder == [True] * gong + [False]


@pytest.mark.parametrize("slam_ms", SHORT.slams_ms)
def test_a_slam_is_the_loudest_thing_around(track: Sound, slam_ms: int) -> None:
    slam = energy(track, slam_ms, 100)
    assert slam > 5 * energy(track, slam_ms - 400, 400)
    assert slam > 5 * energy(track, slam_ms + 2_500, 400)


@pytest.mark.parametrize("deadline_ms", [*SHORT.slams_ms, SHORT.collapse_ms])
def test_the_last_ten_seconds_tick(track: Sound, deadline_ms: int) -> None:
    for left_ms in range(10_000, 0, -1_000):
        tick = energy_at(TICK_HZ, track, deadline_ms - left_ms, 20)
        assert tick > 3 * energy_at(TICK_HZ, track, deadline_ms - left_ms + 500, 20)
    assert tick > 3 * energy_at(TICK_HZ, track, deadline_ms - 11_000, 20)


def test_the_collapse_is_loudest_at_the_end(track: Sound) -> None:
    collapse_ms = SHORT.collapse_ms
    swell = [energy(track, collapse_ms - left_ms, 1_000) for left_ms in range(RUMBLE_MS, 0, -1_000)]
    assert swell == sorted(swell)
    assert swell[-1] > 5 * energy(track, collapse_ms - RUMBLE_MS - 1_000, 1_000)


def test_the_drum_beats_and_is_still_in_between(track: Sound) -> None:
    first, second, *_ = beats_ms(0, SHORT.slams_ms[0])
    for beat_ms in (first, second):
        assert energy(track, beat_ms, 50) > 100 * energy(track, beat_ms + 400, 500)


def test_drums_quicken_towards_the_deadline() -> None:
    beats = list(beats_ms(218_000, 398_000))
    steps = [later - earlier for earlier, later in pairwise(beats)]
    assert beats[0] == 218_000
    assert beats[-1] < 398_000
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == SLOW_BEAT_MS
    assert steps[-1] == pytest.approx(FAST_BEAT_MS, abs=5)


def test_the_same_soundtrack_is_the_same_file(tmp_path: Path) -> None:
    tiny = Soundtrack("tiny", gongs_ms=(100, 300, 500), slams_ms=(200, 400), collapse_ms=600)
    write_soundtrack(tmp_path / "once.wav", tiny)
    write_soundtrack(tmp_path / "again.wav", tiny)
    assert (tmp_path / "once.wav").read_bytes() == (tmp_path / "again.wav").read_bytes()
