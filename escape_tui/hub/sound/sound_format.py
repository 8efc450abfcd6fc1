"""Sound formats: the encodings of an endless stream of samples."""

import struct
import sys
from array import array
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from escape_tui.hub.sound.mixing import limited

#: The value for an unknown length.
_ENDLESS = 0xFFFF_FFFF


class SoundFormat(NamedTuple):
    """One channel with *rate* samples per second; *encoded* converts indexes of a mix to bytes, *width*
    each."""

    name: str
    rate: int
    width: int
    header: bytes
    encoded: Callable[["array[int]"], bytes]

    @property
    def bytes_a_second(self) -> int:
        return self.rate * self.width


def _as_pcm(places: "array[int]") -> bytes:
    samples = array("h", map(limited().__getitem__, places))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def _as_mu_law(places: "array[int]") -> bytes:
    return bytes(map(_mu_law().__getitem__, places))


@cache
def _mu_law() -> bytes:
    """ITU-T G.711: the byte for each index."""
    bytes_of = {sample: _compressed(sample) for sample in set(limited())}
    return bytes(bytes_of[sample] for sample in limited())


def _compressed(sample: int) -> int:
    magnitude = min(abs(sample), 32_635) + 132
    segment = magnitude.bit_length() - 8
    return ~((0x80 if sample < 0 else 0) | segment << 4 | (magnitude >> (segment + 3)) & 0xF) & 0xFF


def _wav_header(rate: int) -> bytes:
    kind = struct.pack("<4sIHHIIHH", b"fmt ", 16, 1, 1, rate, 2 * rate, 2, 16)
    return struct.pack("<4sI4s", b"RIFF", _ENDLESS, b"WAVE") + kind + struct.pack("<4sI", b"data", _ENDLESS)


#: Sun audio, mu-law: 11 kB a second.
AU = SoundFormat("au", 11_025, 1, struct.pack(">4s5I", b".snd", 24, _ENDLESS, 1, 11_025, 1), _as_mu_law)
#: WAV, 16 bits: 44 kB a second.
WAV = SoundFormat("wav", 22_050, 2, _wav_header(22_050), _as_pcm)
FORMATS = {sound_format.name: sound_format for sound_format in (AU, WAV)}
