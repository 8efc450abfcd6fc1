"""Stopping in good order, as the signals ask."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from typing import Any


class Stopping:
    """What the signals have asked for: SIGTERM to drain, a second one or SIGINT to stop now."""

    def __init__(self) -> None:
        self._drain, self._stop = asyncio.Event(), asyncio.Event()

    def __enter__(self) -> "Stopping":
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, self._terminate)
        loop.add_signal_handler(signal.SIGINT, self._interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_signal_handler(signal.SIGTERM)
        loop.remove_signal_handler(signal.SIGINT)

    def ask(self) -> None:
        """Drain, as after a first SIGTERM."""
        self._drain.set()

    def _terminate(self) -> None:
        (self._stop if self._drain.is_set() else self._drain).set()

    def _interrupt(self) -> None:
        self._drain.set()
        self._stop.set()

    async def wait(self, drain: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Until the host may close: once asked to, *drain* is run, as long as nobody says now."""
        await self._drain.wait()
        draining = asyncio.create_task(drain())
        stopping = asyncio.create_task(self._stop.wait())
        await asyncio.wait({draining, stopping}, return_when=asyncio.FIRST_COMPLETED)
        for task in (draining, stopping):
            task.cancel()
        await asyncio.gather(draining, stopping, return_exceptions=True)
