"""The sound file sounds where the catalogue says, and the two soundtracks are different music."""

import wave
from array import array
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest

from escape_tui.content.catalogue import load
from escape_tui.content.printed import Soundtrack
from escape_tui.hub.sound.instruments import GONG_PARTIALS, RUMBLE_MS, TICK_HZ
from escape_tui.hub.sound.score import BREATH_MS, ENDING_MS, GONG_STRIKES_MS, STYLES, Style, beats_ms, score
from escape_tui.hub.sound.sound_blocks import BLOCK_MS, recording_of
from escape_tui.hub.sound.sound_format import AU, WAV
from escape_tui.hub.sound.soundtrack import write_soundtrack, write_won
from tests.hub.sound import hearing
from tests.hub.sound.hearing import Sound, from_mu_law, onsets_ms

SHORT = Soundtrack("1", gongs_ms=(2_000, 16_000, 32_000), slams_ms=(15_000, 29_000), collapse_ms=45_000)
OTHER = Soundtrack("2", gongs_ms=(2_000, 16_000, 32_000), slams_ms=(15_000, 29_000), collapse_ms=45_000)
GONG_HZ = GONG_PARTIALS[-1][0]
RATE = WAV.rate


@pytest.fixture(scope="module")
def track(tmp_path_factory: pytest.TempPathFactory) -> Sound:
    path = tmp_path_factory.mktemp("sound") / "short.wav"
    write_soundtrack(path, SHORT)
    return read(path)


def read(path: Path) -> Sound:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return array("h", file.readframes(file.getnframes()))


def energy(track: Sound, start_ms: int, length_ms: int) -> float:
    return hearing.energy(hearing.part(track, RATE, start_ms, length_ms))


def energy_at(pitch: float, track: Sound, start_ms: int, length_ms: int = 100) -> float:
    return hearing.energy_at(pitch, hearing.part(track, RATE, start_ms, length_ms), RATE)


