"""Noise on the line of this terminal is ignored, and the keys after it are heard."""

import os

import pytest
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

from escape_tui.ui.local_driver import PatientDriver


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
