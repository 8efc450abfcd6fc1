"""A visitor made for measuring: a real SSH client with a pane of glass instead of a terminal."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

import asyncssh

from tests.bench.clients.glass import Glass


class _Guest(asyncssh.SSHClient):
    """Answers the login without prompts, as OpenSSH does on its own."""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(
        self, name: str, instructions: str, lang: str, prompts: Sequence[tuple[str, bool]]
    ) -> list[str]:
        return []


class _Expected(NamedTuple):
    """Something that will show on the glass, until when, and who is told of it."""

    fact: Callable[[], bool]
    until: float
    seen: Callable[[float], None]

    def is_over(self, now: float) -> bool:
        is_seen = now < self.until and self.fact()
        if is_seen:
            self.seen(now)
        return is_seen or now >= self.until


class Client(asyncssh.SSHClientSession[bytes]):
    """One visitor: presses keys, looks at the glass, and knows when it saw what it waited for."""

    _channel: "asyncssh.SSHClientChannel[bytes]"

    def __init__(self, columns: int, rows: int) -> None:
        self.glass = Glass(columns, rows)
        self.bytes_received = 0
        self.frames = 0
        self.is_closed = False
        self.on_frame: Callable[[float], None] | None = None
        self._loop = asyncio.get_running_loop()
        self._awaited: tuple[Callable[[], bool], asyncio.Future[float]] | None = None
        self._expected: list[_Expected] = []

    def connection_made(self, chan: "asyncssh.SSHClientChannel[bytes]") -> None:
        self._channel = chan

    def data_received(self, data: bytes, datatype: int | None) -> None:
        now = self._loop.time()
        self.bytes_received += len(data)
        self.frames += 1
        self.glass.feed(data)
        self._look(now)
        if self._expected:
            self._expected = [each for each in self._expected if not each.is_over(now)]
        if self.on_frame is not None:
            self.on_frame(now)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_closed = True
        if self._awaited is not None and not self._awaited[1].done():
            self._awaited[1].set_exception(ConnectionResetError("the host has closed the line"))

    def press(self, key: str) -> float:
        """Press *key*; gives the moment."""
        now = self._loop.time()
        if not self.is_closed:
            self._channel.write(key.encode())
        return now

    async def sees(self, fact: Callable[[], bool], seconds: float) -> float:
        """Wait until *fact* holds on the glass; gives the moment, raises `TimeoutError` after *seconds*."""
        if fact():
            return self._loop.time()
        if self.is_closed:
            raise ConnectionResetError("the host has closed the line")
        future = self._loop.create_future()
        self._awaited = (fact, future)
        try:
            async with asyncio.timeout(seconds):
                return float(await future)
        finally:
            self._awaited = None

    def expect(self, fact: Callable[[], bool], seconds: float, seen: Callable[[float], None]) -> None:
        """Tell *seen* the moment from which *fact* holds on the glass, unless that takes longer than
        *seconds*; besides whatever else is waited for."""
        self._expected.append(_Expected(fact, self._loop.time() + seconds, seen))

    def _look(self, now: float) -> None:
        if self._awaited is not None:
            fact, future = self._awaited
            if not future.done() and fact():
                future.set_result(now)


async def connected(host: str, port: int, user: str) -> asyncssh.SSHClientConnection:
    """A connection as a guest to any host, without checking its key: nothing secret is sent."""
    return await asyncssh.connect(
        host,
        port,
        username=user,
        client_keys=None,
        known_hosts=None,
        agent_path=None,
        config=None,
        client_factory=_Guest,
        encryption_algs=["aes128-gcm@openssh.com", "aes256-gcm@openssh.com", "aes128-ctr"],
        compression_algs=None,
    )


async def closed(connection: asyncssh.SSHClientConnection) -> None:
    """Hang up."""
    connection.abort()
    await connection.wait_closed()


async def entered(
    connection: asyncssh.SSHClientConnection, command: str | None, columns: int, rows: int
) -> Client:
    """A session on *connection* in a window of *columns* × *rows*."""
    client = Client(columns, rows)
    await connection.create_session(
        lambda: client,
        command,
        term_type="xterm-256color",
        term_size=(columns, rows),
        env={"LANG": "en_US.UTF-8", "COLORTERM": "truecolor"},
        encoding=None,
    )
    return client
