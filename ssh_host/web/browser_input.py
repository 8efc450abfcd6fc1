"""Input of a browser's connection: requests, and frames of a WebSocket."""

import asyncio
import logging
from collections.abc import Callable
from typing import cast

from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web_protocol import RequestHandler

from ssh_host.admission.paced_input import WORK_A_TURN, PacedInput
from ssh_host.admission.token_bucket import TokenBucket
from ssh_host.monitoring.log import happened

#: Far more than a request needs, and than anybody types: aiohttp reads empty frames and bodies nobody asked
#: for as fast as they come.
_BYTES_A_SECOND, _BYTES_AT_ONCE = 65_536, 131_072


class BrowserInput(PacedInput):
    """Stands between a socket and the *handler* of its requests."""

    def __init__(self, handler: RequestHandler) -> None:
        super().__init__()
        self._handler = handler
        self._clock = self._loop.time
        self._bytes = TokenBucket(_BYTES_A_SECOND, _BYTES_AT_ONCE, self._clock())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._handler.connection_made(transport)

    def _wait(self) -> float:
        return self._bytes.wait(self._clock())

    def _read(self, piece: bytes) -> int:
        self._bytes.spend(len(piece), self._clock())
        self._handler.data_received(piece)
        # The answer to what can't be read closes the connection: wait for it before reading on.
        return WORK_A_TURN

    def eof_received(self) -> None:
        self._handler.eof_received()

    def pause_writing(self) -> None:
        self._handler.pause_writing()

    def resume_writing(self) -> None:
        self._handler.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._handler.connection_lost(exc)


class _Complaints(logging.Filter):
    """Takes what the library that reads requests would log; what it can't read is refused."""

    def __init__(self, refuse: Callable[[str, str], None]) -> None:
        super().__init__()
        self._refuse = refuse

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError):
            self._refuse("no request", str(record.args[0]) if isinstance(record.args, tuple) else "")
            # The frame that caught the error holds it, and would be kept with all headers it had read.
            error.__traceback__ = None
        elif record.levelno >= logging.WARNING:
            happened("web request failed", record.levelno, error, why=record.getMessage())
        return False


def request_log(refuse: Callable[[str, str], None]) -> logging.Logger:
    """The log of the library that reads requests, which calls *refuse* with a reason and an address."""
    log = logging.Logger("requests", logging.DEBUG)
    log.addFilter(_Complaints(refuse))
    return log
