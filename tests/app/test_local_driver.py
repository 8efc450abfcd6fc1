"""Noise on the line of this terminal is ignored; the shell gets its terminal back as it was."""

import contextlib
import os
import signal

import pytest
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

from escape_tui.app.textual_internals.patient_driver import PatientDriver


async def test_bytes_that_are_no_text_do_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    outside, inside = os.pipe()
    driver = PatientDriver(App(), size=(80, 24))
    driver.fileno = outside
    hear = LinuxDriver.run_input_thread
    rounds: list[int] = []

    def hear_once_more(self: PatientDriver) -> None:
        rounds.append(len(rounds))
        if len(rounds) == 2:
            self.exit_event.set()
        hear(self)

    monkeypatch.setattr(LinuxDriver, "run_input_thread", hear_once_more)
    os.write(inside, b"\xff\xfe\x80")
    driver.run_input_thread()
    os.close(inside)
    os.close(outside)
    assert rounds == [0, 1]


def _everything(terminal: int) -> bytes:
    """What was written until the other side was closed, in however many pieces it comes."""
    shown = b""
    with contextlib.suppress(OSError):
        while piece := os.read(terminal, 65536):
            shown += piece
    return shown


async def test_the_shell_gets_its_colours_and_its_cursor_back() -> None:
    terminal, line = os.openpty()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGTSTP, signal.SIGCONT)}
    driver = PatientDriver(App(), size=(80, 24))
    with os.fdopen(line, "w") as driver._file:
        driver.fileno = line
        driver.start_application_mode()  # type: ignore[no-untyped-call]
        driver.write("\x1b[1;31mA last frame")
        driver.stop_application_mode()
        driver.close()
    shown = _everything(terminal)
    os.close(terminal)
    for number, handler in handlers.items():
        signal.signal(number, handler)
    _, left, after = shown.partition(b"\x1b[?1049l")
    assert left
    assert b"\x1b[?25h" in after
    assert after.endswith(b"\x1b[0m")
