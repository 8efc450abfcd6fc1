"""Window resizing: dragging a window sends many sizes, and each drawing of another size is expensive."""

from collections.abc import Callable

from escape_tui.hub.table.named_timers import Alarms
from ssh_host.admission.network_limits import NetworkLimits
from ssh_host.admission.token_bucket import TokenBucket

#: Changes within this time count as one; then each window may be drawn in another size this often.
_GATHER_MS, _RESIZES_A_SECOND, _RESIZES_AT_ONCE = 20, 1, 3


class WindowResizing:
    """Calls *draw* after changes of a window at *address*, no more often than its limits and *network_limits*
    allow."""

    def __init__(
        self, address: str, network_limits: NetworkLimits, alarms: Alarms, draw: Callable[[], None]
    ) -> None:
        self._address = address
        self._network_limits = network_limits
        self._alarms = alarms
        self._draw = draw
        self._bucket = TokenBucket(_RESIZES_A_SECOND, _RESIZES_AT_ONCE, network_limits.clock())

    def changed(self) -> None:
        if "resize" not in self._alarms:
            wait = round(self._bucket.wait(self._network_limits.clock()) * 1000)
            self._alarms.set("resize", max(_GATHER_MS, wait), self._apply)

    def _apply(self) -> None:
        """Draw in the new size, but not straight after another window: a key between them waits for one."""
        if wait := round(self._network_limits.before_resize(self._address) * 1000):
            self._alarms.set("resize", wait, self._apply)
            return
        self._bucket.spend(1, self._network_limits.clock())
        self._draw()
