"""The instruments of the soundtrack: each voice is a waveform of its own, computed once."""

from array import array
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from math import exp, pi, sin
from typing import NamedTuple

#: A gong's partials aren't harmonics; that makes it a gong. Pitch in hertz, share of the loudness.
GONG_PARTIALS = ((196.0, 0.4), (318.0, 0.25), (443.0, 0.2), (667.0, 0.15))
TICK_HZ = 2_600.0
RUMBLE_MS = 4_000
RUBBLE_MS = 5_000


class Tone(NamedTuple):
    """One sound of an *instrument*: its pitch in *hertz* and its loudness from 0 to 1."""

    instrument: str
    level: float
    hertz: float = 0.0


def waveform(voice: Tone, rate: int) -> Iterator[float]:
    """The samples of *voice* at *rate* a second, mostly between -1 and 1."""
    return (voice.level * sample for sample in _played(voice.instrument, voice.hertz, rate))


@cache
def _played(instrument: str, hertz: float, rate: int) -> "array[float]":
    """The sound of *instrument* at full level."""
    length_ms, play = _INSTRUMENTS[instrument]
    return array("f", play(length_ms * rate // 1_000, rate, hertz))


def length_ms(voice: Tone) -> int:
    return _INSTRUMENTS[voice.instrument][0]


def _drum(length: int, rate: int, hertz: float) -> Iterator[float]:
    """A large drum: its pitch falls to *hertz* from more than twice that."""
    for t in _seconds(length, rate):
        yield sin(2 * pi * (hertz * t + 3.0 * (1 - exp(-25 * t)))) * exp(-16 * t)


def _hand_drum(length: int, rate: int, hertz: float) -> Iterator[float]:
    """A slap with the flat hand."""
    for t, grain in zip(_seconds(length, rate), _noise(length, 0.3), strict=True):
        yield (sin(2 * pi * (hertz * t + 0.6 * (1 - exp(-60 * t)))) + 0.25 * grain * exp(-90 * t)) * exp(
            -30 * t
        )


def _shaker(length: int, rate: int, hertz: float) -> Iterator[float]:
    """Seeds in a gourd: noise without its low part, that swells and falls."""
    grains = _noise(length + 1, 0.2)
    for t, (before, grain) in zip(_seconds(length, rate), pairwise(grains), strict=True):
        yield (grain - before) * min(1.0, 90 * t) * exp(-45 * t)


def _kalimba(length: int, rate: int, hertz: float) -> Iterator[float]:
    """A plucked metal tongue."""
    for t in _seconds(length, rate):
        yield (sin(2 * pi * hertz * t) * exp(-5 * t) + 0.4 * sin(4 * pi * hertz * t) * exp(-12 * t)) / 1.4


def _marimba(length: int, rate: int, hertz: float) -> Iterator[float]:
    """A bar of wood: short, with the fourth harmonic at the stroke."""
    for t in _seconds(length, rate):
        yield (sin(2 * pi * hertz * t) * exp(-9 * t) + 0.5 * sin(8 * pi * hertz * t) * exp(-40 * t)) / 1.5


def _bass(length: int, rate: int, hertz: float) -> Iterator[float]:
    """A thick string over a gourd: its higher harmonics fade sooner."""
    for t in _seconds(length, rate):
        string = (sin(2 * pi * number * hertz * t) * exp(-3 * number * t) / number for number in (1, 2, 3))
        yield min(1.0, 200 * t) * sum(string) / 1.6


def _flute(length: int, rate: int, hertz: float) -> Iterator[float]:
    """A bone flute: it swells, wavers and fades."""
    lasts = length / rate
    for t in _seconds(length, rate):
        envelope = min(1.0, 8 * t) * min(1.0, 4 * (lasts - t))
        yield envelope * sin(2 * pi * hertz * t + 0.5 * sin(2 * pi * 5 * t))


def _drone(length: int, rate: int, hertz: float) -> Iterator[float]:
    """Two horns, slightly apart, so that they beat."""
    lasts = length / rate
    for t in _seconds(length, rate):
        envelope = min(1.0, 2 * t) * min(1.0, 2 * (lasts - t))
        yield envelope * (sin(2 * pi * hertz * t) + sin(2 * pi * (hertz + 1.5) * t)) / 2


def _gong(length: int, rate: int, hertz: float) -> Iterator[float]:
    for t in _seconds(length, rate):
        yield exp(-1.3 * t) * sum(share * sin(2 * pi * pitch * t) for pitch, share in GONG_PARTIALS)


def _tick(length: int, rate: int, hertz: float) -> Iterator[float]:
    for t in _seconds(length, rate):
        yield sin(2 * pi * hertz * t) * exp(-120 * t)


def _slam(length: int, rate: int, hertz: float) -> Iterator[float]:
    """A slamming door: stone on stone, then a thud."""
    for t, grain in zip(_seconds(length, rate), _noise(length, 0.75), strict=True):
        yield 0.75 * grain * exp(-9 * t) + 0.5 * sin(2 * pi * hertz * t) * exp(-4 * t)


def _rumble(length: int, rate: int, hertz: float) -> Iterator[float]:
    """The collapse: a swell that is loudest when the clock runs out."""
    for place, grain in enumerate(_noise(length, 0.93)):
        yield grain * (place / length) ** 2


def _rubble(length: int, rate: int, hertz: float) -> Iterator[float]:
    """What is left of the temple settles."""
    for t, grain in zip(_seconds(length, rate), _noise(length, 0.93), strict=True):
        yield grain * exp(-1.4 * t)


def _seconds(length: int, rate: int) -> Iterator[float]:
    return (place / rate for place in range(length))


def _noise(length: int, dullness: float) -> Iterator[float]:
    """*length* samples of reproducible noise; a *dullness* near 1 removes high frequencies."""
    seed, level = 1, 0.0
    loudness = ((1 + dullness) / (1 - dullness)) ** 0.5
    for _ in range(length):
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        level = dullness * level + (1 - dullness) * (seed / 2**30 - 1)
        yield level * loudness


#: The length of each in ms, and its function.
_INSTRUMENTS: dict[str, tuple[int, Callable[[int, int, float], Iterator[float]]]] = {
    "drum": (200, _drum),
    "hand drum": (120, _hand_drum),
    "shaker": (90, _shaker),
    "kalimba": (700, _kalimba),
    "marimba": (400, _marimba),
    "bass": (900, _bass),
    "flute": (1_600, _flute),
    "drone": (2_000, _drone),
    "gong": (3_500, _gong),
    "tick": (30, _tick),
    "slam": (1_200, _slam),
    "rumble": (RUMBLE_MS, _rumble),
    "rubble": (RUBBLE_MS, _rubble),
}
