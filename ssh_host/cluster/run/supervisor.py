"""The supervisor: starts child processes and restarts them when they die."""

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
from collections.abc import Callable, Mapping

from msgspec import Struct

#: The first and the longest pause before a restart.
FIRST_PAUSE_SECONDS = 0.2
LONGEST_PAUSE_SECONDS = 10.0
#: A child that ran this long started properly: reset the pause.
STEADY_SECONDS = 5.0
#: Report a child that keeps dying after this many deaths in a row.
KEEPS_DYING = 5

#: PR_SET_PDEATHSIG of Linux's prctl.
_PARENT_DEATH_SIGNAL = 1


class Child(Struct, frozen=True):
    """A process to keep alive, its time limit for stopping, and an extra delay before a restart."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str] = {}
    ends_within_seconds: float = 15.0
    later_seconds: float = 0.0


class Supervisor:
    """Keeps children alive; *say* is called with messages for the operator."""

    def __init__(self, say: Callable[[str], None]) -> None:
        self._say = say
        self._running: dict[str, asyncio.subprocess.Process] = {}
        self._keepers: dict[str, asyncio.Task[None]] = {}
        self._last_order = signal.SIGTERM

    def keep(self, child: Child) -> None:
        """Start *child*, and restart it until it is stopped."""
        task = asyncio.get_running_loop().create_task(self._keep(child), name=f"keeping {child.name}")
        self._keepers[child.name] = task

    def process(self, name: str) -> int | None:
        """The PID of the child *name* while it runs."""
        running = self._running.get(name)
        return None if running is None or running.returncode is not None else running.pid

    async def stop(self, name: str) -> None:
        """Stop the child *name*, wait for it, and don't restart it."""
        keeper = self._keepers.pop(name, None)
        if keeper is not None:
            keeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await keeper

    async def stop_all(self) -> None:
        """Stop the first child after all others, which depend on it."""
        # Ask them to stop at once: no worker is left to hand tables over to.
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
                self._say(f"{child.name} keeps dying (last with code {code}); it will be restarted again.")
            else:
                self._say(f"{child.name} ended with code {code}; it will be restarted.")
            await asyncio.sleep(child.later_seconds + pause)
            pause = min(2 * pause, LONGEST_PAUSE_SECONDS)

    async def _run(self, child: Child) -> int:
        process = await asyncio.create_subprocess_exec(
            *child.command,
            stdin=asyncio.subprocess.DEVNULL,
            env={**os.environ, **child.environment},
            # Ctrl+C must reach only the supervisor, which stops the children in order.
            start_new_session=True,
            preexec_fn=end_with_parent,
        )
        self._running[child.name] = process
        try:
            return await process.wait()
        except asyncio.CancelledError:
            await _end(process, self._last_order, child.ends_within_seconds)
            raise


def end_with_parent() -> None:
    """Let children die with the supervisor; otherwise they would keep its ports."""
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
