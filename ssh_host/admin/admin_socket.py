"""The admin socket of a server with one process: for `escape-temple admin WORD …` by the same user."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from ssh_host.admin.admin_commands import AdminCommands
from ssh_host.admin.command_words import AdminReply
from ssh_host.serve.sockets import private_socket

NAME = "admin.sock"
_LONGEST_COMMAND = 4_096
_PATIENCE_SECONDS = 10.0


@asynccontextmanager
async def admin_socket(folder: Path, commands: AdminCommands) -> AsyncIterator[None]:
    """Serve admin commands at a socket in *folder* that only this user may open."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_PATIENCE_SECONDS):
                command = await reader.readline()
                reply = await commands.do(command.decode("utf-8", "replace"))
                writer.write(msgspec.json.encode(reply))
                await writer.drain()
        except (OSError, ValueError, TimeoutError):
            # The client hung up or sent too much.
            pass
        finally:
            writer.close()

    with _listening(folder) as listener:
        server = await asyncio.start_unix_server(answer, sock=listener, limit=_LONGEST_COMMAND)
        try:
            yield
        finally:
            server.close()


@contextmanager
def _listening(folder: Path) -> Iterator[socket.socket]:
    with _short(folder) as short:
        listener = private_socket(short)
    try:
        yield listener
    finally:
        listener.close()
        (folder / NAME).unlink(missing_ok=True)


@contextmanager
def _short(folder: Path) -> Iterator[Path]:
    """The socket in *folder*, under a name that fits into the 107 bytes of a socket's name."""
    handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield Path(f"/proc/self/fd/{handle}") / NAME
    finally:
        os.close(handle)


def ask_at_socket(folder: Path, command: str) -> AdminReply | None:
    """The answer of the server running in *folder* to *command*; `None` if none is running."""
    try:
        with socket.socket(socket.AF_UNIX) as speaker, _short(folder) as short:
            speaker.settimeout(_PATIENCE_SECONDS)
            speaker.connect(str(short))
            speaker.sendall(command.replace("\n", " ").encode() + b"\n")
            with speaker.makefile("rb") as answer:
                return msgspec.json.decode(answer.read(), type=AdminReply)
    except (OSError, msgspec.MsgspecError):
        return None
