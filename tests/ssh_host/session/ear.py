"""An ear: OpenSSH in a pipe, which listens to a table whose clock a test turns."""

import asyncio
import contextlib
import signal
import struct
import subprocess
from collections.abc import AsyncIterator

from escape_tui.engine.state import Millis
from escape_tui.hub.sound.sound_format import AU, SoundFormat
from escape_tui.rules.countdown import Gonged
from tests.ssh_host.camp import Camp
from tests.ssh_host.house import until
from tests.ssh_host.ssh.test_openssh import command

#: How far the clock is turned at most before the stream is read.
STEP_MS: Millis = 4_000


class Ear:
    """What came out of the pipe, and when the gongs of the table rang by its clock."""

    def __init__(self, home: Camp, process: asyncio.subprocess.Process, sound_format: SoundFormat) -> None:
        self.heard = b""
        self.began = home.clock.now()
        self._home = home
        self._format = sound_format
        self._process = process
        self.gongs: list[Millis] = []
        live = home.live.publisher.replica()
        self._news = live.watch(self._note)

    def _note(self) -> None:
        for event in self._news.take():
            if isinstance(event, Gonged):
                self.gongs.append(self._home.clock.now() - self.began)

    @property
    def sound(self) -> bytes:
        return self.heard[len(self._format.header) :]

    def stop(self) -> None:
        """Take nothing from the line any more."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self, now: Millis, sent: int) -> Millis:
        """Take what comes. What was *sent* was heard before *now*, what follows is heard from now on; returns
        where in the stream that is."""
        heard = (sent - len(self._format.header)) * 1_000 // self._format.bytes_a_second
        self.began = now - heard
        self.gongs.clear()
        self._process.send_signal(signal.SIGCONT)
        return heard

    async def hear(self, until_ms: Millis) -> None:
        """Read until what is to be heard at *until_ms* of the stream has come."""
        wanted = len(self._format.header) + until_ms * self._format.bytes_a_second // 1_000
        assert self._process.stdout is not None
        async with asyncio.timeout(30):
            while len(self.heard) < wanted:
                read = await self._process.stdout.read(65_536)
                assert read, "the stream has ended"
                self.heard += read

    async def turn(self, millis: Millis, ahead_ms: Millis = 5_000) -> None:
        """Let *millis* pass at the table, and hear them.

        The clock is turned by less than what was sent ahead: if the line is busy for longer than that, the
        stream skips to now, and the sound that it leaves out never comes."""
        while millis > 0:
            step = min(STEP_MS, ahead_ms, millis)
            self._home.clock.turn(step)
            await self.hear(self._home.clock.now() - self.began + ahead_ms)
            millis -= step


@contextlib.asynccontextmanager
async def listening(home: Camp, *options: str, ahead_ms: Millis = 5_000) -> AsyncIterator[Ear]:
    """Listen to the table of *home*."""
    words = command(home, "-T", "kim@127.0.0.1", "listen", home.table.code, *options)
    process = await asyncio.create_subprocess_exec(
        *words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    ear = Ear(home, process, AU)
    try:
        await ear.hear(ahead_ms)
        yield ear
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        # What is left in the pipe would keep it open.
        await process.communicate()


async def ended(home: Camp) -> None:
    await until(lambda: home.table.live is None or home.live.is_over)


def endless_au(header: bytes) -> tuple[bytes, int, int, int, int, int]:
    fields: tuple[bytes, int, int, int, int, int] = struct.unpack(">4s5I", header)
    return fields
