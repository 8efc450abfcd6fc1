"""Asks the terminal for its background colour before anything is drawn."""

import os
import select
import termios
import time
import tty

from escape_tui.scene.terminal_answers import ASK_BACKGROUND, FENCE, AnswerReader

#: The longest that a start waits for a terminal that answers nothing.
_ANSWER_WITHIN_SECONDS = 0.2


def has_light_background(reads: int, writes: int) -> bool:
    """Whether the terminal on *reads* and *writes* reports a light background in time."""
    before = termios.tcgetattr(reads)
    try:
        tty.setcbreak(reads, termios.TCSANOW)
        os.write(writes, ASK_BACKGROUND + FENCE)
        return _heard(reads)
    finally:
        termios.tcsetattr(reads, termios.TCSANOW, before)


def _heard(reads: int) -> bool:
    reader, until = AnswerReader(), time.monotonic() + _ANSWER_WITHIN_SECONDS
    while not reader.is_done and (left := until - time.monotonic()) > 0:
        if not select.select([reads], [], [], left)[0]:
            break
        reader.rest(os.read(reads, 256))
    return bool(reader.is_light)
