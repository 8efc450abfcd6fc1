"""Sound blocks: a soundtrack in quarters of a second, each mixed once for all tables and cached."""

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from escape_tui.content.printed import Soundtrack
from escape_tui.engine.state import Millis
from escape_tui.hub.sound.instruments import Tone, length_ms
from escape_tui.hub.sound.mixing import lanes_of, mixed
from escape_tui.hub.sound.score import ENDING_MS, Note, lost, score, won
from escape_tui.hub.sound.sound_format import SoundFormat

BLOCKS_A_SECOND = 4
BLOCK_MS = 1_000 // BLOCKS_A_SECOND
#: All blocks of the two soundtracks in AU are 13 MB.
MOST_KEPT_BYTES = 32_000_000


class SoundRecording:
    """A soundtrack in a format, mixed block by block."""

    def __init__(self, notes: tuple[Note, ...], until_ms: Millis, sound_format: SoundFormat) -> None:
        self.format = sound_format
        self.until_ms = until_ms
        self._starts = [_samples(note.at_ms, sound_format.rate) for note in notes]
        self._voices = [note.voice for note in notes]
        self._longest = max(
            (_samples(length_ms(voice), sound_format.rate) for voice in self._voices), default=0
        )

    def prepare(self) -> None:
        """Compute every voice; this takes some tenths of a second."""
        for voice in set(self._voices):
            lanes_of(voice, self.format.rate)
        self.format.encoded(mixed((), 1))

    def block(self, number: int, cues: Iterable[tuple[int, Tone]] = ()) -> bytes:
        """Block *number*, counted from "Escape!", with *cues*, each with the sample at which it begins."""
        rate = self.format.rate
        begins, ends = first_sample(number, rate), first_sample(number + 1, rate)
        first = bisect_left(self._starts, begins - self._longest)
        last = bisect_left(self._starts, ends)
        sounds = [
            (start - begins, lanes_of(voice, rate))
            for start, voice in zip(self._starts[first:last], self._voices[first:last], strict=True)
            if start + _samples(length_ms(voice), rate) > begins
        ]
        sounds += [(begin, lanes_of(voice, rate)) for begin, voice in cues]
        return self.format.encoded(mixed(sounds, ends - begins))


class _Key(NamedTuple):
    recording: SoundRecording
    number: int


class KeptBlocks:
    """A cache of blocks; the least recently used are dropped first."""

    def __init__(self) -> None:
        self._bytes = 0
        self._blocks: OrderedDict[_Key, bytes] = OrderedDict()

    def block(self, recording: SoundRecording, number: int) -> bytes:
        key = _Key(recording, number)
        block = self._blocks.get(key)
        if block is None:
            block = self._blocks[key] = recording.block(number)
            self._bytes += len(block)
            while self._bytes > MOST_KEPT_BYTES:
                self._bytes -= len(self._blocks.popitem(last=False)[1])
        else:
            self._blocks.move_to_end(key)
        return block


def first_sample(number: int, rate: int) -> int:
    """The first sample of block *number*."""
    return number * rate // BLOCKS_A_SECOND


def block_of(sample: int, rate: int) -> int:
    """The number of the block with *sample*."""
    # Blocks differ by a sample if a quarter of a second isn't a whole number of samples.
    return ((sample + 1) * BLOCKS_A_SECOND - 1) // rate


@cache
def recording_of(soundtrack: Soundtrack, sound_format: SoundFormat) -> SoundRecording:
    """*soundtrack* in *sound_format*, from the countdown before the game until after the collapse."""
    return SoundRecording(score(soundtrack), soundtrack.collapse_ms + ENDING_MS, sound_format)


@cache
def ending(sound_format: SoundFormat, *, is_won: bool) -> SoundRecording:
    """The sounds after a game."""
    return SoundRecording(won() if is_won else lost(), ENDING_MS, sound_format)


@cache
def silence(sound_format: SoundFormat) -> SoundRecording:
    return SoundRecording((), 0, sound_format)


def _samples(duration_ms: Millis, rate: int) -> int:
    return duration_ms * rate // 1_000
