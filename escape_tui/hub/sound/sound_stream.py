"""Sound streams: the sound for one listener of a table, in step with the table's clock.

An audio player plays at a constant rate, so a sample's place in the stream determines when it is heard. The
soundtrack is known in advance: the stream is sent *ahead_ms* before it is heard.
"""

from collections.abc import Sequence
from typing import NamedTuple

from escape_tui.engine.state import Millis
from escape_tui.hub.sound.instruments import Tone
from escape_tui.hub.sound.sound_blocks import (
    KeptBlocks,
    SoundRecording,
    block_of,
    ending,
    first_sample,
    recording_of,
    silence,
)
from escape_tui.hub.sound.sound_cues import LONGEST_CUE_MS
from escape_tui.hub.sound.sound_format import SoundFormat
from escape_tui.hub.watching.replica import Replica

#: Differences between sound and clock up to this are ignored.
_IN_STEP_MS = 15


class Cursor(NamedTuple):
    """A place in a recording: the number of the *sample* after "Escape!"."""

    recording: SoundRecording
    sample: int


class SoundStream:
    """Makes the sound for one listener; *began_s* is when its first sample is heard, by any clock in
    seconds."""

    def __init__(
        self,
        blocks: KeptBlocks,
        sound_format: SoundFormat,
        ahead_ms: Millis,
        began_s: float,
        sent_bytes: int = 0,
    ) -> None:
        self.format = sound_format
        self.began_s = began_s
        #: The number of samples so far, here or in another process.
        self.samples = max(0, sent_bytes - len(sound_format.header)) // sound_format.width
        self._ahead_s = ahead_ms / 1_000
        self._blocks = blocks
        self._cursor = self._quiet = Cursor(silence(sound_format), 0)
        #: Additional sounds, with the sample at which each began.
        self._cues: list[tuple[int, Tone]] = []
        #: The game, and whether it was heard before its end.
        self._game = 0

    def due_s(self) -> float:
        """When the next block must be sent."""
        return self.began_s + self.samples / self.format.rate - self._ahead_s

    def late_s(self, now_s: float) -> float:
        """How long the listener has heard nothing, because nothing was sent."""
        return now_s - self.began_s - self.samples / self.format.rate

    def skip_to(self, now_s: float) -> None:
        """Skip what was not sent in time: the next sample is heard at *now_s*."""
        self.began_s = now_s - self.samples / self.format.rate

    def take(self, now_s: float, game: Replica | None, cues: Sequence[Tone] = ()) -> bytes:
        """The bytes to send at *now_s* to listeners of *game*; *cues* sound as soon as possible."""
        if self.due_s() > now_s:
            return b""
        self._follow(game, self.samples / self.format.rate - (now_s - self.began_s))
        self._cues += [(self.samples, voice) for voice in cues]
        pieces = []
        while self.due_s() <= now_s:
            pieces.append(self._piece())
        return b"".join(pieces)

    def _piece(self) -> bytes:
        """The rest of the block at the cursor."""
        recording, sample = self._cursor
        rate = self.format.rate
        number = block_of(sample, rate)
        before = sample - first_sample(number, rate)
        self._cues = [cue for cue in self._cues if cue[0] + LONGEST_CUE_MS * rate // 1_000 > self.samples]
        if self._cues:
            block = recording.block(number, [(at - self.samples + before, voice) for at, voice in self._cues])
        else:
            block = self._blocks.block(recording, number)
        piece = block[before * self.format.width :]
        heard = len(piece) // self.format.width
        self.samples += heard
        is_over = sample + heard >= recording.until_ms * rate // 1_000
        self._cursor = self._quiet if is_over else Cursor(recording, sample + heard)
        return piece

    def _follow(self, game: Replica | None, lead_s: float) -> None:
        """Move the cursor to the place that the clock of *game* will reach in *lead_s*."""
        track = _soundtrack(game, self.format)
        if game is None or track is None:
            self._silence()
            return
        if game.state.ending is not None:
            self._end(game, game.state.ending.is_won)
            return
        self._game = game.id
        if not _is_running(game):
            self._silence()
            return
        elapsed_ms = game.now() - game.state.started_at + lead_s * 1_000
        sample = round(elapsed_ms * self.format.rate / 1_000)
        is_in_step = abs(sample - self._cursor.sample) <= _IN_STEP_MS * self.format.rate // 1_000
        if self._cursor.recording is not track or not is_in_step:
            self._cursor = Cursor(track, sample)

    def _end(self, game: Replica, is_won: bool) -> None:
        """Play the sounds after *game* once, unless the soundtrack has led into them."""
        if self._game != game.id:
            return
        self._game = 0
        has_collapsed = self._cursor.sample >= self._collapse_sample(game)
        if is_won or not has_collapsed:
            self._cursor = Cursor(ending(self.format, is_won=is_won), 0)

    def _collapse_sample(self, game: Replica) -> int:
        track = game.game.catalogue.soundtracks[game.state.setup.soundtrack or ""]
        return track.collapse_ms * self.format.rate // 1_000

    def _silence(self) -> None:
        """Play silence, after the last sounds."""
        if self._game:
            self._cursor = self._quiet


def _soundtrack(game: Replica | None, sound_format: SoundFormat) -> SoundRecording | None:
    """The soundtrack of *game*; none for a practice game."""
    if game is None:
        return None
    track = game.game.catalogue.soundtracks.get(game.state.setup.soundtrack or "")
    return None if track is None else recording_of(track, sound_format)


def _is_running(game: Replica) -> bool:
    return game.standing.clock.speed > 0 and game.state.stopped_at is None
