"""The idle timeout: warns visitors who type nothing for long, and then ends their session."""

import asyncio
from collections.abc import Callable

from ssh_host.config.config import Limits


class IdleTimeout:
    """Calls *warn* with the seconds left, and *expire* when none are left."""

    def __init__(
        self,
        limits: Limits,
        warn: Callable[[int], None],
        expire: Callable[[], None],
    ) -> None:
        self._limits = limits
        self._loop = asyncio.get_running_loop()
        self._next_look: asyncio.TimerHandle | None = None
        self._warn = warn
        self._expire = expire
        #: The time of the last input.
        self.active_at = self._loop.time()

    def watch(self) -> None:
        """Warn or expire if it is time, and look again when it may be."""
        left = self._limits.idle_minutes * 60 - (self._loop.time() - self.active_at)
        if left <= 0:
            self._expire()
            return
        if left <= self._limits.idle_warning_seconds:
            self._warn(round(left))
        else:
            left -= self._limits.idle_warning_seconds
        self._next_look = self._loop.call_later(left + 0.01, self.watch)

    def close(self) -> None:
        if self._next_look is not None:
            self._next_look.cancel()
