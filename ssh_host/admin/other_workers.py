"""What the admin screen shows of the other processes of a cluster."""

from escape_tui.hub.port.messages.views import TableSummary
from escape_tui.scene.lobby.visitor_services import Guest, WorkerLine


class OtherWorkers:
    """The other processes of a cluster, as last reported; here there are none."""

    def workers(self) -> tuple[WorkerLine, ...]:
        """All workers, including this one."""
        return ()

    def guests(self) -> tuple[Guest, ...]:
        """The sessions of the others, as last reported."""
        return ()

    async def ask_all(self) -> None:
        """Wait for the others to report their sessions, but not for long."""

    def tables(self) -> tuple[TableSummary, ...]:
        """Their tables, public or not."""
        return ()

    def waiting(self) -> int:
        """The length of the queues at all gates."""
        return 0
