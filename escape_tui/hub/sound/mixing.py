"""Mixing: adds sounds as lanes of one large integer, a hundred times faster than a loop.

A lane has 32 bits and holds one sample plus a bias, so that no sum borrows from its neighbour.
"""

import sys
from array import array
from collections.abc import Iterable
from functools import cache
from math import tanh

from escape_tui.hub.sound.instruments import Tone, waveform

LOUDEST = 32_767
#: Bytes of a lane.
LANE = 4
_BIAS = 1 << 16
#: The tables for a sum of samples have twice this size: a sum may be four times as loud as the loudest voice.
MIDDLE = 1 << 17
#: Louder sums are compressed below full scale: nothing clips.
_STRAIGHT, _LOUDEST_HEARD = 0.7, 0.97


@cache
def lanes_of(voice: Tone, rate: int) -> bytes:
    """The samples of *voice* as lanes."""
    return array("I", (_BIAS + round(LOUDEST * sample) for sample in waveform(voice, rate))).tobytes()


def mixed(sounds: Iterable[tuple[int, bytes]], length: int) -> "array[int]":
    """The sum of *sounds* over *length* samples, as indexes into a table; each sound is given as lanes,
    with its first sample, which may be before the start."""
    quiet = _lanes(length, _BIAS)
    voices = [int.from_bytes(_cut(begins, lanes, length, quiet), sys.byteorder) for begins, lanes in sounds]
    total = sum(voices) + _whole(length, MIDDLE) - len(voices) * _whole(length, _BIAS)
    places = array("I")
    places.frombytes(total.to_bytes(LANE * length, sys.byteorder))
    return places


def _cut(begins: int, lanes: bytes, length: int, quiet: bytes) -> bytes:
    """The part of *lanes* within *length* samples."""
    if begins >= 0:
        lanes = quiet[: LANE * begins] + lanes[: LANE * (length - begins)]
    else:
        lanes = lanes[-LANE * begins : LANE * (length - begins)]
    return lanes + quiet[len(lanes) :]


@cache
def limited() -> "array[int]":
    """The 16-bit sample for each index: the limiter."""
    return array("h", (_bent(place - MIDDLE) for place in range(2 * MIDDLE)))


def _bent(total: int) -> int:
    level = abs(total) / LOUDEST
    if level > _STRAIGHT:
        rest = _LOUDEST_HEARD - _STRAIGHT
        level = _STRAIGHT + rest * tanh((level - _STRAIGHT) / rest)
    return round(LOUDEST * level) * (1 if total >= 0 else -1)


@cache
def _lanes(length: int, value: int) -> bytes:
    return array("I", [value]).tobytes() * length


@cache
def _whole(length: int, value: int) -> int:
    return int.from_bytes(_lanes(length, value), sys.byteorder)
