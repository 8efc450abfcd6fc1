"""A slow line: a relay to a host that carries so many bytes a second, each of them late."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator

#: What a far-away guest on a poor line has.
BYTES_PER_SECOND = 20_000
ROUND_TRIP_SECONDS = 0.2

_PIECE_BYTES = 1_000
#: What waits in the relay's own socket is as late as what waits at a narrow router.
_SOCKET_BYTES = 4_096


@contextlib.asynccontextmanager
async def slow_line(host: str, port: int) -> AsyncIterator[int]:
    """A port of this machine from which a slow line leads to *host*."""

    async def carry(client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        upstream = socket.socket()
        upstream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _SOCKET_BYTES)
        upstream.setblocking(False)
        await asyncio.get_running_loop().sock_connect(upstream, (host, port))
        from_host, to_host = await asyncio.open_connection(sock=upstream, limit=_PIECE_BYTES)
        # Closing the line cancels it; the loop must not report that as an error.
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(_relayed(from_host, to_client), _relayed(client, to_host))

    server = await asyncio.start_server(carry, "127.0.0.1", 0, limit=_PIECE_BYTES)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def _relayed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass everything on, at the line's speed and with its delay."""
    loop = asyncio.get_running_loop()
    free_at = loop.time()
    with contextlib.suppress(ConnectionError):
        while piece := await reader.read(_PIECE_BYTES):
            free_at = max(free_at, loop.time()) + len(piece) / BYTES_PER_SECOND
            loop.call_at(free_at + ROUND_TRIP_SECONDS / 2, _write, writer, piece)
            await asyncio.sleep(free_at - loop.time())
    loop.call_later(ROUND_TRIP_SECONDS / 2, writer.close)


def _write(writer: asyncio.StreamWriter, piece: bytes) -> None:
    if not writer.is_closing():
        writer.write(piece)
