"""When Python looks for garbage, so that nobody at a table notices."""

import asyncio
import gc
import time
from collections.abc import Callable

from ssh_host.monitoring.log import happened

#: The young are looked through once, in small numbers; those who are older never by themselves: they stay, or
#: are let go of without it, and looking through everything stops everybody for as long as it takes.
THRESHOLDS = (2_500, 1_000_000, 1_000_000)

#: So many visits may end and games begin before everything is looked through even while games run.
MANY = 240

#: What a visit or a screen was made of is garbage only when its last task has ended.
_AFTERWARDS_SECONDS = 5.0


class Sweeper:
    """Small sweeps all the time; a whole one when it is quiet, or when *many* have left something."""

    def __init__(self, many: int = MANY) -> None:
        self._is_quiet: Callable[[], bool] = _never
        self._many = many
        self._left = 0
        self._timer: asyncio.TimerHandle | None = None
        self._thresholds = gc.get_threshold()

    def begin(self, is_quiet: Callable[[], bool]) -> None:
        """Sweep from now on, whenever *is_quiet*."""
        self._is_quiet = is_quiet
        self._sweep()
        self._thresholds = gc.get_threshold()
        gc.set_threshold(*THRESHOLDS)

    def something_left(self) -> None:
        """A visit has ended, or screens have made way for a game."""
        self._left += 1
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(_AFTERWARDS_SECONDS, self._look)

    def close(self) -> None:
        """Let Python look for garbage as it did before."""
        if self._timer is not None:
            self._timer.cancel()
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def _look(self) -> None:
        self._timer = None
        if self._is_quiet():
            self._sweep()
        elif (left := self._left) >= self._many:
            began = time.perf_counter()
            found = self._sweep()
            # Somebody has waited for it.
            happened("swept", left=left, found=found, ms=round(1000 * (time.perf_counter() - began)))

    def _sweep(self) -> int:
        """Look through everything; how much garbage there was."""
        self._left = 0
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        return found


def _never() -> bool:
    return False
