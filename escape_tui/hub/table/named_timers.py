"""The timers of a table, by name."""

from collections.abc import Callable

from escape_tui.engine.state import Millis
from escape_tui.hub.clockwork import Alarm, Clockwork


class Alarms:
    """At most one alarm of each name; setting it again replaces it."""

    def __init__(self, clockwork: Clockwork) -> None:
        self._clockwork = clockwork
        self._set: dict[str, Alarm] = {}

    def __contains__(self, name: str) -> bool:
        return name in self._set

    def set(self, name: str, after: Millis, action: Callable[[], None]) -> None:
        """Call *action* *after* this many milliseconds, unless *name* is cancelled before."""
        self.cancel(name)

        def ring() -> None:
            del self._set[name]
            action()

        self._set[name] = self._clockwork.ring_at(self._clockwork.now() + after, ring)

    def cancel(self, *names: str) -> None:
        for name in names:
            if (alarm := self._set.pop(name, None)) is not None:
                alarm.cancel()

    def clear(self) -> None:
        self.cancel(*self._set)
