"""A WebSocket as the connection of a session."""

import asyncio

from aiohttp import WSCloseCode, web

from ssh_host.session.connection.connection import Connection
from ssh_host.session.leave_reason import LeaveReason

#: Close codes after which the page does not reconnect.
TAKEN_OVER, REFUSED = 4001, 4003

_CODES = {
    None: REFUSED,
    LeaveReason.CLOSING: WSCloseCode.SERVICE_RESTART,
    LeaveReason.CRASHED: WSCloseCode.INTERNAL_ERROR,
    LeaveReason.TAKEN_OVER: TAKEN_OVER,
}


class WebConnection(Connection):
    """Writes to one page. Bytes that the page has not drawn yet count as unconfirmed."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport) -> None:
        self._socket = socket
        self._transport = transport
        self._unsent: list[bytes | str] = []
        self._unsent_bytes = 0
        self._written = self._drawn = 0
        self._is_closing = False
        self._news = asyncio.Event()
        #: Why the session ended; `None` if there was none.
        self.leaving: LeaveReason | None = None

    def write(self, content: bytes) -> None:
        if not self._is_closing:
            self._written += len(content)
            self._put(content)

    def say(self, text: str) -> None:
        """Send *text*, which is not part of the picture."""
        if not self._is_closing:
            self._put(text)

    def _put(self, content: bytes | str) -> None:
        self._unsent.append(content)
        self._unsent_bytes += len(content)
        self._news.set()

    def waiting_bytes(self) -> int:
        return self._unsent_bytes + self._transport.get_write_buffer_size()

    def unconfirmed_bytes(self) -> int:
        return self._written - self._drawn

    def drawn(self, total: int) -> bool:
        """The page reports that it has drawn *total* bytes; `False` if that can't be true."""
        if not self._drawn <= total <= self._written:
            return False
        self._drawn = total
        return True

    def close(self, status: int) -> None:
        self._is_closing = True
        self._news.set()

    def abort(self) -> None:
        self._is_closing = True
        self._transport.abort()
        self._news.set()

    async def shun(self, seconds: float) -> None:
        """Stop reading for *seconds*, so that the sender has to wait."""
        self._transport.pause_reading()
        await asyncio.sleep(seconds)

    async def carry(self) -> None:
        """Send everything that is written, until the connection is closed and the queue is empty."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                await self._send_all()
                if self._is_closing and not self._unsent:
                    await self._socket.close(code=_CODES.get(self.leaving, WSCloseCode.OK))
                    return
        except ConnectionError:
            self._is_closing = True

    async def _send_all(self) -> None:
        unsent, self._unsent, self._unsent_bytes = self._unsent, [], 0
        picture = b""
        for content in unsent:
            if isinstance(content, bytes):
                picture += content
                continue
            if picture:
                await self._socket.send_bytes(picture)
            picture = b""
            await self._socket.send_str(content)
        if picture:
            await self._socket.send_bytes(picture)
