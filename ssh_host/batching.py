"""Batching: many small changes lead to one call."""

import asyncio
from collections.abc import Callable


class Batched:
    """Calls *then* once for all reports within *seconds*."""

    def __init__(self, seconds: float, then: Callable[[], None]) -> None:
        self._seconds = seconds
        self._then = then
        self._timer: asyncio.TimerHandle | None = None

    def report(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._seconds, self._tell)

    def close(self) -> None:
        """Forget what was reported."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _tell(self) -> None:
        self._timer = None
        self._then()
