"""Ears: measure pitches and loudness in samples."""

from array import array
from math import cos, pi
from typing import TypeAlias

Sound: TypeAlias = "array[int]"

#: G.711: the sample for each byte of mu-law.
MU_LAW = array(
    "h",
    (
        (-1 if byte < 0x80 else 1) * ((((~byte & 0xF) << 3) + 132 << (~byte >> 4 & 7)) - 132)
        for byte in range(256)
    ),
)


def from_mu_law(content: bytes) -> Sound:
    return array("h", map(MU_LAW.__getitem__, content))


def part(track: Sound, rate: int, start_ms: int, length_ms: int) -> Sound:
    return track[start_ms * rate // 1_000 : (start_ms + length_ms) * rate // 1_000]


def energy(heard: Sound) -> float:
    return sum([float(sample * sample) for sample in heard]) / len(heard)


def energy_at(pitch: float, heard: Sound, rate: int) -> float:
    """Goertzel's filter: how much of *pitch* is in what is *heard*."""
    turn = 2 * cos(2 * pi * pitch / rate)
    before = last = 0.0
    for sample in heard:
        before, last = last, sample + turn * last - before
    return (last * last + before * before - turn * last * before) / len(heard)


def onsets_ms(pitch: float, track: Sound, rate: int, step_ms: int = 20, times: float = 8) -> list[int]:
    """When *pitch* sets in: there is at least *times* as much of it as two steps before, and it stays for a
    third of a second, which noise does not."""
    steps, stays = len(track) * 1_000 // rate // step_ms, 300 // step_ms
    levels = [energy_at(pitch, part(track, rate, step * step_ms, step_ms), rate) for step in range(steps)]
    loud = max(levels) / 20
    found: list[int] = []
    for step in range(2, steps - stays):
        is_onset = levels[step] > loud and levels[step] > times * levels[step - 2]
        is_onset = is_onset and levels[step + stays] > levels[step] / 5
        if is_onset and (not found or step * step_ms - found[-1] > 400):
            found.append(step * step_ms)
    return found
