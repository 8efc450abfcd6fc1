"""What all tests share: a word nobody wrote is a mistake, and `pytest --rules` prints the rulebook."""

import gc
import logging
import multiprocessing
import os
from collections import defaultdict
from collections.abc import Iterator
from functools import wraps
from pathlib import Path

import hypothesis
import pytest
import textual.app
import textual.pilot

from escape_tui.app.textual_internals.isolation import SharedStylesheet
from escape_tui.modules.rulebook import CHAPTERS
from escape_tui.scene.words import words
from ssh_host.monitoring.log import log
from tests.idle import until_idle

_RULE = "rule"
_LOGGERS = (log, *map(logging.getLogger, ("escape_tui", "asyncssh", "asyncio")))
#: Memory that looks like a disk: thousands of small databases are made, synced and thrown away.
_QUICK_DISK = Path("/dev/shm")
#: A test ends long before its garbage is worth a search.
_GARBAGE = (50_000, 20, 100)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="print every rule with the tests that prove it")


def pytest_configure() -> None:
    hypothesis.settings.register_profile("quick", max_examples=25, deadline=None)
    hypothesis.settings.register_profile("soak", max_examples=400, deadline=None)
    hypothesis.settings.load_profile("quick")
    gc.disable()
    if os.access(_QUICK_DISK, os.W_OK):
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_QUICK_DISK))


def pytest_collection_finish() -> None:
    """Modules and collected tests stay to the end: who looks for garbage need not look there."""
    gc.freeze()
    gc.set_threshold(*_GARBAGE)
    gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Twice as many as there are cores: many tests wait for a screen, a disk or a line."""
    return 2 * (os.cpu_count() or 1)


@pytest.fixture(autouse=True, scope="session")
def _every_word_is_written() -> Iterator[None]:
    """Each message that a test asks for must be in the text files."""

    @wraps(words._unknown)
    def missing(message_id: str) -> str:
        raise AssertionError(f"no text file has the message {message_id}")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "_unknown", missing)
        yield


@pytest.fixture(autouse=True, scope="session")
def _apps_are_waited_for_by_what_they_have_to_do() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(textual.app, "wait_for_idle", until_idle)
        patch.setattr(textual.pilot, "wait_for_idle", until_idle)
        yield


@pytest.fixture(autouse=True, scope="session")
def _styles_are_parsed_once() -> Iterator[None]:
    """As on a host, where all visitors share them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(textual.app, "Stylesheet", SharedStylesheet)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each report say which rules its test proves, also when it comes from another process."""
    for item in items:
        for mark in item.iter_markers(_RULE):
            item.user_properties += [(_RULE, id) for id in mark.args]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    if not config.getoption("rules"):
        return
    outcomes = _outcomes(terminalreporter)
    terminalreporter.section("rules")
    for chapter, rules in CHAPTERS.items():
        proven = sum(_verdict(outcomes[id]) == "proven" for id in rules)
        terminalreporter.write_line(f"{chapter}: {proven} of {len(rules)}", bold=True)
        for id in rules:
            terminalreporter.write_line(f"  {_verdict(outcomes[id]):<8} {len(outcomes[id]):>3}  {id}")


def _outcomes(reporter: pytest.TerminalReporter) -> defaultdict[str, list[str]]:
    outcomes: defaultdict[str, list[str]] = defaultdict(list)
    for outcome in ("passed", "failed", "error", "skipped"):
        for report in reporter.stats.get(outcome, ()):
            for name, id in report.user_properties:
                if name == _RULE:
                    outcomes[id].append(outcome)
    return outcomes


def _verdict(outcomes: list[str]) -> str:
    if not outcomes:
        return "-"
    return "proven" if set(outcomes) == {"passed"} else "BROKEN"


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
