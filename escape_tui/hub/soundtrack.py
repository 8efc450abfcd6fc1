"""The soundtrack as a sound file: drums, gongs, ticking, slamming doors and the collapse."""

import wave
from array import array
from collections.abc import Iterator
from math import exp, pi, sin
from pathlib import Path
from typing import TypeAlias

from escape_tui.content.printed import Millis, Soundtrack

RATE = 22_050
LOUDEST = 32_767

SLOW_BEAT_MS = 1_000
FAST_BEAT_MS = 240
GONG_STRIKES_MS = 1_400
TICKS = 10
RUMBLE_MS = 4_000

#: A gong's partials aren't harmonics; that makes it a gong. Pitch in hertz, share of the loudness.
GONG_PARTIALS = ((196.0, 0.4), (318.0, 0.25), (443.0, 0.2), (667.0, 0.15))
TICK_HZ = 2_600.0

Sound: TypeAlias = "array[int]"


def write_soundtrack(path: Path, soundtrack: Soundtrack) -> None:
    """Write *soundtrack* to *path* as a WAV file that starts at "Escape!" and ends with the collapse."""
    # Open the file before mixing, and not with wave, which leaves a half-open file behind on failure.
    with path.open("wb") as target, wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(_mixed(soundtrack).tobytes())


def _mixed(soundtrack: Soundtrack) -> Sound:
    track: Sound = array("h", bytes(2 * _samples(soundtrack.collapse_ms)))
    for at_ms, sound in _score(soundtrack):
        _mix(track, at_ms, sound)
    return track


def beats_ms(start_ms: Millis, deadline_ms: Millis) -> Iterator[Millis]:
    """When the drum beats between *start_ms* and *deadline_ms*: calmly at first, fast at the end."""
    at_ms = start_ms
    while at_ms < deadline_ms:
        yield at_ms
        urgency = ((at_ms - start_ms) / (deadline_ms - start_ms)) ** 2
        at_ms += round(SLOW_BEAT_MS + (FAST_BEAT_MS - SLOW_BEAT_MS) * urgency)


def _score(soundtrack: Soundtrack) -> Iterator[tuple[Millis, Sound]]:
    """All sounds, each with its start."""
    drum, gong, tick, slam = _drum(), _gong(), _tick(), _slam()
    start_ms = 0
    for deadline_ms in (*soundtrack.slams_ms, soundtrack.collapse_ms):
        yield from ((at_ms, drum) for at_ms in beats_ms(start_ms, deadline_ms))
        yield from ((deadline_ms - 1_000 * left, tick) for left in range(TICKS, 0, -1))
        start_ms = deadline_ms
    for strikes, gong_ms in enumerate(soundtrack.gongs_ms, start=1):
        yield from ((gong_ms + strike * GONG_STRIKES_MS, gong) for strike in range(strikes))
    yield from ((slam_ms, slam) for slam_ms in soundtrack.slams_ms)
    yield soundtrack.collapse_ms - RUMBLE_MS, _rumble()


def _mix(track: Sound, at_ms: Millis, sound: Sound) -> None:
    """Add *sound* to *track*: dropped if it starts before the track, cut off at the track's end."""
    start = _samples(at_ms)
    if start < 0:
        return
    under = track[start : start + len(sound)]
    mixed = [max(-LOUDEST, min(LOUDEST, low + high)) for low, high in zip(under, sound, strict=False)]
    track[start : start + len(mixed)] = array("h", mixed)


def _samples(duration_ms: Millis) -> int:
    return duration_ms * RATE // 1_000


def _drum() -> Sound:
    """One drum beat: its pitch falls from 130 towards 55 hertz."""
    seconds = [place / RATE for place in range(_samples(200))]
    return _sound(0.32 * sin(2 * pi * (55 * t + 3.0 * (1 - exp(-25 * t)))) * exp(-16 * t) for t in seconds)


def _gong() -> Sound:
    seconds = [place / RATE for place in range(_samples(3_500))]
    return _sound(
        0.42 * exp(-1.3 * t) * sum(share * sin(2 * pi * pitch * t) for pitch, share in GONG_PARTIALS)
        for t in seconds
    )


def _tick() -> Sound:
    seconds = [place / RATE for place in range(_samples(30))]
    return _sound(0.22 * sin(2 * pi * TICK_HZ * t) * exp(-120 * t) for t in seconds)


def _slam() -> Sound:
    """A slamming door: stone on stone, then a thud."""
    stone = _noise(_samples(1_200), dullness=0.75)
    return _sound(
        0.75 * grain * exp(-9 * place / RATE) + 0.5 * sin(2 * pi * 48 * place / RATE) * exp(-4 * place / RATE)
        for place, grain in enumerate(stone)
    )


def _rumble() -> Sound:
    """The collapse: a swell that is loudest when the clock runs out."""
    length = _samples(RUMBLE_MS)
    return _sound(
        0.7 * grain * (place / length) ** 2 for place, grain in enumerate(_noise(length, dullness=0.93))
    )


def _noise(length: int, dullness: float) -> Iterator[float]:
    """*length* samples of reproducible noise; a *dullness* near 1 removes high frequencies."""
    seed, level = 1, 0.0
    loudness = ((1 + dullness) / (1 - dullness)) ** 0.5
    for _ in range(length):
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        level = dullness * level + (1 - dullness) * (seed / 2**30 - 1)
        yield level * loudness


def _sound(waveform: Iterator[float]) -> Sound:
    return array("h", (round(LOUDEST * max(-1.0, min(1.0, level))) for level in waveform))
