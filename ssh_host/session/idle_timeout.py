"""The idle timeout: warns visitors who type nothing for long, and then ends their session."""

from collections.abc import Callable

from escape_tui.hub.table.named_timers import Alarms
from ssh_host.config.config import Limits


class IdleTimeout:
    """Calls *warn* with the seconds left, and *expire* when none are left."""

    def __init__(
        self,
        limits: Limits,
        alarms: Alarms,
        clock: Callable[[], float],
        warn: Callable[[int], None],
        expire: Callable[[], None],
    ) -> None:
        self._limits = limits
        self._alarms = alarms
        self._clock = clock
        self._warn = warn
        self._expire = expire
        #: The time of the last input.
        self.active_at = clock()

    def watch(self) -> None:
        """Warn or expire if it is time, and set the alarm for the next check."""
        left = self._limits.idle_minutes * 60 - (self._clock() - self.active_at)
        if left <= 0:
            self._expire()
            return
        if left <= self._limits.idle_warning_seconds:
            self._warn(round(left))
        else:
            left -= self._limits.idle_warning_seconds
        self._alarms.set("idle", round(left * 1000) + 10, self.watch)
