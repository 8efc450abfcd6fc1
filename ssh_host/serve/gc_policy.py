"""Garbage collection, scheduled so that players don't notice it."""

import gc
import time
from collections.abc import Callable

from ssh_host.batching import Batched
from ssh_host.monitoring.log import happened

#: Only generation 0 is collected automatically: a full collection stalls everyone for as long as it takes,
#: and older objects mostly live on or are freed by their reference counts.
THRESHOLDS = (2_500, 1_000_000, 1_000_000)

#: After this many ended sessions and started games, collect everything even while games run. That stalls
#: everybody and makes a worker look dead, so let it use more memory first.
MANY = 1_000

#: The parts of a session or a screen become garbage only when its last task has ended.
_AFTERWARDS_SECONDS = 5.0


class GarbageCollector:
    """Runs a full collection whenever *is_quiet*, because nobody plays or watches, or after many releases."""

    def __init__(self, is_quiet: Callable[[], bool]) -> None:
        self._is_quiet = is_quiet
        self._left = 0
        self._afterwards = Batched(_AFTERWARDS_SECONDS, self._look)
        self._thresholds = gc.get_threshold()

    def begin(self) -> None:
        self._collect()
        self._thresholds = gc.get_threshold()
        gc.set_threshold(*THRESHOLDS)

    def something_left(self) -> None:
        """A session has ended, or a game has replaced screens."""
        self._left += 1
        self._afterwards.report()

    def close(self) -> None:
        """Restore Python's own thresholds."""
        self._afterwards.close()
        gc.set_threshold(*self._thresholds)
        gc.unfreeze()

    def _look(self) -> None:
        if self._is_quiet():
            self._collect()
        elif (left := self._left) >= MANY:
            began = time.perf_counter()
            found = self._collect()
            # Logged because it stalled a game.
            happened(
                "full garbage collection",
                left=left,
                found=found,
                ms=round(1000 * (time.perf_counter() - began)),
            )

    def _collect(self) -> int:
        """Run a full collection; returns how many objects it found."""
        self._left = 0
        gc.unfreeze()
        found = gc.collect()
        gc.freeze()
        return found
