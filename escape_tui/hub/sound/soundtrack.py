"""Writes sounds to files, for a table in one room."""

import wave
from pathlib import Path

from escape_tui.content.printed import Soundtrack
from escape_tui.hub.sound.sound_blocks import BLOCK_MS, SoundRecording, ending, recording_of
from escape_tui.hub.sound.sound_format import WAV

#: Sound files besides the soundtracks: the sounds after a win.
WON = "won"


def write_soundtrack(path: Path, soundtrack: Soundtrack) -> None:
    """Write *soundtrack* to *path* as a WAV file that starts at "Escape!" and ends after the collapse."""
    _write(path, recording_of(soundtrack, WAV))


def write_won(path: Path) -> None:
    """Write the sounds after a win."""
    _write(path, ending(WAV, is_won=True))


def _write(path: Path, recording: SoundRecording) -> None:
    # Open the file before mixing, and not with wave, which leaves a half-open file behind on failure.
    with path.open("wb") as target, wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(WAV.width)
        file.setframerate(WAV.rate)
        for number in range(recording.until_ms // BLOCK_MS):
            file.writeframes(recording.block(number))
