"""Asks the terminal for its background colour before anything is drawn."""

import os
import select
import termios
import time
import tty

from escape_tui.scene.background import ANSWER_WITHIN_MS, ASK, AnswerReader


def has_light_background(reads: int, writes: int) -> bool:
    """Whether the terminal on *reads* and *writes* reports a light background in time."""
    before = termios.tcgetattr(reads)
    try:
        tty.setcbreak(reads, termios.TCSANOW)
        os.write(writes, ASK)
        return _heard(reads)
    finally:
        termios.tcsetattr(reads, termios.TCSANOW, before)


def _heard(reads: int) -> bool:
    reader, until = AnswerReader(), time.monotonic() + ANSWER_WITHIN_MS / 1000
    while reader.is_light is None and (left := until - time.monotonic()) > 0:
        if not select.select([reads], [], [], left)[0]:
            break
        reader.rest(os.read(reads, 256))
    return bool(reader.is_light)
