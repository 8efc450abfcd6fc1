"""Orderly stops, requested by signals or admins."""

import asyncio
import signal
from collections.abc import Callable, Coroutine
from typing import Any

from ssh_host.admin.draining import Draining


class Stopping(Draining):
    """The requested stop. A first SIGTERM drains, a second one or SIGINT stops at once. An admin can order a
    drain, and cancel it."""

    def __init__(self) -> None:
        self._drain, self._stop, self._back = asyncio.Event(), asyncio.Event(), asyncio.Event()
        #: Whether the drain was started by an admin, not by a signal.
        self.is_by_hand = False

    def __enter__(self) -> "Stopping":
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGTERM, self._terminate)
        loop.add_signal_handler(signal.SIGINT, self._interrupt)
        return self

    def __exit__(self, *_: object) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_signal_handler(signal.SIGTERM)
        loop.remove_signal_handler(signal.SIGINT)

    def begin_drain(self) -> None:
        """Drain, as after a first SIGTERM."""
        if not self._drain.is_set():
            self.is_by_hand = True
            self._drain.set()

    def take_back_drain(self) -> bool:
        """Cancel an admin's drain; `False` if a signal started it."""
        if self.is_by_hand:
            self.is_by_hand = False
            self._drain.clear()
            self._back.set()
            return True
        return not self._drain.is_set()

    def _terminate(self) -> None:
        is_second = self._drain.is_set() and not self.is_by_hand
        self.is_by_hand = False
        (self._stop if is_second else self._drain).set()

    def _interrupt(self) -> None:
        self._drain.set()
        self._stop.set()

    async def wait(self, drain: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Wait until the host may close. When a drain is requested, run *drain*; it is cut short by a stop,
        and cancelled by `take_back_drain`."""
        is_over = False
        while not is_over:
            await self._drain.wait()
            self._back.clear()
            waits = (drain(), self._stop.wait(), self._back.wait())
            tasks = draining, stopping, _ = [asyncio.create_task(wait) for wait in waits]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            is_over = draining.done() or stopping.done()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
