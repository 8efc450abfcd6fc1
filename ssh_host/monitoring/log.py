"""The log: one line per event, as JSON or plain text, without secrets."""

import logging
import multiprocessing
import os
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from io import TextIOWrapper
from pathlib import Path

import msgspec

from escape_tui.hub.lobby.sanitize import harmless
from escape_tui.hub.lobby.table_codes import SECRET_CODE_LENGTH
from escape_tui.hub.lobby.who_is_here import handle_of
from ssh_host.config.config import ConfigError, Log

log = logging.getLogger("escape_temple.host")
#: Errors in games are logged here.
_of_the_game = logging.getLogger("escape_tui")

#: Default name of a process.
_ALONE = "MainProcess"
#: The owner's group may read the log, too, for example administrators.
_FILE_MODE = 0o640

_encode = msgspec.json.Encoder().encode


def happened(
    event: str, level: int = logging.INFO, error: BaseException | None = None, **facts: object
) -> None:
    """Log *event* with *facts* and, if there is one, the *error* behind it."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts}, exc_info=error)


@contextmanager
def quiet() -> Iterator[None]:
    """Log only warnings and errors for a while."""
    before = log.level
    log.setLevel(logging.WARNING)
    try:
        yield
    finally:
        log.setLevel(before)


class RefusalLog:
    """Logs refusals, at most one per second and reason, so that a flood doesn't fill the disk."""

    def __init__(self) -> None:
        self._noted_at: dict[str, float] = {}
        self._unnoted: Counter[str] = Counter()

    def note(self, reason: str, address: str) -> None:
        now = time.monotonic()
        if now - self._noted_at.get(reason, float("-inf")) < 1:
            self._unnoted[reason] += 1
            return
        self._noted_at[reason] = now
        others = self._unnoted.pop(reason, 0)
        happened("refused", logging.WARNING, reason=reason, address=address, others=others)


class _JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": harmless(record.getMessage()),
        }
        if process := _speaker(record):
            line["process"] = process
        line.update({name: _plain(fact) for name, fact in _facts(record)})
        if record.exc_info and record.exc_info[1] is not None:
            # Frames and messages only: local variables may hold what a visitor typed.
            line["error"] = _safe_lines(traceback.format_exception(record.exc_info[1]))
        return _encode(line).decode()


class _TextLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        facts = ", ".join(
            f"{name} {harmless(str(fact))}" for name, fact in _facts(record) if fact not in ("", None)
        )
        process = f"{each}: " if (each := _speaker(record)) else ""
        line = f"{self.formatTime(record, '%H:%M:%S')}  {process}{level}{harmless(record.getMessage())}"
        line += f" ({facts})" if facts else ""
        if record.exc_info and record.exc_info[1] is not None:
            line += "\n" + _safe_lines(traceback.format_exception(record.exc_info[1])).rstrip()
        return line


def _facts(record: logging.LogRecord) -> Iterator[tuple[str, object]]:
    """The facts of *record* without private data: players by handle, no codes of private tables."""
    for name, fact in getattr(record, "facts", {}).items():
        if name == "player" and fact:
            yield name, handle_of(str(fact))
        elif name != "code" or len(str(fact)) < SECRET_CODE_LENGTH:
            yield name, fact


def _speaker(record: logging.LogRecord) -> str:
    """The process of a cluster that wrote *record*; empty if there is only one."""
    return "" if record.processName in (None, _ALONE) else str(record.processName)


def _formatter(settings: Log) -> logging.Formatter:
    is_read_by_people = not settings.file and sys.stderr.isatty()
    is_text = settings.format == "text" or (settings.format == "auto" and is_read_by_people)
    return _TextLine() if is_text else _JsonLine()


def _safe_lines(pieces: list[str]) -> str:
    return "\n".join(harmless(line) for line in "".join(pieces).split("\n"))


def _plain(fact: object) -> object:
    """*fact* without control characters, so that reading the log in a terminal is safe."""
    return fact if isinstance(fact, int | float | bool | None) else harmless(str(fact))


class _LogFile(logging.FileHandler):
    def _open(self) -> TextIOWrapper:
        """The log file, created for its owner and group only."""
        opened = os.open(self.baseFilename, os.O_CREAT | os.O_APPEND | os.O_WRONLY, _FILE_MODE)
        return open(opened, "a", encoding="utf-8")


def start_log(settings: Log, process: str = "") -> None:
    """Start logging as *settings* say; lines of a cluster carry the name of their *process*."""
    if process:
        multiprocessing.current_process().name = process
    handler: logging.Handler
    try:
        handler = _LogFile(Path(settings.file)) if settings.file else logging.StreamHandler(sys.stderr)
    except OSError as error:
        raise ConfigError(f"The setting `log.file` is wrong: {settings.file}: {error.strerror}.") from None
    handler.setFormatter(_formatter(settings))
    for earlier in log.handlers[:]:
        log.removeHandler(earlier)
        _of_the_game.removeHandler(earlier)
        earlier.close()
    log.addHandler(handler)
    _of_the_game.addHandler(handler)
    log.propagate = False
    log.setLevel(settings.level.upper())
    # It logs every packet and every visitor's environment.
    logging.getLogger("asyncssh").setLevel(logging.CRITICAL)
    # It warns about every byte for a closed connection.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
