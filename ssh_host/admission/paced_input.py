"""Input of a connection that is passed on in small pieces, and no faster than its limits allow."""

import asyncio
from abc import abstractmethod

#: One piece: what follows waits until other tasks have run, or until the limits allow more.
_SLICE = 2_048
#: Work done before the event loop runs other tasks.
WORK_A_TURN = 32


class PacedInput(asyncio.Protocol):
    """Stands between a *transport* and the protocol that reads from it; stops reading for a while when input
    comes too fast."""

    _transport: asyncio.Transport

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._unread = bytearray()
        self._is_paused = False
        self._later: asyncio.Handle | None = None

    @abstractmethod
    def _wait(self) -> float:
        """The seconds until more may be read; not positive if it may be read now."""

    @abstractmethod
    def _read(self, piece: bytes) -> int:
        """Pass *piece* on; returns how much work that was, of `WORK_A_TURN`."""

    def data_received(self, data: bytes) -> None:
        """Pass on as much unread input as the limits allow. A single key with nothing before it passes at
        once."""
        if self._later is None and not self._unread and len(data) <= _SLICE and self._wait() <= 0:
            self._read(data)
            return
        self._unread += data
        if self._later is None:
            self._read_on()

    def _read_on(self) -> None:
        self._later = None
        work = 0
        while self._unread and not self._transport.is_closing():
            wait = self._wait()
            if wait > 0 or work >= WORK_A_TURN:
                self._transport.pause_reading()
                self._is_paused = True
                self._later = self._loop.call_later(max(0.0, wait), self._read_on)
                return
            piece = bytes(self._unread[:_SLICE])
            del self._unread[:_SLICE]
            work += self._read(piece)
        if self._is_paused:
            self._is_paused = False
            self._transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._later is not None:
            self._later.cancel()
        self._unread.clear()
