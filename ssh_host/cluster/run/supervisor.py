"""The supervisor: children of one process, started again when they die."""

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Mapping

from msgspec import Struct

#: The first pause before a dead child is started again, and the longest.
FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 10.0
#: A child that lived so long did not die of its own start: it begins with the first pause again.
STEADY_SECONDS = 5.0
#: So many deaths without a steady life in between are worth a sentence.
KEEPS_DYING = 5

#: The number of this wish in Linux's prctl.
_PARENT_DEATH_SIGNAL = 1


class Child(Struct, frozen=True):
    """A process to keep alive, how long it may take to end when it is asked to, and how much later than
    usual it is started again."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = {}
    ends_within_seconds: float = 15.0
    later_seconds: float = 0.0


class Supervisor:
    """Keeps children alive; *say* is told what a person should know."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._running: dict[str, asyncio.subprocess.Process] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._last_order = signal.SIGTERM

    def keep(self, child: Child) -> None:
        """Start *child*, and start it again for as long as it is not stopped."""
        task = asyncio.get_running_loop().create_task(self._keep(child), name=f"keeping {child.name}")
        self._keepers[child.name] = task

    def process(self, name: str) -> int | None:
        """The process number of the child *name* while it runs."""
        running = self._running.get(name)
        return None if running is None or running.returncode is not None else running.pid

    async def stop(self, name: str) -> None:
        """Ask the child *name* to end, wait for it, and do not start it again."""
        keeper = self._keepers.pop(name, None)
        if keeper is not None:
            keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeper

    async def stop_all(self) -> None:
        """Stop everything at once, but the eldest, on which the others lean, when they are gone."""
        # There is nobody left to whom they could give what they have.
        self._last_order = signal.SIGINT
        names = tuple(self._keepers)
        for together in (names[1:], names[:1]):
            await asyncio.gather(*map(self.stop, together))

    async def _keep(self, child: Child) -> None:
        loop = asyncio.get_running_loop()
        deaths, pause = 0, FIRST_PAUSE_SECONDS
        while True:
            began = loop.time()
            code = await self._run(child)
            if loop.time() - began >= STEADY_SECONDS:
                deaths, pause = 0, FIRST_PAUSE_SECONDS
            deaths += 1
            if deaths == KEEPS_DYING:
                self._say(f"{child.name} keeps dying (last with code {code}); it is still tried again.")
            else:
                self._say(f"{child.name} ended with code {code}; it is started again.")
            await asyncio.sleep(child.later_seconds + pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def _run(self, child: Child) -> int:
        process = await asyncio.create_subprocess_exec(
            *child.command,
            stdin=asyncio.subprocess.DEVNULL,
            env={**os.environ, **child.environment},
            # A Ctrl+C in the terminal reaches the supervisor alone, which then stops them in order.
            start_new_session=True,
            preexec_fn=_end_with_parent,
        )
        self._running[child.name] = process
        try:
            return await process.wait()
        except asyncio.CancelledError:
            await _end(process, self._last_order, child.ends_within_seconds)
            raise


def _end_with_parent() -> None:
    """Whatever becomes of the supervisor, none of its children is left behind to hold its ports."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PARENT_DEATH_SIGNAL, signal.SIGTERM)


async def _end(process: asyncio.subprocess.Process, first: signal.Signals, seconds: float) -> None:
    for order in (first, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(order)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await process.wait()
                return
