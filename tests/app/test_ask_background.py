"""The terminal at home is asked what it writes on, on a real pseudo-terminal."""

import os
import pty
import threading

import pytest

from escape_tui.app.ask_background import has_light_background
from escape_tui.scene.terminal_answers import ASK_BACKGROUND, FENCE


@pytest.mark.parametrize(
    ("answer", "is_light"),
    [(b"\x1b]11;rgb:ffff/ffff/ffff\x07", True), (b"\x1b]11;rgb:0000/0000/0000\x1b\\", False), (b"", False)],
    ids=["light", "dark", "silent"],
)
def test_an_answer_counts_and_silence_is_dark(answer: bytes, is_light: bool) -> None:
    ours, theirs = pty.openpty()

    def reply() -> None:
        assert os.read(ours, len(ASK_BACKGROUND + FENCE)) == ASK_BACKGROUND + FENCE
        os.write(ours, answer)

    terminal = threading.Thread(target=reply)
    terminal.start()
    try:
        assert has_light_background(theirs, theirs) is is_light
    finally:
        terminal.join()
        os.close(ours)
        os.close(theirs)
