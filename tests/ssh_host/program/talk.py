"""A program's visit, as a test holds it: requests in, everything that was said out."""

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import asyncssh
import msgspec

from escape_tui.hub.port.messages.requests import Request
from tests.ssh_host.camp import Camp, new_key
from tests.ssh_host.house import House, connected, until

#: What a host needs so that programs come in.
PROGRAMS = {"limits.programs": 4}

Said = dict[str, Any]


class Talk(asyncssh.SSHClientSession[bytes]):
    """One visit of a program; where the clock of *home* goes by hand, waiting lets it go on."""

    def __init__(self, home: House) -> None:
        self._home = home
        self._rest = b""
        self.said: list[Said] = []
        self.beside = b""
        self.is_closed = False
        self.status: int | None = None

    def connection_made(self, chan: "asyncssh.SSHClientChannel[bytes]") -> None:
        self.channel = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        if datatype is not None:
            self.beside += data
            return
        *lines, self._rest = (self._rest + data).split(b"\n")
        self.said += [msgspec.json.decode(line) for line in lines]

    def exit_status_received(self, status: int) -> None:
        self.status = status

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True

    def write(self, line: bytes) -> None:
        self.channel.write(line)

    async def hears(self, fits: Callable[[Said], bool]) -> Said:
        """The first thing said that *fits*; it and what was said before are forgotten."""

        def found() -> Said | None:
            if isinstance(self._home, Camp):
                self._home.clock.turn(20)
            return next((said for said in self.said if fits(said)), None)

        try:
            heard: Said = await until(found)
        except AssertionError:
            raise AssertionError(f"never said; the last were {self.said[-3:]}") from None
        del self.said[: self.said.index(heard) + 1]
        return heard

    async def hears_kind(self, kind: str) -> Said:
        return await self.hears(lambda said: said["type"] == kind)

    async def ask(self, request: Request) -> Said:
        """What is answered to *request*."""
        self.write(msgspec.json.encode(request) + b"\n")
        return await self.hears(lambda said: said.get("id") == request.id)


@contextlib.asynccontextmanager
async def talking(
    home: House, name: str = "ada", command: str = "program", key: asyncssh.SSHKey | None = None
) -> AsyncIterator[Talk]:
    async with connected(home, name, key or new_key()) as connection:
        talk = Talk(home)
        await connection.create_session(lambda: talk, command, encoding=None)
        yield talk