def test_it_lasts_until_the_dust_has_settled(track: Sound) -> None:
    assert len(track) == (SHORT.collapse_ms + ENDING_MS) * RATE // 1_000
    assert (
        energy(track, len(track) * 1_000 // RATE - 300, 300) < energy(track, SHORT.collapse_ms, 300) / 1_000
    )


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
    assert slam > 5 * energy(track, slam_ms - BREATH_MS - 400, 400)
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


@pytest.mark.parametrize("soundtrack", [SHORT, OTHER])
def test_nothing_clips(soundtrack: Soundtrack) -> None:
    recording = recording_of(soundtrack, WAV)
    samples = array("h", b"".join(recording.block(number) for number in range(soundtrack.collapse_ms // 250)))
    loudest = max(max(samples), -min(samples))
    assert 0.6 * 32_767 < loudest < 32_000
    assert all(before != sample or abs(sample) < 31_700 for before, sample in pairwise(samples))


@pytest.mark.parametrize("style", STYLES.values(), ids=STYLES)
def test_drums_quicken_towards_the_deadline(style: Style) -> None:
    beats = list(beats_ms(218_000, 398_000, style))
    steps = [later - earlier for earlier, later in pairwise(beats)]
    assert beats[0] == 218_000
    assert beats[-1] < 398_000
    assert steps == sorted(steps, reverse=True)
    assert steps[0] == style.slow_ms
    assert steps[-1] == pytest.approx(style.fast_ms, abs=5)


@pytest.mark.parametrize("soundtrack", load().soundtracks.values(), ids=lambda track: track.id)
def test_layers_join_as_a_countdown_runs_out(soundtrack: Soundtrack) -> None:
    notes = score(soundtrack)
    start_ms = 0
    for deadline_ms, gong_ms in zip(
        (*soundtrack.slams_ms, soundtrack.collapse_ms), soundtrack.gongs_ms, strict=True
    ):
        early = {
            note.voice.instrument for note in notes if start_ms + 5_000 <= note.at_ms < start_ms + 20_000
        }
        late = {note.voice.instrument for note in notes if deadline_ms - 15_000 <= note.at_ms < deadline_ms}
        assert early < late
        assert {"flute", "drone", "shaker", "tick"} <= late
        assert "flute" not in {note.voice.instrument for note in notes if start_ms <= note.at_ms < gong_ms}
        start_ms = deadline_ms


@pytest.mark.parametrize("soundtrack", load().soundtracks.values(), ids=lambda track: track.id)
def test_a_countdown_is_heard_to_rise(soundtrack: Soundtrack) -> None:
    """Ten seconds in the middle, before the last quarter and before its end: each louder by a quarter at
    least, and twice as loud in all."""
    recording = recording_of(soundtrack, AU)

    def loudness(at_ms: int) -> float:
        blocks = range(at_ms // BLOCK_MS, (at_ms + 10_000) // BLOCK_MS)
        return sqrt(hearing.energy(from_mu_law(b"".join(map(recording.block, blocks)))))

    start_ms = 0
    for deadline_ms in (*soundtrack.slams_ms, soundtrack.collapse_ms):
        third_ms = deadline_ms - start_ms
        early, later, last = (
            loudness(at_ms)
            for at_ms in (start_ms + third_ms // 3, start_ms + third_ms * 3 // 4, deadline_ms - 15_000)
        )
        assert later > 1.25 * early
        assert last > 1.25 * later
        assert last > 2 * early
        start_ms = deadline_ms


@pytest.mark.parametrize("soundtrack", load().soundtracks.values(), ids=lambda track: track.id)
def test_a_tune_does_not_come_again_within_half_a_minute_and_its_bass_moves(soundtrack: Soundtrack) -> None:
    style = STYLES[soundtrack.id]
    within = [note for note in score(soundtrack) if 0 <= note.at_ms < soundtrack.slams_ms[0]]
    tune = [note.voice.hertz for note in within if note.voice.instrument == style.melody]
    in_all = sum(len(phrase) - phrase.count(None) for _, phrase in style.phrases)
    assert all(tune[:in_all] != tune[later : later + in_all] for later in range(1, in_all))
    assert len({note.voice.hertz for note in within if note.voice.instrument == "bass"}) >= 3


def test_the_two_soundtracks_are_different_music() -> None:
    """Beside cues, they share neither pitches nor beats: the tune of one is hardly heard in the other."""
    first, second = STYLES["1"], STYLES["2"]
    heard = {
        soundtrack.id: array(
            "h", b"".join(recording_of(soundtrack, WAV).block(number) for number in range(80, 160))
        )
        for soundtrack in load().soundtracks.values()
    }
    for own, other in ((first, second), (second, first)):
        mine = heard["1" if own is first else "2"]
        tune = _pitches(own)
        there = sum(hearing.energy_at(pitch, mine, RATE) for pitch in tune) / len(tune)
        others = _pitches(other)
        elsewhere = sum(hearing.energy_at(pitch, mine, RATE) for pitch in others) / len(others)
        assert there > 5 * elsewhere
    assert first.beats != second.beats


def _pitches(style: Style) -> set[float]:
    return {style.scale[step] for _, phrase in style.phrases for step in phrase if step is not None}


def test_won_and_lost_end_differently(tmp_path: Path, track: Sound) -> None:
    write_won(tmp_path / "won.wav")
    won = read(tmp_path / "won.wav")
    assert len(won) == ENDING_MS * RATE // 1_000
    assert energy_at(832.0, won, 1_080, 200) > 100 * energy_at(832.0, won, 0, 200)
    assert energy_at(104.0, track, SHORT.collapse_ms + 3_500, 400) > 10 * energy_at(104.0, won, 3_500, 400)
    assert energy(won, 6_500, 500) < energy(won, 1_600, 500) / 50


def test_mu_law_says_the_same_as_the_file(track: Sound) -> None:
    recording = recording_of(SHORT, AU)
    heard = from_mu_law(b"".join(recording.block(number) for number in range(10 * 4)))
    assert onsets_ms(GONG_HZ, heard, AU.rate) == pytest.approx([2_000], abs=40)
    assert hearing.energy(heard) == pytest.approx(energy(track, 0, 10_000), rel=0.1)


def test_the_same_soundtrack_is_the_same_file(tmp_path: Path) -> None:
    tiny = Soundtrack("1", gongs_ms=(100, 300, 500), slams_ms=(200, 400), collapse_ms=600)
    write_soundtrack(tmp_path / "once.wav", tiny)
    write_soundtrack(tmp_path / "again.wav", tiny)
    assert (tmp_path / "once.wav").read_bytes() == (tmp_path / "again.wav").read_bytes()
