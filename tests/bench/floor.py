"""The floor: what asyncssh alone costs when it sends as many bytes as a game does, ready-made, to as many."""

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator

import asyncssh

from tests.bench.clients import gauges
from tests.bench.clients.crowd import Plan, load
from tests.bench.clients.echo import echoed
from tests.bench.clients.figures import Figures, Report, table
from tests.bench.crowd import HOST_CORE, RATE, SECONDS, Running, pin_client, pinned

VISITORS = 60
#: As a host of 60 sends them.
FRAMES_PER_SECOND = 9
_FRAME = b"\x1b[30;1H" + b"." * 99 + b"\x1b[m" * 20


class _Echo(asyncssh.SSHServerSession[bytes]):
    """Shows every key at once, in a place of its own, and sends ready-made frames besides."""

    def connection_made(self, chan: "asyncssh.SSHServerChannel[bytes]") -> None:
        self._channel = chan
        self._pressed = 0

    def pty_requested(self, *facts: object) -> bool:
        return True

    def shell_requested(self) -> bool:
        self._sending = asyncio.create_task(self._send())
        return True

    async def _send(self) -> None:
        while not self._channel.is_closing():
            self._channel.write(_FRAME)
            await asyncio.sleep(1 / FRAMES_PER_SECOND)

    def data_received(self, data: bytes, datatype: int | None) -> None:
        y, x = divmod(self._pressed, 100)
        self._pressed += 1
        self._channel.write(b"\x1b[%d;%dH" % (y % 28 + 1, x + 1) + data + _FRAME)


class _Open(asyncssh.SSHServer):
    def begin_auth(self, username: str) -> bool:
        return False

    def session_requested(self) -> _Echo:
        return _Echo()


async def _serve() -> None:
    server = await asyncssh.listen(
        "127.0.0.1",
        0,
        server_factory=_Open,
        server_host_keys=[asyncssh.generate_private_key("ssh-ed25519")],
        encoding=None,
        line_editor=False,
        encryption_algs=["aes128-gcm@openssh.com"],
    )
    print(f"port {server.sockets[0].getsockname()[1]}", flush=True)
    await asyncio.Event().wait()


@contextlib.contextmanager
def running_floor() -> Iterator[Running]:
    start = (sys.executable, "-m", "tests.bench.floor")
    with subprocess.Popen(start, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield pinned(process, HOST_CORE)
        finally:
            process.kill()


def measured() -> Figures:
    with running_floor() as floor:
        plan = Plan("127.0.0.1", floor.port, VISITORS, RATE, SECONDS, pid=floor.pid)
        return asyncio.run(echoed(plan, None))


def run() -> str:
    pin_client()
    return table(Report(gauges.machine(), load(), RATE, "100×30", (measured(),)))


if __name__ == "__main__":
    asyncio.run(_serve())
