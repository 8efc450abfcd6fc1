"""The watchdog: a process whose event loop hangs is logged and ended, so that it gets restarted."""

import asyncio
import faulthandler
import logging
import os
import sys
import threading
from typing import TextIO

from ssh_host.monitoring.log import happened
from ssh_host.serve import systemd

#: Exit status for a hung loop; sysexits has none.
EXIT_STATUS = 86

_BEAT_SECONDS = 1.0
#: Missed heartbeats after which the loop counts as hung.
PATIENCE_BEATS = 10


class Watchdog:
    """Expects a heartbeat of the loop every second; ends the process after missing *patience* of them.

    Only seconds in which the watchdog itself ran are counted: a process that was stopped or a machine that
    slept has missed nothing.
    """

    def __init__(self, patience: int = PATIENCE_BEATS, beat_seconds: float = _BEAT_SECONDS) -> None:
        self._patience = patience
        self._beat_seconds = beat_seconds
        self._has_beaten = True
        self._over = threading.Event()
        self._loop = asyncio.get_running_loop()
        self._next: asyncio.TimerHandle | None = None
        self._thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)

    def begin(self) -> None:
        self._beat()
        self._thread.start()

    def close(self) -> None:
        self._over.set()
        if self._next is not None:
            self._next.cancel()
        if self._thread.is_alive():
            self._thread.join()

    def _beat(self) -> None:
        self._has_beaten = True
        systemd.tell(systemd.ALIVE)
        self._next = self._loop.call_later(self._beat_seconds, self._beat)

    def _watch(self) -> None:
        missed = 0
        while not self._over.wait(self._beat_seconds):
            missed = 0 if self._has_beaten else missed + 1
            self._has_beaten = False
            if missed >= self._patience:
                self._end()

    def _end(self) -> None:
        happened("event loop hangs", logging.CRITICAL, beats=self._patience)
        for stream in _log_streams():
            faulthandler.dump_traceback(stream, all_threads=True)
            stream.flush()
        os._exit(EXIT_STATUS)


def _log_streams() -> list[TextIO]:
    """The log's streams that can be written without the loop."""
    handlers = logging.getLogger("escape_temple.host").handlers
    streams = [each.stream for each in handlers if isinstance(each, logging.StreamHandler)]
    return streams or [sys.__stderr__ or sys.stderr]
