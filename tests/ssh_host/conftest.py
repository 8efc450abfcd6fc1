"""What all tests of the host share: nobody waits through the picture of an end, and logs end with a test."""

import logging
import multiprocessing
from collections.abc import Iterator

import pytest

from escape_tui.app.screens.game import game_screen as game
from ssh_host.monitoring.log import log

_LOGGERS = (log, *map(logging.getLogger, ("escape_tui", "asyncssh", "asyncio")))


@pytest.fixture(autouse=True)
def _the_end_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "END_SECONDS", 0.2)


@pytest.fixture(autouse=True)
def _logs_are_as_they_were(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A log that a test starts, and the name with which it signs, end with that test."""
    monkeypatch.setattr(multiprocessing.current_process(), "name", "MainProcess")
    before = [(logger.propagate, logger.level, logger.handlers[:]) for logger in _LOGGERS]
    yield
    for logger, (propagate, level, handlers) in zip(_LOGGERS, before, strict=True):
        for handler in set(logger.handlers) - set(handlers):
            handler.close()
        logger.propagate, logger.handlers[:] = propagate, handlers
        logger.setLevel(level)
