"""The host's log: a line an event, as JSON for programs or in plain words for people, without secrets."""

import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from escape_tui.hub.lobby.sanitize import harmless
from ssh_host.serve.config import ConfigError, Log

log = logging.getLogger("escape_temple.host")
#: What breaks in a game is told here.
_of_the_game = logging.getLogger("escape_tui")

_encode = msgspec.json.Encoder().encode


def happened(
    event: str, level: int = logging.INFO, error: BaseException | None = None, **facts: object
) -> None:
    """Log that *event* happened, with *facts* about it and, where there is one, the *error* behind it."""
    if log.isEnabledFor(level):
        log.log(level, event, extra={"facts": facts}, exc_info=error)


@contextmanager
def quiet() -> Iterator[None]:
    """Log only what is wrong, for a while."""
    before = log.level
    log.setLevel(logging.WARNING)
    try:
        yield
    finally:
        log.setLevel(before)


class RefusalLog:
    """Notes refusals, at most one a second for each reason: a flood of them fills no disk."""

    def __init__(self) -> None:
        self._noted_at: dict[str, float] = {}
        self._unnoted: Counter[str] = Counter()

    def note(self, reason: str, address: str) -> None:
        now = time.monotonic()
        if now - self._noted_at.get(reason, float("-inf")) < 1:
            self._unnoted[reason] += 1
            return
        self._noted_at[reason] = now
        happened("refused", reason=reason, address=address, others=self._unnoted.pop(reason, 0))


class _JsonLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": harmless(record.getMessage()),
        }
        line.update({name: _plain(fact) for name, fact in getattr(record, "facts", {}).items()})
        if record.exc_info and record.exc_info[1] is not None:
            # Frames and messages only: local variables may hold what a visitor typed.
            line["error"] = _safe_lines(traceback.format_exception(record.exc_info[1]))
        return _encode(line).decode()


class _TextLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        level = "" if record.levelno == logging.INFO else f"{record.levelname.lower()}: "
        facts = ", ".join(
            f"{name} {harmless(str(fact))}"
            for name, fact in getattr(record, "facts", {}).items()
            if fact not in ("", None)
        )
        line = f"{self.formatTime(record, '%H:%M:%S')}  {level}{harmless(record.getMessage())}"
        line += f" ({facts})" if facts else ""
        if record.exc_info and record.exc_info[1] is not None:
            line += "\n" + _safe_lines(traceback.format_exception(record.exc_info[1])).rstrip()
        return line


def _formatter(settings: Log) -> logging.Formatter:
    is_read_by_people = not settings.file and sys.stderr.isatty()
    is_text = settings.format == "text" or (settings.format == "auto" and is_read_by_people)
    return _TextLine() if is_text else _JsonLine()


def _safe_lines(pieces: list[str]) -> str:
    return "\n".join(harmless(line) for line in "".join(pieces).split("\n"))


def _plain(fact: object) -> object:
    """*fact* as a log may show it: a terminal on which it is read is as safe as a player's."""
    return fact if isinstance(fact, int | float | bool | None) else harmless(str(fact))


def start_log(settings: Log) -> None:
    """Write the log where *settings* say, from their level on."""
    handler: logging.Handler
    try:
        handler = (
            logging.FileHandler(Path(settings.file)) if settings.file else logging.StreamHandler(sys.stderr)
        )
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
    # Its lines name every packet and every visitor's environment.
    logging.getLogger("asyncssh").setLevel(logging.CRITICAL)
    # It warns of every byte for somebody who is gone.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
